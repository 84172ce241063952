import type { MinorString } from '../minor-string.ts';
import type { Position } from '../types.ts';

/** A symbol that stays in its cell, and what it is worth: a coin its value, a collect symbol what it took. */
export interface HeldSymbol {
  position: Position;
  amountMinor: MinorString;
}

/** The coins of the window stay, each with its value. */
export interface HoldStarted {
  type: 'holdStarted';
  coins: readonly HeldSymbol[];
  respinsLeft: number;
}

/** One respin of the open cells. Coins land first, then collect symbols take all coins that lie there. `respinsLeft` are those after it. */
export interface RespinPlayed {
  type: 'respinPlayed';
  coins: readonly HeldSymbol[];
  collects: readonly HeldSymbol[];
  respinsLeft: number;
}

/** `grandMinor` is paid for a full grid and else "0"; `totalMinor` is what the feature adds to the payout, after the round's limit. */
export interface HoldEnded {
  type: 'holdEnded';
  grandMinor: MinorString;
  totalMinor: MinorString;
}

export type HoldEvent = HoldStarted | RespinPlayed | HoldEnded;
