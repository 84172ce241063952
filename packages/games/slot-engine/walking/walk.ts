import type { LineSlotConfig, Window } from '../types.ts';
import type { WildsWalked } from './events.ts';
import type { WalkingRules } from './types.ts';

/** The reels that show a wild. */
export const wildReels = <Code extends string>(
  { wild }: Pick<LineSlotConfig<Code>, 'wild'>,
  window: Window<Code>,
): number[] => window.flatMap((cells, reel) => (cells.includes(wild) ? [reel] : []));

/** The window with these reels filled by wilds. */
export const fillReels = <Code extends string>(
  { wild }: Pick<LineSlotConfig<Code>, 'wild'>,
  window: Window<Code>,
  reels: readonly number[],
): Window<Code> =>
  reels.length === 0 ? window : window.map((cells, reel) => (reels.includes(reel) ? cells.map(() => wild) : cells));

/** Where the wilds of these reels stand in the next spin; one on the first reel leaves. */
export const walkOn = (reels: readonly number[]): number[] => reels.filter((reel) => reel > 0).map((reel) => reel - 1);

/** Where wilds stand in the first respin after a paid spin. */
export function firstHeld(
  { entrance }: Pick<WalkingRules<string>, 'entrance'>,
  wilds: readonly number[],
  isParade: boolean,
): number[] {
  const held = new Set([...walkOn(wilds), ...(isParade ? entrance : [])]);
  return [...held].sort((a, b) => a - b);
}

/** What the wins of a spin are multiplied by whose wilds fill so many reels. */
export const timesOf = (filled: number): number => Math.max(1, filled);

export const wildsWalked = (reels: readonly number[]): WildsWalked => ({
  type: 'wildsWalked',
  reels,
  multiplier: timesOf(reels.length),
});
