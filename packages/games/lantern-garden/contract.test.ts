// @covers lantern-garden

import { describe, expect, test } from 'vitest';
import { betsMinor, config, defaultBetMinor } from './config.ts';
import { betTypes, settle } from './rules.ts';
import { rulesView } from './view.ts';

describe('bets', () => {
  test('run from 0.20 to 100.00 with 2.00 to start, all divisible by the lines', () => {
    expect(betsMinor).toEqual([20n, 40n, 100n, 200n, 400n, 1_000n, 2_000n, 5_000n, 10_000n]);
    expect(betsMinor).toContain(defaultBetMinor);
    expect(defaultBetMinor).toBe(200n);
    expect(betTypes(config)).toEqual([{ key: 'spin', stakesMinor: betsMinor, maxWinTimesBet: 2_000 }]);
  });

  test.each<[bigint, bigint, string, bigint]>([
    [100n, 200n, 'WIN', 100n],
    [100n, 0n, 'LOSS', 100n],
    [100n, 150n, 'WIN', 50n],
    [100n, 300n, 'WIN', 100n],
    [100n, 50n, 'LOSS', 50n],
    [100n, 100n, 'PUSH', 0n],
  ])('a bet of %s that pays %s is a %s with valid turnover %s', (betMinor, payoutMinor, result, validTurnoverMinor) => {
    expect(settle(betMinor, payoutMinor)).toEqual({ result, payoutMinor, validTurnoverMinor });
  });
});

test('the rules page says what the rules do, in money', () => {
  const view = rulesView(200n);
  expect(view.linePays[0]).toEqual({
    symbol: 'H1',
    pays: [
      { count: 5, amountMinor: 5_000n },
      { count: 4, amountMinor: 1_500n },
      { count: 3, amountMinor: 500n },
    ],
  });
  expect(view.linePays.map(({ symbol }) => symbol)).toEqual(['H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J']);
  expect(view.scatterPays?.pays.map(({ amountMinor }) => amountMinor)).toEqual([10_000n, 2_000n, 400n]);
  expect(view.wild).toEqual({ symbol: 'W', multiplier: 1, reels: [2, 3, 4] });
  expect(view.maxWinMinor).toBe(400_000n);
  expect(view.rtpPercent).toBe('96.0020');
});
