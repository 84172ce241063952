/** Ten-thousandths of a stake that come back: 0 is a loss, 10,000 the stake itself, 19,500 a win that pays 0.95:1. */
export type Return10k = number;

/** A return of exactly the stake. */
export const stakeBack: Return10k = 10_000;

/** Half of the stake comes back: dragon and tiger at a tie, la partage at zero. */
export const halfBack: Return10k = stakeBack / 2;

/** "pays 0.95:1" as what comes back. Throws RangeError when the odds have more than four decimals. */
export function pays(toOne: number): Return10k {
  const back = Math.round((1 + toOne) * stakeBack);
  if (Math.abs(back / stakeBack - 1 - toOne) > 1e-9) throw new RangeError(`odds of ${toOne}:1 are too fine`);
  return back;
}

/**
 * One kind of bet on a table. `Seen` is what a settled round shows, as far as bets look at it. A bet without a choice has the one
 * selection `''`.
 */
export interface BetType<Seen> {
  readonly key: string;
  readonly selections: readonly string[];
  /** For a bet with more selections than a list can name: whether it has this one. */
  accepts?(selection: string): boolean;
  /** What comes back for a settled round. `selection` is one of `selections`. */
  returnOf(seen: Seen, selection: string): Return10k;
  /** Every return above nothing that can come out, for the rules page. */
  returnsOf(selection: string): readonly Return10k[];
  /** The bet that this one works against on the same selection; their stakes in a round are netted for valid turnover (rulebook 0.5). */
  readonly opposite?: string;
  /** A player may have it on one of its selections only in a round. */
  readonly isOneOnly?: boolean;
  /**
   * How often a chip is taken as stake, where more than the chip can be lost: the most that it can lose. What was not lost comes back with
   * the payout, and returns are of the whole stake: of a stake of five chips that loses one 8,000 come back.
   */
  readonly reserve?: number;
}

/** How often a chip on this bet is taken as stake; 1 where no more than the chip can be lost. */
export const reserveOf = ({ reserve = 1 }: { reserve?: number | undefined }): number => reserve;

/** What comes back of a stake of so many chips when one chip wins or loses `toOne` of itself. Throws RangeError when that has more than four decimals. */
export const paysReserved = (toOne: number, reserve: number): Return10k => pays(toOne / reserve);

const onlySelection = [''] as const;

/** A bet without a choice that either pays its odds or loses. */
export function plainBet<Seen>(bet: {
  key: string;
  toOne: number;
  wins: (seen: Seen) => boolean;
  opposite?: string;
}): BetType<Seen> {
  const back = pays(bet.toOne);
  return {
    key: bet.key,
    selections: onlySelection,
    returnOf: (seen) => (bet.wins(seen) ? back : 0),
    returnsOf: () => [back],
    ...(bet.opposite === undefined ? {} : { opposite: bet.opposite }),
  };
}

/** A bet without a choice whose return depends on how the round came out. */
export function gradedBet<Seen>(bet: {
  key: string;
  returns: readonly Return10k[];
  returnOf: (seen: Seen) => Return10k;
  opposite?: string;
}): BetType<Seen> {
  return {
    key: bet.key,
    selections: onlySelection,
    returnOf: bet.returnOf,
    returnsOf: () => bet.returns,
    ...(bet.opposite === undefined ? {} : { opposite: bet.opposite }),
  };
}
