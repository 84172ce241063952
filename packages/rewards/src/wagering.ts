import { ppm } from './rates.ts';

/** B: the bonus is wagered; D+B: the deposit and the bonus (rulebook 8.13). */
export type WageringBase = 'B' | 'D+B';

/** Turnover that a bonus asks for; `multiplePpm` is the multiple in millionths. */
export function requiredTurnover(terms: {
  base: WageringBase;
  depositMinor: bigint;
  bonusMinor: bigint;
  multiplePpm: bigint;
}): bigint {
  const wagered = terms.base === 'D+B' ? terms.depositMinor + terms.bonusMinor : terms.bonusMinor;
  // Up: a fraction that is missing is missing.
  return (wagered * terms.multiplePpm + ppm - 1n) / ppm;
}

/** Valid turnover of some bets that weigh the same. */
export interface PlayLine {
  validTurnoverMinor: bigint;
  /** What was found for game, vendor or game type; nothing found is 0. */
  weightPpm: bigint;
}

/** Weighted turnover, floored once over all lines: releasing early could not be undone. Never below 0, however much was taken back. */
export function wageringProgress(requiredMinor: bigint, lines: readonly PlayLine[]) {
  const weighted = lines.reduce((sum, { validTurnoverMinor, weightPpm }) => sum + validTurnoverMinor * weightPpm, 0n);
  const progressMinor = weighted > 0n ? weighted / ppm : 0n;
  const remainingMinor = progressMinor >= requiredMinor ? 0n : requiredMinor - progressMinor;
  return { progressMinor, remainingMinor, isMet: remainingMinor === 0n };
}
