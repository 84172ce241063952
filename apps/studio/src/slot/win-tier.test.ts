import { expect, it } from 'vitest';
import { throwsCoins, winTier } from './win-tier.ts';

it.each([
  [0n, 'none'],
  [1n, 'quiet'],
  [100n, 'quiet'],
  [101n, 'win'],
  [1499n, 'win'],
  [1500n, 'big'],
  [3000n, 'mega'],
  [6000n, 'epic'],
])('a win of %s on a bet of 100 is %s', (wonMinor, tier) => {
  expect(winTier(wonMinor, 100n)).toBe(tier);
});

it('throws coins only above five bets', () => {
  expect(throwsCoins(500n, 100n)).toBe(false);
  expect(throwsCoins(501n, 100n)).toBe(true);
});
