/** With the act that ends a round, or changes what it paid after its end; what was said last stands. */
export interface Turnover {
  /**
   * What counts of the round's stake for rewards and wages, 0 or more: the vendor says it where bets against each other, a cash-out or a
   * share of a jackpot pool make it another than usual. Without it the smaller of stake and net result counts, never more than the larger.
   */
  validTurnoverMinor?: bigint;
}
