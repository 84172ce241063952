import { type LegResult, markets, missingOf, settleSelection } from '@baize/games/sportsbook';
import { scoreAt } from '@baize/games/virtual-league';
import type { StoredLeg } from '../schema.ts';
import type { KnownMatch, Outcome, SimulatedPlay } from './match.ts';

/** What the course of a simulated match comes to. */
export function outcomeOfPlay({ fixture, course }: SimulatedPlay): Outcome {
  const score = scoreAt(course, course.endMinute);
  const common = { status: 'finished', score, voidMarkets: [] } as const;
  if (fixture.rules.kind === 'maps')
    return { ...common, mapWinners: course.events.map(({ side }) => (side === 'home' ? 'A' : 'B')) };
  return {
    ...common,
    halfTimeScore: scoreAt(course, fixture.rules.halfMinutes),
    firstGoal: course.events[0]?.side ?? 'none',
    lastGoal: course.events.at(-1)?.side ?? 'none',
  };
}

/** The result that is in force: what was approved, else what the course says; null while there is none. */
export function outcomeOf(match: KnownMatch, now: Date): Outcome | null {
  if (now < match.endsAt) return null;
  const { outcome, play } = match;
  if (!outcome || !play) return outcome ?? (play && outcomeOfPlay(play));
  const played = outcomeOfPlay(play);
  const isAsPlayed =
    outcome.status === 'finished' &&
    outcome.score.home === played.score.home &&
    outcome.score.away === played.score.away;
  // What people do not say of a result stands as it was played.
  return isAsPlayed ? { ...played, ...outcome } : outcome;
}

type Settled = Pick<StoredLeg, 'market' | 'selection' | 'line' | 'scoreAtBet'>;

/** What a leg gets from a result. What the result lacks for its market makes it void. */
export function resultFrom(outcome: Outcome, leg: Settled): LegResult {
  const market = markets.get(leg.market);
  if (!market) throw new Error(`there is no market ${leg.market}`);
  if (outcome.voidMarkets.includes(leg.market)) return 'void';
  const seen = { ...outcome, scoreAtBet: leg.scoreAtBet };
  if (outcome.status === 'finished' && missingOf(market, seen)) return 'void';
  return settleSelection(market, seen, { status: outcome.status, selection: leg.selection, line: leg.line ?? 0 });
}

/** A leg's result once its match has ended, else null. */
export function resultOfLeg(leg: Settled, match: KnownMatch, now: Date): LegResult | null {
  const outcome = outcomeOf(match, now);
  return outcome && resultFrom(outcome, leg);
}
