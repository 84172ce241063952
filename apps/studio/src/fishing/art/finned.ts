import { blob, eye, ink, line, oval, type Pen2d, type Point, shade } from './brush.ts';
import { extras } from './extras.ts';
import type { Finned } from './look.ts';
import { tails } from './tails.ts';

const nose: Point = [44, 1];

function bodyPath(pen: Pen2d, tall: number): void {
  pen.beginPath();
  pen.moveTo(...nose);
  pen.bezierCurveTo(40, -tall * 0.75, 22, -tall, 4, -tall);
  pen.bezierCurveTo(-14, -tall, -24, -tall * 0.42, -34, -tall * 0.2);
  pen.lineTo(-34, tall * 0.2);
  pen.bezierCurveTo(-24, tall * 0.5, -14, tall * 0.96, 4, tall * 0.96);
  pen.bezierCurveTo(24, tall * 0.96, 40, tall * 0.7, ...nose);
  pen.closePath();
}

function drawFins(pen: Pen2d, { fin, tall, tail, dorsal }: Finned): void {
  const root = shade(pen, fin, [-30, 0], [-52, 0]);
  blob(pen, root, [-31, -3], ...tails[tail]);
  for (const y of [-9, -3, 3, 9])
    line(
      pen,
      ink.edge,
      0.6,
      [-33, y * 0.3],
      [
        [-40, y * 0.8],
        [-46, y * 1.3],
      ],
    );
  const top = shade(pen, fin, [0, -tall + 4], [-6, -tall - dorsal]);
  blob(
    pen,
    top,
    [18, -tall * 0.86],
    [
      [8, -tall - dorsal * 1.1],
      [-14, -tall - dorsal * 0.7],
    ],
    [
      [-12, -tall * 0.8],
      [-20, -tall * 0.6],
    ],
  );
  blob(
    pen,
    top,
    [2, tall * 0.9],
    [
      [-6, tall + dorsal * 0.9],
      [-16, tall + dorsal * 0.5],
    ],
    [
      [-12, tall * 0.8],
      [-16, tall * 0.7],
    ],
  );
}

function drawMarks(pen: Pen2d, { body, tall, bands, spots, scales }: Finned): void {
  pen.save();
  bodyPath(pen, tall);
  pen.fillStyle = shade(pen, body, [0, -tall], [0, tall]);
  pen.fill();
  pen.clip();
  for (const at of bands?.at ?? []) {
    const x = at * 36;
    const wide = bands?.wide ?? 4;
    pen.fillStyle = bands?.colours[1] ?? '';
    pen.fillRect(x - wide - 1.6, -50, 2 * wide + 3.2, 100);
    pen.fillStyle = bands?.colours[0] ?? '';
    pen.fillRect(x - wide, -50, 2 * wide, 100);
  }
  if (scales !== undefined) {
    pen.strokeStyle = scales;
    pen.lineWidth = 1;
    for (let row = -4; row <= 4; row += 1)
      for (let place = -5; place <= 3; place += 1) {
        pen.beginPath();
        pen.arc(place * 7 + (row % 2) * 3.5 - 2, row * 5.4, 4.6, -1.2, 1.2);
        pen.stroke();
      }
  }
  for (let index = 0; spots !== undefined && index < 11; index += 1)
    oval(pen, spots, [-22 + ((index * 17) % 46), -tall * 0.7 + ((index * 29) % (tall * 1.25))], 2 + (index % 3));
  // Light from above and a dark belly line make it round.
  blob(
    pen,
    ink.sheen,
    [34, -tall * 0.35],
    [
      [10, -tall * 1.05],
      [-24, -tall * 0.3],
    ],
    [
      [4, -tall * 0.62],
      [34, -tall * 0.35],
    ],
  );
  pen.fillStyle = shade(pen, ['rgb(0 12 24 / 0%)', 'rgb(0 12 24 / 36%)'], [0, tall * 0.3], [0, tall]);
  pen.fillRect(-50, 0, 100, tall + 2);
  pen.restore();
  bodyPath(pen, tall);
  pen.strokeStyle = ink.edge;
  pen.lineWidth = 1.1;
  pen.stroke();
}

/** A fish with fins of its look. */
export function drawFinned(pen: Pen2d, look: Finned): void {
  const { tall, fin, whiskers, more, eyeSize = 3.6 } = look;
  if (more === 'spines' || more === 'crest') extras[more](pen, look);
  drawFins(pen, look);
  drawMarks(pen, look);
  const side = shade(pen, fin, [14, 2], [-8, 16]);
  blob(
    pen,
    side,
    [15, 3],
    [
      [4, 4],
      [-7, tall * 0.5 + 7],
    ],
    [
      [6, tall * 0.45 + 4],
      [15, 3],
    ],
  );
  if (whiskers !== undefined)
    for (const [x, y] of [
      [48, 12],
      [42, 17],
    ] as const)
      line(
        pen,
        whiskers,
        1.5,
        [40, 5],
        [
          [46, 8],
          [x, y],
        ],
      );
  if (more !== undefined && more !== 'spines' && more !== 'crest') extras[more](pen, look);
  eye(pen, [32, -tall * 0.24], eyeSize);
}
