import { randomInt } from 'node:crypto';

export const gameCode = 'cup_dice';
export const stakesMinor: readonly string[] = ['10', '50', '100', '500'];
const sides = 6;
/** One in six pays 5.94 times the stake: 99 percent come back. */
const paidHundredths = 594n;

export interface Roll {
  pick: number;
  rolled: number;
  stakeMinor: bigint;
  /** 0: lost. */
  payoutMinor: bigint;
}

export const isPick = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= sides;

/** One die under the cup. */
export function roll(pick: number, stakeMinor: bigint, rolled = randomInt(sides) + 1): Roll {
  return { pick, rolled, stakeMinor, payoutMinor: rolled === pick ? (stakeMinor * paidHundredths) / 100n : 0n };
}
