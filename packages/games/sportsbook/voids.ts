import { settleAbandoned } from './abandoned.ts';
import type { Quarters } from './lines.ts';
import type { Market } from './market.ts';
import { settleMarket } from './markets.ts';
import type { MatchSeen, MatchStatus } from './match.ts';
import type { LegResult } from './results.ts';

/** Why bets on a match are void (rulebook 6.4). A corrected price or line is not among them: such a bet may be corrected before the start. */
export const voidReasons = [
  'notStarted',
  'abandoned',
  'venueSwapped',
  'wrongTeams',
  'wrongLine',
  'priceError',
  'betAfterStart',
  'betBeforeSuspension',
] as const;
export type VoidReason = (typeof voidReasons)[number];

const msPerHour = 3_600_000;
/** A match that has not begun so long after its advertised start is void. */
export const maxPostponementMs = 36 * msPerHour;
/** A settlement stands when a result is corrected later than this. */
export const correctionWindowMs = 24 * msPerHour;

/** Whether bets on a match are void for its start: it never began, or began too late. */
export const isStartVoid = (advertisedMs: number, startedMs: number | null, nowMs: number): boolean =>
  (startedMs ?? nowMs) - advertisedMs > maxPostponementMs;

/** Whether a corrected result still changes settlements. */
export const isCorrectionInTime = (settledMs: number, correctedMs: number): boolean =>
  correctedMs - settledMs <= correctionWindowMs;

/** A bet of before the match that was accepted after its real start. */
export const isLateBet = (bet: { isInPlay: boolean; acceptedMs: number }, startedMs: number): boolean =>
  !bet.isInPlay && bet.acceptedMs >= startedMs;

/** A bet in play that was accepted between a danger event and the suspension that should have come with it. */
export const isBetweenEventAndSuspension = (acceptedMs: number, eventMs: number, suspendedMs: number): boolean =>
  acceptedMs >= eventMs && acceptedMs <= suspendedMs;

/** Settles one selection of a match. `line` is that of the selection in quarters, 0 where the market has none. Throws RangeError when `missingOf` names something. */
export function settleSelection(
  market: Market,
  seen: MatchSeen,
  { status, selection, line }: { status: MatchStatus; selection: string; line: Quarters },
): LegResult {
  switch (status) {
    case 'finished':
      return settleMarket(market, seen, selection, line);
    case 'abandoned':
      return settleAbandoned(market, seen, selection, line);
    case 'postponed':
      return 'void';
  }
}
