import type { TableGame } from '../game.ts';

const secondMs = 1_000;
const speedPercent = 100;

/** 1.00 to 5,000.00 on a bet, 20,000.00 in a round, of a currency with two decimals. */
export const standardLimits = {
  leastMinor: 100n,
  mostMinor: 500_000n,
  seatMostMinor: 2_000_000n,
  chipsMinor: [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n],
} as const satisfies TableGame['limits'];

/** Rulebook 0.6. */
export const cardClock = {
  bettingMs: 20 * secondMs,
  closedMs: 1 * secondMs,
  pauseMs: 4 * secondMs,
  speedPercent,
} as const;
export const wheelClock = {
  bettingMs: 20 * secondMs,
  closedMs: 2 * secondMs,
  pauseMs: 4 * secondMs,
  speedPercent,
} as const;
