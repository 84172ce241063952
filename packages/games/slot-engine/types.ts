import type { HoldRules } from './hold/types.ts';
import type { StickyRules } from './sticky/types.ts';
import type { WalkingRules } from './walking/types.ts';

/** A cell of the window: reel from the left, row from the top, both from 0. */
export type Position = readonly [reel: number, row: number];

/** A line slot as numbers only. `Code` is the union of its symbol codes. */
export interface LineSlotConfig<Code extends string> {
  /** One strip per reel; a reel stops at a uniformly drawn index and shows it and the next ones, wrapping. */
  readonly strips: readonly (readonly Code[])[];
  readonly rows: number;
  /** Each line as one row per reel. The total bet is the number of lines times the line bet. */
  readonly lines: readonly (readonly number[])[];
  /** Stands in for every symbol of the paytable; pays itself only what the paytable says of a whole line of them. May be the scatter too. */
  readonly wild: Code;
  /** What each wild of a paying run multiplies the run's prize by; without it a wild only stands in. */
  readonly wildMultiplier?: number;
  /** Pays wherever it lands and starts the feature; absent in a game without scatters. */
  readonly scatter?: Code;
  /** Times the line bet, by symbol, then by the length of the run from the first reel. */
  readonly paytable: Readonly<Partial<Record<Code, Readonly<Record<number, number>>>>>;
  /** Times the total bet, by number of scatters in the window. */
  readonly scatterPays: Readonly<Record<number, number>>;
  /** Free spins that scatters start; absent in a game that has none. */
  readonly freeSpins?: FreeSpinRules<Code>;
  /** A pick bonus that scatters start; absent in a game that has none. */
  readonly pick?: PickRules;
  /** Hold and respin that scatters start; absent in a game that has none. */
  readonly hold?: HoldRules<Code>;
  /** Free spins of the player's choice in which wilds stay; absent in a game that has none. */
  readonly sticky?: StickyRules<Code>;
  /** Wilds that fill their reel and walk; absent in a game that has none. */
  readonly walking?: WalkingRules<Code>;
  /** A wheel of multipliers for windows of one symbol; absent in a game that has none. */
  readonly wheel?: WheelRules;
  /** A round ends as soon as it has won this many times the total bet, and pays no more. */
  readonly maxWinTimesBet: number;
}

export interface FreeSpinRules<Code extends string> {
  /** Scatters that start the feature and that add spins inside it. */
  readonly minScatters: number;
  readonly spinsPerTrigger: number;
  /** Of every win in a free spin, scatter pays included. */
  readonly multiplier: number;
  /** Spins that one feature can have in all, retriggers included. */
  readonly maxSpins: number;
  /**
   * The symbols of which one is drawn when the feature starts, all equally likely. In its spins the drawn one pays on no line; when it
   * shows on enough reels it fills them and pays on every line, wherever the reels are, wilds not counted.
   */
  readonly specials?: readonly Code[];
}

/** A wheel that turns when the whole window is of one symbol, wilds included; the lines of that spin pay times where it stops. */
export interface WheelRules {
  /** The multiplier of each segment, all equally likely. */
  readonly segments: readonly number[];
}

/** Pick some of the covered tiles; their prizes are shuffled before the first pick. */
export interface PickRules {
  /** Scatters that start it. */
  readonly minScatters: number;
  /** Prize under each tile, times the total bet. */
  readonly prizes: readonly number[];
  readonly picks: number;
}

/** What is visible: `window[reel][row]`. */
export type Window<Code extends string> = readonly (readonly Code[])[];

/** A line's prize in line bets, before any multiplier. */
export interface LinePrize<Code extends string> {
  /** Number of the line as players see it, from 1. */
  readonly line: number;
  readonly symbol: Code;
  readonly count: number;
  readonly positions: readonly Position[];
  readonly timesLineBet: number;
}
