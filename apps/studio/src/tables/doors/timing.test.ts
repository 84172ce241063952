import { expect, test } from 'vitest';
import { isOpenAt, laidOf, turnedOf } from './timing.ts';

const pace = { msPerPiece: 100, msPerHand: 1_000 };
const at = (sinceMs: number, read: typeof laidOf) => [0, 1, 2, 3].map((hand) => read(hand, 2, sinceMs, pace));

test('pieces are laid one after another, a round for each', () => {
  expect(at(0, laidOf)).toEqual([1, 0, 0, 0]);
  expect(at(400, laidOf)).toEqual([2, 1, 1, 1]);
  expect(at(700, laidOf)).toEqual([2, 2, 2, 2]);
});

test('doors are turned before the banker, the last piece of a hand by itself', () => {
  expect(at(799, turnedOf)).toEqual([0, 0, 0, 0]);
  expect(at(800, turnedOf)).toEqual([0, 1, 0, 0]);
  expect(at(2_300, turnedOf)).toEqual([0, 2, 1, 0]);
  expect(at(4_300, turnedOf)).toEqual([1, 2, 2, 2]);
  expect(isOpenAt(2, 4_300, pace)).toBe(false);
  expect(isOpenAt(2, 4_400, pace)).toBe(true);
});
