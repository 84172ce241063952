/** What one stake level of a bet comes to; amounts in minor units of a currency with two decimals. */
export interface StakeLevel {
  stakeMinor: string;
  /** Return with every payout floored to the minor unit, as it is paid. */
  rtp: number;
  topPrizeMinor: string;
}

/** One bet of one game in figures; numbers are shares of a stake of 1. */
export interface GameFigures {
  game: string;
  variant: string;
  bet: string;
  rtp: number;
  houseEdge: number;
  /** Share of paid rounds that return more than 0. */
  hitFrequency: number;
  sdPerUnit: number;
  /** The most that the bet can return, in stakes. */
  topPrize: number;
  method: 'exact enumeration' | 'dynamic programming' | 'simulation';
  /** Rounds of a simulation; absent where the figures are exact. */
  rounds?: number;
  /** Half-width of the interval around `rtp` that holds the truth in 99.9 of 100 runs (3.29 sigma); absent where exact. */
  rtpError?: number;
  /** Every stake on offer. */
  stakeLevels?: readonly StakeLevel[];
}

/** A row of the report: the figures, what players are told, and further lines for readers. */
export interface ReportRow {
  figures: GameFigures;
  /** A share, as 0.960020. */
  advertisedRtp: number;
  notes: readonly string[];
}

/** The rows of one game; it may compute for some seconds, and on other threads. */
export type ReportEntry = () => readonly ReportRow[] | Promise<readonly ReportRow[]>;

/** Stake levels of a bet whose payouts are whole minor units at every stake on offer, so that nothing is lost by flooring. */
export function levelStakes(stakesMinor: readonly bigint[], rtp: number, topPrize: number): StakeLevel[] {
  const scale = 1_000_000;
  const topPrizeScaled = BigInt(Math.round(topPrize * scale));
  return stakesMinor.map((stakeMinor) => ({
    stakeMinor: `${stakeMinor}`,
    rtp,
    topPrizeMinor: `${(stakeMinor * topPrizeScaled) / BigInt(scale)}`,
  }));
}
