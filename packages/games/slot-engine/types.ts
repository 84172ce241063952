/** A cell of the window: reel from the left, row from the top, both from 0. */
export type Position = readonly [reel: number, row: number];

/** A line slot as numbers only. `Code` is the union of its symbol codes. */
export interface LineSlotConfig<Code extends string> {
  /** One strip per reel; a reel stops at a uniformly drawn index and shows it and the next ones, wrapping. */
  readonly strips: readonly (readonly Code[])[];
  readonly rows: number;
  /** Each line as one row per reel. The total bet is the number of lines times the line bet. */
  readonly lines: readonly (readonly number[])[];
  /** Stands in for every symbol of the paytable, pays nothing itself. */
  readonly wild: Code;
  /** Pays wherever it lands and starts free spins. */
  readonly scatter: Code;
  /** Times the line bet, by symbol, then by the length of the run from the first reel. */
  readonly paytable: Readonly<Partial<Record<Code, Readonly<Record<number, number>>>>>;
  /** Times the total bet, by number of scatters in the window. */
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly freeSpins: {
    /** Scatters that start the feature and that add spins inside it. */
    readonly minScatters: number;
    readonly spinsPerTrigger: number;
    /** Of every win in a free spin, scatter pays included. */
    readonly multiplier: number;
    /** Spins that one feature can have in all, retriggers included. */
    readonly maxSpins: number;
  };
  /** A round ends as soon as it has won this many times the total bet, and pays no more. */
  readonly maxWinTimesBet: number;
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
