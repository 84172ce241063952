import type { Point } from './brush.ts';
import type { Finned } from './look.ts';

/** Outlines of tails from the upper root to the lower one. */
export const tails: Readonly<Record<Finned['tail'], readonly (readonly [Point, Point])[]>> = {
  fork: [
    [
      [-40, -8],
      [-50, -20],
    ],
    [
      [-43, -4],
      [-43, 0],
    ],
    [
      [-43, 4],
      [-50, 20],
    ],
    [
      [-40, 8],
      [-31, 3],
    ],
  ],
  fan: [
    [
      [-42, -12],
      [-49, -15],
    ],
    [
      [-54, 0],
      [-49, 15],
    ],
    [
      [-42, 12],
      [-31, 3],
    ],
  ],
  moon: [
    [
      [-40, -10],
      [-48, -27],
    ],
    [
      [-41, -6],
      [-41, 0],
    ],
    [
      [-42, 8],
      [-47, 20],
    ],
    [
      [-39, 9],
      [-31, 3],
    ],
  ],
  veil: [
    [
      [-38, -22],
      [-50, -26],
    ],
    [
      [-44, -10],
      [-50, 0],
    ],
    [
      [-44, 10],
      [-50, 26],
    ],
    [
      [-38, 22],
      [-31, 3],
    ],
  ],
};
