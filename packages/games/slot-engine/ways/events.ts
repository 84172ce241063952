import type { FreeSpinsAwarded, FreeSpinsEnded, MinorString, RoundCapped, RoundEnded, SpinStarted } from '../events.ts';
import type { Position, Window } from '../types.ts';

/** The free spins were bought: the round is played at `betMinor` and its stake is `priceMinor`. Always the first event. */
export interface FeatureBought {
  type: 'featureBought';
  betMinor: MinorString;
  priceMinor: MinorString;
}

/** All reels stopped, each at its own height. `ways` are the heights multiplied. */
export interface WindowDrawn<Code extends string> {
  type: 'windowDrawn';
  window: Window<Code>;
  ways: number;
}

export interface WaysWin<Code extends string> {
  symbol: Code;
  /** Reels from the left. */
  count: number;
  ways: number;
  positions: readonly Position[];
  /** With the spin's multiplier. */
  amountMinor: MinorString;
}

/** Only sent when a symbol pays. */
export interface WaysWon<Code extends string> {
  type: 'waysWon';
  wins: readonly WaysWin<Code>[];
  totalMinor: MinorString;
  multiplier: number;
}

/**
 * One round as a list of these: `featureBought` if it was; for each spin `spinStarted`, `windowDrawn`, `waysWon`, `freeSpinsAwarded`;
 * at the end `roundCapped` if it was, `freeSpinsEnded`, `roundEnded`. A bought round has no base spin and begins with its free spins.
 */
export type WaysEvent<Code extends string> =
  | FeatureBought
  | SpinStarted
  | WindowDrawn<Code>
  | WaysWon<Code>
  | FreeSpinsAwarded
  | RoundCapped
  | FreeSpinsEnded
  | RoundEnded;
