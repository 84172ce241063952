export { advertised, advertisedNoCommission } from './advertised.ts';
export { analyse, packs } from './analysis.ts';
export { type BaccaratPays, commissionBets, isSideBet, noCommissionBets, standardPays } from './bets.ts';
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
