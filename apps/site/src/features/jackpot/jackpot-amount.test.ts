// @covers jackpot-counter

import { expect, it } from 'vitest';
import { decimalOf, jackpotHundredths, jackpotTickMs, untilNextTickMs } from './jackpot-amount.ts';

const now = Date.UTC(2026, 10, 21, 12, 0, 0);

it('adds 165.11 every 3,000 ms, and nothing in between', () => {
  expect(jackpotTickMs).toBe(3000);
  expect(jackpotHundredths(now + 3000) - jackpotHundredths(now)).toBe(16_511n);
  expect(jackpotHundredths(now + 2999)).toBe(jackpotHundredths(now));
  expect(jackpotHundredths(now + 3_000_000) - jackpotHundredths(now)).toBe(16_511_000n);
});

it('derives its start from the time alone and never falls below it', () => {
  expect(jackpotHundredths(now)).toBe(jackpotHundredths(now));
  for (let day = 0; day < 400; day += 1) {
    expect(jackpotHundredths(now + day * 86_400_000)).toBeGreaterThanOrEqual(128_000_000n);
  }
});

it('knows when it grows next', () => {
  expect(untilNextTickMs(now)).toBe(3000);
  expect(untilNextTickMs(now + 1)).toBe(2999);
});

it.each([
  [0n, '0.00'],
  [5n, '0.05'],
  [128_016_511n, '1280165.11'],
])('%s hundredths read %s', (hundredths, text) => {
  expect(decimalOf(hundredths)).toBe(text);
});
