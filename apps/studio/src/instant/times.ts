import type { InstantRound } from '@baize/contract';

const stakeBack = 10_000;
const exact = 10_000n;

/** A return in ten-thousandths of the stake as a multiplier. */
export const timesText = (return10k: number): string => `${(return10k / stakeBack).toFixed(2)}×`;

/** What a round came to as a multiplier of its stake. */
export const timesOfRound = ({ betMinor, payoutMinor }: InstantRound): string =>
  timesText(Number((BigInt(payoutMinor) * exact) / BigInt(betMinor)));
