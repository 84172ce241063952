import { resultOfHandicap, resultOfTotal } from './lines.ts';
import type { LineMarket, Market, PlainMarket } from './market.ts';
import {
  type MatchSeen,
  mapWinnersOf,
  noScore,
  type Score,
  type Scorer,
  type Side,
  scorerOf,
  total,
  winnerOf,
} from './match.ts';
import type { LegResult } from './results.ts';

const winIf = (wins: boolean): LegResult => (wins ? 'win' : 'loss');

/** A market that pays the selections for which `wins` holds. */
const plain = (
  key: string,
  selections: readonly string[],
  wins: (seen: MatchSeen, selection: string) => boolean,
): PlainMarket => ({ key, selections, settle: (seen, selection) => winIf(wins(seen, selection)) });

const results = ['1', 'X', '2'] as const;
const sides = ['home', 'away'] as const;
const listedGoals = [0, 1, 2, 3, 4];
const listedScores = listedGoals.flatMap((home) => listedGoals.map((away) => `${home}-${away}`));
/** Any score that is not listed. */
const otherScore = 'AOS';

function exactScore({ home, away }: Score): string {
  const score = `${home}-${away}`;
  return listedScores.includes(score) ? score : otherScore;
}

const goalGroups: Readonly<Record<string, readonly [number, number]>> = {
  '0-1': [0, 1],
  '2-3': [2, 3],
  '4-6': [4, 6],
  '7+': [7, Number.POSITIVE_INFINITY],
};

function isInGroup(goals: number, group: string): boolean {
  const [fewest, most] = goalGroups[group] ?? [1, 0];
  return goals >= fewest && goals <= most;
}

/** Throws RangeError when the half-time score is missing: whoever settles asks `missingOf` first. */
function halfTimeOf({ halfTimeScore }: MatchSeen): Score {
  if (!halfTimeScore) throw new RangeError('the half-time score is missing');
  return halfTimeScore;
}

function keptNothing({ score }: MatchSeen, side: string): boolean {
  return side === 'home' ? score.home > 0 && score.away === 0 : score.away > 0 && score.home === 0;
}

const scorers: readonly Scorer[] = ['home', 'away', 'none'];
const noted = (seen: MatchSeen, which: 'firstGoal' | 'lastGoal') => scorerOf(seen, seen[which]);

const marginFor = (side: Side, { home, away }: Score) => (side === 'home' ? home - away : away - home);

/** In play only what was scored after the bet counts for a handicap. */
const asianHandicap: LineMarket = {
  key: 'AH',
  selections: sides,
  line: 'own',
  settle: ({ score, scoreAtBet = noScore }, selection, line) => {
    const side = selection === 'home' ? 'home' : 'away';
    return resultOfHandicap(marginFor(side, score) - marginFor(side, scoreAtBet), line);
  },
};

const totalGoals: LineMarket = {
  key: 'OU',
  selections: ['over', 'under'],
  line: 'shared',
  settle: ({ score }, selection, line) => resultOfTotal(total(score), selection === 'over' ? 'over' : 'under', line),
};

const drawNoBet: PlainMarket = {
  key: 'DNB',
  selections: ['1', '2'],
  settle: ({ score }, selection) => (winnerOf(score) === 'X' ? 'push' : winIf(winnerOf(score) === selection)),
};

const matchWinner: PlainMarket = {
  key: 'MW',
  selections: ['A', 'B'],
  settle: ({ score, finalScore = score }, selection) => {
    const winner = winnerOf(finalScore);
    return winner === 'X' ? 'push' : winIf((winner === '1') === (selection === 'A'));
  },
};

/** Markets of rulebook 6.2 that a score settles, for the whole match and for its first half. */
export const scoreMarkets: readonly Market[] = [
  plain('1X2', results, ({ score }, selection) => winnerOf(score) === selection),
  asianHandicap,
  totalGoals,
  plain('OE', ['odd', 'even'], ({ score }, selection) => (total(score) % 2 === 1) === (selection === 'odd')),
  plain('CS', [...listedScores, otherScore], ({ score }, selection) => exactScore(score) === selection),
  plain('DC', ['1X', '12', 'X2'], ({ score }, selection) => selection.includes(winnerOf(score))),
  drawNoBet,
  plain('BTTS', ['yes', 'no'], ({ score }, selection) => (score.home > 0 && score.away > 0) === (selection === 'yes')),
  plain('TG', Object.keys(goalGroups), ({ score }, selection) => isInGroup(total(score), selection)),
  plain('WTN', sides, keptNothing),
  matchWinner,
];

/** The same two lines on maps, sets or other parts of a match, which have no halves and count whole. */
const mapHandicap: LineMarket = {
  key: 'MH',
  selections: ['A', 'B'],
  line: 'own',
  settle: ({ score }, selection, line) => resultOfHandicap(marginFor(selection === 'A' ? 'home' : 'away', score), line),
};
const totalMaps: LineMarket = { ...totalGoals, key: 'TM' };

/** As many as the longest match of maps has. */
const maxMaps = 5;

/** Who wins a single map; void where it is not played. */
const mapWinner = (map: number): PlainMarket => ({
  key: `ML-${map}`,
  selections: ['A', 'B'],
  needs: 'mapWinners',
  settle: (seen, selection) => {
    const winner = mapWinnersOf(seen)?.[map - 1];
    return winner === undefined ? 'void' : winIf(winner === selection);
  },
});

/** Markets without a first half, and those that need more than one score. */
export const otherMarkets: readonly Market[] = [
  mapHandicap,
  totalMaps,
  ...Array.from({ length: maxMaps }, (_, index) => mapWinner(index + 1)),
  {
    ...plain(
      'HTFT',
      results.flatMap((half) => results.map((end) => `${half}/${end}`)),
      (seen, selection) => `${winnerOf(halfTimeOf(seen))}/${winnerOf(seen.score)}` === selection,
    ),
    needs: 'halfTimeScore',
  },
  { ...plain('FG', scorers, (seen, selection) => noted(seen, 'firstGoal') === selection), needs: 'firstGoal' },
  { ...plain('LG', scorers, (seen, selection) => noted(seen, 'lastGoal') === selection), needs: 'lastGoal' },
];
