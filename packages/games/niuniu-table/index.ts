export { bullPlaces, liveBullHandOf } from '../niuniu/hand.ts';
export { type DoorHands, doors } from '../table-engine/doors.ts';
export { advertised, sharesOfStakes } from './advertised.ts';
export { liveMultiplierOf, type NiuniuTableSeen, niuniuTableBets, playerWins, topMultiplier } from './bets.ts';
export { dealNiuniu, firstOf } from './deal.ts';
