import { expect, test } from 'vitest';
import { outstandingOf, type WageringRequirement } from './outstanding.ts';

const requirement = (requiredMinor: bigint, turnoverBeforeMinor = 0n): WageringRequirement => ({
  id: `${requiredMinor}`,
  source: 'deposit',
  amountMinor: requiredMinor,
  requiredMinor,
  turnoverBeforeMinor,
  createdAt: new Date(0),
});
const missing = (turnoverMinor: bigint, ...requirements: WageringRequirement[]) =>
  outstandingOf(requirements, turnoverMinor).map((one) => one.missingMinor);

test('a deposit of 1,000 leaves after a valid turnover of 1,000 and not of 999.99 (rulebook 9.2)', () => {
  expect(missing(99_999n, requirement(100_000n))).toEqual([1n]);
  expect(missing(100_000n, requirement(100_000n))).toEqual([]);
});

test('deposits of 1,000 and 500 with a turnover of 1,200: the first is met, 200 of the second (rulebook 9.2)', () => {
  expect(missing(120_000n, requirement(100_000n), requirement(50_000n))).toEqual([30_000n]);
});

test('turnover from before the money came does not count for it', () => {
  expect(missing(500n, requirement(100n, 500n))).toEqual([100n]);
  expect(missing(550n, requirement(100n), requirement(100n, 500n))).toEqual([50n]);
});

test('no turnover counts for two', () => {
  expect(missing(150n, requirement(100n), requirement(100n, 50n))).toEqual([50n]);
  expect(missing(0n, requirement(100n), requirement(100n))).toEqual([100n, 100n]);
});

test('nothing required, nothing missing', () => {
  expect(missing(0n)).toEqual([]);
  expect(missing(0n, requirement(0n))).toEqual([]);
});
