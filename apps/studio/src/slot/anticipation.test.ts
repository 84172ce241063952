import { expect, it } from 'vitest';
import { anticipatedReels } from './anticipation.ts';

const plain = ['A', 'K', 'Q'];
const withScatter = ['A', 'S', 'Q'];

it('lengthens the reels after the second scatter', () => {
  expect(anticipatedReels([withScatter, plain, withScatter, plain, plain], 'S', 3)).toEqual([3, 4]);
  expect(anticipatedReels([withScatter, withScatter, plain, withScatter, plain], 'S', 3)).toEqual([2, 3, 4]);
});

it('lengthens none with fewer, or when the second comes last', () => {
  expect(anticipatedReels([withScatter, plain, plain, plain, plain], 'S', 3)).toEqual([]);
  expect(anticipatedReels([plain, plain, plain, withScatter, withScatter], 'S', 3)).toEqual([]);
});
