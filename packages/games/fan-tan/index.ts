export { advertised } from './advertised.ts';
export { type FanTanSeen, fanTanBets, heaps, inFour, minBeads, partsOf, remainderOf, remainders } from './bets.ts';
