import type { SymbolCode } from '@baize/games/nugget-gulch';
import type { CardLetter, Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<Exclude<SymbolCode, CardLetter>> = {
  // The flame licks in its glass, the ring swings.
  W: [
    { at: [0.5, 0.5], reach: [0.24, 0.28], swell: [0.13, 0.16], curve: 'flicker', everyMs: 620 },
    { at: [0.5, 0.16], reach: 0.24, turn: 14, joint: [0.5, 0.24], curve: 'sway', everyMs: 1_000 },
    { at: [0.5, 0.42], reach: [0.5, 0.44], turn: 4, joint: [0.5, 0.8], curve: 'sway', everyMs: 1_000, phase: 0.9 },
  ],
  // Sparks dance on the nugget.
  C: [
    { at: [0.7, 0.3], reach: 0.24, swell: 0.14, curve: 'flicker', everyMs: 700 },
    { at: [0.7, 0.3], reach: 0.24, turn: 9, curve: 'sway', everyMs: 700 },
    { at: [0.48, 0.54], reach: 0.6, swell: 0.05, curve: 'beat', everyMs: 1_000 },
  ],
  // The load jumps as the cart rolls.
  L: [
    { at: [0.48, 0.2], reach: [0.24, 0.26], shift: [0, -0.036], curve: 'beat', everyMs: 800 },
    { at: [0.28, 0.32], reach: 0.22, shift: [-0.01, -0.03], curve: 'beat', everyMs: 800, phase: 0.85 },
    { at: [0.72, 0.3], reach: 0.22, shift: [0.01, -0.03], curve: 'beat', everyMs: 800, phase: 0.7 },
    { at: [0.36, 0.88], reach: 0.18, turn: 14, curve: 'sway', everyMs: 800 },
    { at: [0.65, 0.88], reach: 0.18, turn: 14, curve: 'sway', everyMs: 800 },
  ],
  // The pick strikes.
  H1: [
    { at: [0.58, 0.44], reach: 0.46, turn: 6.5, joint: [0.22, 0.84], curve: 'nod', everyMs: 950 },
    { at: [0.38, 0.22], reach: 0.22, turn: 6, joint: [0.6, 0.4], curve: 'nod', everyMs: 950, phase: 0.94 },
  ],
  // Ears twitch in turn, the mouth chews.
  H2: [
    { at: [0.58, 0.27], reach: 0.24, turn: -11, joint: [0.62, 0.44], curve: 'flick', everyMs: 1_100 },
    { at: [0.7, 0.27], reach: 0.22, turn: 11, joint: [0.64, 0.44], curve: 'flick', everyMs: 1_100, phase: 0.82 },
    { at: [0.76, 0.7], reach: 0.24, turn: 7, joint: [0.56, 0.58], curve: 'beat', everyMs: 1_100 },
    { at: [0.6, 0.52], reach: 0.42, turn: 4, joint: [0.3, 0.86], curve: 'nod', everyMs: 1_100 },
  ],
  // The fuse whips, the sticks strain.
  H3: [
    { at: [0.72, 0.72], reach: 0.28, turn: 13, joint: [0.76, 0.46], curve: 'flicker', everyMs: 800 },
    { at: [0.46, 0.52], reach: 0.38, swell: 0.07, curve: 'beat', everyMs: 800 },
  ],
  // The spur spins, the toe taps.
  H4: [
    { at: [0.2, 0.59], reach: 0.2, turn: 19, curve: 'sway', everyMs: 500 },
    { at: [0.7, 0.74], reach: 0.3, turn: -8, joint: [0.38, 0.78], curve: 'flick', everyMs: 900 },
    { at: [0.4, 0.32], reach: 0.32, turn: 5, joint: [0.42, 0.7], curve: 'nod', everyMs: 900 },
  ],
};
