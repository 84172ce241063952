import type { LotteryBet, Prize, Wins } from '../lottery/bet.ts';
import { atMost, eachBet } from '../lottery/bets/each.ts';
import { permutationsOf } from '../lottery/combinations.ts';
import type { LotteryDraw } from '../lottery/draw.ts';
import { chance, fixedList } from '../lottery/game.ts';

/** Returns of the bets by name (rulebook 5.4). */
export const thaiPrices = {
  government: {
    top3: '900',
    tod3: '130',
    front3: '400',
    back3: '400',
    top2: '90',
    bottom2: '90',
    runTop: '3.2',
    runBottom: '4.2',
  },
  tod150: { tod3: '150' },
  vip: { top2: '95', bottom2: '95' },
  daily: { top3: '800', tod3: '120', top2: '90', bottom2: '90', runTop: '3.2', runBottom: '4.2' },
} as const satisfies Record<string, Readonly<Partial<Record<ThaiBetKey, string>>>>;

export type ThaiPriceList = keyof typeof thaiPrices;
export type ThaiBetKey = 'top3' | 'tod3' | 'front3' | 'back3' | 'top2' | 'bottom2' | 'runTop' | 'runBottom';

const lastOfFirst = (draw: LotteryDraw, digits: number) => (draw.first?.[0] ?? '').slice(-digits);
const times = (drawn: readonly string[] | undefined, token: string) =>
  (drawn ?? []).filter((number) => number === token).length;
const won = (count: number): Wins => (count > 0 ? { win: count } : {});

/** How many orders a number's digits have, as the prize that it wins is called. */
const kinds = ['', 'triple', '', 'pair', '', '', 'distinct'] as const;
const kindOf = (number: string) => kinds[permutationsOf(number).length] ?? '';

/** All chosen numbers that are orders of the same digits win together. */
const bestOfOrders: LotteryBet['best'] = ([chosen = []]) => {
  const alike = new Map<string, Wins>();
  for (const token of chosen) {
    const digits = [...token].sort().join('');
    const kind = kindOf(token);
    alike.set(digits, { [kind]: (alike.get(digits)?.[kind] ?? 0) + 1 });
  }
  return [...alike.values()];
};

interface ThaiRule {
  readonly key: ThaiBetKey;
  readonly digits: number;
  readonly ways: Readonly<Record<string, readonly [ways: number, of: number]>>;
  readonly hits: (draw: LotteryDraw, token: string) => Wins;
  /** Drawn numbers that can win. */
  readonly drawn?: number;
  /** How many of the chosen ones can win together; left out: one for each drawn number. */
  readonly most?: (chosen: readonly string[]) => number;
}

const rules: readonly ThaiRule[] = [
  {
    key: 'top3',
    digits: 3,
    ways: { win: [1, 1_000] },
    hits: (draw, token) => won(times([lastOfFirst(draw, 3)], token)),
  },
  {
    key: 'tod3',
    digits: 3,
    ways: { distinct: [6, 1_000], pair: [3, 1_000], triple: [1, 1_000] },
    hits: (draw, token) => (permutationsOf(token).includes(lastOfFirst(draw, 3)) ? { [kindOf(token)]: 1 } : {}),
  },
  {
    key: 'front3',
    digits: 3,
    ways: { win: [2, 1_000] },
    hits: (draw, token) => won(times(draw.front3, token)),
    drawn: 2,
  },
  {
    key: 'back3',
    digits: 3,
    ways: { win: [2, 1_000] },
    hits: (draw, token) => won(times(draw.back3, token)),
    drawn: 2,
  },
  { key: 'top2', digits: 2, ways: { win: [1, 100] }, hits: (draw, token) => won(times([lastOfFirst(draw, 2)], token)) },
  { key: 'bottom2', digits: 2, ways: { win: [1, 100] }, hits: (draw, token) => won(times(draw.back2, token)) },
  {
    key: 'runTop',
    digits: 1,
    ways: { win: [271, 1_000] },
    hits: (draw, token) => won(lastOfFirst(draw, 3).includes(token) ? 1 : 0),
    most: atMost(3),
  },
  {
    key: 'runBottom',
    digits: 1,
    ways: { win: [19, 100] },
    hits: (draw, token) => won((draw.back2?.[0] ?? '').includes(token) ? 1 : 0),
    most: atMost(2),
  },
];

const maxNumbers = 1_000;

/** Every Thai bet that a price list has. */
export function thaiBets(list: ThaiPriceList): readonly LotteryBet[] {
  const prices: Partial<Record<ThaiBetKey, string>> = thaiPrices[list];
  return rules.flatMap(({ key, digits, ways, hits, drawn = 1, most = () => drawn }) => {
    const price = prices[key];
    if (price === undefined) return [];
    const prizes: readonly Prize[] = Object.entries(ways).map(([prize, [count, of]]) => ({
      key: prize,
      chance: chance(count, of),
      ...(drawn > 1 && { tries: drawn }),
      prices: { [fixedList]: price },
    }));
    return eachBet({
      key,
      form: { groups: [{ name: 'numbers', tokens: { digits }, min: 1, max: Math.min(maxNumbers, 10 ** digits) }] },
      prizes,
      hits,
      ...(prizes.length > 1 ? { prizesOf: ([chosen = []]) => chosen.map(kindOf), best: bestOfOrders } : { most }),
    });
  });
}
