import type { SymbolCode } from '@baize/games/lantern-garden';
import type { CardLetter, Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<Exclude<SymbolCode, CardLetter>> = {
  // The light in it breathes, the cap lifts.
  W: [
    { at: [0.5, 0.46], reach: [0.8, 0.5], swell: [0.075, 0.02], curve: 'breathe', everyMs: 1_100 },
    { at: [0.5, 0.44], reach: [0.62, 0.42], turn: 4, joint: [0.5, 0.1], curve: 'sway', everyMs: 1_100 },
    { at: [0.5, 0.48], reach: 0.24, swell: 0.1, curve: 'flicker', everyMs: 900 },
    { at: [0.5, 0.12], reach: 0.26, turn: 9, joint: [0.5, 0.22], curve: 'sway', everyMs: 1_100 },
  ],
  // Blossoms turn on the gate, the moon grows.
  S: [
    { at: [0.75, 0.5], reach: 0.2, turn: 17, curve: 'sway', everyMs: 1_000 },
    { at: [0.62, 0.64], reach: 0.22, turn: -16, curve: 'sway', everyMs: 1_000, phase: 0.2 },
    { at: [0.27, 0.68], reach: 0.24, turn: 16, curve: 'sway', everyMs: 1_000, phase: 0.4 },
    { at: [0.45, 0.36], reach: 0.36, swell: 0.05, curve: 'breathe', everyMs: 1_200 },
  ],
  // The carp swims: tail first, head against it, fins between.
  H1: [
    { at: [0.24, 0.74], reach: 0.42, turn: 10, joint: [0.42, 0.58], curve: 'sway', everyMs: 760 },
    { at: [0.76, 0.22], reach: 0.34, turn: 6, joint: [0.54, 0.42], curve: 'sway', everyMs: 760, phase: 0.3 },
    { at: [0.48, 0.16], reach: 0.24, turn: 9, joint: [0.6, 0.24], curve: 'sway', everyMs: 380 },
    { at: [0.7, 0.5], reach: 0.24, turn: -9, joint: [0.6, 0.36], curve: 'sway', everyMs: 380, phase: 0.3 },
  ],
  // Petals open from their middle.
  H2: [
    { at: [0.26, 0.44], reach: 0.32, turn: -7, joint: [0.5, 0.72], curve: 'breathe', everyMs: 1_200 },
    { at: [0.76, 0.44], reach: 0.32, turn: 7, joint: [0.5, 0.72], curve: 'breathe', everyMs: 1_200 },
    { at: [0.5, 0.34], reach: 0.26, swell: [0.1, 0.06], curve: 'beat', everyMs: 1_200 },
    { at: [0.5, 0.66], reach: [0.4, 0.2], shift: [0, 0.022], curve: 'breathe', everyMs: 1_200, phase: 0.9 },
  ],
  // It pours: the pot tips, its lid jumps.
  H3: [
    { at: [0.52, 0.5], reach: [0.7, 0.52], turn: 5, joint: [0.5, 0.82], curve: 'nod', everyMs: 1_100 },
    { at: [0.49, 0.26], reach: [0.26, 0.2], shift: [0, -0.036], curve: 'beat', everyMs: 1_100, phase: 0.85 },
    { at: [0.88, 0.42], reach: 0.22, swell: 0.08, curve: 'beat', everyMs: 1_100, phase: 0.8 },
  ],
  // The fan opens and shuts, its tassel swings.
  H4: [
    { at: [0.2, 0.6], reach: 0.42, turn: -7, joint: [0.54, 0.65], curve: 'sway', everyMs: 800 },
    { at: [0.76, 0.36], reach: 0.38, turn: 7, joint: [0.54, 0.65], curve: 'sway', everyMs: 800 },
    { at: [0.6, 0.8], reach: 0.24, turn: 16, joint: [0.55, 0.68], curve: 'sway', everyMs: 800, phase: 0.8 },
  ],
};
