import type { DrawShape } from '../lottery/draw.ts';
import { type AdvertisedRow, finder, fixedList, type LotteryGame } from '../lottery/game.ts';
import { listReturns } from '../lottery/returns.ts';
import { selectionOf } from '../lottery/selection.ts';
import { type ThaiPriceList, thaiBets } from './bets.ts';

const governmentShape: DrawShape = [
  { key: 'first', count: 1, of: { digits: 6 } },
  { key: 'front3', count: 2, of: { digits: 3 } },
  { key: 'back3', count: 2, of: { digits: 3 } },
  { key: 'back2', count: 1, of: { digits: 2 } },
];
const dailyShape: DrawShape = [
  { key: 'first', count: 1, of: { digits: 3 } },
  { key: 'back2', count: 1, of: { digits: 2 } },
];

const rows: readonly (readonly [
  name: string,
  key: string,
  selection: string,
  edge: string,
  list: ThaiPriceList,
  variant: string,
])[] = [
  ['3 top straight (last 3 of first prize)', 'top3', '456', '10.0000', 'government', 'government draw'],
  ['3 top tod (any order), three distinct digits', 'tod3', '456', '22.0000', 'government', 'government draw'],
  ['3 top tod (any order), one pair', 'tod3', '445', '61.0000', 'government', 'government draw'],
  ['3 top tod (any order), triple', 'tod3', '444', '87.0000', 'government', 'government draw'],
  ['3 top tod (any order), three distinct digits', 'tod3', '456', '10.0000', 'tod150', 'government draw, 150 table'],
  ['3 front (two numbers drawn)', 'front3', '456', '20.0000', 'government', 'government draw'],
  ['3 bottom/back (two numbers drawn)', 'back3', '456', '20.0000', 'government', 'government draw'],
  ['2 top (last 2 of first prize)', 'top2', '45', '10.0000', 'government', 'government draw'],
  ['2 bottom (2-digit prize)', 'bottom2', '45', '10.0000', 'government', 'government draw'],
  ['2 top or bottom at 95', 'top2', '45', '5.0000', 'vip', 'best VIP table'],
  ['run top (digit in last 3 of first prize)', 'runTop', '4', '13.2800', 'government', 'government draw'],
  ['run bottom (digit in 2-digit prize)', 'runBottom', '4', '20.2000', 'government', 'government draw'],
  ['3 top straight', 'top3', '456', '20.0000', 'daily', 'daily (stock, yeekee, Lao, Hanoi)'],
  ['3 tod distinct', 'tod3', '456', '28.0000', 'daily', 'daily (stock, yeekee, Lao, Hanoi)'],
  ['2 top/bottom', 'top2', '45', '10.0000', 'daily', 'daily (stock, yeekee, Lao, Hanoi)'],
  ['run top', 'runTop', '4', '13.2800', 'daily', 'daily (stock, yeekee, Lao, Hanoi)'],
  ['run bottom', 'runBottom', '4', '20.2000', 'daily', 'daily (stock, yeekee, Lao, Hanoi)'],
];

const returns = listReturns(fixedList);

const rowsOf = (isOwn: (list: ThaiPriceList) => boolean): readonly AdvertisedRow[] =>
  rows
    .filter(([, , , , list]) => isOwn(list))
    .map(([name, key, selection, edgePercent, list, variant]) => ({
      name,
      variant,
      bet: finder(thaiBets(list))(key),
      selection: selectionOf(selection),
      returns,
      edgePercent,
    }));

/** Every row of the rulebook on Thai bets. */
export const thaiRows = (): readonly AdvertisedRow[] => rowsOf(() => true);

const game = (code: string, shape: DrawShape, list: ThaiPriceList): LotteryGame => ({
  code,
  shape,
  bets: thaiBets(list),
  returns: () => returns,
  rows: rowsOf((one) => one === list),
});

/** The government's draw on the 1st and the 16th (rulebook 5.4). */
export const thai = game('thai', governmentShape, 'government');
/** Daily and quarter-hourly draws with their own prices. */
export const thaiDaily = game('thai-daily', dailyShape, 'daily');
