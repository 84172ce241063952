import type { MinorString } from '../minor-string.ts';
import type { Position } from '../types.ts';

/** Wilds fill `reels` (from 0), those that walked and those that landed; comes after their spin's `reelsStopped`. */
export interface WildsWalked {
  type: 'wildsWalked';
  reels: readonly number[];
  /** Of the wins of this spin. */
  multiplier: number;
}

/** Scatters brought wilds onto `reels`, where they stand in the first respin. */
export interface ParadeStarted {
  type: 'paradeStarted';
  reels: readonly number[];
  positions: readonly Position[];
}

/** No wild is left. `totalMinor` is what the respins add to the payout, after the round's limit. */
export interface WalkEnded {
  type: 'walkEnded';
  respins: number;
  totalMinor: MinorString;
}

export type WalkingEvent = WildsWalked | ParadeStarted | WalkEnded;
