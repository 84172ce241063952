import { expect, test } from 'vitest';
import { changeOf } from './change.ts';

test.each([
  ['120.00', '100.00', { kind: 'percent', percent: 20 }],
  ['50.00', '100.00', { kind: 'percent', percent: -50 }],
  ['-50.00', '-100.00', { kind: 'percent', percent: 50 }],
  ['-150.00', '100.00', { kind: 'percent', percent: -250 }],
  [3, 0, { kind: 'new' }],
  [0, 0, { kind: 'same' }],
  ['1.00', '1.00', { kind: 'same' }],
])('%s beside %s', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change);
});
