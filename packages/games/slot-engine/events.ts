import type { HoldEvent } from './hold/events.ts';
import type { LevelDrop } from './levels.ts';
import type { MinorString } from './minor-string.ts';
import type { StickyEvent } from './sticky/events.ts';
import type { Position, Window } from './types.ts';
import type { WalkingEvent } from './walking/events.ts';

export type { MinorString } from './minor-string.ts';

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

/** The whole window is of `symbol`: the wheel stops at `segment` (from 0). `amountMinor` is what it adds to what the lines won. */
export interface WheelSpun<Code extends string> {
  type: 'wheelSpun';
  symbol: Code;
  segments: readonly number[];
  segment: number;
  multiplier: number;
  amountMinor: MinorString;
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

/** The free spins' special symbol; comes after the first `freeSpinsAwarded`. */
export interface SpecialDrawn<Code extends string> {
  type: 'specialDrawn';
  symbol: Code;
}

/** The special symbol fills `reels` (from 0) and pays on every line. `amountMinor` is what all lines pay together. */
export interface SpecialExpanded<Code extends string> {
  type: 'specialExpanded';
  symbol: Code;
  reels: readonly number[];
  positions: readonly Position[];
  amountMinor: MinorString;
}

/** So many covered tiles; the player picks some of them, and what lies under them was fixed before. */
export interface PickStarted {
  type: 'pickStarted';
  tiles: number;
  picks: number;
  /** The scatters that started it. */
  positions: readonly Position[];
}

export interface TilePicked {
  type: 'tilePicked';
  /** From 0. */
  tile: number;
  amountMinor: MinorString;
  picksLeft: number;
}

/** All tiles as they lay, and what the picked ones add to the payout, after the round's limit. */
export interface PickEnded {
  type: 'pickEnded';
  tilesMinor: readonly MinorString[];
  totalMinor: MinorString;
}

/** A linked jackpot fell: the whole pot, beside what the spin wins and outside the round's limit. */
export interface JackpotWon {
  type: 'jackpotWon';
  pot: string;
  amountMinor: MinorString;
  /** Of a level that must drop: what shows that it was fair. */
  drop?: LevelDrop;
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
 * One round of a line slot as a list of these: for each spin `spinStarted`, `reelsStopped`, then `linesWon`, `wheelSpun`, `specialExpanded`,
 * `scattersPaid`, `freeSpinsAwarded` as they happen; then a pick bonus, hold and respin, a choice of free spins or respins with walking wilds if there are any; at the end `roundCapped` if it was,
 * `freeSpinsEnded` if there were any, `jackpotWon`, `roundEnded`. The JSON form is the same as the typed one.
 */
export type SlotEvent<Code extends string> =
  | SpinStarted
  | ReelsStopped<Code>
  | LinesWon<Code>
  | WheelSpun<Code>
  | SpecialDrawn<Code>
  | SpecialExpanded<Code>
  | ScattersPaid
  | FreeSpinsAwarded
  | PickStarted
  | TilePicked
  | PickEnded
  | HoldEvent
  | StickyEvent
  | WalkingEvent
  | JackpotWon
  | RoundCapped
  | FreeSpinsEnded
  | RoundEnded;
