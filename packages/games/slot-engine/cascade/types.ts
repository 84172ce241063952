/** A slot without reels: every cell is drawn by weight, what wins vanishes, the rest falls, empty cells are drawn again. */
export interface CascadeConfig<Code extends string> {
  readonly columns: number;
  readonly rows: number;
  /** Chance of each symbol in every newly drawn cell, as integer weights. */
  readonly weights: Readonly<Record<Code, number>>;
  /** Never vanishes; counted when the grid has settled. */
  readonly scatter: NoInfer<Code>;
  /** Prize of a symbol by how many of it pay together: the last entry whose `from` is reached. In hundredths of the total bet. */
  readonly paytable: Readonly<Partial<Record<NoInfer<Code>, readonly CountPrize[]>>>;
  /** Where it is given, only symbols that touch pay together; otherwise all of a kind on the grid do. */
  readonly clusters?: ClusterRules<NoInfer<Code>>;
  /** Symbols that never vanish: what a spin has won by its symbols is multiplied by the sum of their values on the settled grid. */
  readonly multipliers?: Readonly<Partial<Record<NoInfer<Code>, number>>>;
  /** What many vanished symbols bring within one spin, and within all free spins together. */
  readonly meter?: MeterRules;
  /** Multiplier of the first, second, third … win of a spin; the last one stays. */
  readonly ladder: readonly number[];
  /** Times the total bet, by the number of scatters at least; the last entry that is reached counts. */
  readonly scatterPays: readonly ScatterPrize[];
  /** Values of multipliers add up over the free spins: each spin is multiplied by all that have come so far. */
  readonly freeSpins: {
    readonly minScatters: number;
    readonly spins: number;
    readonly ladder: readonly number[];
  };
  /** A round ends as soon as it has won this many times the total bet, and pays no more. */
  readonly maxWinTimesBet: number;
}

export interface ClusterRules<Code extends string> {
  /** Stands in for every paying symbol that it touches; comes only by the meter where its weight is 0. */
  readonly wild: Code;
}

export interface MeterRules {
  /** Symbols that have to vanish with wins for the next feature; what is above it counts for the one after it. */
  readonly perFeature: number;
  /** They come in turn, after the last one the first again, each when nothing more wins on the grid. */
  readonly features: readonly MeterFeature[];
}

/** Wilds in so many random cells that hold a paying symbol, or all of one random symbol taken away. */
export type MeterFeature = { readonly kind: 'wilds'; readonly count: number } | { readonly kind: 'removal' };

export interface CountPrize {
  readonly from: number;
  readonly hundredths: number;
}

export interface ScatterPrize {
  readonly from: number;
  readonly timesBet: number;
}
