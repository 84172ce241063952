import type { LotteryBet, Prize, Wins } from '../lottery/bet.ts';
import { eachBet } from '../lottery/bets/each.ts';
import { permutationsOf } from '../lottery/combinations.ts';
import type { DrawShape, LotteryDraw } from '../lottery/draw.ts';
import { type AdvertisedRow, chance, finder, fixedList, type LotteryGame } from '../lottery/game.ts';
import { listReturns } from '../lottery/returns.ts';
import { selectionOf, type Tokens } from '../lottery/selection.ts';

const prizeCounts = { first: 1, second: 1, third: 1, special: 10, consolation: 10 } as const;
type PrizeName = keyof typeof prizeCounts;
const names = Object.keys(prizeCounts) as PrizeName[];
const maxNumbers = 100;

const shape: DrawShape = names.map((key) => ({ key, count: prizeCounts[key], of: { digits: 4 } }));

type Backs = Readonly<Partial<Record<PrizeName, string>>>;
const backs = (first: string, second?: string, third?: string, special?: string, consolation?: string): Backs => ({
  first,
  ...(second !== undefined && { second }),
  ...(third !== undefined && { third }),
  ...(special !== undefined && { special }),
  ...(consolation !== undefined && { consolation }),
});

/** A bet on a number and, in a box, on every order of its digits; prizes by name. */
function drawnBet(bet: { key: string; digits: number; orders: number | null; backs: Backs }): LotteryBet {
  const paid = names.filter((name) => bet.backs[name] !== undefined);
  const prizes: readonly Prize[] = paid.map((name) => ({
    key: name,
    chance: chance(prizeCounts[name] * (bet.orders ?? 1), 10 ** bet.digits),
    tries: prizeCounts[name],
    prices: { [fixedList]: bet.backs[name] ?? '' },
  }));
  const winners = (token: string) => (bet.orders === null ? [token] : permutationsOf(token));
  const hits = (draw: LotteryDraw, token: string): Wins => {
    const won = winners(token);
    return Object.fromEntries(
      paid
        .map(
          (name) =>
            [name, (draw[name] ?? []).filter((drawn) => won.includes(drawn.slice(-bet.digits))).length] as const,
        )
        .filter(([, times]) => times > 0),
    );
  };
  return eachBet({
    key: bet.key,
    form: { groups: [{ name: 'numbers', tokens: tokensOf(bet), min: 1, max: maxNumbers }] },
    prizes,
    hits,
    // Every drawn number can be one of the chosen ones.
    best: () => [Object.fromEntries(paid.map((name) => [name, prizeCounts[name]]))],
  });
}

/** A box takes the numbers alone that have so many orders. */
const tokensOf = ({ digits, orders }: { digits: number; orders: number | null }): Tokens =>
  orders === null ? { digits } : { digits, orders };

const boxes = [
  { orders: 24, big: backs('105', '42', '21', '8', '3'), small: backs('146', '84', '42') },
  { orders: 12, big: backs('209', '84', '42', '15', '5'), small: backs('292', '167', '84') },
  { orders: 6, big: backs('417', '167', '84', '30', '10'), small: backs('584', '334', '167') },
  { orders: 4, big: backs('625', '250', '125', '45', '15'), small: backs('875', '500', '250') },
] as const;

const bets: readonly LotteryBet[] = [
  drawnBet({ key: 'big', digits: 4, orders: null, backs: backs('2500', '1000', '500', '180', '60') }),
  drawnBet({ key: 'small', digits: 4, orders: null, backs: backs('3500', '2000', '1000') }),
  drawnBet({ key: '4A', digits: 4, orders: null, backs: backs('6000') }),
  drawnBet({ key: '3A', digits: 3, orders: null, backs: backs('660') }),
  drawnBet({ key: '3ABC', digits: 3, orders: null, backs: backs('220', '220', '220') }),
  ...boxes.flatMap(({ orders, big, small }) => [
    drawnBet({ key: `ibox${orders}Big`, digits: 4, orders, backs: big }),
    drawnBet({ key: `ibox${orders}Small`, digits: 4, orders, backs: small }),
  ]),
];

const wins = '(23 or 3 winning numbers of 10,000; RM prizes include stake nothing back)';
const rows: readonly (readonly [name: string, key: string, selection: string, edge: string])[] = [
  [`big RTP per 1 unit ${wins}`, 'big', '1234', '36.0000'],
  [`small RTP per 1 unit ${wins}`, 'small', '1234', '35.0000'],
  ['4A RTP (6000)', '4A', '1234', '40.0000'],
  ['3A RTP (660)', '3A', '234', '34.0000'],
  ['3ABC RTP (220 on each of three numbers)', '3ABC', '234', '34.0000'],
  ['iBox 24 big RTP', 'ibox24Big', '1234', '33.2800'],
  ['iBox 24 small RTP', 'ibox24Small', '1234', '34.7200'],
  ['iBox 12 big RTP', 'ibox12Big', '1123', '35.8000'],
  ['iBox 12 small RTP', 'ibox12Small', '1123', '34.8400'],
  ['iBox 6 big RTP', 'ibox6Big', '1122', '35.9200'],
  ['iBox 6 small RTP', 'ibox6Small', '1122', '34.9000'],
  ['iBox 4 big RTP', 'ibox4Big', '1112', '36.0000'],
  ['iBox 4 small RTP', 'ibox4Small', '1112', '35.0000'],
];

const returns = listReturns(fixedList);
const find = finder(bets);
const advertised: readonly AdvertisedRow[] = rows.map(([name, key, selection, edgePercent]) => ({
  name,
  variant: '23 numbers',
  bet: find(key),
  selection: selectionOf(selection),
  returns,
  edgePercent,
}));

/** Malaysian and Singapore 4D: 23 numbers of four digits (rulebook 5.5). */
export const fourD: LotteryGame = { code: '4d', shape, bets, returns: () => returns, rows: advertised };
