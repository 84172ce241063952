export { type DoorHands, doors } from '../table-engine/doors.ts';
export { advertised } from './advertised.ts';
export { doorAgainst, twoEightBets } from './bets.ts';
export { dealTwoEight } from './deal.ts';
export { fullSet, type TwoEightHand, type TwoEightHandName, twoEightHandOf, white } from './hand.ts';
