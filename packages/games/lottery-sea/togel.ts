import { rational } from '../exact/rational.ts';
import type { LotteryBet } from '../lottery/bet.ts';
import { atMost, eachBet } from '../lottery/bets/each.ts';
import type { DrawShape } from '../lottery/draw.ts';
import { type AdvertisedRow, chance, finder, fixedList, type LotteryGame } from '../lottery/game.ts';
import { listReturns } from '../lottery/returns.ts';
import { selectionOf } from '../lottery/selection.ts';

const shape: DrawShape = [{ key: 'first', count: 1, of: { digits: 4 } }];
const maxNumbers = 1_000;
const percent = 100n;

/** Bets on the last digits of the number: what is paid on the nominal stake, and the part of it that is really paid in. */
const lastDigits = [
  { key: '4D', digits: 4, back: '3000', costPercent: 34n },
  { key: '3D', digits: 3, back: '400', costPercent: 41n },
  { key: '2D', digits: 2, back: '70', costPercent: 71n },
] as const;

const bets: readonly LotteryBet[] = [
  ...lastDigits.map(({ key, digits, back, costPercent }) =>
    eachBet({
      key,
      form: { groups: [{ name: 'numbers', tokens: { digits }, min: 1, max: Math.min(maxNumbers, 10 ** digits) }] },
      cost: rational(costPercent, percent),
      prizes: [{ key: 'win', chance: chance(1, 10 ** digits), prices: { [fixedList]: back } }],
      hits: (draw, token) => (draw.first?.[0]?.slice(-digits) === token ? { win: 1 } : {}),
      isEither: true,
    }),
  ),
  eachBet({
    key: 'colokBebas',
    form: { groups: [{ name: 'numbers', tokens: { digits: 1 }, min: 1, max: 10 }] },
    cost: rational(94n, percent),
    prizes: [{ key: 'win', chance: chance(3_439, 10_000), prices: { [fixedList]: '2.5' } }],
    hits: (draw, token) => (draw.first?.[0]?.includes(token) ? { win: 1 } : {}),
    most: atMost(4),
  }),
];

const rows: readonly (readonly [name: string, key: string, selection: string, edge: string])[] = [
  ['4D pays 3000x nominal, discount 66%', '4D', '1234', '11.7647'],
  ['3D pays 400x nominal, discount 59%', '3D', '234', '2.4390'],
  ['2D pays 70x nominal, discount 29%', '2D', '34', '1.4085'],
  ['colok bebas (one digit anywhere in 4D), pays 1.5 per 1 plus stake, discount 6%', 'colokBebas', '4', '8.5372'],
];

const returns = listReturns(fixedList);
const find = finder(bets);
const advertised: readonly AdvertisedRow[] = rows.map(([name, key, selection, edgePercent]) => ({
  name,
  variant: 'customary discounts',
  bet: find(key),
  selection: selectionOf(selection),
  returns,
  edgePercent,
}));

/** Indonesian togel: one number of four digits, stakes with a discount (rulebook 5.5). */
export const togel: LotteryGame = { code: 'togel', shape, bets, returns: () => returns, rows: advertised };
