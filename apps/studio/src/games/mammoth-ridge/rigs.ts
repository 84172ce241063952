import type { SymbolCode } from '@baize/games/mammoth-ridge';
import type { CardLetter, Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<Exclude<SymbolCode, CardLetter>> = {
  // The summit rises.
  W: [
    { at: [0.54, 0.38], reach: 0.34, swell: [0.06, 0.12], curve: 'beat', everyMs: 1_200 },
    { at: [0.5, 0.48], reach: 0.6, turn: 4, curve: 'nod', everyMs: 1_200 },
  ],
  // Crystals unfold one after the other.
  S: [
    { at: [0.57, 0.18], reach: 0.28, turn: 8, joint: [0.5, 0.5], curve: 'sway', everyMs: 1_000 },
    { at: [0.27, 0.28], reach: 0.28, turn: 8, joint: [0.5, 0.5], curve: 'sway', everyMs: 1_000, phase: 0.15 },
    { at: [0.8, 0.38], reach: 0.26, turn: 8, joint: [0.5, 0.5], curve: 'sway', everyMs: 1_000, phase: 0.85 },
    { at: [0.5, 0.5], reach: 0.24, swell: 0.14, curve: 'beat', everyMs: 1_000 },
  ],
  // Trunk and tusks are raised, the head nods.
  H1: [
    { at: [0.73, 0.63], reach: 0.25, turn: -10, joint: [0.7, 0.4], curve: 'nod', everyMs: 1_200 },
    { at: [0.68, 0.34], reach: 0.3, turn: -6, joint: [0.5, 0.5], curve: 'nod', everyMs: 1_200, phase: 0.92 },
    { at: [0.34, 0.42], reach: 0.3, swell: [0.03, 0.06], curve: 'breathe', everyMs: 1_200 },
  ],
  // The head turns, the back breathes.
  H2: [
    { at: [0.7, 0.44], reach: 0.28, turn: 9, joint: [0.5, 0.48], curve: 'nod', everyMs: 1_200 },
    { at: [0.38, 0.38], reach: 0.34, swell: [0.03, 0.08], curve: 'breathe', everyMs: 1_200 },
  ],
  // It howls: muzzle up, ear back, mane in the wind.
  H3: [
    { at: [0.7, 0.44], reach: 0.34, turn: -9, joint: [0.38, 0.54], curve: 'nod', everyMs: 1_200 },
    { at: [0.41, 0.28], reach: 0.22, turn: -11, joint: [0.45, 0.42], curve: 'flick', everyMs: 1_200 },
    { at: [0.26, 0.6], reach: 0.32, turn: 7, joint: [0.48, 0.48], curve: 'flicker', everyMs: 1_100 },
  ],
  // Ears twitch, the antlers sway with the head.
  H4: [
    { at: [0.5, 0.38], reach: [0.52, 0.42], turn: 6, joint: [0.5, 0.78], curve: 'sway', everyMs: 1_200 },
    { at: [0.26, 0.53], reach: 0.2, turn: 14, joint: [0.4, 0.54], curve: 'flick', everyMs: 1_200 },
    { at: [0.74, 0.53], reach: 0.2, turn: -14, joint: [0.6, 0.54], curve: 'flick', everyMs: 1_200, phase: 0.88 },
  ],
  // The owl turns its head and lifts a wing.
  H5: [
    { at: [0.39, 0.34], reach: 0.3, turn: 13, joint: [0.39, 0.42], curve: 'nod', everyMs: 1_300 },
    { at: [0.64, 0.64], reach: 0.28, turn: -9, joint: [0.46, 0.54], curve: 'flick', everyMs: 1_300, phase: 0.85 },
  ],
};
