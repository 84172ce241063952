import type { SymbolCode } from '@baize/games/harbour-chests';
import type { Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<SymbolCode> = {
  // The needle swings over the rose, its knob beats.
  W: [
    { at: [0.5, 0.5], reach: 0.5, turn: 11, curve: 'nod', everyMs: 1_200 },
    { at: [0.5, 0.5], reach: 0.22, swell: 0.12, curve: 'beat', everyMs: 1_200 },
  ],
  // The lid lifts, the lock rattles.
  S: [
    { at: [0.4, 0.24], reach: [0.56, 0.34], turn: 4, joint: [0.95, 0.36], curve: 'nod', everyMs: 1_000 },
    { at: [0.5, 0.52], reach: 0.2, turn: 12, curve: 'flick', everyMs: 1_000 },
  ],
  // The ship rolls, its masts later than its hull.
  H1: [
    { at: [0.47, 0.56], reach: 0.44, turn: 6, joint: [0.47, 0.8], curve: 'sway', everyMs: 1_300 },
    { at: [0.47, 0.3], reach: 0.3, turn: 4, joint: [0.47, 0.7], curve: 'sway', everyMs: 1_300, phase: 0.88 },
  ],
  // Somebody turns the wheel.
  H2: [
    { at: [0.5, 0.5], reach: 0.8, turn: 8, curve: 'nod', everyMs: 1_200 },
    { at: [0.5, 0.5], reach: 0.2, swell: 0.1, curve: 'beat', everyMs: 1_200 },
  ],
  // It hangs from its ring.
  H3: [
    { at: [0.6, 0.62], reach: 0.66, turn: 4, joint: [0.15, 0.2], curve: 'sway', everyMs: 1_300 },
    { at: [0.18, 0.22], reach: 0.26, turn: -9, curve: 'sway', everyMs: 1_300 },
  ],
  // It is drawn out, and the lens catches the light.
  H4: [
    { at: [0.7, 0.74], reach: 0.42, shift: [0.035, 0.035], curve: 'nod', everyMs: 1_100 },
    { at: [0.22, 0.25], reach: 0.34, shift: [-0.026, -0.026], curve: 'nod', everyMs: 1_100 },
    { at: [0.8, 0.8], reach: 0.22, swell: 0.08, curve: 'beat', everyMs: 1_100 },
  ],
  // Claws snap, eyes jump, the shell breathes.
  H5: [
    { at: [0.32, 0.64], reach: 0.34, turn: -8, joint: [0.1, 0.56], curve: 'flick', everyMs: 950 },
    { at: [0.76, 0.6], reach: 0.32, turn: 8, joint: [0.92, 0.52], curve: 'flick', everyMs: 950, phase: 0.92 },
    { at: [0.56, 0.46], reach: [0.24, 0.17], shift: [0, -0.03], curve: 'beat', everyMs: 950 },
    { at: [0.48, 0.25], reach: [0.5, 0.26], swell: [0, 0.09], curve: 'breathe', everyMs: 950 },
  ],
  // Legs feel the way, the shell rocks.
  H6: [
    { at: [0.2, 0.78], reach: 0.3, turn: 13, joint: [0.34, 0.58], curve: 'flick', everyMs: 1_000 },
    { at: [0.58, 0.48], reach: 0.5, turn: 5, curve: 'nod', everyMs: 1_000 },
  ],
};
