import { isCorrectionInTime } from '@baize/games/sportsbook';
import type { BetRow } from '../bets/bet-store.ts';
import { settledLegs } from '../bets/legs.ts';
import { outcomeOfBet } from '../bets/returns.ts';
import type { KnownMatch, Outcome } from '../matches/match.ts';

/** A match as it will be when the result holds. */
export function withOutcome(known: ReadonlyMap<string, KnownMatch>, matchId: string, outcome: Outcome, now: Date) {
  const match = known.get(matchId);
  if (!match) return known;
  const endsAt = match.endsAt < now ? match.endsAt : now;
  return new Map(known).set(matchId, { ...match, outcome, endsAt });
}

/** What becomes of a settled bet by the results that hold now; null: it stays as it is. A bet settled long before the correction stays. */
export function correctionOf(
  bet: BetRow,
  known: ReadonlyMap<string, KnownMatch>,
  { now, correctedAt }: { now: Date; correctedAt: Date },
) {
  if ((bet.state !== 'SETTLED' && bet.state !== 'VOID') || bet.void_reason !== '' || !bet.closed_at) return null;
  if (!isCorrectionInTime(bet.closed_at.getTime(), correctedAt.getTime())) return null;
  const legs = settledLegs(bet.legs, known, now);
  const after = legs && outcomeOfBet(bet, legs);
  if (!after || (after.returnMinor === bet.return_minor && after.to === bet.state)) return null;
  return { ...after, differenceMinor: after.returnMinor - (bet.return_minor ?? 0n) };
}
