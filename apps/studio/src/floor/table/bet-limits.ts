/** Least of one bet, most of a player on it in a round. */
export interface BetLimits {
  readonly leastMinor: bigint;
  readonly mostMinor: bigint;
}
