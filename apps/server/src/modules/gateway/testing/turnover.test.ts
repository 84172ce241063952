import { expect, test } from 'vitest';
import { boundedTurnover, defaultTurnover, saidTurnover, TurnoverBeyondBoundError, withTurnover } from '../turnover.ts';

// rulebook 0.5
test.each([
  ['even-money win', 10_000n, 20_000n, 10_000n],
  ['loss', 10_000n, 0n, 10_000n],
  ['win at 1.50', 10_000n, 15_000n, 5_000n],
  ['win at 3.00', 10_000n, 30_000n, 10_000n],
  ['half win at 1.95', 10_000n, 14_750n, 4_750n],
  ['half loss', 10_000n, 5_000n, 5_000n],
  ['push', 10_000n, 10_000n, 0n],
  ['banker at 0.95', 10_000n, 19_500n, 9_500n],
  ['parlay of 100 that returns 330', 10_000n, 33_000n, 10_000n],
])('%s: stake %s, return %s count as %s', (_case, stakeMinor, payoutMinor, expected) => {
  expect(defaultTurnover({ stakeMinor, payoutMinor })).toBe(expected);
});

test('a vendor may say less, or as much as the larger of stake and net result, and no more', () => {
  const won = { stakeMinor: 100n, payoutMinor: 400n, isClosed: true };
  const now = (nowMinor: bigint | null) => ({ nowMinor, beforeMinor: null });
  expect(boundedTurnover(won, now(null))).toBeNull();
  expect(boundedTurnover(won, now(0n))).toBe(0n);
  expect(boundedTurnover(won, now(300n))).toBe(300n);
  expect(() => boundedTurnover(won, now(-1n))).toThrow('0 or more');
  expect(() => boundedTurnover(won, now(301n))).toThrow(TurnoverBeyondBoundError);
  expect(() => boundedTurnover({ stakeMinor: 100n, payoutMinor: 100n, isClosed: true }, now(101n))).toThrow(
    'at most 100',
  );
  expect(boundedTurnover({ ...won, isClosed: false }, now(301n))).toBe(300n);
});

test('what was said before a correction counts as far as it may, until something else is said', () => {
  const lost = { stakeMinor: 100n, payoutMinor: 0n, isClosed: true };
  expect(boundedTurnover(lost, { nowMinor: null, beforeMinor: 300n })).toBe(100n);
  expect(boundedTurnover(lost, { nowMinor: 20n, beforeMinor: 300n })).toBe(20n);
});

test.each([[null], ['text'], [[1, 2]], [{ reels: [1] }], [7]])('%j keeps its form beside what was said', (detail) => {
  const kept = withTurnover(detail, 95n) as Record<string, unknown>;
  expect(saidTurnover({ detail: kept })).toBe(95n);
  expect(saidTurnover({ detail: withTurnover(kept, 20n) })).toBe(20n);
  expect(withTurnover(detail, null)).toEqual(detail);
});

test('a field of that name in a vendor’s own detail says nothing', () => {
  expect(withTurnover({ $validTurnoverMinor: '999', result: 'x' }, null)).toEqual({ result: 'x' });
  expect(saidTurnover({ detail: withTurnover({ $validTurnoverMinor: '999' }, 5n) })).toBe(5n);
});
