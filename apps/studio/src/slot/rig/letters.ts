import type { Rig } from './rig.ts';

/** Letters of cards: they lean from their foot, and their head follows. */
export const letterRig: Rig = [
  { at: [0.5, 0.45], reach: [0.7, 0.62], turn: 3.5, joint: [0.5, 0.86], curve: 'nod', everyMs: 1_100 },
  { at: [0.5, 0.3], reach: [0.6, 0.4], swell: [0.05, 0.02], curve: 'breathe', everyMs: 1_100 },
];
