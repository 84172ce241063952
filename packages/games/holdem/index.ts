export { bestFive, type PokerHand, type PokerHandName, pokerHandOf, pokerHands, rankedHand } from './hand.ts';
export { holdemRoom, smallBlindOf } from './room.ts';
export type { HoldemSaid } from './state.ts';
export type { HoldemPotView, HoldemSeatView, HoldemView } from './view.ts';
