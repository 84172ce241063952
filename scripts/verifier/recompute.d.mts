/** Plain data of a round, as its game shows it. */
export type Round = Readonly<Record<string, unknown>>;

export interface Verdict {
  /** Every revealed seed is the one whose hash was shown before. */
  isCommitted: boolean;
  /** The seeds give exactly what was shown. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

export declare function roundIn(text: string): Round;
export declare function recompute(data: Round, seed: string): Promise<Verdict>;
export declare function hasOwnSeed(text: string): boolean;
