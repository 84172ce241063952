import type { Game } from '@baize/contract';

/** Whether players of a game share its rounds. */
export const isTable = ({ gameType, gameClassify }: Pick<Game, 'gameType' | 'gameClassify'>): boolean =>
  gameType === 'LIVE' || gameClassify === 'CRASH';
