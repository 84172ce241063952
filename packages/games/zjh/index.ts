export { type ZjhHandName, zjhHandOf, zjhHands } from './hand.ts';
export { zjhRoom } from './room.ts';
export type { ZjhAct } from './state.ts';
export { maxRounds, unitLadder } from './turns.ts';
export type { ZjhSeatView, ZjhView } from './view.ts';
