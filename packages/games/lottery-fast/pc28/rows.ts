import type { LotteryBet } from '../../lottery/bet.ts';
import { type AdvertisedRow, defaultGroup, finder, fixedList } from '../../lottery/game.ts';
import { fixedReturns } from '../../lottery/returns.ts';
import { selectionOf } from '../../lottery/selection.ts';

const project = 'project odds';
const book = '95% book';
const sumEdges = [
  '5.0000',
  '5.0020',
  '5.0020',
  '5.0000',
  '5.0050',
  '5.0170',
  '5.0240',
  '5.0320',
  '5.0050',
  '5.0150',
  '5.0590',
  '5.0560',
  '5.0270',
  '5.0500',
] as const;
const mirror = 27;

const rows: readonly (readonly [name: string, key: string, selection: string, edge: string, variant: string])[] = [
  ['big 14-27 / small 0-13 / odd / even', 'words', 'big', '2.0000', 'G=1960'],
  ['big odd', 'combination', 'bigOdd', '2.9800', project],
  ['small even', 'combination', 'smallEven', '2.9800', project],
  ['big even', 'combination', 'bigEven', '3.1600', project],
  ['small odd', 'combination', 'smallOdd', '3.1600', project],
  ['extreme big 22-27', 'extreme', 'big', '3.6800', project],
  ['extreme small 0-5', 'extreme', 'small', '3.6800', project],
  ['leopard (three alike)', 'shape', 'leopard', '5.0000', project],
  ['pair', 'shape', 'pair', '5.5000', project],
  ['straight (9-0 wraps)', 'shape', 'straight', '5.2000', project],
  ...sumEdges.map((edge, sum) => [`exact ${sum} or ${mirror - sum}`, 'sum', `${sum}`, edge, book] as const),
  ['big pays 1.9 net-of-stake 0.9, 13/14 push', 'wordsBack1314', 'big', '4.2500', '13/14 refund version with margin'],
];

export function pc28Rows(bets: readonly LotteryBet[]): readonly AdvertisedRow[] {
  const find = finder(bets);
  return rows.map(([name, key, selection, edgePercent, variant]) => ({
    name,
    variant,
    bet: find(key),
    selection: selectionOf(selection),
    returns: fixedReturns(fixedList, defaultGroup, null),
    edgePercent,
  }));
}
