/** With the act that ends a round, or changes what it paid after its end; what was said last stands. */
export interface Turnover {
  /**
   * What counts of the round's stake for rewards and wages, from 0 to the larger of stake and net result; more is wrong input. The vendor says
   * it where bets against each other, a cash-out or a share of a jackpot pool make it another than usual. Without it the smaller of stake and net
   * result counts (rulebook 0.5).
   */
  validTurnoverMinor?: bigint;
}

interface RoundSums {
  stakeMinor: bigint;
  payoutMinor: bigint;
}

const netOf = ({ stakeMinor, payoutMinor }: RoundSums): bigint =>
  payoutMinor > stakeMinor ? payoutMinor - stakeMinor : stakeMinor - payoutMinor;

/** Valid turnover of a round of which the vendor says none (rulebook 0.5). */
export const defaultTurnover = (sums: RoundSums): bigint =>
  netOf(sums) < sums.stakeMinor ? netOf(sums) : sums.stakeMinor;

/** The most that a vendor may say. */
export const maxTurnover = (sums: RoundSums): bigint => (netOf(sums) > sums.stakeMinor ? netOf(sums) : sums.stakeMinor);
