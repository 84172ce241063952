import type { Position } from '../types.ts';

/** Free spins are to be chosen: so many of each kind, with what a wild multiplies. */
export interface ChoiceStarted {
  type: 'choiceStarted';
  choices: readonly { spins: number; multiplier: number }[];
  /** The scatters that started it. */
  positions: readonly Position[];
}

export interface ChoiceMade {
  type: 'choiceMade';
  /** From 0. */
  choice: number;
}

/** Every wild that stays from now on, after a spin that brought new ones. */
export interface WildsStuck {
  type: 'wildsStuck';
  positions: readonly Position[];
}

export type StickyEvent = ChoiceStarted | ChoiceMade | WildsStuck;
