import type { BookMatch } from '@baize/contract';
import type { MatchFacts } from '@baize/testkit/sports-settlement';
import type { Draw } from './draws.fixture.ts';

/** When the first half ends; sports without one are played by maps. */
export const halves: Readonly<Record<string, number>> = {
  ...{ football: 45, futsal: 20, iceHockey: 30, fieldHockey: 30, floorball: 30, beachSoccer: 18 },
};
const endings = ['finished', 'finished', 'finished', 'abandoned', 'postponed'] as const;
const markets = ['1X2', 'OU', 'AH', 'CS', '1H-1X2', 'MW', 'TM', 'ML-1'];

function scoreFrom({ sport }: BookMatch, draw: Draw) {
  if (halves[sport] !== undefined) return { home: draw(5), away: draw(5) };
  const loser = draw(2);
  return draw(2) === 0 ? { home: 2, away: loser } : { home: loser, away: 2 };
}

/** A result that differs from how the match went, as staff enters it and as the second settlement reads it. */
export function correctionFrom(match: BookMatch, draw: Draw) {
  const isGoals = halves[match.sport] !== undefined;
  const score = scoreFrom(match, draw);
  const { home, away } = score;
  const half = isGoals && draw(5) > 0 ? { home: draw(home + 1), away: draw(away + 1) } : null;
  const scored = (['home', 'away'] as const).filter((side) => score[side] > 0);
  const first: MatchFacts['first'] = isGoals && draw(2) === 0 ? (scored[draw(scored.length || 1)] ?? 'none') : null;
  const ending = endings[draw(endings.length)] ?? 'finished';
  const voidMarkets = draw(5) === 0 ? [markets[draw(markets.length)] ?? ''] : [];
  const body = { ending, score, halfTimeScore: half, firstGoal: first, voidMarkets };
  const facts: MatchFacts = { status: ending, home, away, half, first, last: null, maps: null, voidMarkets };
  return { body, facts };
}
