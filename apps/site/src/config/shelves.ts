/** Classes of quick games without reels; they share the lobby of the slots and stand on a shelf of their own there. */
const instantClasses: readonly string[] = ['CRASH', 'MINES', 'DICE', 'PLINKO', 'LIMBO', 'WHEEL', 'KENO', 'COIN'];

export type ShelfName = 'slots' | 'instant';

/** The shelf of a game of the slots' lobby. */
export const shelfOf = ({ gameClassify }: { gameClassify: string }): ShelfName =>
  instantClasses.includes(gameClassify) ? 'instant' : 'slots';
