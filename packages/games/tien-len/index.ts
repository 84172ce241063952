export { playsFrom } from './hints.ts';
export { inOrder, isPlayedOutOfTurn, type PlayShape, playOf, playShapes } from './plays.ts';
export { ownCards, tienLenRoom } from './room.ts';
export { extras, type InstantWin, instantWins } from './specials.ts';
export { mayLay } from './turns.ts';
export type { TienLenSeatView, TienLenView } from './view.ts';
