import { type BetType, reserveOf } from '@baize/games/table-engine';
import type { Stored, TableGame, TableLimits } from '../game.ts';

const secondMs = 1_000;
const speedPercent = 100;
const minorPerUnit = 100n;

export const chipsMinor: TableLimits['chipsMinor'] = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n];

/** 1.00 at least on every bet, 20,000.00 of a player in a round, of a currency with two decimals. `maxUnits`: by bet, the most on one. */
export const tableLimits = (maxUnits: Readonly<Record<string, number>>): TableLimits => ({
  bets: Object.fromEntries(
    Object.entries(maxUnits).map(([key, units]) => [
      key,
      { minMinor: minorPerUnit, maxMinor: BigInt(units) * minorPerUnit },
    ]),
  ),
  seatMaxMinor: 2_000_000n,
  chipsMinor,
});

/** The same limits for chips of bets that reserve more than a chip: those of the stakes that are taken for them. */
export const reservedLimits = (betTypes: readonly BetType<Stored>[], limits: TableLimits): TableLimits => ({
  ...limits,
  bets: Object.fromEntries(
    betTypes.flatMap((betType) => {
      const ofChips = limits.bets[betType.key];
      const times = BigInt(reserveOf(betType));
      return ofChips ? [[betType.key, { minMinor: ofChips.minMinor * times, maxMinor: ofChips.maxMinor * times }]] : [];
    }),
  ),
});

/** Rulebook 0.6. */
export const cardClock = {
  bettingMs: 20 * secondMs,
  closedMs: 1 * secondMs,
  pauseMs: 4 * secondMs,
  speedPercent,
} as const satisfies Partial<TableGame>;
/** For players who want the next hand: 12 seconds to bet in place of 20, and half the pause. */
export const speedClock = {
  bettingMs: 12 * secondMs,
  closedMs: 1 * secondMs,
  pauseMs: 2 * secondMs,
  speedPercent,
} as const satisfies Partial<TableGame>;
export const wheelClock = {
  bettingMs: 20 * secondMs,
  closedMs: 2 * secondMs,
  pauseMs: 4 * secondMs,
  speedPercent,
} as const satisfies Partial<TableGame>;
