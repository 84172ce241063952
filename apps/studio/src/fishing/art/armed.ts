import { blob, eye, glow, ink, line, oval, type Pen2d, type Point, shade } from './brush.ts';

type Skin = readonly [string, string, string];

function drawArms(pen: Pen2d, colours: Skin, arms: number, isBoss: boolean): void {
  for (let arm = 0; arm < arms; arm += 1) {
    const y = (arm - (arms - 1) / 2) * (isBoss ? 8 : 5);
    const to: Point = [-46 - (arm % 2) * 4, y * 1.3 + (arm % 3) * 3 - 3];
    line(pen, colours[1 + (arm % 2)] ?? '', isBoss ? 7 : 4.4, [0, y * 0.6], [[-22, y * 2.1], to]);
    for (let cup = 1; isBoss && cup < 5; cup += 1)
      oval(pen, 'rgb(255 220 210 / 70%)', [-8 - cup * 8, y * (0.9 + cup * 0.17)], 1.5);
  }
}

const drawHead = (pen: Pen2d, colours: Skin, tall: number) => {
  const skin = shade(pen, colours, [0, -26], [0, 26]);
  blob(
    pen,
    skin,
    [-4, -tall * 0.6],
    [
      [16, -tall * 1.3],
      [46, -3],
    ],
    [
      [49, 0],
      [46, 3],
    ],
    [
      [16, tall * 1.3],
      [-4, tall * 0.6],
    ],
  );
};

const drawGleam = (pen: Pen2d, glowing: string, tall: number) => {
  blob(
    pen,
    ink.sheen,
    [8, -tall * 0.5],
    [
      [22, -tall * 0.95],
      [40, -4],
    ],
    [
      [24, -tall * 0.5],
      [8, -tall * 0.5],
    ],
  );
  for (let index = 0; index < 6; index += 1)
    oval(pen, glowing, [12 + index * 5, ((index * 13) % tall) - tall / 2], 1.8);
};

/** A squid: arms to the left, the head to the right. */
export function squid(pen: Pen2d): void {
  const colours: Skin = ['#ffb0c8', '#e0608c', '#8f2f66'];
  drawArms(pen, colours, 6, false);
  drawHead(pen, colours, 15);
  for (const side of [-1, 1])
    blob(
      pen,
      colours[1],
      [26, side * 9],
      [
        [34, side * 22],
        [46, side * 4],
      ],
      [
        [38, side * 6],
        [26, side * 9],
      ],
    );
  drawGleam(pen, 'rgb(255 245 200 / 80%)', 15);
  eye(pen, [4, -6], 4.4, '#fff2a8');
}

export function kraken(pen: Pen2d): void {
  const colours: Skin = ['#a53fc0', '#6d1f86', '#34104a'];
  drawArms(pen, colours, 8, true);
  drawHead(pen, colours, 25);
  drawGleam(pen, 'rgb(120 255 220 / 80%)', 25);
  for (const side of [-1, 1]) eye(pen, [4, side * 9.5], 6, '#fff2a8');
}

export function crocodile(pen: Pen2d): void {
  const skin = shade(pen, ['#3f6b35', '#7da653', '#e0d79a'], [0, -14], [0, 16]);
  for (const [x, y] of [
    [10, -12],
    [-16, -12],
    [10, 14],
    [-16, 14],
  ] as const)
    oval(pen, '#3d6633', [x, y], 10, 5, y < 0 ? -0.7 : 0.7);
  blob(
    pen,
    skin,
    [-8, -13],
    [
      [-34, -8],
      [-54, 2],
    ],
    [
      [-34, 8],
      [-8, 13],
    ],
  );
  blob(
    pen,
    skin,
    [-20, -11],
    [
      [0, -17],
      [18, -10],
    ],
    [
      [40, -7],
      [52, -3],
    ],
    [
      [53, 3],
      [50, 6],
    ],
    [
      [30, 8],
      [18, 11],
    ],
    [
      [0, 17],
      [-20, 11],
    ],
  );
  for (let index = 0; index < 9; index += 1) {
    const x = -44 + index * 8;
    blob(
      pen,
      '#2c4f26',
      [x - 3, -6 - Math.max(0, index - 1)],
      [
        [x, -15 - index * 0.8],
        [x + 4, -6 - index * 0.7],
      ],
      [
        [x, -5 - index * 0.6],
        [x - 3, -6],
      ],
    );
  }
  for (let index = 0; index < 6; index += 1)
    blob(
      pen,
      ink.white,
      [24 + index * 4, 1],
      [
        [26 + index * 4, 7],
        [28 + index * 4, 1],
      ],
    );
  line(
    pen,
    ink.edge,
    1.4,
    [18, 2],
    [
      [34, 3],
      [51, 1],
    ],
  );
  oval(pen, skin, [20, -11], 6, 5);
  eye(pen, [21, -12], 3.4, '#ffe05a');
}

export function bombCrab(pen: Pen2d): void {
  for (const side of [-1, 1])
    for (let leg = 0; leg < 3; leg += 1)
      line(
        pen,
        '#8f241c',
        4,
        [-12 + leg * 10, side * 16],
        [
          [-20 + leg * 12, side * 34],
          [-26 + leg * 14, side * 38],
        ],
      );
  for (const side of [-1, 1]) {
    line(
      pen,
      '#b5332a',
      7,
      [20, side * 13],
      [
        [32, side * 28],
        [38, side * 22],
      ],
    );
    blob(
      pen,
      '#e0503c',
      [32, side * 24],
      [
        [36, side * 8],
        [50, side * 12],
      ],
      [
        [42, side * 16],
        [50, side * 22],
      ],
      [
        [40, side * 32],
        [32, side * 24],
      ],
    );
  }
  oval(pen, glow(pen, ['#ff8a5c', '#d3402f', '#7c1c18'], [0, -8], 36), [0, 0], 28, 23);
  oval(pen, glow(pen, ['#59636c', '#22282e', '#0d1013'], [-8, -6], 18), [-4, 0], 15);
  oval(pen, ink.sheen, [-9, -6], 4.5, 3, -0.6);
  line(
    pen,
    '#d8b26a',
    2.4,
    [-4, -14],
    [
      [-2, -24],
      [6, -26],
    ],
  );
  oval(pen, 'rgb(255 190 70 / 55%)', [7, -27], 6.5);
  oval(pen, '#fff3b0', [7, -27], 3);
  for (const y of [-8, 8]) eye(pen, [24, y], 4);
}
