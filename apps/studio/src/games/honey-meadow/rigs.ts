import type { SymbolCode } from '@baize/games/honey-meadow';
import type { Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<SymbolCode> = {
  // Its leaves spread one after the other.
  A: [
    { at: [0.3, 0.3], reach: 0.34, turn: -8, joint: [0.5, 0.5], curve: 'breathe', everyMs: 1_100 },
    { at: [0.7, 0.3], reach: 0.34, turn: 8, joint: [0.5, 0.5], curve: 'breathe', everyMs: 1_100, phase: 0.1 },
    { at: [0.3, 0.66], reach: 0.3, turn: 6, joint: [0.5, 0.5], curve: 'sway', everyMs: 1_100 },
    { at: [0.68, 0.66], reach: 0.3, turn: -6, joint: [0.5, 0.5], curve: 'sway', everyMs: 1_100, phase: 0.2 },
  ],
  // The head nods on its stem, leaves wave.
  B: [
    { at: [0.5, 0.36], reach: [0.6, 0.48], turn: 6, joint: [0.5, 0.86], curve: 'sway', everyMs: 1_100 },
    { at: [0.5, 0.48], reach: 0.24, swell: 0.1, curve: 'beat', everyMs: 1_100 },
    { at: [0.28, 0.84], reach: 0.28, turn: -8, joint: [0.5, 0.9], curve: 'sway', everyMs: 1_100, phase: 0.8 },
    { at: [0.72, 0.82], reach: 0.28, turn: -8, joint: [0.5, 0.9], curve: 'sway', everyMs: 1_100, phase: 0.8 },
  ],
  // Wings beat, the lower ones a little later.
  C: [
    { at: [0.24, 0.32], reach: 0.44, shift: [0.05, 0.01], curve: 'breathe', everyMs: 420 },
    { at: [0.76, 0.32], reach: 0.44, shift: [-0.05, 0.01], curve: 'breathe', everyMs: 420 },
    { at: [0.3, 0.74], reach: 0.32, shift: [0.03, -0.01], curve: 'breathe', everyMs: 420, phase: 0.85 },
    { at: [0.68, 0.74], reach: 0.32, shift: [-0.03, -0.01], curve: 'breathe', everyMs: 420, phase: 0.85 },
  ],
  // Petals turn, the middle opens.
  D: [
    { at: [0.5, 0.5], reach: 0.78, turn: 7, curve: 'sway', everyMs: 1_200 },
    { at: [0.5, 0.5], reach: 0.32, swell: 0.1, curve: 'breathe', everyMs: 1_200 },
  ],
  // It swings from its stalk.
  E: [
    { at: [0.45, 0.68], reach: 0.5, turn: 5, joint: [0.58, 0.14], curve: 'sway', everyMs: 1_000 },
    { at: [0.7, 0.14], reach: 0.3, turn: 11, joint: [0.56, 0.28], curve: 'flick', everyMs: 1_000 },
  ],
  // Wings hum, the body bobs, the feelers feel.
  F: [
    { at: [0.32, 0.3], reach: 0.36, turn: 7, joint: [0.58, 0.52], curve: 'sway', everyMs: 170 },
    { at: [0.54, 0.24], reach: 0.24, turn: -7, joint: [0.6, 0.5], curve: 'sway', everyMs: 170, phase: 0.25 },
    { at: [0.26, 0.74], reach: 0.34, turn: 8, joint: [0.5, 0.58], curve: 'sway', everyMs: 800 },
    { at: [0.8, 0.42], reach: 0.22, turn: 10, joint: [0.72, 0.54], curve: 'flick', everyMs: 800 },
  ],
  // The spoon stirs.
  W: [
    { at: [0.68, 0.26], reach: 0.34, turn: 10, joint: [0.58, 0.56], curve: 'sway', everyMs: 950 },
    { at: [0.48, 0.62], reach: 0.32, swell: [0.06, 0.02], curve: 'beat', everyMs: 950 },
  ],
  // The roof jumps, the bees swarm.
  S: [
    { at: [0.5, 0.26], reach: [0.36, 0.24], shift: [0, -0.035], curve: 'beat', everyMs: 1_000 },
    { at: [0.24, 0.2], reach: 0.2, shift: [0.022, 0.022], curve: 'flicker', everyMs: 700 },
    { at: [0.76, 0.4], reach: 0.2, shift: [-0.02, 0.024], curve: 'flicker', everyMs: 700, phase: 0.4 },
    { at: [0.22, 0.52], reach: 0.18, shift: [0.02, -0.022], curve: 'flicker', everyMs: 700, phase: 0.7 },
  ],
};
