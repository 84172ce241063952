import type { BookMatchPage } from '@baize/contract';
import { drawOfRound } from '@baize/fairness';
import { countOf, type MomentKind, momentsOf, pointsOf } from '@baize/games/virtual-league';
import type { KnownMatch, MatchNow, SimulatedPlay } from './match.ts';

type Tracker = BookMatchPage['tracker'];

const shownMoments = 8;
const statistics: readonly (readonly ['attacks' | 'shots' | 'corners' | 'fouls', readonly MomentKind[]])[] = [
  ['attacks', ['attack', 'shot', 'corner', 'score']],
  ['shots', ['shot', 'score']],
  ['corners', ['corner']],
  ['fouls', ['foul']],
];
const sportsWithoutCorners = ['iceHockey', 'rinkHockey', 'floorball'];

/** Draws of the pictures alone; the course of the match takes others. */
const drawOfTracker = (matchId: string, { serverSeed }: SimulatedPlay) =>
  drawOfRound({ serverSeed, clientSeed: matchId, nonce: 1 });

function trackerOf({ id, sport }: KnownMatch, play: SimulatedPlay, { events, minute }: MatchNow): Tracker {
  if (play.fixture.rules.kind === 'maps') {
    return { moments: [], statistics: [], points: pointsOf(sport, events, drawOfTracker(id, play)) };
  }
  const moments = momentsOf(play.fixture, events, minute, drawOfTracker(id, play));
  const shown = statistics.filter(([key]) => key !== 'corners' || !sportsWithoutCorners.includes(sport));
  return {
    moments: moments.slice(-shownMoments),
    statistics: shown.map(([key, kinds]) => ({ key, ...countOf(moments, kinds) })),
    points: [],
  };
}

const keptTrackers = 500;

/** What is drawn of a simulated match that has begun, worked out once a minute of it; null for any other. */
export function createTrackers() {
  const kept = new Map<string, Tracker>();
  return (match: KnownMatch, now: MatchNow): Tracker => {
    if (!match.play || now.state === 'scheduled') return null;
    const key = `${match.id} ${now.minute} ${now.events.length}`;
    const found = kept.get(key);
    if (found) return found;
    const tracker = trackerOf(match, match.play, now);
    if (kept.size >= keptTrackers) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, tracker);
    return tracker;
  };
}
export type Trackers = ReturnType<typeof createTrackers>;
