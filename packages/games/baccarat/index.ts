export { advertised, advertisedNoCommission } from './advertised.ts';
export { type AllDeals, pairsOfDeals, totalsOfDeals } from './all-deals.ts';
export { analyse, shoeRules } from './analysis.ts';
export { type BaccaratPays, commissionBets, noCommissionBets, pairKeys, standardPays } from './bets.ts';
export {
  type BaccaratHand,
  type BaccaratSeen,
  bankerDraws,
  dealHand,
  playerDraws,
  pointsOf,
  seenOf,
  totalOf,
  type Winner,
  winnerOf,
} from './hand.ts';
export * from './roads.ts';
