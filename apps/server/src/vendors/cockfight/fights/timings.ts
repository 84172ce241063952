import type { TableTimings } from '../../table-clocks.ts';

/** How long the steps of a fight take before and behind the fight itself. */
export interface FightTimings {
  /** The whole time in which bets are taken; the last part of it is the last call. */
  readonly bettingMs: number;
  readonly lastCallMs: number;
  /** Between the last bet and the release of the birds. */
  readonly closedMs: number;
  /** Between the payout and the next fight. */
  readonly pauseMs: number;
}

const own = { bettingMs: 75_000, closedMs: 4_000, pauseMs: 11_000 };
const maxLastCallMs = 15_000;
const lastCallShare = 4;

/** The last part of the time in which bets are taken. */
export const lastCallOf = (bettingMs: number): number => Math.min(maxLastCallMs, Math.floor(bettingMs / lastCallShare));

/** The arenas keep the time of all tables where an operator set one, and else their own. */
export function timingsOf(tables: TableTimings): FightTimings {
  const { bettingMs, closedMs, pauseMs } = tables.get('*') ?? own;
  return { bettingMs, closedMs, pauseMs, lastCallMs: lastCallOf(bettingMs) };
}

/** A fight that could not begin so long after its last bet is off: every stake goes back, and the next one opens. */
export const lateAfterMs = 30 * 60_000;
