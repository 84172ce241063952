import type { WinTier } from '../game-frame/hud-state.ts';

const tiersTimesBet = [
  ['epic', 60n],
  ['mega', 30n],
  ['big', 15n],
] as const;
const coinsFromTimesBet = 5n;

/** How a win is celebrated. A return that is not above the stake is no win: it is shown, never celebrated. */
export function winTier(wonMinor: bigint, betMinor: bigint): WinTier {
  if (wonMinor <= 0n) return 'none';
  if (wonMinor <= betMinor) return 'quiet';
  return tiersTimesBet.find(([, times]) => wonMinor >= times * betMinor)?.[0] ?? 'win';
}

export function isBigTier(tier: WinTier): tier is 'big' | 'mega' | 'epic' {
  return tier === 'big' || tier === 'mega' || tier === 'epic';
}

/** Coins fly for wins above 5 times the bet. */
export function throwsCoins(wonMinor: bigint, betMinor: bigint): boolean {
  return wonMinor > coinsFromTimesBet * betMinor;
}
