/** Who asks for a stake: refused with CURRENCY_MISMATCH when `currency` is given and is not the player's. */
export interface Debtor {
  session: string;
  playerRef: string;
  /** ISO code; without it the player's own is meant. */
  currency?: string;
}
