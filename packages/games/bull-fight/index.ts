export { bullPlaces } from '../niuniu/hand.ts';
export { advertised } from './advertised.ts';
export {
  type BullFightSeen,
  type BullFightSide,
  bullFightBets,
  bullSizes,
  sides,
  specialClasses,
  winnerOf,
} from './bets.ts';
export { cardsOfSide, dealBullFight } from './deal.ts';
