import { blob, ink, line, oval, type Pen2d, type Point, shade } from './brush.ts';

import type { Finned } from './look.ts';

/** What some fish have beside fins. */
export const extras: Readonly<Record<NonNullable<Finned['more']>, (pen: Pen2d, look: Finned) => void>> = {
  lamp: (pen, { tall }) => {
    line(
      pen,
      ink.edge,
      1.8,
      [16, -tall * 0.9],
      [
        [30, -tall - 22],
        [45, -tall - 6],
      ],
    );
    oval(pen, 'rgb(255 240 150 / 32%)', [45, -tall - 4], 13);
    oval(pen, 'rgb(255 246 190 / 70%)', [45, -tall - 4], 7.5);
    oval(pen, ink.white, [45, -tall - 4], 4);
    for (const x of [27, 32, 37])
      blob(
        pen,
        ink.white,
        [x - 2, 7],
        [
          [x, 8],
          [x + 2, 7],
        ],
        [
          [x, 14],
          [x - 2, 7],
        ],
      );
  },
  bill: (pen, { body }) =>
    blob(
      pen,
      body[0],
      [36, -5],
      [
        [44, -2],
        [66, -3],
      ],
      [
        [46, 4],
        [36, 5],
      ],
    ),
  wings: (pen, { fin }) => {
    const wing = shade(pen, fin, [8, -4], [-24, -40]);
    blob(
      pen,
      wing,
      [14, -2],
      [
        [2, -40],
        [-28, -42],
      ],
      [
        [-14, -24],
        [-20, -18],
      ],
      [
        [-8, -8],
        [14, -2],
      ],
    );
  },
  spines: (pen, { fin, tall }) => {
    for (let index = 0; index < 15; index += 1) {
      const angle = -2.7 + index * 0.42;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at: Point = [4 + cos * 34, sin * tall * 0.94];
      line(pen, fin[1], 1.8, at, [at, [at[0] + cos * 7, at[1] + sin * 7]]);
    }
  },
  gills: (pen, { tall }) => {
    for (const x of [20, 24, 28])
      line(
        pen,
        ink.edge,
        1.3,
        [x, -tall * 0.3],
        [
          [x - 3, 0],
          [x, tall * 0.34],
        ],
      );
    line(
      pen,
      ink.edge,
      1.2,
      [43, 5],
      [
        [36, 8],
        [31, 6],
      ],
    );
  },
  crest: (pen, { fin, tall }) => {
    const crest = shade(pen, fin, [20, -tall], [0, -tall - 18]);
    blob(
      pen,
      crest,
      [30, -tall * 0.6],
      [
        [26, -tall - 18],
        [8, -tall - 17],
      ],
      [
        [12, -tall - 6],
        [2, -tall - 9],
      ],
      [
        [4, -tall],
        [30, -tall * 0.6],
      ],
    );
  },
};
