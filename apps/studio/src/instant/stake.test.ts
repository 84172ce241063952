import { expect, test } from 'vitest';
import { readStake, stakeText } from './StakeField.tsx';

test.each([
  ['1', 2, 100n],
  ['1.5', 2, 150n],
  ['0,10', 2, 10n],
  [' 12.34 ', 2, 1_234n],
  ['7.', 2, 700n],
  ['7', 0, 7n],
])('%s with %i decimals', (text, exponent, minor) => expect(readStake(text, exponent)).toBe(minor));

test.each([
  ['', 2],
  ['1.005', 2],
  ['-1', 2],
  ['1e3', 2],
  ['1.5', 0],
  ['abc', 2],
  ['1234567890123', 2],
])('%s with %i decimals is no stake', (text, exponent) => expect(readStake(text, exponent)).toBeNull());

test('what is written is read back', () => {
  for (const minor of [1n, 10n, 99n, 100n, 12_345n]) expect(readStake(stakeText(minor, 2), 2)).toBe(minor);
});
