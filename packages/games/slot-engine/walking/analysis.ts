import { divide, multiply, type Rational, rational, subtract, toNumber } from '../../exact/rational.ts';
import type { LineSlotConfig } from '../types.ts';
import type { WalkingRules } from './types.ts';
import { firstHeld } from './walk.ts';
import { walkOdds, waysToFill } from './walk-odds.ts';
import { type FilledSpins, walkSums } from './walk-sums.ts';

/** Exact figures of a line slot with walking wilds. Wins are in total bets; the round's limit is left out of all but `topPrize`. */
export interface WalkingAnalysis {
  combinations: bigint;
  rtp: Rational;
  /** Of paid spins alone, scatter pays included. */
  baseRtp: Rational;
  hitFrequency: Rational;
  /** Of paid spins after which a wild walks. */
  walkProbability: Rational;
  /** Of paid spins that start the parade. */
  triggerProbability: Rational;
  meanWalkWin: Rational;
  meanFeatureWin: Rational;
  respinsPerWalk: Rational;
  variance: Rational;
  sdPerUnit: number;
  topPrize: Rational;
}

interface Sums {
  win: bigint;
  base: bigint;
  winSquared: bigint;
  lost: bigint;
  best: bigint;
  walks: bigint;
  walkWin: bigint;
  respins: bigint;
  parades: bigint;
  paradeWin: bigint;
}

const none: Sums = {
  ...{ win: 0n, base: 0n, winSquared: 0n, lost: 0n, best: 0n },
  ...{ walks: 0n, walkWin: 0n, respins: 0n, parades: 0n, paradeWin: 0n },
};
const larger = (a: bigint, b: bigint) => (a > b ? a : b);

/** Analyses a line slot with walking wilds exactly: every combination of stops, then every way in which the wilds walk on. */
export function analyseWalking<Code extends string>(
  config: LineSlotConfig<Code> & { readonly walking: WalkingRules<Code> },
): WalkingAnalysis {
  const { walking } = config;
  const base = walkSums(config);
  const odds = walkOdds(config, walking);

  const counted = (sums: Sums, { filled, plain, triggering, lost, lostTriggering }: FilledSpins): Sums => {
    const ways = waysToFill(base, [], filled);
    const branch = (from: Sums, part: FilledSpins['plain'], without: bigint, isParade: boolean): Sums => {
      if (ways * part.count === 0n) return from;
      const held = firstHeld(walking, filled, isParade);
      const ahead = odds.ahead(held);
      const walked = ways * part.count * ahead.win;
      const isWalk = held.length > 0;
      return {
        win: from.win + ways * part.win * odds.scale + walked,
        base: from.base + ways * part.win,
        winSquared:
          from.winSquared +
          ways * (part.winSquared * odds.scale + 2n * part.win * ahead.win + part.count * ahead.winSquared),
        lost: from.lost + ways * without * ahead.lost,
        best: larger(from.best, part.best + ahead.best),
        walks: from.walks + (isWalk && !isParade ? ways * part.count : 0n),
        walkWin: from.walkWin + (isParade ? 0n : walked),
        respins: from.respins + (isParade ? 0n : ways * part.count * ahead.respins),
        parades: from.parades + (isParade ? ways * part.count : 0n),
        paradeWin: from.paradeWin + (isParade ? walked : 0n),
      };
    };
    return branch(branch(sums, plain, lost, false), triggering, lostTriggering, true);
  };

  const sums = base.spins.reduce(counted, none);
  const combinations = base.stops.reduce((all, stops) => all * BigInt(stops), 1n);
  const all = combinations * odds.scale;
  const lines = rational(BigInt(config.lines.length));
  const inBets = (lineBets: Rational) => divide(lineBets, lines);
  const rtp = inBets(rational(sums.win, all));
  const variance = subtract(inBets(inBets(rational(sums.winSquared, all))), multiply(rtp, rtp));
  const [best, limit] = [inBets(rational(sums.best)), rational(BigInt(config.maxWinTimesBet))];
  return {
    combinations,
    rtp,
    baseRtp: inBets(rational(sums.base, combinations)),
    hitFrequency: subtract(rational(1n), rational(sums.lost, all)),
    walkProbability: rational(sums.walks, combinations),
    triggerProbability: rational(sums.parades, combinations),
    meanWalkWin: inBets(rational(sums.walkWin, sums.walks * odds.scale)),
    meanFeatureWin: inBets(rational(sums.paradeWin, sums.parades * odds.scale)),
    respinsPerWalk: rational(sums.respins, sums.walks * odds.scale),
    variance,
    sdPerUnit: Math.sqrt(toNumber(variance)),
    topPrize: subtract(best, limit).numerator < 0n ? best : limit,
  };
}
