import { expect, it } from 'vitest';
import { anticipatedReels, maxInWindow } from './anticipation.ts';

const plain = ['A', 'K', 'Q'];
const withScatter = ['A', 'S', 'Q'];

it('lengthens the reels after the second scatter', () => {
  expect(anticipatedReels([withScatter, plain, withScatter, plain, plain], 'S', 3, [1, 1, 1, 1, 1])).toEqual([3, 4]);
  expect(anticipatedReels([withScatter, withScatter, plain, withScatter, plain], 'S', 3, [1, 1, 1, 1, 1])).toEqual([
    2, 3, 4,
  ]);
});

it('lengthens none with fewer, or when the second comes last', () => {
  expect(anticipatedReels([withScatter, plain, plain, plain, plain], 'S', 3, [1, 1, 1, 1, 1])).toEqual([]);
  expect(anticipatedReels([plain, plain, plain, withScatter, withScatter], 'S', 3, [1, 1, 1, 1, 1])).toEqual([]);
});

it('lengthens a reel that can bring several at once', () => {
  const full = ['S', 'S', 'S'];
  expect(anticipatedReels([full, plain, withScatter, plain, plain], 'S', 6, [3, 2, 3, 2, 3])).toEqual([2, 3, 4]);
  expect(maxInWindow(['A', 'S', 'S', 'K', 'S'], 'S', 3)).toBe(2);
  expect(maxInWindow(['S', 'A', 'K', 'S', 'S'], 'S', 3)).toBe(3);
});
