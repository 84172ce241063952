import { oneTimes, targets } from '@baize/games/limbo';
import { readStake } from '../StakeField.tsx';

const decimals = 2;
const percentDecimals = 4;
const chancePercent = 99;

/** Hundredths as a decimal. */
export const hundredthsText = (hundredths: number): string => (hundredths / oneTimes).toFixed(decimals);

export const targetRange = { min: hundredthsText(targets.min), max: hundredthsText(targets.max) } as const;

/** A typed target in hundredths; null when it is none, or not on offer. */
export function readTarget(text: string): number | null {
  const typed = readStake(text, decimals);
  return typed === null || typed < BigInt(targets.min) || typed > BigInt(targets.max) ? null : Number(typed);
}

/** The chance to win in percent: 99 divided by the multiplier, with as many decimals as a rare one needs. */
export function chanceText(target: number): string {
  const percent = (chancePercent * oneTimes) / target;
  return percent >= 1 ? percent.toFixed(decimals) : percent.toFixed(percentDecimals);
}
