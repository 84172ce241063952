import type { SymbolCode } from '@baize/games/fixed-stars';
import type { CardLetter, Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<Exclude<SymbolCode, CardLetter>> = {
  // Rays open, the pearl in the middle beats.
  W: [
    { at: [0.5, 0.5], reach: 0.7, turn: 6, curve: 'sway', everyMs: 1_200 },
    { at: [0.5, 0.5], reach: 0.28, swell: 0.13, curve: 'beat', everyMs: 1_200 },
  ],
  // The telescope looks up; the dome follows.
  S: [
    { at: [0.72, 0.34], reach: 0.3, turn: -11, joint: [0.5, 0.5], curve: 'nod', everyMs: 1_200 },
    { at: [0.34, 0.38], reach: 0.32, swell: 0.05, curve: 'breathe', everyMs: 1_200 },
  ],
  // The ring tips, and clouds pass over the planet.
  H1: [
    { at: [0.5, 0.5], reach: 0.5, turn: 9, curve: 'nod', everyMs: 1_300 },
    { at: [0.46, 0.55], reach: 0.26, shift: [0.03, -0.01], curve: 'sway', everyMs: 1_300 },
  ],
  // The head spins, tips of the tail flare.
  H2: [
    { at: [0.62, 0.62], reach: 0.26, turn: 15, curve: 'sway', everyMs: 900 },
    { at: [0.22, 0.24], reach: 0.32, turn: 6, joint: [0.6, 0.6], curve: 'flicker', everyMs: 900 },
    { at: [0.24, 0.74], reach: 0.3, turn: -6, joint: [0.6, 0.6], curve: 'flicker', everyMs: 900, phase: 0.3 },
  ],
  // The moon goes before the sun.
  H3: [
    { at: [0.6, 0.48], reach: 0.4, shift: [-0.045, 0], curve: 'breathe', everyMs: 1_300 },
    { at: [0.34, 0.52], reach: 0.3, swell: 0.07, curve: 'breathe', everyMs: 1_300, phase: 0.8 },
  ],
  // The needle seeks its north.
  H4: [
    { at: [0.46, 0.56], reach: 0.3, turn: 15, curve: 'nod', everyMs: 1_000 },
    { at: [0.46, 0.26], reach: 0.2, shift: [0, -0.025], curve: 'beat', everyMs: 1_000 },
  ],
};
