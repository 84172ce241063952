import type { SymbolCode } from '@baize/games/neon-orchard';
import type { Rigs } from '../../slot/rig/rig.ts';

/** What moves on each picture, found by looking at it. */
export const rigs: Rigs<SymbolCode> = {
  W: [
    { at: [0.5, 0.5], reach: 0.74, turn: 6, curve: 'nod', everyMs: 1_100 },
    { at: [0.5, 0.45], reach: 0.36, swell: 0.08, curve: 'beat', everyMs: 1_100 },
  ],
  // It struts on its foot.
  H1: [
    { at: [0.5, 0.3], reach: [0.66, 0.6], turn: 6, joint: [0.42, 0.86], curve: 'nod', everyMs: 950 },
    { at: [0.5, 0.2], reach: [0.5, 0.24], swell: [0.07, 0], curve: 'beat', everyMs: 950 },
  ],
  // The bell swings, its clapper later, and its sound goes out.
  H2: [
    { at: [0.48, 0.56], reach: [0.34, 0.5], turn: 6.5, joint: [0.5, 0.14], curve: 'sway', everyMs: 760 },
    { at: [0.36, 0.72], reach: 0.18, shift: [0.024, 0], curve: 'sway', everyMs: 760, phase: 0.75 },
    { at: [0.13, 0.64], reach: 0.26, shift: [-0.016, 0.006], curve: 'breathe', everyMs: 380 },
    { at: [0.87, 0.64], reach: 0.26, shift: [0.016, 0.006], curve: 'breathe', everyMs: 380 },
  ],
  // The slice rocks on its rind.
  H3: [
    { at: [0.5, 0.48], reach: [0.74, 0.56], turn: 5, joint: [0.5, 0.9], curve: 'sway', everyMs: 1_000 },
    { at: [0.52, 0.32], reach: [0.4, 0.24], swell: 0.07, curve: 'beat', everyMs: 1_000 },
  ],
  // The bunch swings, leaves flutter.
  H4: [
    { at: [0.42, 0.66], reach: [0.46, 0.5], turn: 6, joint: [0.5, 0.24], curve: 'sway', everyMs: 1_000 },
    { at: [0.2, 0.2], reach: 0.26, turn: 9, joint: [0.42, 0.22], curve: 'flick', everyMs: 1_000 },
    { at: [0.82, 0.3], reach: 0.26, turn: -9, joint: [0.6, 0.22], curve: 'flick', everyMs: 1_000, phase: 0.9 },
  ],
  H5: [
    { at: [0.5, 0.5], reach: 0.8, turn: 8, curve: 'nod', everyMs: 1_200 },
    { at: [0.5, 0.5], reach: 0.24, swell: 0.14, curve: 'beat', everyMs: 1_200 },
  ],
  // It is squeezed; its leaf flips.
  H6: [
    { at: [0.46, 0.56], reach: 0.5, swell: [0.05, -0.05], curve: 'beat', everyMs: 1_000 },
    { at: [0.38, 0.16], reach: [0.36, 0.2], turn: 5, joint: [0.74, 0.16], curve: 'flick', everyMs: 1_000 },
  ],
  // Each cherry swings from the stalk in its own time.
  H7: [
    { at: [0.22, 0.7], reach: 0.36, turn: 5.6, joint: [0.52, 0.1], curve: 'sway', everyMs: 1_000 },
    { at: [0.5, 0.6], reach: 0.26, turn: 5, joint: [0.52, 0.1], curve: 'sway', everyMs: 1_000, phase: 0.85 },
    { at: [0.78, 0.76], reach: 0.34, turn: 4.8, joint: [0.54, 0.1], curve: 'sway', everyMs: 1_000, phase: 0.7 },
    { at: [0.76, 0.28], reach: 0.24, turn: -8, joint: [0.58, 0.12], curve: 'flick', everyMs: 1_000 },
  ],
};
