import type { DrawBelow } from '@baize/fairness';
import type { Side } from '../sportsbook/match.ts';
import { chancesOf, type Fixture, type MatchEvent } from './course.ts';

export const momentKinds = ['play', 'attack', 'shot', 'corner', 'foul', 'score'] as const;
export type MomentKind = (typeof momentKinds)[number];

/** Where a minute of a match was played and what happened there. */
export interface Moment {
  readonly minute: number;
  readonly side: Side;
  readonly kind: MomentKind;
  /** From the home side's goal (0) to the away side's (100). */
  readonly along: number;
  /** From one side line (0) to the other (100). */
  readonly across: number;
}

/** How many of a hundred quiet minutes are of a kind. */
const weights: readonly (readonly [MomentKind, number])[] = [
  ['play', 34],
  ['attack', 32],
  ['shot', 16],
  ['corner', 8],
  ['foul', 10],
];
/** How deep in the opponent's half each kind is, in percent of the pitch from the own goal: from, and how far it varies. */
const depth: Readonly<Record<MomentKind, readonly [number, number]>> = {
  play: [35, 30],
  attack: [60, 25],
  shot: [80, 16],
  corner: [99, 1],
  foul: [25, 60],
  score: [99, 1],
};

function kindOf(drawn: number): MomentKind {
  let left = drawn;
  for (const [kind, weight] of weights) {
    if (left < weight) return kind;
    left -= weight;
  }
  return 'play';
}

/** What a minute shows. It takes five draws, so that the next one's do not depend on it. */
function momentOf(
  minute: number,
  { home, away }: ReturnType<typeof chancesOf>,
  draw: DrawBelow,
  event?: MatchEvent,
): Moment {
  const [whose, what, howFar, place, corner] = [draw(home + away), draw(100), draw(100), draw(101), draw(2)];
  const side: Side = event?.side ?? (whose < home ? 'home' : 'away');
  const kind = event ? 'score' : kindOf(what);
  const [from, spread] = depth[kind];
  const forward = from + Math.floor((howFar * spread) / 100);
  const across = kind === 'corner' ? corner * 100 : kind === 'score' ? 50 : place;
  return { minute, side, kind, along: side === 'home' ? forward : 100 - forward, across };
}

/**
 * The minutes of a match of goals up to now. They know what has happened and nothing of what will: what is seen of a match tells nobody more about
 * its result than its prices do.
 */
export function momentsOf(fixture: Fixture, seen: readonly MatchEvent[], minute: number, draw: DrawBelow): Moment[] {
  if (fixture.rules.kind !== 'goals') return [];
  const chances = chancesOf(fixture);
  return Array.from({ length: minute }, (_, index) => index + 1).map((at) =>
    momentOf(
      at,
      chances,
      draw,
      seen.findLast((event) => event.minute === at),
    ),
  );
}

/** What sides of a match of maps or sets can reach in one of them: the winner's points, and how many fewer the other has. */
const pointsOfSport: Readonly<Record<string, { readonly winner: number; readonly fewer: readonly [number, number] }>> =
  {
    tennis: { winner: 6, fewer: [2, 5] },
    volleyball: { winner: 25, fewer: [2, 11] },
    tableTennis: { winner: 11, fewer: [2, 8] },
    badminton: { winner: 21, fewer: [2, 13] },
    moba: { winner: 24, fewer: [3, 15] },
    shooter: { winner: 13, fewer: [2, 11] },
    fighter: { winner: 3, fewer: [1, 3] },
    strategy: { winner: 1, fewer: [1, 1] },
  };
const unknownSport = { winner: 1, fewer: [1, 1] } as const;

/** The points of every map or set that has ended, in its order; of the one that is played there is nothing to see, for it would tell who wins it. */
export function pointsOf(
  sport: string,
  seen: readonly MatchEvent[],
  draw: DrawBelow,
): { home: number; away: number }[] {
  const { winner, fewer } = pointsOfSport[sport] ?? unknownSport;
  const [least, most] = fewer;
  return seen.map(({ side }) => {
    const loser = winner - least - draw(most - least + 1);
    return side === 'home' ? { home: winner, away: loser } : { home: loser, away: winner };
  });
}

/** So many of a kind by side. */
export function countOf(moments: readonly Moment[], kinds: readonly MomentKind[]): { home: number; away: number } {
  const of = (wanted: Side) => moments.filter(({ kind, side }) => side === wanted && kinds.includes(kind)).length;
  return { home: of('home'), away: of('away') };
}
