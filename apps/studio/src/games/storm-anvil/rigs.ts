import type { SymbolCode } from '@baize/games/storm-anvil';
import type { Rig, Rigs } from '../../slot/rig/rig.ts';

/** The rays turn about the orb, which beats. */
const multiplier: Rig = [
  { at: [0.5, 0.5], reach: 0.8, turn: 7, curve: 'nod', everyMs: 1_100 },
  { at: [0.5, 0.5], reach: 0.5, swell: 0.07, curve: 'beat', everyMs: 1_100 },
];

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<SymbolCode> = {
  // It hangs from a nail.
  A: [{ at: [0.5, 0.66], reach: [0.62, 0.6], turn: 4.5, joint: [0.5, 0.08], curve: 'sway', everyMs: 1_100 }],
  B: [
    { at: [0.5, 0.5], reach: 0.62, turn: 9, curve: 'nod', everyMs: 1_100 },
    { at: [0.5, 0.5], reach: 0.22, swell: 0.13, curve: 'beat', everyMs: 1_100 },
  ],
  // Both horns are raised.
  C: [
    { at: [0.15, 0.32], reach: 0.32, turn: -6, joint: [0.28, 0.58], curve: 'nod', everyMs: 1_000 },
    { at: [0.85, 0.32], reach: 0.32, turn: 6, joint: [0.72, 0.58], curve: 'nod', everyMs: 1_000 },
    { at: [0.5, 0.62], reach: 0.4, swell: [0.05, 0.03], curve: 'beat', everyMs: 1_000 },
  ],
  // The axes strike together.
  D: [
    { at: [0.28, 0.28], reach: 0.36, turn: 6, joint: [0.5, 0.62], curve: 'nod', everyMs: 900 },
    { at: [0.72, 0.28], reach: 0.36, turn: -6, joint: [0.5, 0.62], curve: 'nod', everyMs: 900 },
  ],
  // The hammer is swung.
  E: [{ at: [0.58, 0.38], reach: 0.54, turn: 7, joint: [0.12, 0.86], curve: 'nod', everyMs: 950 }],
  // Lightning strikes, the anvil jolts.
  S: [
    { at: [0.5, 0.24], reach: 0.3, turn: 9, joint: [0.56, 0.46], curve: 'flicker', everyMs: 420 },
    { at: [0.55, 0.56], reach: 0.38, swell: [0.05, 0.07], curve: 'beat', everyMs: 900 },
  ],
  M2: multiplier,
  M3: multiplier,
  M5: multiplier,
  M10: multiplier,
  M25: multiplier,
  M100: multiplier,
};
