/** A round as its vendor tells it; amounts in minor units. */
export interface VendorRound {
  roundId: string;
  stakeMinor: bigint;
  payoutMinor: bigint;
  at: Date;
}

/** A vendor's own side of the books: what its games decided, whatever the wallet did. */
export interface VendorBook {
  vendorCode: string;
  /** Rounds up to this moment have ended at the vendor and will not change. */
  settledUpTo(now: Date): Promise<Date>;
  /** Rounds after `from` up to and with `to`, in the order of their moments. */
  rounds(from: Date, to: Date): AsyncIterable<VendorRound>;
  /** Some rounds by their ids; those that the vendor does not know are left out. */
  find(roundIds: readonly string[]): Promise<VendorRound[]>;
}
