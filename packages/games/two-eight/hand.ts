/** A tile: the dots 1 to 9, or 0, the white dragon. Four of each make the set (rulebook 1.13). */
export const white = 0;
const copies = 4;
const kinds = 10;
export const fullSet: readonly number[] = Array.from({ length: kinds }, () => copies);

export type TwoEightHandName = 'pair' | 'twoEight' | 'points';

export interface TwoEightHand {
  readonly name: TwoEightHandName;
  /** Twice the points, because a white is worth half of one. */
  readonly halves: number;
  /** Comparable; equal hands tie. */
  readonly rank: number;
}

const two = 2;
const eight = 8;
/** Twice ten points. */
const cycle = 20;
/** Above every tile. */
const heights = 10;
const aboveTwoEight = cycle + 1;

const halvesOf = (tile: number): number => (tile === white ? 1 : tile * 2);

/** The value of two tiles: a pair (whites above nines), two-eight, then points with the higher tile between equals. Throws RangeError for other tiles. */
export function twoEightHandOf(tiles: readonly number[]): TwoEightHand {
  const [one, other] = tiles;
  if (one === undefined || other === undefined || tiles.length !== 2) throw new RangeError('a hand has two tiles');
  if (!tiles.every((tile) => Number.isInteger(tile) && tile >= 0 && tile < kinds)) throw new RangeError('no such tile');
  const halves = (halvesOf(one) + halvesOf(other)) % cycle;
  if (one === other) return { name: 'pair', halves, rank: (aboveTwoEight + (one === white ? kinds : one)) * heights };
  if (tiles.includes(two) && tiles.includes(eight)) return { name: 'twoEight', halves, rank: cycle * heights };
  return { name: 'points', halves, rank: halves * heights + Math.max(one, other) };
}
