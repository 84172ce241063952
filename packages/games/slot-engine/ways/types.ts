/**
 * A slot whose reels have another height at every spin and that pays by ways: a symbol on neighbouring reels from the left, in any row;
 * the counts on its reels multiplied are the ways that pay.
 */
export interface WaysConfig<Code extends string> {
  /** Chance of each height of a reel, as integer weights: `[2, 12]` is a height of 2 with a weight of 12. */
  readonly heights: readonly (readonly [height: number, weight: number])[];
  /** By reel, the chance of each symbol in every cell, as integer weights. */
  readonly reels: readonly Readonly<Partial<Record<Code, number>>>[];
  /** Stands in for every symbol of the paytable; never on the first reel, so that no way is of wilds alone. */
  readonly wild: Code;
  /** Starts and prolongs the free spins wherever it lands. */
  readonly scatter: Code;
  /** Into so many equal parts the total bet is divided; every bet on offer is a multiple of it in minor units. */
  readonly unitsPerBet: number;
  /** Prize of one way in units, by symbol, then by the number of reels from the left. All symbols pay from the same number on. */
  readonly paytable: Readonly<Partial<Record<NoInfer<Code>, Readonly<Record<number, number>>>>>;
  readonly freeSpins: RisingSpins;
  /** What starting the free spins at once costs, in units; absent where it cannot be bought. */
  readonly featurePriceUnits?: number;
  /** A round ends as soon as it has won this many times the total bet, and pays no more. */
  readonly maxWinTimesBet: number;
}

/** Free spins whose multiplier rises by one with every spin, from 1. */
export interface RisingSpins {
  /** Scatters that start them, and that add to them. */
  readonly minScatters: number;
  readonly spins: number;
  /** Spins that are added each time. */
  readonly moreSpins: number;
  /** Spins that one feature can have in all. */
  readonly maxSpins: number;
}
