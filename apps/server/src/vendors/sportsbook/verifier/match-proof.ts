import type { BookMatchPage } from '@baize/contract';
import type { MatchEvent } from '@baize/games/virtual-league';
import { bracketOf } from '../matches/bracket.ts';
import { type KnownMatch, type Outcome, seedOf } from '../matches/match.ts';
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
  /** Of a cup, as its own call answers it. */
  readonly bracket?: BookMatchPage['bracket'];
  /** What people or a feed say that it came to; null: what its seed says. */
  readonly outcome: Outcome | null;
}

/** What of a match is known, as the verifier takes it. */
export function matchProof(match: KnownMatch, now: Date): MatchProof {
  const { id: matchId, home, away, cup, outcome } = match;
  const state = matchAt(match, now);
  const seed = seedOf(match);
  return {
    ...{ matchId, home, away, events: state.events, outcome },
    ...(cup && { bracket: bracketOf(cup, state) }),
    serverSeedHash: seed?.serverSeedHash ?? null,
    serverSeed: state.state === 'finished' ? (seed?.serverSeed ?? null) : null,
  };
}
