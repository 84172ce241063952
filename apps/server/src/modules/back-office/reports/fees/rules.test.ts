// @covers provider-fees

import { describe, expect, test } from 'vitest';
import { feeMinor, mayBegin, stateOf, termsOn } from './rules.ts';

describe('what payments cost', () => {
  test.each([
    [290n, 30n, 100_00n, 1n, 3_20n],
    [290n, 30n, 99n, 1n, 32n],
    [155n, 0n, 1_234_56n, 3n, 19_13n],
    [0n, 25n, 1_000_00n, 4n, 1_00n],
    [10_000n, 0n, 777n, 1n, 777n],
    [1n, 0n, 9_999n, 1n, 0n],
    [0n, 0n, 0n, 0n, 0n],
  ])(
    '%s hundredths of a percent and %s each: %s in %s payments cost %s',
    (points, fixedMinor, amount, payments, fee) => {
      expect(feeMinor({ basisPoints: points, fixedMinor }, amount, payments)).toBe(fee);
    },
  );

  test('a share of what members won more than they staked is below zero, and goes down too', () => {
    expect(feeMinor({ basisPoints: 1_250n, fixedMinor: 0n }, -1_00n, 0n)).toBe(-13n);
  });

  test('the share is never more than the exact one, and less than a minor unit below it', () => {
    for (let amount = -2_003n; amount < 2_003n; amount += 7n)
      for (const points of [0n, 1n, 33n, 290n, 9_999n, 10_000n]) {
        const lost = amount * points - feeMinor({ basisPoints: points, fixedMinor: 0n }, amount, 1n) * 10_000n;
        expect(lost >= 0n && lost < 10_000n, `${amount} at ${points}`).toBe(true);
      }
  });
});

const january = { from: '2026-01-01' };
const march = { from: '2026-03-01' };

test('the last terms that began by a day count on it, in whatever order they stand', () => {
  for (const terms of [
    [january, march],
    [march, january],
  ]) {
    expect(termsOn(terms, '2025-12-31')).toBeUndefined();
    expect(termsOn(terms, '2026-01-01')).toBe(january);
    expect(termsOn(terms, '2026-02-28')).toBe(january);
    expect(termsOn(terms, '2026-03-01')).toBe(march);
  }
});

test('terms begin in the past only where none count yet', () => {
  const today = '2026-02-15';
  expect(mayBegin('2020-01-01', today, [])).toBe(true);
  expect(mayBegin('2026-02-14', today, [march])).toBe(true);
  expect(mayBegin('2026-02-14', today, [january, march])).toBe(false);
  expect(mayBegin('2026-02-14', today, [{ from: today }])).toBe(false);
  expect(mayBegin(today, today, [january])).toBe(true);
  expect(mayBegin('2026-02-16', today, [january])).toBe(true);
});

test('terms are over, running or coming', () => {
  const all = [january, march];
  expect(all.map((terms) => stateOf(terms, '2026-02-15', all))).toEqual(['running', 'coming']);
  expect(all.map((terms) => stateOf(terms, '2026-03-01', all))).toEqual(['over', 'running']);
});
