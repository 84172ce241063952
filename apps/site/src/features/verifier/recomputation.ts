type Data = Readonly<Record<string, unknown>>;

export interface Verdict {
  /** Every revealed seed is the one whose hash was shown before. */
  isCommitted: boolean;
  /** The seeds give exactly what was shown. */
  isSame: boolean;
  shown: unknown;
  recomputed: unknown;
}

/** The code that recomputes rounds of every game; the offline page has the same. */
export interface Recomputation {
  /** Throws SyntaxError for text that is no JSON. */
  roundIn(text: string): Data;
  /** Rejects with the reason for what cannot be recomputed. */
  recompute(round: Data, seed: string): Promise<Verdict>;
}
