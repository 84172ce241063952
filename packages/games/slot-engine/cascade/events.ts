import type {
  FreeSpinsAwarded,
  FreeSpinsEnded,
  MinorString,
  RoundCapped,
  RoundEnded,
  ScattersPaid,
  SpinStarted,
} from '../events.ts';
import type { Position } from '../types.ts';

/** `grid[column][row]`, row 0 on top. */
export type Grid<Code extends string> = readonly (readonly Code[])[];

/** A new grid falls in. */
export interface GridFilled<Code extends string> {
  type: 'gridFilled';
  grid: Grid<Code>;
}

export interface SymbolWin<Code extends string> {
  symbol: Code;
  count: number;
  positions: readonly Position[];
  /** With the step's multiplier. */
  amountMinor: MinorString;
}

/** All symbols that pay on the grid as it stands. `step` counts from 1 within the spin; `meter` is its charge after them. */
export interface SymbolsWon<Code extends string> {
  type: 'symbolsWon';
  step: number;
  multiplier: number;
  wins: readonly SymbolWin<Code>[];
  totalMinor: MinorString;
  meter?: number;
}

/** The winners are gone, the rest has fallen. `drops[column]` are the new symbols on top of it, from row 0 down. */
export interface GridRefilled<Code extends string> {
  type: 'gridRefilled';
  drops: readonly (readonly Code[])[];
  grid: Grid<Code>;
}

/** The meter turned these cells into wilds; `meter` is the charge that is left. */
export interface WildsPlaced<Code extends string> {
  type: 'wildsPlaced';
  positions: readonly Position[];
  grid: Grid<Code>;
  meter: number;
}

/** The meter took all of a symbol away, without a prize; the rest fell as after a win. */
export interface SymbolRemoved<Code extends string> {
  type: 'symbolRemoved';
  symbol: Code;
  positions: readonly Position[];
  drops: readonly (readonly Code[])[];
  grid: Grid<Code>;
  meter: number;
}

/**
 * Multipliers on the settled grid. `sum` are those of this spin, `multiplier` is what its symbol wins are multiplied by (in free spins
 * with all that came before), `addedMinor` is what that adds to them.
 */
export interface MultipliersCounted {
  type: 'multipliersCounted';
  positions: readonly Position[];
  sum: number;
  multiplier: number;
  addedMinor: MinorString;
}

/**
 * One round as a list of these: for each spin `spinStarted`, `gridFilled`, then `symbolsWon` and `gridRefilled` as often as there is a
 * win, and when there is none `wildsPlaced` or `symbolRemoved` as often as the meter is full, after which there may be wins again;
 * `multipliersCounted`, `scattersPaid`, in the base spin `freeSpinsAwarded`; at the end `roundCapped` if it was, `freeSpinsEnded`,
 * `roundEnded`.
 */
export type CascadeEvent<Code extends string> =
  | SpinStarted
  | GridFilled<Code>
  | SymbolsWon<Code>
  | GridRefilled<Code>
  | WildsPlaced<Code>
  | SymbolRemoved<Code>
  | MultipliersCounted
  | ScattersPaid
  | FreeSpinsAwarded
  | RoundCapped
  | FreeSpinsEnded
  | RoundEnded;
