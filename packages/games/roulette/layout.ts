/** The pockets clockwise (rulebook 1.2). */
export const wheel: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const red: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
export const pockets = wheel.length;
const highest = pockets - 1;
const columns = 3;
const rows = highest / columns;

export type Colour = 'red' | 'black' | 'green';
export function colourOf(pocket: number): Colour {
  if (pocket === 0) return 'green';
  return red.has(pocket) ? 'red' : 'black';
}

const rowStarts = Array.from({ length: rows }, (_, row) => row * columns + 1);
const inRow = (start: number) => Array.from({ length: columns }, (_, step) => start + step);

/** A set of numbers as a selection: ascending, joined by `-`. */
export const selectionOf = (numbers: readonly number[]): string => [...numbers].sort((a, b) => a - b).join('-');
export const numbersOf = (selection: string): number[] => selection.split('-').map(Number);

/** Every set of numbers that the cloth has, by bet. */
export const insideSelections = {
  straight: wheel.map((_, pocket) => [pocket]),
  split: [
    ...[1, 2, 3].map((number) => [0, number]),
    ...rowStarts.flatMap((start) => [
      [start, start + 1],
      [start + 1, start + 2],
    ]),
    ...rowStarts.slice(0, -1).flatMap((start) => inRow(start).map((number) => [number, number + columns])),
  ],
  street: rowStarts.map(inRow),
  trio: [
    [0, 1, 2],
    [0, 2, 3],
  ],
  corner: rowStarts
    .slice(0, -1)
    .flatMap((start) =>
      [start, start + 1].map((number) => [number, number + 1, number + columns, number + columns + 1]),
    ),
  firstFour: [[0, 1, 2, 3]],
  sixLine: rowStarts.slice(0, -1).map((start) => [...inRow(start), ...inRow(start + columns)]),
} as const satisfies Record<string, readonly (readonly number[])[]>;

/** The third of the numbers that a column or dozen, named 1 to 3, covers. */
export const inColumn = (pocket: number, column: number): boolean =>
  pocket > 0 && (pocket - 1) % columns === column - 1;
export const inDozen = (pocket: number, dozen: number): boolean => pocket > 0 && Math.ceil(pocket / rows) === dozen;
export const isLow = (pocket: number): boolean => pocket > 0 && pocket <= highest / 2;

/** One chip of a call bet. */
export interface Chip {
  readonly key: keyof typeof insideSelections;
  readonly numbers: readonly number[];
  readonly chips: number;
}
const chip = (key: Chip['key'], numbers: readonly number[], chips = 1): Chip => ({ key, numbers, chips });
const splits = (...pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => chip('split', pair));

/** Call bets as the bets that they are made of. */
export const callBets = {
  voisins: [
    chip('trio', [0, 2, 3], 2),
    ...splits([4, 7], [12, 15], [18, 21], [19, 22], [32, 35]),
    chip('corner', [25, 26, 28, 29], 2),
  ],
  tiers: splits([5, 8], [10, 11], [13, 16], [23, 24], [27, 30], [33, 36]),
  orphelins: [chip('straight', [1]), ...splits([6, 9], [14, 17], [17, 20], [31, 34])],
  jeuZero: [...splits([0, 3], [12, 15], [32, 35]), chip('straight', [26])],
} as const satisfies Record<string, readonly Chip[]>;
export type CallBet = keyof typeof callBets;

/** A number and its two neighbours on either side, in wheel order. */
export function neighboursOf(pocket: number, reach = 2): number[] {
  const at = wheel.indexOf(pocket);
  return Array.from({ length: 2 * reach + 1 }, (_, step) => wheel[(at - reach + step + pockets) % pockets] as number);
}
