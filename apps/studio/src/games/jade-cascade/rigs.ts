import type { SymbolCode } from '@baize/games/jade-cascade';
import type { Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<SymbolCode> = {
  // The leaf lifts on its stalk.
  A: [
    { at: [0.56, 0.42], reach: 0.38, turn: -10, joint: [0.31, 0.68], curve: 'nod', everyMs: 1_100 },
    { at: [0.68, 0.32], reach: 0.24, turn: -7, joint: [0.5, 0.5], curve: 'flick', everyMs: 1_100, phase: 0.9 },
  ],
  B: [
    { at: [0.5, 0.47], reach: 0.38, turn: 13, curve: 'sway', everyMs: 1_200 },
    { at: [0.5, 0.47], reach: 0.38, swell: 0.09, curve: 'breathe', everyMs: 1_200 },
  ],
  // The fruit swells, its stalk shakes.
  C: [
    { at: [0.47, 0.54], reach: 0.34, swell: 0.1, curve: 'beat', everyMs: 1_050 },
    { at: [0.48, 0.3], reach: 0.22, turn: 14, joint: [0.48, 0.42], curve: 'flick', everyMs: 1_050 },
  ],
  // Petals flutter as wings.
  D: [
    { at: [0.33, 0.38], reach: 0.24, turn: -12, joint: [0.46, 0.54], curve: 'sway', everyMs: 700 },
    { at: [0.66, 0.5], reach: 0.26, turn: 12, joint: [0.46, 0.54], curve: 'sway', everyMs: 700, phase: 0.1 },
    { at: [0.52, 0.68], reach: 0.22, turn: -10, joint: [0.46, 0.54], curve: 'sway', everyMs: 700, phase: 0.8 },
    { at: [0.28, 0.62], reach: 0.2, turn: 10, joint: [0.46, 0.54], curve: 'sway', everyMs: 700, phase: 0.2 },
  ],
  // One swims to the left, one to the right.
  E: [
    { at: [0.5, 0.49], reach: [0.34, 0.2], shift: [-0.036, 0], curve: 'sway', everyMs: 1_200 },
    { at: [0.5, 0.73], reach: [0.34, 0.2], shift: [0.036, 0], curve: 'sway', everyMs: 1_200 },
    { at: [0.7, 0.48], reach: 0.18, shift: [0, 0.022], curve: 'sway', everyMs: 400 },
    { at: [0.3, 0.73], reach: 0.18, shift: [0, 0.022], curve: 'sway', everyMs: 400, phase: 0.5 },
  ],
  // The dragon throws its head, its horns follow.
  F: [
    { at: [0.66, 0.52], reach: 0.32, turn: 10, joint: [0.42, 0.42], curve: 'nod', everyMs: 1_000 },
    { at: [0.46, 0.3], reach: 0.24, turn: -10, joint: [0.52, 0.42], curve: 'nod', everyMs: 1_000, phase: 0.92 },
  ],
  S: [
    { at: [0.5, 0.46], reach: 0.52, turn: 10, curve: 'nod', everyMs: 1_300 },
    { at: [0.5, 0.35], reach: 0.22, swell: 0.12, curve: 'beat', everyMs: 1_300 },
  ],
};
