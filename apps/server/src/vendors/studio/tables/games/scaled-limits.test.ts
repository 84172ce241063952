// @covers limits-by-level further-tables

import { gameOfTable, tableInstances } from '@baize/games/tables';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTable, sharedTables, tableGames } from './index.ts';
import { limitsOfPlayer, limitsSpan, scaledLimits } from './limits.ts';

const percents = fc.record({
  minPercent: fc.integer({ min: 1, max: 10_000 }),
  maxPercent: fc.integer({ min: 1, max: 10_000 }),
});

test('scaled limits are whole multiples of the smallest bet, never above their percent but for it, and can always be bet', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tableGames), percents, ({ limits }, scale) => {
      const scaled = scaledLimits(limits, scale);
      expect(Object.keys(scaled.bets)).toEqual(Object.keys(limits.bets));
      for (const [key, { minMinor, maxMinor }] of Object.entries(scaled.bets)) {
        const before = limits.bets[key]?.maxMinor ?? 0n;
        expect(minMinor).toBeGreaterThan(0n);
        expect(maxMinor % minMinor).toBe(0n);
        expect(maxMinor).toBeGreaterThanOrEqual(minMinor);
        if (maxMinor > minMinor) expect(maxMinor * 100n).toBeLessThanOrEqual(before * BigInt(scale.maxPercent));
        if (limits.neverRaised?.includes(key)) expect(maxMinor).toBeLessThanOrEqual(before);
      }
      const { maxMinor } = limitsSpan(scaled);
      expect(scaled.seatMaxMinor).toBeGreaterThanOrEqual(maxMinor);
      expect(scaled.chipsMinor.length).toBeGreaterThan(0);
    }),
  );
});

test('more percent is never less for a player, and 100 is the table as it is', () => {
  const percent = fc.integer({ min: 10, max: 500 });
  fc.assert(
    fc.property(fc.constantFrom(...sharedTables), percent, percent, (table, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((tableMaxPercent) =>
        limitsOfPlayer(table, { tableMaxPercent }),
      );
      for (const [key, { minMinor, maxMinor }] of Object.entries(low?.bets ?? {})) {
        expect(minMinor).toBe(table.limits.bets[key]?.minMinor);
        expect(maxMinor).toBeLessThanOrEqual(high?.bets[key]?.maxMinor ?? 0n);
      }
      expect(limitsOfPlayer(table, { tableMaxPercent: 100 })).toBe(table.limits);
    }),
  );
});

test('a further table has the rules of its game, and limits of its own', () => {
  for (const { tableCode, minPercent, maxPercent } of tableInstances) {
    const [table, game] = [findTable(tableCode), findTable(gameOfTable(tableCode))];
    if (!table || !game) throw new Error(`no table ${tableCode}`);
    const { gameCode: _code, limits, ...rules } = table;
    const { gameCode: _other, limits: usual, ...own } = game;
    expect(rules).toEqual(own);
    expect(limits).toEqual(scaledLimits(usual, { minPercent, maxPercent }));
  }
  expect(findTable('baccarat_vip')?.limits.bets).toMatchObject({
    player: { minMinor: 5_000n, maxMinor: 5_000_000n },
    banker: { minMinor: 5_000n, maxMinor: 5_000_000n },
    perfectPair: { minMinor: 5_000n, maxMinor: 10_000n },
  });
  expect(findTable('roulette_low')?.limits).toMatchObject({
    bets: { red: { minMinor: 10n, maxMinor: 50_000n }, straight: { minMinor: 10n, maxMinor: 5_000n } },
    chipsMinor: [10n, 50n, 100n, 500n, 1_000n, 5_000n],
  });
});
