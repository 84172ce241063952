import { expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

it('names what changed, what came and what went, by its path', () => {
  const before = JSON.stringify({ limits: { day: '5.00', bet: '1.00' }, label: 'old', same: [1, 2] });
  const after = JSON.stringify({ limits: { day: '7.00', bet: '1.00' }, hot: true, same: [1, 2] });
  expect(differenceOf(before, after)).toEqual([
    { field: 'limits.day', before: '5.00', after: '7.00' },
    { field: 'label', before: 'old', after: null },
    { field: 'hot', before: null, after: 'true' },
  ]);
});

it('shows what is no object whole, and text that is no JSON as it stands', () => {
  expect(differenceOf('"5.00"', 'null')).toEqual([{ field: '', before: '5.00', after: 'null' }]);
  expect(differenceOf(null, '{broken')).toEqual([{ field: '', before: null, after: '{broken' }]);
});
