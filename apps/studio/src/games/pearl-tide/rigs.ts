import type { SymbolCode } from '@baize/games/pearl-tide';
import type { CardLetter, Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<Exclude<SymbolCode, CardLetter>> = {
  // The trident is thrust.
  W: [{ at: [0.5, 0.48], reach: 0.5, shift: [0.042, 0.042], curve: 'nod', everyMs: 950 }],
  // The shell opens, the pearl shines out.
  C: [
    { at: [0.5, 0.28], reach: [0.62, 0.4], swell: [0.05, 0.1], curve: 'breathe', everyMs: 1_100 },
    { at: [0.5, 0.6], reach: 0.3, swell: 0.09, curve: 'beat', everyMs: 1_100 },
  ],
  // The diver nods, light goes over his window.
  L: [
    { at: [0.5, 0.42], reach: [0.56, 0.5], turn: 5, joint: [0.5, 0.84], curve: 'sway', everyMs: 1_200 },
    { at: [0.5, 0.45], reach: 0.26, swell: 0.09, curve: 'beat', everyMs: 1_200 },
  ],
  // The head pulses, each arm curls in its own time.
  H1: [
    { at: [0.36, 0.3], reach: 0.3, swell: [0.06, 0.1], curve: 'beat', everyMs: 1_100 },
    { at: [0.7, 0.36], reach: 0.24, turn: 12, joint: [0.58, 0.52], curve: 'sway', everyMs: 1_100 },
    { at: [0.76, 0.62], reach: 0.24, turn: -10, joint: [0.56, 0.52], curve: 'sway', everyMs: 1_100, phase: 0.25 },
    { at: [0.5, 0.76], reach: 0.24, turn: 10, joint: [0.5, 0.54], curve: 'sway', everyMs: 1_100, phase: 0.5 },
    { at: [0.24, 0.64], reach: 0.24, turn: 10, joint: [0.46, 0.54], curve: 'sway', everyMs: 1_100, phase: 0.75 },
  ],
  // Flippers row, the head looks out.
  H2: [
    { at: [0.7, 0.32], reach: 0.24, turn: -10, joint: [0.54, 0.4], curve: 'nod', everyMs: 1_100 },
    { at: [0.56, 0.64], reach: 0.26, turn: 13, joint: [0.6, 0.44], curve: 'sway', everyMs: 1_100 },
    { at: [0.28, 0.7], reach: 0.2, turn: 12, joint: [0.32, 0.58], curve: 'sway', everyMs: 1_100, phase: 0.2 },
  ],
  // It bows; tail and fin keep it upright.
  H3: [
    { at: [0.52, 0.28], reach: 0.28, turn: 9, joint: [0.48, 0.52], curve: 'nod', everyMs: 1_100 },
    { at: [0.42, 0.76], reach: 0.26, turn: -10, joint: [0.5, 0.56], curve: 'sway', everyMs: 1_100 },
    { at: [0.34, 0.48], reach: 0.18, turn: 13, joint: [0.46, 0.48], curve: 'sway', everyMs: 275 },
  ],
  // Tail and fins in turn.
  H4: [
    { at: [0.27, 0.53], reach: 0.26, turn: 12, joint: [0.44, 0.52], curve: 'sway', everyMs: 620 },
    { at: [0.3, 0.28], reach: 0.28, turn: 7, joint: [0.56, 0.42], curve: 'sway', everyMs: 620, phase: 0.75 },
    { at: [0.42, 0.76], reach: 0.26, turn: -8, joint: [0.54, 0.58], curve: 'sway', everyMs: 620, phase: 0.75 },
  ],
};
