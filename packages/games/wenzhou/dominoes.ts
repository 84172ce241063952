/** A kind of Chinese domino: its two ends, how many of it lie in a set, and its level, 1 the highest (rulebook 1.12). */
export interface Domino {
  readonly ends: readonly [number, number];
  readonly count: number;
  readonly level: number;
}

const civil = (level: number, ...ends: readonly (readonly [number, number])[]): Domino[] =>
  ends.map((each) => ({ ends: each, count: 2, level }));
const military = (...ends: readonly (readonly [number, number])[]): Domino[] =>
  ends.map((each) => ({ ends: each, count: 1, level: 7 }));

/** The 21 kinds of the 32 tiles; a tile is the index of its kind. */
export const dominoes: readonly Domino[] = [
  ...civil(1, [6, 6]),
  ...civil(2, [1, 1]),
  ...civil(3, [4, 4]),
  ...civil(4, [1, 3]),
  ...civil(5, [5, 5], [3, 3], [2, 2]),
  ...civil(6, [5, 6], [4, 6], [1, 6], [1, 5]),
  ...military([3, 6], [4, 5], [2, 6], [3, 5], [2, 5], [3, 4], [1, 4], [2, 3], [2, 4], [1, 2]),
];

/** How many of each kind a full set holds. */
export const fullSet: readonly number[] = dominoes.map(({ count }) => count);

/** The kind with this index. Throws RangeError for one that there is not. */
export function dominoOf(tile: number): Domino {
  const domino = dominoes[tile];
  if (!domino) throw new RangeError(`no domino ${tile}`);
  return domino;
}

export const pipsOf = (tile: number): number => {
  const [a, b] = dominoOf(tile).ends;
  return a + b;
};
