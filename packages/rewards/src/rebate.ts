import { ratio } from './rates.ts';

export interface RebateLine {
  gameType: string;
  validTurnoverMinor: bigint;
  ratePpm: bigint;
}

/** Valid turnover times rate, floored for each game type; claimable from the minimum on (rulebook 8.11). */
export function rebateFor(
  lines: readonly RebateLine[],
  minimumMinor: bigint,
): { lines: { gameType: string; amountMinor: bigint }[]; totalMinor: bigint; isClaimable: boolean } {
  const floored = lines.map(({ gameType, validTurnoverMinor, ratePpm }) => ({
    gameType,
    amountMinor: ratio(validTurnoverMinor, ratePpm),
  }));
  const totalMinor = floored.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  return { lines: floored, totalMinor, isClaimable: totalMinor > 0n && totalMinor >= minimumMinor };
}
