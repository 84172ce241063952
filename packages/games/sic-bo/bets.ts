import { type BetType, pays, plainBet } from '../table-engine/bet-type.ts';

export interface SicBoSeen {
  /** Three dice from 1 to 6, in the order in which they lie. */
  readonly dice: readonly [number, number, number];
}

/** Odds to one that tables set differently (rulebook 1.3: A, B and C). */
export interface SicBoPays {
  /** For totals 4 to 10; 11 to 17 pay as 10 to 4. */
  readonly totals: readonly [number, number, number, number, number, number, number];
  readonly pair: number;
  readonly double: number;
  readonly triple: number;
  readonly anyTriple: number;
}
export const payTables = {
  A: { totals: [50, 18, 14, 12, 8, 6, 6], pair: 5, double: 8, triple: 150, anyTriple: 24 },
  B: { totals: [60, 30, 17, 12, 8, 6, 6], pair: 5, double: 10, triple: 180, anyTriple: 30 },
  C: { totals: [62, 31, 18, 12, 8, 7, 6], pair: 6, double: 11, triple: 180, anyTriple: 31 },
} as const satisfies Record<string, SicBoPays>;
export type PayTableName = keyof typeof payTables;

const faces = [1, 2, 3, 4, 5, 6] as const;
const lowestTotal = 4;
const mirror = 21;

export const totalOf = ({ dice }: SicBoSeen): number => dice.reduce((sum, die) => sum + die, 0);
export const isTriple = ({ dice: [first, second, third] }: SicBoSeen): boolean => first === second && second === third;
const countOf = ({ dice }: SicBoSeen, face: number) => dice.filter((die) => die === face).length;
const sorted = ({ dice }: SicBoSeen) => [...dice].sort((a, b) => a - b).join('-');
const facesOf = (selection: string) => selection.split('-').map(Number);

const evenChance = (key: string, opposite: string, wins: (total: number) => boolean) =>
  plainBet<SicBoSeen>({ key, opposite, toOne: 1, wins: (seen) => !isTriple(seen) && wins(totalOf(seen)) });

/** A bet with a choice that pays the same odds whatever is chosen. */
const chosen = (
  key: string,
  selections: readonly string[],
  toOne: number,
  wins: (seen: SicBoSeen, selection: string) => boolean,
): BetType<SicBoSeen> => ({
  key,
  selections,
  returnOf: (seen, selection) => (wins(seen, selection) ? pays(toOne) : 0),
  returnsOf: () => [pays(toOne)],
});

function totalBet(totals: SicBoPays['totals']): BetType<SicBoSeen> {
  const back = (selection: string) => {
    const total = Number(selection);
    return pays(totals[Math.min(total, mirror - total) - lowestTotal] as number);
  };
  return {
    key: 'total',
    selections: Array.from({ length: 14 }, (_, index) => String(index + lowestTotal)),
    returnOf: (seen, selection) => (totalOf(seen) === Number(selection) ? back(selection) : 0),
    returnsOf: (selection) => [back(selection)],
  };
}

const singleFace: BetType<SicBoSeen> = {
  key: 'single',
  selections: faces.map(String),
  returnOf: (seen, selection) => {
    const matches = countOf(seen, Number(selection));
    return matches === 0 ? 0 : pays(matches);
  },
  returnsOf: () => [pays(3), pays(2), pays(1)],
};

const pairs = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => `${a}-${b}`));
const threes = pairs.flatMap((pair) => faces.filter((c) => c > Number(pair.at(-1))).map((c) => `${pair}-${c}`));
const twoAndOnes = faces.flatMap((twice) =>
  faces.filter((once) => once !== twice).map((once) => [twice, twice, once].sort((a, b) => a - b).join('-')),
);
/** The four sets that the usual felt names. */
const fours = ['1-2-3-4', '2-3-4-5', '2-3-5-6', '3-4-5-6'];

/** Every bet of the table at the odds of a pay table. */
export function sicBoBets(prices: SicBoPays = payTables.A): readonly BetType<SicBoSeen>[] {
  return [
    evenChance('big', 'small', (total) => total > mirror / 2),
    evenChance('small', 'big', (total) => total < mirror / 2),
    evenChance('odd', 'even', (total) => total % 2 === 1),
    evenChance('even', 'odd', (total) => total % 2 === 0),
    totalBet(prices.totals),
    singleFace,
    chosen('pair', pairs, prices.pair, (seen, selection) =>
      facesOf(selection).every((face) => countOf(seen, face) > 0),
    ),
    chosen('double', faces.map(String), prices.double, (seen, selection) => countOf(seen, Number(selection)) >= 2),
    chosen('triple', faces.map(String), prices.triple, (seen, selection) => countOf(seen, Number(selection)) === 3),
    plainBet({ key: 'anyTriple', toOne: prices.anyTriple, wins: isTriple }),
    chosen('fourNumbers', fours, 7, (seen, selection) => {
      const named = facesOf(selection);
      return new Set(seen.dice).size === 3 && seen.dice.every((die) => named.includes(die));
    }),
    chosen('threeNumbers', threes, 30, (seen, selection) => sorted(seen) === selection),
    chosen('twoAndOne', twoAndOnes, 50, (seen, selection) => sorted(seen) === selection),
  ];
}
