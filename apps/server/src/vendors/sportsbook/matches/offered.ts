import type { ResultChances } from '@baize/games/sportsbook';

/** A price on offer, in hundredths, at least 1.01. */
export interface OfferedSelection {
  readonly selection: string;
  /** The selection's own line in quarters; null: the market has none. */
  readonly line: number | null;
  readonly odds: number;
  /** Null: the source has prices alone. */
  readonly chances: ResultChances | null;
}

export interface OfferedMarket {
  readonly key: string;
  readonly isOpen: boolean;
  readonly selections: readonly OfferedSelection[];
}
