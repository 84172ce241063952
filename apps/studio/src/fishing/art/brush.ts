/** Creatures are drawn in a box of 100 units about the origin and look to the right. */
export type Pen2d = CanvasRenderingContext2D;
export type Point = readonly [x: number, y: number];
type Colours = readonly string[];

export const ink = {
  edge: 'rgb(8 20 30 / 42%)',
  sheen: 'rgb(255 255 255 / 34%)',
  white: '#ffffff',
  pupil: '#0d1a22',
  gold: '#ffd873',
  deepGold: '#c8862a',
} as const;

/** A gradient from a point to another with evenly placed colours. */
export function shade(pen: Pen2d, colours: Colours, from: Point, to: Point): CanvasGradient {
  const gradient = pen.createLinearGradient(...from, ...to);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / Math.max(1, colours.length - 1), colour);
  return gradient;
}

export function glow(pen: Pen2d, colours: Colours, [x, y]: Point, radius: number): CanvasGradient {
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / Math.max(1, colours.length - 1), colour);
  return gradient;
}

/** Fills a closed curve through corners: each pair of points is a control point and where it leads. */
export function blob(
  pen: Pen2d,
  fill: string | CanvasGradient,
  start: Point,
  ...curves: readonly (readonly [Point, Point])[]
): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.moveTo(...start);
  for (const [bend, to] of curves) pen.quadraticCurveTo(...bend, ...to);
  pen.closePath();
  pen.fill();
}

export function line(
  pen: Pen2d,
  colour: string,
  width: number,
  start: Point,
  ...curves: readonly (readonly [Point, Point])[]
): void {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(...start);
  for (const [bend, to] of curves) pen.quadraticCurveTo(...bend, ...to);
  pen.stroke();
}

export function oval(pen: Pen2d, fill: string | CanvasGradient, [x, y]: Point, rx: number, ry = rx, turn = 0): void {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  pen.fill();
}

export function eye(pen: Pen2d, [x, y]: Point, size: number, iris: string = ink.white): void {
  oval(pen, ink.edge, [x, y], size * 1.16);
  oval(pen, iris, [x, y], size);
  oval(pen, ink.pupil, [x + size * 0.16, y], size * 0.62);
  oval(pen, ink.white, [x + size * 0.34, y - size * 0.3], size * 0.24);
}
