import { multiply, rational, toDecimal } from '../exact/rational.ts';
import type { BetAnalysis } from './analysis.ts';
import { stakeBack } from './bet-type.ts';

/** Figures of a bet as the rulebook prints them: six decimals, the edge in percent with four, the deviation with three. */
export function printedFigures({ probabilityOfWin, probabilities, rtp, sdPerUnit }: BetAnalysis): {
  win: string;
  push: string;
  edge: string;
  sd: string;
} {
  return {
    win: toDecimal(probabilityOfWin, 6),
    push: toDecimal(probabilities.get(stakeBack) ?? rational(0n, 1n), 6),
    edge: toDecimal(multiply(rational(rtp.denominator - rtp.numerator, rtp.denominator), rational(100n)), 4),
    sd: sdPerUnit.toFixed(3),
  };
}
