import { scattered } from '../../lib/scattered.ts';
import { glow, oval, type Pen2d, shade } from '../art/brush.ts';
import type { WaterTheme } from './theme.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

function mounds(
  pen: Pen2d,
  { width, height }: Size,
  colours: readonly [string, string],
  base: number,
  seed: number,
): void {
  pen.fillStyle = shade(pen, colours, [0, height * (base - 0.2)], [0, height]);
  pen.beginPath();
  pen.moveTo(0, height);
  for (let step = 0; step <= 24; step += 1) {
    const tall = 0.04 + 0.17 * scattered(seed + step) * (0.4 + Math.abs(step - 12) / 15);
    pen.lineTo((step / 24) * width, height * (base - tall));
  }
  pen.lineTo(width, height);
  pen.fill();
}

/** Branches of coral that grow from a foot. */
function coral(pen: Pen2d, x: number, y: number, size: number, colours: readonly string[], seed: number): void {
  pen.lineCap = 'round';
  for (let branch = 0; branch < 7; branch += 1) {
    const angle = -Math.PI / 2 + (branch - 3) * 0.28 + (scattered(seed + branch) - 0.5) * 0.2;
    const long = size * (0.65 + scattered(seed + branch * 3) * 0.5);
    const [tx, ty] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
    pen.strokeStyle = shade(pen, colours, [tx, ty], [x, y]);
    pen.lineWidth = size * 0.12;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.quadraticCurveTo(x + Math.cos(angle) * long * 0.3, y - long * 0.6, tx, ty);
    pen.stroke();
    oval(pen, colours[0] ?? '', [tx, ty], size * 0.085);
  }
}

function reeds(pen: Pen2d, x: number, y: number, size: number, colours: readonly string[], seed: number): void {
  for (let blade = 0; blade < 6; blade += 1) {
    const lean = (scattered(seed + blade) - 0.5) * size * 0.7;
    const tall = size * (0.8 + scattered(seed + blade * 7) * 0.9);
    pen.fillStyle = shade(pen, colours, [x, y - tall], [x, y]);
    pen.beginPath();
    pen.moveTo(x + blade * 4 - size * 0.1, y);
    pen.quadraticCurveTo(x + lean * 0.2, y - tall * 0.6, x + lean, y - tall);
    pen.quadraticCurveTo(x + lean * 0.4 + size * 0.1, y - tall * 0.5, x + blade * 4 + size * 0.05, y);
    pen.fill();
  }
}

/** A lotus seen from the side, floating on the surface. */
function lotus(pen: Pen2d, x: number, y: number, size: number, { bloom, leaf }: WaterTheme): void {
  oval(pen, shade(pen, leaf, [x, y - size * 0.2], [x, y + size * 0.3]), [x, y], size * 1.25, size * 0.26);
  oval(pen, 'rgb(0 40 30 / 35%)', [x, y + size * 0.2], size, size * 0.1);
  for (let petal = -3; petal <= 3; petal += 1) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(petal * 0.33);
    pen.fillStyle = shade(pen, [bloom[0], bloom[1], bloom[2]], [0, -size], [0, 0]);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.quadraticCurveTo(-size * 0.34, -size * 0.5, 0, -size * (1.05 - Math.abs(petal) * 0.09));
    pen.quadraticCurveTo(size * 0.34, -size * 0.5, 0, 0);
    pen.fill();
    pen.restore();
  }
}

function growth(pen: Pen2d, { width, height }: Size, theme: WaterTheme, isLake: boolean): void {
  const unit = Math.min(width, height);
  for (let index = 0; index < 11; index += 1) {
    const x = ((index + 0.2 + scattered(index) * 0.6) / 11) * width;
    const size = unit * (0.07 + scattered(index + 40) * 0.08);
    const y = height * (0.975 + scattered(index + 9) * 0.03);
    if (isLake || index % 3 === 1) reeds(pen, x, y, size * 1.25, theme.leaf, index * 13);
    else
      coral(
        pen,
        x,
        y,
        size * 1.35,
        index % 2 ? theme.bloom : [theme.bloom[0], theme.leaf[0], theme.leaf[1]],
        index * 17,
      );
  }
  for (let index = 0; index < 26; index += 1)
    oval(
      pen,
      shade(pen, theme.floor, [0, height * 0.95], [0, height]),
      [scattered(index + 5) * width, height * (0.985 + scattered(index) * 0.02)],
      unit * (0.012 + scattered(index + 70) * 0.03),
      unit * 0.016,
    );
  if (!isLake) return;
  for (const [at, size] of [
    [0.06, 0.085],
    [0.2, 0.05],
    [0.8, 0.06],
    [0.95, 0.09],
  ] as const)
    lotus(pen, width * at, height * 0.025 + unit * size * 0.55, unit * size, theme);
}

/** The still picture of a water: drawn once for a size. */
export function drawWater(pen: Pen2d, size: Size, theme: WaterTheme, isLake: boolean): void {
  const { width, height } = size;
  pen.fillStyle = shade(pen, theme.depth, [0, 0], [0, height]);
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = glow(
    pen,
    ['rgb(255 255 240 / 34%)', 'rgb(255 255 240 / 0%)'],
    [width / 2, 0],
    Math.max(width, height) * 0.6,
  );
  pen.fillRect(0, 0, width, height);
  mounds(pen, size, theme.far, 0.93, 3);
  mounds(pen, size, theme.near, 1, 60);
  growth(pen, size, theme, isLake);
}

/** Light that moves through the water, and bubbles. */
export function drawLight(pen: Pen2d, { width, height }: Size, theme: WaterTheme, nowMs: number): void {
  pen.fillStyle = theme.ray;
  for (let ray = 0; ray < 5; ray += 1) {
    const x = width * (0.1 + ray * 0.2 + 0.05 * Math.sin(nowMs / 3_400 + ray * 1.7));
    const wide = width * (0.03 + 0.02 * Math.sin(nowMs / 2_300 + ray));
    pen.beginPath();
    pen.moveTo(x, 0);
    pen.lineTo(x + wide, 0);
    pen.lineTo(x + wide * 3 - width * 0.14, height);
    pen.lineTo(x - wide * 2 - width * 0.14, height);
    pen.fill();
  }
  pen.strokeStyle = theme.bubble;
  pen.lineWidth = Math.max(1, width / 900);
  for (let bubble = 0; bubble < 22; bubble += 1) {
    const rise = (nowMs / (9_000 + scattered(bubble) * 9_000) + scattered(bubble + 30)) % 1;
    const x = width * scattered(bubble + 60) + Math.sin(rise * 14 + bubble) * width * 0.008;
    pen.beginPath();
    pen.arc(
      x,
      height * (1.02 - rise * 1.05),
      (2 + scattered(bubble + 90) * 6) * Math.max(1, width / 1_400),
      0,
      Math.PI * 2,
    );
    pen.stroke();
  }
}
