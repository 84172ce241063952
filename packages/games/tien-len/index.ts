export { playsFrom } from './hints.ts';
export { isPlayedOutOfTurn, playOf } from './plays.ts';
export { tienLenRoom } from './room.ts';
export { mayLay } from './turns.ts';
export type { TienLenSeatView, TienLenView } from './view.ts';
