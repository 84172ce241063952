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

/** All symbols that pay on the grid as it stands. `step` counts from 1 within the spin. */
export interface SymbolsWon<Code extends string> {
  type: 'symbolsWon';
  step: number;
  multiplier: number;
  wins: readonly SymbolWin<Code>[];
  totalMinor: MinorString;
}

/** The winners are gone, the rest has fallen. `drops[column]` are the new symbols on top of it, from row 0 down. */
export interface GridRefilled<Code extends string> {
  type: 'gridRefilled';
  drops: readonly (readonly Code[])[];
  grid: Grid<Code>;
}

/**
 * One round as a list of these: for each spin `spinStarted`, `gridFilled`, then `symbolsWon` and `gridRefilled` as often as there is a
 * win, `scattersPaid`, in the base spin `freeSpinsAwarded`; at the end `roundCapped` if it was, `freeSpinsEnded`, `roundEnded`.
 */
export type CascadeEvent<Code extends string> =
  | SpinStarted
  | GridFilled<Code>
  | SymbolsWon<Code>
  | GridRefilled<Code>
  | ScattersPaid
  | FreeSpinsAwarded
  | RoundCapped
  | FreeSpinsEnded
  | RoundEnded;
