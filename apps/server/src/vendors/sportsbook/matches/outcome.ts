import {
  type LegEnd,
  markets,
  missingOf,
  noScore,
  outrightEnd,
  outrightKey,
  runnerResult,
  settleSelection,
} from '@baize/games/sportsbook';
import { runnersLeft, scoreAt } from '@baize/games/virtual-league';
import type { StoredLeg } from '../schema.ts';
import type { KnownMatch, Outcome, SimulatedCup, SimulatedPlay } from './match.ts';

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

/** What the course of a cup comes to: its champion. */
export function outcomeOfCup({ cup, course }: Pick<SimulatedCup, 'cup' | 'course'>): Outcome {
  const winners = runnersLeft(cup, course).map(({ name }) => name);
  return { status: 'finished', score: noScore, voidMarkets: [], winners, withdrawn: [] };
}

/** The result that is in force: what was approved, else what the course says; null while there is none. */
export function outcomeOf(match: KnownMatch, now: Date): Outcome | null {
  if (now < match.endsAt) return null;
  const { outcome, play, cup } = match;
  if (cup) return outcome ?? outcomeOfCup(cup);
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

/** Every stake on a runner that does not start comes back: the book says so. */
const terms = { nonRunnerNoBet: true } as const;

/** A cup that was not played to its end has no winner: its bets are void. */
function runnerFrom({ status, winners = [], withdrawn = [] }: Outcome, runner: string): LegEnd {
  if (status !== 'finished' || winners.length === 0) return { result: 'void' };
  return outrightEnd(runnerResult({ winners, withdrawn }, runner), terms);
}

/** What a leg gets from a result. What the result lacks for its market makes it void. */
export function resultFrom(outcome: Outcome, leg: Settled): LegEnd {
  if (outcome.voidMarkets.includes(leg.market)) return { result: 'void' };
  if (leg.market === outrightKey) return runnerFrom(outcome, leg.selection);
  const market = markets.get(leg.market);
  if (!market) throw new Error(`there is no market ${leg.market}`);
  const seen = { ...outcome, scoreAtBet: leg.scoreAtBet };
  if (outcome.status === 'finished' && missingOf(market, seen)) return { result: 'void' };
  const { status } = outcome;
  return { result: settleSelection(market, seen, { status, selection: leg.selection, line: leg.line ?? 0 }) };
}

/** What a leg got once its match has ended, else null. */
export function resultOfLeg(leg: Settled, match: KnownMatch, now: Date): LegEnd | null {
  const outcome = outcomeOf(match, now);
  return outcome && resultFrom(outcome, leg);
}
