import type { Market } from './market.ts';
import { settleMarket } from './markets.ts';
import type { Score } from './match.ts';
import type { LegResult } from './results.ts';
import type { WeightedScore } from './score-model.ts';

/** How likely each result of a selection is. */
export type ResultChances = Readonly<Record<LegResult, number>>;

/** Of a market that the score alone settles. */
export function resultChances(
  market: Market,
  scores: readonly WeightedScore[],
  { selection, line = 0, scoreAtBet }: { selection: string; line?: number; scoreAtBet?: Score },
): ResultChances {
  const chances = { win: 0, halfWin: 0, push: 0, halfLoss: 0, loss: 0, void: 0 };
  for (const { score, chance } of scores)
    chances[settleMarket(market, { score, ...(scoreAtBet && { scoreAtBet }) }, selection, line)] += chance;
  return chances;
}

const halfWeight = 0.5;

/** Decimal odds without margin: what is lost against what is won, half results counting half. */
export function fairOdds({ win, halfWin, halfLoss, loss }: ResultChances): number {
  return 1 + (loss + halfWeight * halfLoss) / (win + halfWeight * halfWin);
}

/** The price of fair odds in a book of this booksum: its chance of being paid grows by the margin. */
export const withMargin = (fair: number, booksum: number): number => fair / booksum;
