/** The checker's own view of the books, from the journal's lines alone. */
export interface Books {
  balances: Map<string, bigint>;
  versions: Map<string, bigint>;
  /** Lines that are known, by "source reference leg". */
  lines: Set<string>;
  /** What withdrawals hold, by "member subject". */
  withdrawals: Map<string, { memberId: string; amountMinor: bigint }>;
  /** What the lines say of each round, by "vendor round". */
  rounds: Map<string, RoundBook>;
}
export interface RoundBook {
  stakeMinor: bigint;
  payoutMinor: bigint;
  owedMinor: bigint;
}
