export { advertised, insuranceShares, worstMainShare } from './advertised.ts';
export {
  type BlackjackSeen,
  blackjackBets,
  furtherBets,
  pairPays,
  returnOfHand,
  threePays,
} from './bets.ts';
export { dealBlackjack } from './deal.ts';
export { type BlackjackShown, blackjackDecisions, insurancePhases } from './decisions.ts';
export { isBust, isNatural, totalOf, twentyOne } from './hand.ts';
export { actions, type BlackjackAction, type BlackjackDeal, dealerHand, handsAfter, type PlayerHand } from './lines.ts';
