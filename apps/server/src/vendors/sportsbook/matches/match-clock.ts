import type { Score } from '@baize/games/sportsbook';
import { type Course, type Fixture, type MatchEvent, scoreAt } from '@baize/games/virtual-league';

/** A minute of a match's own clock lasts so long: ninety of them are a quarter of an hour. */
export const msPerMatchMinute = 10_000;
/** Prices rest so long after a goal or a map. */
const suspensionMs = 8_000;
/** Nothing is taken any more so shortly before the end of a match that is played by goals. */
const closedMinutes = 3;

/** A match with its whole course, which nobody outside learns before it is played. */
export interface KnownMatch {
  readonly id: string;
  readonly league: string;
  readonly sport: string;
  readonly leagueName: string;
  readonly fixture: Fixture;
  readonly course: Course;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
}

/** What is to be seen of a match at a moment. */
export interface MatchNow {
  readonly state: 'scheduled' | 'live' | 'finished';
  readonly minute: number;
  readonly score: Score;
  readonly events: readonly MatchEvent[];
  /** A goal was scored, or the match is all but over: nothing is taken. */
  readonly isSuspended: boolean;
}

function isSuspendedAt({ fixture, course }: KnownMatch, playedMs: number, minute: number): boolean {
  const { rules } = fixture;
  if (rules.kind === 'goals' && minute > rules.minutes - closedMinutes) return true;
  return course.events.some((event) => {
    const sinceMs = playedMs - event.minute * msPerMatchMinute;
    return sinceMs >= 0 && sinceMs < suspensionMs;
  });
}

/** A match as it stands: a function of its seed and the time alone, so that a restart goes on where it was. */
export function matchAt(match: KnownMatch, now: Date): MatchNow {
  const { course, startsAt } = match;
  const playedMs = now.getTime() - startsAt.getTime();
  if (playedMs < 0)
    return { state: 'scheduled', minute: 0, score: { home: 0, away: 0 }, events: [], isSuspended: false };
  const minute = Math.min(course.endMinute, Math.floor(playedMs / msPerMatchMinute));
  const isOver = now >= match.endsAt;
  return {
    state: isOver ? 'finished' : 'live',
    minute,
    score: scoreAt(course, minute),
    events: course.events.filter((event) => event.minute <= minute),
    isSuspended: isOver || isSuspendedAt(match, playedMs, minute),
  };
}
