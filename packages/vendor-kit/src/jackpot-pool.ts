/** Jackpot pools of a vendor, as the wallet contract speaks of them. Amounts are integer minor units. */

/** A part of a stake that goes from the operator into a pool of the vendor's, in the same act; together at most the stake. */
export interface Contribution {
  /** The vendor's name for the pool. Brands, and trial money within a brand, have pools of their own under the same name. */
  pool: string;
  /** Above 0. */
  amountMinor: bigint;
}

export interface PoolSeed {
  from: string;
  /** Above 0. */
  amountMinor: bigint;
}

/** The operator puts money of its own into a pool: what it opens with. */
export interface FundPoolRequest {
  txId: string;
  /** Says whose pools are meant: those of his brand, currency and kind of money. */
  playerRef: string;
  pool: string;
  /** Above 0. */
  amountMinor: bigint;
}
export interface PoolState {
  pool: string;
  amountMinor: bigint;
}
