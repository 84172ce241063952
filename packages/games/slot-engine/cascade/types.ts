/** A slot without reels: every cell is drawn by weight, winning symbols vanish, the rest falls, empty cells are drawn again. */
export interface CascadeConfig<Code extends string> {
  readonly columns: number;
  readonly rows: number;
  /** Chance of each symbol in every newly drawn cell, as integer weights. */
  readonly weights: Readonly<Record<Code, number>>;
  /** Never vanishes; counted when the grid has settled. */
  readonly scatter: NoInfer<Code>;
  /** Prize of a symbol by how many of it are on the grid: the last entry whose `from` is reached. In hundredths of the total bet. */
  readonly paytable: Readonly<Partial<Record<NoInfer<Code>, readonly CountPrize[]>>>;
  /** Multiplier of the first, second, third … win of a spin; the last one stays. */
  readonly ladder: readonly number[];
  /** Times the total bet, by the number of scatters at least; the last entry that is reached counts. */
  readonly scatterPays: readonly ScatterPrize[];
  readonly freeSpins: {
    readonly minScatters: number;
    readonly spins: number;
    readonly ladder: readonly number[];
  };
  /** A round ends as soon as it has won this many times the total bet, and pays no more. */
  readonly maxWinTimesBet: number;
}

export interface CountPrize {
  readonly from: number;
  readonly hundredths: number;
}

export interface ScatterPrize {
  readonly from: number;
  readonly timesBet: number;
}
