/** Least of one bet, most of a player on it in a round. */
export interface BetLimits {
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
}
