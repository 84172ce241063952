/** What the operator asks of every game; the vendor keeps it. */
export interface PlayRules {
  /** The least time from the beginning of a round to that of the player's next one in the game; 0: none. The vendor keeps it. */
  minRoundIntervalMs: number;
  /** How often the vendor stops the player to show him how long and for how much he has played; 0: never. */
  realityCheckMs: number;
  /** Whether the vendor may offer to play rounds by themselves, with the stops of the operator's rules. */
  autoplay: boolean;
  /** Whether the vendor may sell the start of a feature for a price; its price is then the round's stake. */
  buyFeature: boolean;
  /** How much of its usual maximum a bet at a shared table takes from this player, in percent; 100: the usual maximum. */
  tableMaxPercent: number;
}
