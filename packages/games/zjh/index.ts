export { zjhHandOf, zjhHands } from './hand.ts';
export { zjhRoom } from './room.ts';
export type { ZjhSeatView, ZjhView } from './view.ts';
