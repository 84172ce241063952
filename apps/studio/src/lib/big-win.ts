/** From so many stakes on a win is a big one. */
const bigWinStakes = 10n;

/** Whether what a round paid is many times its stake; a round without a stake has no big win. */
export const isBigWin = ({ paidMinor, stakeMinor }: { paidMinor: bigint; stakeMinor: bigint }): boolean =>
  stakeMinor > 0n && paidMinor >= stakeMinor * bigWinStakes;
