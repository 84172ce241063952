export { type DoorHands, doors } from '../table-engine/doors.ts';
export { advertised } from './advertised.ts';
export { doorBeats, wenzhouBets } from './bets.ts';
export { dealWenzhou } from './deal.ts';
export { type Domino, dominoOf, fullSet } from './dominoes.ts';
export { type WenzhouHand, type WenzhouHandName, wenzhouHandOf } from './hand.ts';
