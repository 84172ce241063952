import { scattered } from '../../lib/scattered.ts';
import type { PitTheme } from './theme.ts';

type Context = CanvasRenderingContext2D;

/** Where things stand in a picture of this size, in its pixels. */
export interface PitLayout {
  readonly width: number;
  readonly height: number;
  readonly centreX: number;
  readonly floorY: number;
  /** One bird height. */
  readonly unit: number;
}

export function layoutOf(width: number, height: number): PitLayout {
  const unit = Math.min(width * 0.235, height * 0.46);
  return { width, height, centreX: width / 2, floorY: height * 0.83, unit };
}

function stops(gradient: CanvasGradient, colours: readonly string[]): CanvasGradient {
  for (const [index, colour] of colours.entries()) gradient.addColorStop(index / (colours.length - 1), colour);
  return gradient;
}

function drawCrowd(context: Context, { width, height, unit }: PitLayout, { crowd }: PitTheme): void {
  for (const [row, colour] of crowd.entries()) {
    context.fillStyle = colour;
    const head = unit * (0.085 + row * 0.018);
    const y = height * (0.3 + row * 0.085);
    context.fillRect(0, y + head * 0.7, width, height * 0.2);
    for (let x = -head, index = 0; x < width + head; x += head * 2.15, index += 1) {
      const lift = scattered(index * 7 + row * 131) * head * 0.9;
      context.beginPath();
      context.arc(x, y - lift, head * 0.82, 0, Math.PI * 2);
      context.fill();
      context.beginPath();
      context.ellipse(x, y - lift + head * 1.75, head * 1.2, head * 1.3, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

function drawLamps(context: Context, { width, height, unit }: PitLayout, { lamp, glow }: PitTheme): void {
  const count = Math.max(5, Math.round(width / (unit * 0.75)));
  for (let index = 0; index <= count; index += 1) {
    const share = index / count;
    const x = share * width;
    const y = height * (0.05 + 0.07 * Math.sin(share * Math.PI * 3) ** 2);
    const size = unit * 0.07;
    const halo = context.createRadialGradient(x, y, 0, x, y, size * 4);
    halo.addColorStop(0, glow);
    halo.addColorStop(1, 'transparent');
    context.fillStyle = halo;
    context.fillRect(x - size * 4, y - size * 4, size * 8, size * 8);
    context.fillStyle = lamp;
    context.beginPath();
    context.ellipse(x, y, size * 0.72, size, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function drawBarrier(context: Context, layout: PitLayout, { barrier, trim }: PitTheme): void {
  const { width, height, unit } = layout;
  const top = height * 0.53;
  const tall = unit * 0.36;
  const panel = unit * 0.62;
  const curve = (x: number) => ((x - layout.centreX) / width) ** 2 * height * 0.16;
  for (let x = -panel; x < width + panel; x += panel) {
    const [y0, y1] = [top + curve(x), top + curve(x + panel)];
    context.fillStyle = stops(context.createLinearGradient(0, y0, 0, y0 + tall), barrier);
    context.beginPath();
    context.moveTo(x, y0);
    context.lineTo(x + panel + 1, y1);
    context.lineTo(x + panel + 1, y1 + tall);
    context.lineTo(x, y0 + tall);
    context.fill();
    context.strokeStyle = trim;
    context.lineWidth = Math.max(1.5, unit * 0.018);
    context.beginPath();
    context.moveTo(x, y0);
    context.lineTo(x + panel, y1);
    context.stroke();
    context.globalAlpha = 0.4;
    context.lineWidth = Math.max(1, unit * 0.008);
    context.beginPath();
    context.moveTo(x + panel * 0.12, y0 + tall * 0.22);
    context.lineTo(x + panel * 0.88, y1 + tall * 0.22);
    context.lineTo(x + panel * 0.88, y1 + tall * 0.78);
    context.lineTo(x + panel * 0.12, y0 + tall * 0.78);
    context.closePath();
    context.stroke();
    context.globalAlpha = 1;
  }
}

function drawSand(context: Context, layout: PitLayout, { sand, ring }: PitTheme): void {
  const { width, height, centreX, floorY, unit } = layout;
  const top = height * 0.62;
  context.fillStyle = sand[2];
  context.fillRect(0, top - height * 0.02, width, height);
  context.fillStyle = stops(
    context.createRadialGradient(centreX, floorY, 0, centreX, floorY, Math.max(width * 0.62, unit * 2.4)),
    sand,
  );
  context.beginPath();
  context.ellipse(centreX, height * 1.1, width * 0.78, height * 1.1 - top, 0, 0, Math.PI * 2);
  context.fill();
  context.fillRect(0, height * 0.98, width, height);
  context.strokeStyle = ring;
  context.lineWidth = Math.max(1.5, unit * 0.02);
  for (const size of [1.75, 0.34]) {
    context.beginPath();
    context.ellipse(centreX, floorY, unit * size, unit * size * 0.21, 0, 0, Math.PI * 2);
    context.stroke();
  }
  context.fillStyle = sand[2];
  context.globalAlpha = 0.16;
  for (let index = 0; index < 240; index += 1) {
    const x = scattered(index) * width;
    const y = top + scattered(index + 999) * (height - top);
    context.fillRect(x, y, unit * 0.014, unit * 0.007);
  }
  context.globalAlpha = 1;
}

/** The empty arena: sky, lamps, crowd, barrier and sand. Drawn once for a size. */
export function drawPit(context: Context, layout: PitLayout, theme: PitTheme): void {
  const { width, height, centreX } = layout;
  context.fillStyle = stops(context.createLinearGradient(0, 0, 0, height * 0.62), theme.sky);
  context.fillRect(0, 0, width, height);
  const sun = context.createRadialGradient(
    centreX,
    height * 0.42,
    0,
    centreX,
    height * 0.42,
    Math.max(width, height) * 0.42,
  );
  sun.addColorStop(0, theme.glow);
  sun.addColorStop(1, 'transparent');
  context.fillStyle = sun;
  context.fillRect(0, 0, width, height);
  drawCrowd(context, layout, theme);
  drawLamps(context, layout, theme);
  drawSand(context, layout, theme);
  drawBarrier(context, layout, theme);
  context.fillStyle = theme.beam;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(centreX + side * width * 0.42, 0);
    context.lineTo(centreX - side * width * 0.06, height * 0.92);
    context.lineTo(centreX + side * width * 0.34, height * 0.92);
    context.fill();
  }
}
