import { blob, eye, glow, ink, line, oval, type Pen2d, shade } from './brush.ts';

export function luckyWheel(pen: Pen2d): void {
  const slices = ['#e8412f', '#ffd24a', '#2fa36a', '#ffffff', '#2f7fd0', '#ff8a2f', '#8a4fd0', '#ffd24a'];
  blob(
    pen,
    '#f59a3c',
    [-30, 0],
    [
      [-54, -26],
      [-52, 0],
    ],
    [
      [-54, 26],
      [-30, 0],
    ],
  );
  oval(pen, glow(pen, [ink.gold, ink.deepGold, '#7a4a10'], [-8, -12], 46), [0, 0], 42);
  for (const [index, colour] of slices.entries()) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, 35, (index * Math.PI) / 4, ((index + 1) * Math.PI) / 4);
    pen.fill();
  }
  for (let index = 0; index < 16; index += 1)
    oval(
      pen,
      index % 2 ? ink.white : '#ffe9a0',
      [Math.cos((index * Math.PI) / 8) * 38.5, Math.sin((index * Math.PI) / 8) * 38.5],
      2,
    );
  oval(pen, glow(pen, ['#fff4c4', ink.gold, ink.deepGold], [-3, -4], 14), [0, 0], 12);
  oval(pen, ink.sheen, [-10, -20], 18, 8, -0.5);
  eye(pen, [24, -18], 6);
}

/** Head and arms of the dragon; the body follows in waves. */
export function goldenDragon(pen: Pen2d): void {
  const gold = ['#fff0a8', '#f5b833', '#a8600f'];
  for (let part = 11; part >= 0; part -= 1) {
    const x = 22 - part * 6.3;
    const y = Math.sin(part * 0.85) * 8;
    const size = 10.5 - part * 0.66;
    blob(
      pen,
      '#d8402a',
      [x - 3, y - size],
      [
        [x - 1, y - size - 8],
        [x + 4, y - size + 1],
      ],
      [
        [x, y - size + 3],
        [x - 3, y - size],
      ],
    );
    oval(pen, shade(pen, gold, [x, y - size], [x, y + size]), [x, y], size * 1.05, size);
    line(
      pen,
      'rgb(150 70 10 / 60%)',
      1,
      [x - 2, y - size * 0.7],
      [
        [x + 4, y],
        [x - 2, y + size * 0.7],
      ],
    );
  }
  for (const [x, y] of [
    [8, 12],
    [-18, 11],
  ] as const)
    line(
      pen,
      '#d99a26',
      3.6,
      [x, y - 6],
      [
        [x + 2, y + 6],
        [x + 8, y + 8],
      ],
    );
  blob(
    pen,
    '#d8402a',
    [24, -9],
    [
      [8, -22],
      [-2, -16],
    ],
    [
      [8, -12],
      [16, -4],
    ],
    [
      [6, -2],
      [4, 4],
    ],
    [
      [16, 6],
      [24, 8],
    ],
  );
  blob(
    pen,
    shade(pen, gold, [30, -14], [30, 14]),
    [18, -10],
    [
      [34, -16],
      [48, -5],
    ],
    [
      [50, 0],
      [47, 3],
    ],
    [
      [40, 3],
      [36, 5],
    ],
    [
      [42, 9],
      [34, 11],
    ],
    [
      [22, 13],
      [18, 8],
    ],
  );
  for (const x of [22, 27])
    line(
      pen,
      '#fff3c8',
      2.6,
      [x, -12],
      [
        [x - 6, -22],
        [x - 14, -22],
      ],
    );
  for (const y of [2, 6])
    line(
      pen,
      '#ffdf7a',
      1.5,
      [44, y - 2],
      [
        [54, y + 2],
        [50, y + 12],
      ],
    );
  for (const x of [38, 42, 46])
    blob(
      pen,
      ink.white,
      [x - 1, 3],
      [
        [x, 7],
        [x + 1.4, 3],
      ],
    );
  eye(pen, [33, -6], 3.6, '#fff2a8');
}
