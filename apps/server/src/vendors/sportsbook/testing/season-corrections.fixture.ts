import type { BookMatch } from '@baize/contract';
import type { MatchFacts } from '@baize/testkit/sports-settlement';
import { isCup } from './book.fixture.ts';
import type { Draw } from './draws.fixture.ts';

/** When the first half ends; sports without one are played by maps. */
export const halves: Readonly<Record<string, number>> = {
  ...{ football: 45, futsal: 20, iceHockey: 30, fieldHockey: 30, floorball: 30, beachSoccer: 18 },
};
const endings = ['finished', 'finished', 'finished', 'abandoned', 'postponed'] as const;
const markets = ['1X2', 'OU', 'AH', 'CS', '1H-1X2', 'MW', 'TM', 'ML-1'];

/** Those that were on offer when the cup was first bet on. */
const runnersOf = ({ markets }: BookMatch) =>
  markets.flatMap(({ selections }) => selections.map((one) => one.selection));

function scoreFrom({ sport }: BookMatch, draw: Draw) {
  if (halves[sport] !== undefined) return { home: draw(5), away: draw(5) };
  const loser = draw(2);
  return draw(2) === 0 ? { home: 2, away: loser } : { home: loser, away: 2 };
}

/** A cup that one, two or three win after all; now and then somebody did not start. */
function cupCorrection(runners: readonly string[], draw: Draw) {
  const nobody = { score: { home: 0, away: 0 }, halfTimeScore: null, firstGoal: null, voidMarkets: [] };
  const from = draw(runners.length);
  const winners = runners.slice(from, from + 1 + draw(3));
  const withdrawn = draw(2) === 0 ? runners.filter((name) => !winners.includes(name)).slice(0, 1) : [];
  const ending = endings[draw(endings.length)] ?? 'finished';
  const body = { ending, ...nobody, winners, withdrawn };
  const noted = { home: 0, away: 0, half: null, first: null, last: null, maps: null, voidMarkets: [] };
  const facts: MatchFacts = { status: ending, ...noted, cup: { winners, withdrawn } };
  return { body, facts };
}

/** A result that differs from how the match went, as staff enters it and as the second settlement reads it. */
export function correctionFrom(match: BookMatch, draw: Draw) {
  if (isCup(match)) return cupCorrection(runnersOf(match), draw);
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
