import { scattered } from '../../lib/scattered.ts';
import type { Pen } from './pen.ts';

const stars = 90;
/** How much of the sky's height passes in a second. */
const passing = 0.12;
/** After so long the hills are below the picture. */
const hillsGoneMs = 9_000;
const twinkleMs = 1_300;

/** Near stars pass faster than far ones. */
function drawStars({ context, width, height, scale, colour }: Pen, elapsedMs: number, nowMs: number): void {
  const climbed = (elapsedMs / 1_000) * passing;
  context.fillStyle = colour('--on-hero');
  for (let star = 0; star < stars; star += 1) {
    const depth = 0.25 + 0.75 * scattered(star + 300);
    const x = ((((scattered(star) - climbed * depth * 0.5) % 1) + 1) % 1) * width;
    const y = ((scattered(star + 700) + climbed * depth) % 1) * height;
    const size = (0.7 + 1.3 * depth * scattered(star + 900)) * scale;
    context.globalAlpha = (0.3 + 0.35 * depth) * (0.7 + 0.3 * Math.sin(nowMs / twinkleMs + star));
    context.fillRect(x, y, size, size);
  }
  context.globalAlpha = 1;
}

function drawMoon({ context, width, height, colour }: Pen): void {
  const radius = Math.min(width, height) * 0.06;
  const [x, y] = [width * 0.13, radius * 1.9];
  const glow = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 3.4);
  glow.addColorStop(0, colour('--gold-hover'));
  glow.addColorStop(1, 'transparent');
  context.globalAlpha = 0.22;
  context.fillStyle = glow;
  context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  context.globalAlpha = 0.9;
  context.fillStyle = colour('--on-hero');
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 0.1;
  context.fillStyle = colour('--scrim');
  for (const [dx, dy, part] of [
    [-0.3, -0.2, 0.24],
    [0.25, 0.3, 0.3],
    [0.35, -0.35, 0.14],
  ] as const) {
    context.beginPath();
    context.arc(x + dx * radius, y + dy * radius, part * radius, 0, Math.PI * 2);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** A roofed tower on a hill, `size` pixels wide, with a light in each storey. */
function drawTower({ context, colour }: Pen, x: number, base: number, size: number): void {
  const storeys = 4;
  for (let storey = 0; storey < storeys; storey += 1) {
    const wide = size * (1 - storey * 0.17);
    const y = base - storey * size * 0.52;
    context.fillStyle = colour('--scrim');
    context.fillRect(x - wide * 0.3, y - size * 0.5, wide * 0.6, size * 0.54);
    context.beginPath();
    context.moveTo(x - wide * 0.62, y - size * 0.28);
    context.quadraticCurveTo(x - wide * 0.3, y - size * 0.4, x, y - size * 0.62);
    context.quadraticCurveTo(x + wide * 0.3, y - size * 0.4, x + wide * 0.62, y - size * 0.28);
    context.closePath();
    context.fill();
    context.fillStyle = colour('--gold');
    context.globalAlpha = 0.75;
    context.fillRect(x - wide * 0.1, y - size * 0.2, wide * 0.2, size * 0.16);
    context.globalAlpha = 1;
  }
}

function drawHills(pen: Pen, elapsedMs: number): void {
  const { context, width, height, colour } = pen;
  const sunk = Math.min(1, elapsedMs / hillsGoneMs);
  if (sunk >= 1) return;
  for (const [layer, tall] of [0.26, 0.17].entries()) {
    const drop = sunk * height * (0.5 + layer * 0.3);
    const top = (x: number) =>
      height * (1 - tall * (0.62 + 0.38 * Math.sin((x / width) * (5 + layer * 3) + layer * 2 + 1))) + drop;
    context.beginPath();
    context.moveTo(0, height);
    for (let step = 0; step <= 40; step += 1) context.lineTo((width * step) / 40, top((width * step) / 40));
    context.lineTo(width, height);
    context.closePath();
    context.globalAlpha = layer === 0 ? 0.5 : 1;
    context.fillStyle = colour(layer === 0 ? '--hero-line' : '--hero');
    context.fill();
    context.globalAlpha = 1;
    if (layer === 1) drawTower(pen, width * 0.62, top(width * 0.62) + height * 0.012, Math.min(width, height) * 0.085);
  }
}

/** The night that the rocket climbs through; times in milliseconds. */
export function drawSky(pen: Pen, elapsedMs: number, nowMs: number): void {
  drawStars(pen, elapsedMs, nowMs);
  drawMoon(pen);
  drawHills(pen, elapsedMs);
}
