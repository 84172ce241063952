import type { MatchEvent } from '@baize/games/virtual-league';
import type { KnownMatch, Outcome } from '../matches/match.ts';
import { matchAt } from '../matches/match-clock.ts';

/** A match as the proof of a bet shows it. */
export interface MatchProof {
  readonly matchId: string;
  readonly home: string;
  readonly away: string;
  /** Null for a match that is not simulated. */
  readonly serverSeedHash: string | null;
  /** Null until the match has ended. */
  readonly serverSeed: string | null;
  readonly events: readonly MatchEvent[];
  /** What people or a feed say that it came to; null: what its seed says. */
  readonly outcome: Outcome | null;
}

/** What of a match is known, as the verifier takes it. */
export function matchProof(match: KnownMatch, now: Date): MatchProof {
  const { id: matchId, home, away, play, outcome } = match;
  const { state, events } = matchAt(match, now);
  return {
    ...{ matchId, home, away, events, outcome },
    serverSeedHash: play?.serverSeedHash ?? null,
    serverSeed: state === 'finished' ? (play?.serverSeed ?? null) : null,
  };
}
