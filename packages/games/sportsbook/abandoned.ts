import { combineHalves, isQuarterLine, type Quarters, quartersPerGoal } from './lines.ts';
import { hasLine, type Market } from './market.ts';
import { isOfFirstHalf, settleMarket } from './markets.ts';
import { type MapSide, type MatchSeen, mapWinnersOf, type Score, type Scorer, scorerOf, total } from './match.ts';
import type { LegResult } from './results.ts';

/** Goals beyond every group, listed score and difference of the markets. */
const spareGoals = 8;
const anyScorer: readonly Scorer[] = ['home', 'away'];

function* scoresFrom({ home, away }: Score, reach: number): Generator<Score> {
  for (let sum = 0; sum <= 2 * reach; sum++)
    for (let added = Math.max(0, sum - reach); added <= Math.min(sum, reach); added++)
      yield { home: home + added, away: away + sum - added };
}

/** Every half-time score that is still possible where the match stopped, as far as the market looks at it. */
function halvesOf(market: Market, { score, halfTimeScore }: MatchSeen, reach: number): Iterable<Score> {
  if (halfTimeScore) return [halfTimeScore];
  return market.needs === 'halfTimeScore' ? scoresFrom(score, reach) : [score];
}

/** Who can have scored first or last in the end, as far as the market looks at it: the first is settled when somebody scored. */
function withScorers({ needs }: Market, seen: MatchSeen, end: MatchSeen): MatchSeen[] {
  if (needs === undefined || needs === 'halfTimeScore') return [end];
  if (needs === 'mapWinners') return withWinners(seen, end);
  if (total(end.score) === 0) return [{ ...end, [needs]: 'none' }];
  const first = needs === 'firstGoal' ? scorerOf(seen, seen.firstGoal) : undefined;
  const possible = first === undefined || first === 'none' ? anyScorer : [first];
  return possible.map((scorer) => ({ ...end, [needs]: scorer }));
}

const eitherSide: readonly MapSide[] = ['A', 'B'];

/** The maps that were played have their winners, those to come either. */
function withWinners(seen: MatchSeen, end: MatchSeen): MatchSeen[] {
  const known = mapWinnersOf(seen) ?? [];
  const left = Math.max(0, total(end.score) - known.length);
  return eitherSide.map((side) => ({ ...end, mapWinners: [...known, ...Array.from({ length: left }, () => side)] }));
}

/** Ends that the match could have had had it gone on, enough of them that a bet which may still turn turns in one. */
function* endsOf(market: Market, seen: MatchSeen, reach: number): Generator<MatchSeen> {
  for (const halfTimeScore of halvesOf(market, seen, reach)) {
    const half = { ...seen, score: halfTimeScore, halfTimeScore };
    if (isOfFirstHalf(market)) yield half;
    else
      for (const score of scoresFrom(seen.halfTimeScore ? seen.score : halfTimeScore, reach))
        yield* withScorers(market, seen, { ...half, score });
  }
}

function wholeLine(market: Market, seen: MatchSeen, selection: string, line: Quarters): LegResult {
  const { home, away } = seen.score;
  const reach = Math.ceil(Math.abs(line) / quartersPerGoal) + Math.abs(home - away) + spareGoals;
  let decided: LegResult | undefined;
  for (const end of endsOf(market, seen, reach)) {
    const result = settleMarket(market, end, selection, line);
    if (decided !== undefined && result !== decided) return 'void';
    decided = result;
  }
  return decided ?? 'void';
}

/**
 * What a bet on a match that was broken off gets (rulebook 6.4): its result if every way in which the match could have gone on leads to it,
 * else it is void. The halves of a quarter line are looked at one by one.
 */
export function settleAbandoned(market: Market, seen: MatchSeen, selection: string, line: Quarters): LegResult {
  if (!hasLine(market) || !isQuarterLine(line)) return wholeLine(market, seen, selection, line);
  return combineHalves(wholeLine(market, seen, selection, line - 1), wholeLine(market, seen, selection, line + 1));
}
