import type { CollusionSignal, PlayerLink } from '@baize/contract';
import { type Facts, sumOfFacts } from './pair-facts.ts';

/** One player against the other one of the pair, and against all others that he met. */
export interface OneSide {
  withOther: Facts;
  withRest: Facts;
}
/** What two players did at one game. */
export interface PairAtGame {
  gameCode: string;
  first: OneSide;
  second: OneSide;
}

/** A pair is shown from this score on. */
export const shownFrom = 40;
const highest = 100;

/** Standard deviations from what play against others lets expect: fewer say nothing, and how each further one counts. */
const silentBelow = 3;
const countedFrom = 2;
const scorePerDeviation = 15;
const playBound = 60;
const linkScores: Readonly<Record<PlayerLink, number>> = {
  device: 40,
  payee: 40,
  address: 15,
  referral: 10,
};

const minHands = 10;
const minFlowBases = 40;
const minBigFolds = 4;
const minDecisions = 20;
const minDecisionsWithRest = 40;

const scoreOf = (deviations: number): number =>
  deviations < silentBelow ? 0 : Math.min(playBound, Math.round((deviations - countedFrom) * scorePerDeviation));
const rounded = (value: number): number => Math.round(value * 10) / 10;
const percent = (part: number, of: number): number => Math.round((part / of) * 100);

type From = CollusionSignal['from'];

/** He loses more to this one in a hand than to each of the others; what counts is how sure that is (a test of two means). */
function chipDumping(gameCode: string, from: From, { withOther, withRest }: OneSide): CollusionSignal[] {
  const { hands, flow, squares } = withOther;
  if (hands < minHands || flow < minFlowBases) return [];
  const restMean = withRest.hands === 0 ? 0 : withRest.flow / withRest.hands;
  const restSpread = withRest.hands === 0 ? 0 : withRest.squares / withRest.hands ** 2;
  const deviations = (flow / hands - restMean) / Math.sqrt(squares / hands ** 2 + restSpread);
  const figures = [rounded(flow), hands, rounded((flow / hands) * 100), rounded(restMean * 100), rounded(deviations)];
  return [{ kind: 'chipDumping', score: scoreOf(deviations), gameCode, from, figures }];
}

/** He folds big pots to this one more often than to others: counts of rare events, compared by their roots. */
function bigFolds(gameCode: string, from: From, { withOther, withRest }: OneSide): CollusionSignal[] {
  const { bigFolds: folds, hands } = withOther;
  if (folds < minBigFolds) return [];
  const expected = (hands * (withRest.bigFolds + 1)) / (withRest.hands + 1);
  const half = 3 / 8;
  const deviations = 2 * (Math.sqrt(folds + half) - Math.sqrt(expected + half));
  const figures = [folds, hands, rounded(expected), rounded(deviations)];
  return [{ kind: 'bigFolds', score: scoreOf(deviations), gameCode, from, figures }];
}

/** Alone with each other they raise less often than alone with others (a test of two proportions). */
function softPlay({ gameCode, first, second }: PairAtGame): CollusionSignal[] {
  const both = sumOfFacts([first.withOther, second.withOther]);
  const rest = sumOfFacts([first.withRest, second.withRest]);
  if (both.decisions < minDecisions || rest.decisions < minDecisionsWithRest) return [];
  const pooled = (both.raises + rest.raises) / (both.decisions + rest.decisions);
  if (pooled === 0) return [];
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / both.decisions + 1 / rest.decisions));
  const deviations = (rest.raises / rest.decisions - both.raises / both.decisions) / spread;
  const figures = [
    both.decisions,
    percent(both.raises, both.decisions),
    percent(rest.raises, rest.decisions),
    rounded(deviations),
  ];
  return [{ kind: 'softPlay', score: scoreOf(deviations), gameCode, from: null, figures }];
}

/**
 * The signs that two players who sat at one table play together: of each kind the strongest game, and what links their accounts. Figures are, by
 * kind: of `chipDumping` bases lost in all, hands, bases lost per 100 hands to this one and to each of the others; of `bigFolds` such folds, hands
 * and how many were expected; of `softPlay` decisions, percent of raises with each other and with others; each ends with the deviations.
 */
export function signalsOf(games: readonly PairAtGame[], links: readonly PlayerLink[]): CollusionSignal[] {
  const found = games
    .flatMap((game) => [
      ...chipDumping(game.gameCode, 'first', game.first),
      ...chipDumping(game.gameCode, 'second', game.second),
      ...bigFolds(game.gameCode, 'first', game.first),
      ...bigFolds(game.gameCode, 'second', game.second),
      ...softPlay(game),
    ])
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  const strongest = found.filter((one, index) => found.findIndex(({ kind }) => kind === one.kind) === index);
  const linked = links.map((kind) => ({ kind, score: linkScores[kind], gameCode: null, from: null, figures: [] }));
  return [...strongest, ...linked];
}

/** 0 to 100. */
export const totalOf = (signals: readonly CollusionSignal[]): number =>
  Math.min(
    highest,
    signals.reduce((sum, { score }) => sum + score, 0),
  );
