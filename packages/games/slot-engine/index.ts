export { analyseSlot, type SlotAnalysis } from './analysis.ts';
export type * from './events.ts';
export { linePrizes } from './line-prizes.ts';
export { playRound, type Round, type RoundRequest } from './round.ts';
export type * from './types.ts';
export { positionsOf, windowOf } from './window.ts';
