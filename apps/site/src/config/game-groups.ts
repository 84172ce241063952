/** Classes of quick games without reels; they share the lobby of the slots and are a group of their own there. */
const instantClasses: readonly string[] = [
  'CRASH',
  'MINES',
  'DICE',
  'PLINKO',
  'LIMBO',
  'WHEEL',
  'KENO',
  'COIN',
  'HILO',
  'TOWER',
  'VIDEOPOKER',
  'SCRATCH',
];

export type GroupName = 'slots' | 'instant';

/** The group of a game of the slots' lobby. */
export const groupOf = ({ gameClassify }: { gameClassify: string }): GroupName =>
  instantClasses.includes(gameClassify) ? 'instant' : 'slots';
