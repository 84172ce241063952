import type { SymbolCode } from '@baize/games/dragon-ledger';
import type { CardLetter, Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<Exclude<SymbolCode, CardLetter>> = {
  // The dragon on the cover turns like a dial, and the cover lifts at its edge.
  B: [
    { at: [0.5, 0.46], reach: 0.36, turn: 13, curve: 'nod', everyMs: 1_200 },
    { at: [0.5, 0.46], reach: 0.34, swell: 0.07, curve: 'beat', everyMs: 1_200 },
    { at: [0.84, 0.16], reach: 0.36, shift: [-0.03, 0.012], curve: 'breathe', everyMs: 1_200 },
  ],
  // Head, tail fin and coils of the dragon.
  H1: [
    { at: [0.76, 0.28], reach: 0.3, turn: 9, joint: [0.56, 0.34], curve: 'nod', everyMs: 1_100 },
    { at: [0.3, 0.27], reach: 0.28, turn: -9, joint: [0.24, 0.52], curve: 'flick', everyMs: 1_100 },
    { at: [0.55, 0.66], reach: 0.36, turn: 6, curve: 'sway', everyMs: 1_100 },
  ],
  // Beads run on their rods.
  H2: [
    { at: [0.3, 0.6], reach: [0.24, 0.17], shift: [0, -0.034], curve: 'nod', everyMs: 900 },
    { at: [0.7, 0.6], reach: [0.24, 0.17], shift: [0, -0.034], curve: 'nod', everyMs: 900, phase: 0.7 },
    { at: [0.5, 0.3], reach: [0.4, 0.13], shift: [0, 0.018], curve: 'flick', everyMs: 900 },
  ],
  // The crown is pressed into soft wax.
  H3: [
    { at: [0.5, 0.45], reach: 0.34, swell: 0.1, curve: 'beat', everyMs: 1_050 },
    { at: [0.5, 0.5], reach: 0.66, swell: 0.035, curve: 'breathe', everyMs: 1_050, phase: 0.85 },
    { at: [0.84, 0.83], reach: 0.24, shift: [-0.012, -0.02], curve: 'breathe', everyMs: 1_050 },
  ],
  // The feather writes; ends of the ribbon wave.
  H4: [
    { at: [0.78, 0.24], reach: 0.42, turn: -5.5, joint: [0.43, 0.72], curve: 'flick', everyMs: 1_000 },
    { at: [0.82, 0.8], reach: 0.34, turn: 8, joint: [0.54, 0.56], curve: 'sway', everyMs: 1_000 },
  ],
};
