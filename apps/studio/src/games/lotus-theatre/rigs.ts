import type { SymbolCode } from '@baize/games/lotus-theatre';
import type { CardLetter, Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<Exclude<SymbolCode, CardLetter>> = {
  // The puppet sways its head, raises its brows, and the knots of its hair follow.
  W: [
    { at: [0.5, 0.48], reach: [0.46, 0.52], turn: 6, joint: [0.5, 0.86], curve: 'sway', everyMs: 1_000 },
    { at: [0.3, 0.22], reach: 0.24, turn: -9, joint: [0.38, 0.34], curve: 'flick', everyMs: 1_000 },
    { at: [0.7, 0.22], reach: 0.24, turn: 9, joint: [0.62, 0.34], curve: 'flick', everyMs: 1_000, phase: 0.9 },
    { at: [0.5, 0.45], reach: [0.26, 0.14], shift: [0, -0.022], curve: 'beat', everyMs: 1_000 },
  ],
  // Sticks beat in turn, the skin gives.
  S: [
    { at: [0.18, 0.22], reach: 0.36, turn: -5, joint: [0.5, 0.46], curve: 'flick', everyMs: 640 },
    { at: [0.82, 0.22], reach: 0.36, turn: 5, joint: [0.5, 0.46], curve: 'flick', everyMs: 640, phase: 0.5 },
    { at: [0.5, 0.42], reach: [0.36, 0.28], swell: 0.08, curve: 'beat', everyMs: 640 },
  ],
  // The jaw snaps, the mane flares, the head is thrown.
  H1: [
    { at: [0.62, 0.66], reach: 0.24, turn: 11, joint: [0.44, 0.54], curve: 'flick', everyMs: 950 },
    { at: [0.66, 0.38], reach: 0.32, turn: -6, joint: [0.36, 0.6], curve: 'nod', everyMs: 950 },
    { at: [0.26, 0.4], reach: 0.28, turn: -7, joint: [0.48, 0.52], curve: 'flicker', everyMs: 950 },
  ],
  // The swan bows its neck and shakes its wing.
  H2: [
    { at: [0.66, 0.34], reach: 0.3, turn: 10, joint: [0.56, 0.6], curve: 'nod', everyMs: 1_200 },
    { at: [0.4, 0.54], reach: 0.22, turn: 9, joint: [0.56, 0.6], curve: 'flick', everyMs: 1_200, phase: 0.9 },
  ],
  // One swims to the left, one to the right.
  H3: [
    { at: [0.52, 0.38], reach: [0.36, 0.24], shift: [-0.036, 0], curve: 'sway', everyMs: 1_200 },
    { at: [0.5, 0.64], reach: [0.36, 0.24], shift: [0.036, 0], curve: 'sway', everyMs: 1_200 },
    { at: [0.74, 0.38], reach: 0.2, shift: [0, 0.03], curve: 'sway', everyMs: 400 },
    { at: [0.28, 0.66], reach: 0.2, shift: [0, 0.03], curve: 'sway', everyMs: 400, phase: 0.5 },
  ],
  // Petals open from their middle.
  H4: [
    { at: [0.28, 0.52], reach: 0.3, turn: -9, joint: [0.5, 0.7], curve: 'breathe', everyMs: 1_200 },
    { at: [0.72, 0.52], reach: 0.3, turn: 9, joint: [0.5, 0.7], curve: 'breathe', everyMs: 1_200 },
    { at: [0.5, 0.44], reach: 0.26, swell: [0.1, 0.12], curve: 'beat', everyMs: 1_200 },
  ],
};
