export { advertised, worstAnteShare } from './advertised.ts';
export {
  anteBonus,
  pairPlusPays,
  playBets,
  type Showdown,
  showdownOf,
  sixCardHandOf,
  sixCardPays,
  type ThreeCardDeal,
  type ThreeCardSeen,
  threeCardBets,
} from './bets.ts';
export { dealThreeCards } from './deal.ts';
export { type ThreeCardShown, threeCardDecisions } from './decisions.ts';
export { type ThreeCardHandName, threeCardHandOf, threeCardHands } from './hand.ts';
