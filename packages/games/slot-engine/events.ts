import type { Position, Window } from './types.ts';

/** Integer minor units as a decimal string ("1250" is 12.50 of a currency with two decimals): bigint does not travel in JSON. */
export type MinorString = string;

export interface LineWin<Code extends string> {
  /** From 1. */
  line: number;
  /** The symbol that pays; wilds in the run stand in for it. */
  symbol: Code;
  count: number;
  positions: readonly Position[];
  /** With the spin's multiplier. */
  amountMinor: MinorString;
}

/** A reel set starts to turn. `spinNumber` counts from 1 within its mode; `spinsLeft` are the free spins after this one. */
export interface SpinStarted {
  type: 'spinStarted';
  mode: 'base' | 'free';
  spinNumber: number;
  spinsLeft: number;
}

export interface ReelsStopped<Code extends string> {
  type: 'reelsStopped';
  /** Index of the strip in the top row, per reel. */
  stops: readonly number[];
  /** `window[reel][row]`, row 0 on top. */
  window: Window<Code>;
}

/** Only sent when a line pays. `totalMinor` is the sum of the wins, all with `multiplier`. */
export interface LinesWon<Code extends string> {
  type: 'linesWon';
  wins: readonly LineWin<Code>[];
  totalMinor: MinorString;
  multiplier: number;
}

/** Only sent when scatters pay. `amountMinor` has the spin's multiplier. */
export interface ScattersPaid {
  type: 'scattersPaid';
  count: number;
  positions: readonly Position[];
  amountMinor: MinorString;
  multiplier: number;
}

/** `spins` were added now, `spinsLeft` are to be played, `totalSpins` were awarded in this feature so far. */
export interface FreeSpinsAwarded {
  type: 'freeSpinsAwarded';
  spins: number;
  spinsLeft: number;
  totalSpins: number;
  positions: readonly Position[];
}

/** The wins shown so far reached the round's limit: nothing more is played, `payoutMinor` is what the round pays. */
export interface RoundCapped {
  type: 'roundCapped';
  wonMinor: MinorString;
  payoutMinor: MinorString;
}

/** `totalMinor` is what the free spins add to the payout, after the round's limit. */
export interface FreeSpinsEnded {
  type: 'freeSpinsEnded';
  spinsPlayed: number;
  totalMinor: MinorString;
}

/** Always the last event. */
export interface RoundEnded {
  type: 'roundEnded';
  payoutMinor: MinorString;
}

/**
 * One round of a line slot as a list of these: for each spin `spinStarted`, `reelsStopped`, then `linesWon`, `scattersPaid`,
 * `freeSpinsAwarded` as they happen; at the end `roundCapped` if it was, `freeSpinsEnded` if there were any, `roundEnded`.
 * The JSON form is the same as the typed one.
 */
export type SlotEvent<Code extends string> =
  | SpinStarted
  | ReelsStopped<Code>
  | LinesWon<Code>
  | ScattersPaid
  | FreeSpinsAwarded
  | RoundCapped
  | FreeSpinsEnded
  | RoundEnded;
