import { noScore } from '@baize/games/sportsbook';
import { scoreAt } from '@baize/games/virtual-league';
import { feedSilenceMs } from '../feed/protocol.ts';
import type { Board, KnownMatch, MatchNow, SimulatedPlay } from './match.ts';

/** A minute of a match's own clock lasts so long: ninety of them are a quarter of an hour. */
export const msPerMatchMinute = 10_000;
/** Prices rest so long after a goal or a map. */
const suspensionMs = 8_000;
/** Nothing is taken any more so shortly before the end of a match that is played by goals. */
const closedMinutes = 3;

function isSuspendedAt({ fixture, course }: SimulatedPlay, playedMs: number, minute: number): boolean {
  const { rules } = fixture;
  if (rules.kind === 'goals' && minute > rules.minutes - closedMinutes) return true;
  return course.events.some((event) => {
    const sinceMs = playedMs - event.minute * msPerMatchMinute;
    return sinceMs >= 0 && sinceMs < suspensionMs;
  });
}

function playedAt(play: SimulatedPlay, startsAt: Date, now: Date): Omit<MatchNow, 'state'> {
  const { course } = play;
  const playedMs = now.getTime() - startsAt.getTime();
  if (playedMs < 0) return { minute: 0, score: noScore, events: [], isSuspended: false };
  const minute = Math.min(course.endMinute, Math.floor(playedMs / msPerMatchMinute));
  return {
    minute,
    score: scoreAt(course, minute),
    events: course.events.filter((event) => event.minute <= minute),
    isSuspended: isSuspendedAt(play, playedMs, minute),
  };
}

/** When the next minute of one of the simulated matches in play begins, with which its prices move; null: none is played. */
export function nextPricesAt(matches: readonly KnownMatch[], now: Date): Date | null {
  const next = matches.flatMap(({ play, startsAt, endsAt }) => {
    const playedMs = now.getTime() - startsAt.getTime();
    if (!play || playedMs < 0 || now >= endsAt) return [];
    return [startsAt.getTime() + (Math.floor(playedMs / msPerMatchMinute) + 1) * msPerMatchMinute];
  });
  return next.length === 0 ? null : new Date(Math.min(...next));
}

const boardAt = ({ minute, score, events }: Board): Omit<MatchNow, 'state'> => ({
  minute,
  score,
  events,
  isSuspended: false,
});

function stateOf({ startsAt, endsAt, board, source }: KnownMatch, now: Date): MatchNow['state'] {
  if (now >= endsAt) return 'finished';
  if (board && source === 'feed') return board.state;
  return now < startsAt ? 'scheduled' : 'live';
}

/**
 * Whether it is not known how a match stands: its feed missed something, fell silent or has not reported a start that is due, or it came from a
 * file and has begun.
 */
function isUnknown({ source, feed, startsAt }: KnownMatch, state: MatchNow['state'], now: Date): boolean {
  if (source === 'import') return state === 'live';
  if (source === 'simulator') return false;
  if (!feed?.isUp || (state === 'scheduled' && now >= startsAt)) return true;
  return state === 'live' && now.getTime() - feed.heardAt.getTime() > feedSilenceMs;
}

/** A match as it stands: a simulated one is a function of its seed and the time alone, so that a restart goes on where it was. */
export function matchAt(match: KnownMatch, now: Date): MatchNow {
  const { play, board, controls, outcome } = match;
  const state = stateOf(match, now);
  // One that was broken off stands still from then on.
  const until = now < match.endsAt ? now : match.endsAt;
  const seen = play ? playedAt(play, match.startsAt, until) : boardAt(board ?? emptyBoard);
  const score = state === 'finished' && outcome ? outcome.score : seen.score;
  const isClosed = state === 'finished' || controls.isSuspended || isUnknown(match, state, now);
  return { ...seen, state, score, isSuspended: isClosed || seen.isSuspended };
}

const emptyBoard: Board = { state: 'scheduled', minute: 0, score: noScore, events: [], markets: [] };
