import { blob, eye, glow, ink, line, oval, type Pen2d, type Point, shade } from './brush.ts';

export function turtle(pen: Pen2d): void {
  const skin = ['#9fcf6d', '#3f7d3c'];
  for (const [x, y, turn] of [
    [22, -24, -0.9],
    [22, 24, 0.9],
    [-26, -20, -2.4],
    [-26, 20, 2.4],
  ] as const) {
    oval(pen, shade(pen, skin, [x, y - 8], [x, y + 8]), [x, y], 17, 6.5, turn);
  }
  oval(pen, shade(pen, skin, [40, -9], [40, 9]), [40, 0], 12, 9.5);
  eye(pen, [44, -5], 2.4);
  eye(pen, [44, 5], 2.4);
  oval(pen, '#274d22', [-3, 0], 35, 28);
  oval(pen, glow(pen, ['#d9c46a', '#8a7a2c', '#4b4a18'], [2, -8], 40), [-3, 0], 32, 25);
  pen.strokeStyle = 'rgb(50 40 8 / 65%)';
  pen.lineWidth = 1.8;
  for (const [x, y, size] of [
    [-3, 0, 12],
    [-22, 0, 9],
    [16, 0, 9],
    [-12, -17, 9],
    [7, -17, 9],
    [-12, 17, 9],
    [7, 17, 9],
  ] as const) {
    pen.beginPath();
    for (let corner = 0; corner <= 6; corner += 1) {
      const angle = (corner * Math.PI) / 3;
      const at: Point = [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.92];
      if (corner === 0) pen.moveTo(...at);
      else pen.lineTo(...at);
    }
    pen.stroke();
  }
  oval(pen, ink.sheen, [-2, -12], 18, 5);
}

export function seahorse(pen: Pen2d): void {
  const body = shade(pen, ['#ffd76a', '#f08a3c', '#b5452c'], [0, -44], [0, 46]);
  pen.strokeStyle = body;
  pen.lineCap = 'round';
  for (const [width, from, bend, to] of [
    [22, [2, -16], [-14, 2], [4, 16]],
    [15, [4, 14], [14, 28], [0, 36]],
    [9, [0, 36], [-16, 40], [-12, 28]],
  ] as const) {
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(...(from as unknown as [number, number]));
    pen.quadraticCurveTo(...(bend as unknown as [number, number]), ...(to as unknown as [number, number]));
    pen.stroke();
  }
  blob(
    pen,
    '#ffb84d',
    [-8, -6],
    [
      [-30, -14],
      [-26, 10],
    ],
    [
      [-16, 8],
      [-6, 10],
    ],
  );
  oval(pen, body, [8, -30], 14, 11, 0.2);
  blob(
    pen,
    body,
    [16, -34],
    [
      [34, -32],
      [38, -26],
    ],
    [
      [34, -22],
      [14, -22],
    ],
  );
  for (const x of [-2, 4, 10])
    blob(
      pen,
      '#ffdf8a',
      [x - 3, -38],
      [
        [x - 2, -50],
        [x + 1, -46],
      ],
      [
        [x + 3, -40],
        [x + 4, -36],
      ],
    );
  for (const y of [-8, 0, 8])
    line(
      pen,
      'rgb(120 40 20 / 45%)',
      1.6,
      [-10, y],
      [
        [0, y + 4],
        [10, y],
      ],
    );
  eye(pen, [12, -32], 4);
}

/** A ray, wide from fin to fin. */
export const wide = (colours: readonly [string, string, string], spots: string) => (pen: Pen2d) => {
  const skin = shade(pen, colours, [34, 0], [-34, 0]);
  line(
    pen,
    colours[2],
    3,
    [-24, 0],
    [
      [-40, 4],
      [-52, -3],
    ],
  );
  blob(
    pen,
    skin,
    [36, 0],
    [
      [24, -14],
      [2, -46],
    ],
    [
      [-6, -20],
      [-28, -6],
    ],
    [
      [-30, 0],
      [-28, 6],
    ],
    [
      [-6, 20],
      [2, 46],
    ],
    [
      [24, 14],
      [36, 0],
    ],
  );
  blob(
    pen,
    ink.sheen,
    [30, -3],
    [
      [16, -12],
      [2, -36],
    ],
    [
      [4, -14],
      [-20, -4],
    ],
    [
      [4, -8],
      [30, -3],
    ],
  );
  for (const y of [-7, 7])
    blob(
      pen,
      skin,
      [30, y],
      [
        [42, y * 1.1],
        [43, y * 0.7],
      ],
      [
        [36, y * 0.5],
        [30, y * 0.6],
      ],
    );
  for (let index = 0; index < 10; index += 1)
    oval(pen, spots, [-18 + ((index * 11) % 36), -20 + ((index * 23) % 40)], 1.8 + (index % 3));
  eye(pen, [27, -8], 3);
  eye(pen, [27, 8], 3);
};
