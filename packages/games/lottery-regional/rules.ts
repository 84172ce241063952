import type { Region } from './shapes.ts';

/** Which digits of a drawn number count. */
export type Taken = 'last' | 'first' | 'tens';

/** On which prizes a bet looks, by region; null: on all numbers that are long enough. A region without a line has no such bet. */
type Prizes = Readonly<Partial<Record<Region, readonly string[] | null>>>;

interface NumberRule {
  readonly key: string;
  readonly digits: number;
  readonly taken: Taken;
  readonly prizes: Prizes;
  /** What a single bet costs; left out: as much as numbers count. */
  readonly cost?: number;
}

const everywhere = (north: readonly string[] | null, south: readonly string[] | null): Prizes => ({
  north,
  south,
  central: south,
});
const all = everywhere(null, null);
const special = everywhere(['DB'], ['DB']);
const southOnly = (prizes: readonly string[]): Prizes => ({ south: prizes, central: prizes });

/** Bets on a number that pay for each time it is drawn (rulebook 5.3). */
export const numberRules: readonly NumberRule[] = [
  { key: 'lo2', digits: 2, taken: 'last', prizes: all },
  { key: 'lo3', digits: 3, taken: 'last', prizes: all },
  { key: 'lo4', digits: 4, taken: 'last', prizes: all },
  { key: 'lo2dau', digits: 2, taken: 'first', prizes: all },
  { key: 'lo2_1k', digits: 2, taken: 'last', prizes: all, cost: 1 },
  { key: 'de', digits: 2, taken: 'last', prizes: special },
  { key: 'dedau', digits: 2, taken: 'last', prizes: everywhere(['G7'], ['G8']) },
  { key: 'dedaudb', digits: 2, taken: 'first', prizes: special },
  { key: 'degiai1', digits: 2, taken: 'last', prizes: everywhere(['G1'], ['G1']) },
  { key: 'degiai7', digits: 2, taken: 'last', prizes: { north: ['G7'] } },
  { key: 'dd', digits: 2, taken: 'last', prizes: everywhere(['G7', 'DB'], ['G8', 'DB']) },
  { key: 'dau', digits: 1, taken: 'tens', prizes: special },
  { key: 'duoi', digits: 1, taken: 'last', prizes: special },
  { key: '3cang', digits: 3, taken: 'last', prizes: special },
  { key: '3cangdau', digits: 3, taken: 'last', prizes: everywhere(['G6'], ['G7']) },
  { key: '3cangdd', digits: 3, taken: 'last', prizes: everywhere(['G6', 'DB'], ['G7', 'DB']) },
  { key: '4cang', digits: 4, taken: 'last', prizes: special },
  { key: 'b7', digits: 2, taken: 'last', prizes: southOnly(['G8', 'G7', 'G6', 'G5', 'DB']) },
  { key: 'b8', digits: 2, taken: 'last', prizes: { north: ['G7', 'G6', 'DB'] } },
];

/** Bets on several 2-digit numbers together: all of them appear, or none does. */
export const togetherRules = [
  { key: 'xien2', pick: 2, appears: true },
  { key: 'xien3', pick: 3, appears: true },
  { key: 'xien4', pick: 4, appears: true },
  { key: 'truot4', pick: 4, appears: false },
  { key: 'truot8', pick: 8, appears: false },
  { key: 'truot10', pick: 10, appears: false },
] as const;

/** Bets on what the last two digits of the special prize are. */
const wordRules = ['taixiu', 'tong'] as const;

/** The prizes that a bet looks at; null: all, also for a bet that is not on numbers of named prizes. */
export function prizesOfBet(key: string, region: Region): readonly string[] | null {
  if ((wordRules as readonly string[]).includes(key)) return ['DB'];
  return numberRules.find((rule) => rule.key === key)?.prizes[region] ?? null;
}
