import { add, multiply, type Rational, rational } from '../exact/rational.ts';

/** A share of a table: so many times the bet, with an integer weight. */
export type Weighted = readonly [times: number, weight: number];

/** What a caught fish pays, in bets. */
export type Pays =
  | { readonly form: 'fixed'; readonly times: number }
  /** Each whole number from the first to the last is as likely as the others. */
  | { readonly form: 'range'; readonly from: number; readonly to: number }
  | { readonly form: 'wheel'; readonly slices: readonly Weighted[] }
  /** Its own prize and so many draws from a fixed table, whatever swims around it. */
  | { readonly form: 'chain'; readonly own: number; readonly draws: number; readonly table: readonly Weighted[] };

/** How a kind swims; it has no effect on what it pays. */
export interface Swim {
  /** Crosses the field in so many milliseconds. */
  readonly crossMs: number;
  /** Share of the field's width that it is long. */
  readonly length: number;
  /** How often it comes beside others; 0: bosses alone, which have times of their own. */
  readonly often: number;
  /** As many swim together. */
  readonly school: number;
}

export interface FishKind {
  readonly key: string;
  readonly pays: Pays;
  readonly swim: Swim;
}

const swim = (crossMs: number, length: number, often: number, school = 1): Swim => ({ crossMs, length, often, school });
const fixed = <Key extends string>(key: Key, times: number, how: Swim) =>
  ({ key, pays: { form: 'fixed', times }, swim: how }) as const;

const bombTable: readonly Weighted[] = [
  [2, 30],
  [3, 25],
  [4, 15],
  [5, 10],
  [6, 8],
  [8, 6],
  [10, 4],
  [15, 2],
];
const wheelSlices: readonly Weighted[] = [
  [100, 40],
  [150, 25],
  [200, 15],
  [300, 10],
  [500, 7],
  [1000, 3],
];

/** The fish of rulebook 3.1, from the smallest prize up. */
export const fishKinds = [
  fixed('guppy', 2, swim(15_000, 0.045, 10, 6)),
  fixed('sardine', 3, swim(14_000, 0.052, 9, 5)),
  fixed('clown', 4, swim(17_000, 0.056, 8, 4)),
  fixed('angel', 5, swim(18_000, 0.06, 7, 3)),
  fixed('puffer', 6, swim(21_000, 0.066, 6, 2)),
  fixed('flyer', 8, swim(13_000, 0.074, 6, 3)),
  fixed('lantern', 10, swim(20_000, 0.074, 5)),
  fixed('turtle', 12, swim(24_000, 0.092, 5)),
  fixed('seahorse', 15, swim(22_000, 0.066, 4, 2)),
  fixed('ray', 20, swim(21_000, 0.112, 4)),
  fixed('squid', 25, swim(19_000, 0.1, 3)),
  fixed('swordfish', 30, swim(15_000, 0.135, 3)),
  fixed('shark', 40, swim(19_000, 0.16, 3)),
  fixed('whale', 50, swim(26_000, 0.19, 2)),
  fixed('goldShark', 80, swim(20_000, 0.17, 2)),
  fixed('dragonCarp', 100, swim(22_000, 0.16, 2)),
  { key: 'manta', pays: { form: 'range', from: 30, to: 60 }, swim: swim(23_000, 0.17, 2) },
  { key: 'crocodile', pays: { form: 'range', from: 80, to: 200 }, swim: swim(24_000, 0.19, 2) },
  { key: 'bombCrab', pays: { form: 'chain', own: 20, draws: 10, table: bombTable }, swim: swim(25_000, 0.1, 2) },
  { key: 'luckyWheel', pays: { form: 'wheel', slices: wheelSlices }, swim: swim(28_000, 0.15, 0) },
  { key: 'kraken', pays: { form: 'range', from: 100, to: 500 }, swim: swim(30_000, 0.24, 0) },
  { key: 'goldenDragon', pays: { form: 'range', from: 200, to: 1000 }, swim: swim(28_000, 0.3, 0) },
] as const satisfies readonly FishKind[];

export type FishKey = (typeof fishKinds)[number]['key'];

/** Kinds that come alone, with a warning before. */
export const bosses: readonly FishKey[] = ['luckyWheel', 'kraken', 'goldenDragon'];

const byKey: ReadonlyMap<string, FishKind> = new Map(fishKinds.map((kind) => [kind.key, kind]));

/** Throws RangeError for a kind that is not there. */
export function kindOf(key: string): FishKind {
  const kind = byKey.get(key);
  if (!kind) throw new RangeError(`there is no fish ${key}`);
  return kind;
}

export const isFishKey = (key: string): key is FishKey => byKey.has(key);

const weightOf = (table: readonly Weighted[]): number => table.reduce((sum, [, weight]) => sum + weight, 0);

/** Mean of a weighted table. */
const meanOfTable = (table: readonly Weighted[]): Rational =>
  table.reduce(
    (sum, [times, weight]) => add(sum, rational(BigInt(times * weight), BigInt(weightOf(table)))),
    rational(0n),
  );

/** The exact mean of what a caught fish pays, in bets. */
export function meanOf(pays: Pays): Rational {
  if (pays.form === 'fixed') return rational(BigInt(pays.times));
  if (pays.form === 'range') return rational(BigInt(pays.from + pays.to), 2n);
  if (pays.form === 'wheel') return meanOfTable(pays.slices);
  return add(rational(BigInt(pays.own)), multiply(rational(BigInt(pays.draws)), meanOfTable(pays.table)));
}

/** The least and the most that a caught fish pays, in bets. */
export function boundsOf(pays: Pays): readonly [from: number, to: number] {
  if (pays.form === 'fixed') return [pays.times, pays.times];
  if (pays.form === 'range') return [pays.from, pays.to];
  const table = pays.form === 'wheel' ? pays.slices : pays.table;
  const times = table.map(([one]) => one);
  const [own, draws] = pays.form === 'chain' ? [pays.own, pays.draws] : [0, 1];
  return [own + draws * Math.min(...times), own + draws * Math.max(...times)];
}
