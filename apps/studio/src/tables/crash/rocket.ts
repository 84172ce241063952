import { scattered } from '../../lib/scattered.ts';
import type { Pen } from './pen.ts';

const flickerMs = 45;
const sparks = 22;
const sparkMs = 900;
const rays = 110;
/** How long a burst is seen. */
const burstMs = 1_400;

/** A firework rocket with its tip at the right, turned by `angle` radians about its middle. */
export function drawRocket(
  { context, scale, width, colour }: Pen,
  at: { x: number; y: number; angle: number },
  flameMs: number | null,
): void {
  const size = Math.max(13 * scale, Math.min(22 * scale, width / 38));
  context.save();
  context.translate(at.x, at.y);
  context.rotate(at.angle);
  context.strokeStyle = colour('--on-hero-muted');
  context.lineWidth = size * 0.13;
  context.beginPath();
  context.moveTo(-size * 2.9, size * 0.3);
  context.lineTo(0, size * 0.3);
  context.stroke();
  if (flameMs !== null) {
    const long = size * (2.1 + 0.7 * scattered(Math.floor(flameMs / flickerMs)));
    const flame = context.createLinearGradient(-size, 0, -size - long, 0);
    flame.addColorStop(0, colour('--on-hero'));
    flame.addColorStop(0.3, colour('--gold-hover'));
    flame.addColorStop(1, 'transparent');
    context.fillStyle = flame;
    context.beginPath();
    context.moveTo(-size * 1.05, -size * 0.36);
    context.quadraticCurveTo(-size * 1.7, -size * 0.42, -size - long, 0);
    context.quadraticCurveTo(-size * 1.7, size * 0.42, -size * 1.05, size * 0.36);
    context.fill();
  }
  const body = context.createLinearGradient(0, -size * 0.45, 0, size * 0.45);
  body.addColorStop(0, colour('--danger-ink'));
  body.addColorStop(0.35, colour('--danger'));
  body.addColorStop(1, colour('--danger-soft'));
  context.fillStyle = body;
  context.beginPath();
  context.roundRect(-size * 1.1, -size * 0.45, size * 2.1, size * 0.9, size * 0.12);
  context.fill();
  const cap = context.createLinearGradient(0, -size * 0.5, 0, size * 0.5);
  cap.addColorStop(0, colour('--gold-hover'));
  cap.addColorStop(1, colour('--gold'));
  context.fillStyle = cap;
  for (const band of [-1.02, -0.2, 0.62]) context.fillRect(size * band, -size * 0.46, size * 0.26, size * 0.92);
  context.beginPath();
  context.moveTo(size * 0.95, -size * 0.62);
  context.quadraticCurveTo(size * 1.7, -size * 0.3, size * 2.05, 0);
  context.quadraticCurveTo(size * 1.7, size * 0.3, size * 0.95, size * 0.62);
  context.closePath();
  context.fill();
  context.restore();
}

/** Sparks that fall from where the rocket was; `whereAgo` tells the place so many milliseconds ago. */
export function drawSparks(
  { context, scale, colour }: Pen,
  whereAgo: (agoMs: number) => { x: number; y: number },
  nowMs: number,
): void {
  for (let spark = 0; spark < sparks; spark += 1) {
    const age = (nowMs / sparkMs + scattered(spark)) % 1;
    const { x, y } = whereAgo(age * sparkMs * (0.4 + scattered(spark + 40)));
    const aside = (scattered(spark + 80) - 0.5) * 26 * scale * age;
    const size = (1 - age) * 3.4 * scale;
    context.globalAlpha = 1 - age;
    context.fillStyle = colour(spark % 3 === 0 ? '--on-hero' : '--gold');
    context.fillRect(x + aside, y + 34 * scale * age * age, size, size);
  }
  context.globalAlpha = 1;
}

/** What a rocket leaves when it bursts, so many milliseconds ago. */
export function drawBurst(
  { context, width, height, scale, colour }: Pen,
  at: { x: number; y: number },
  agoMs: number,
): void {
  const share = agoMs / burstMs;
  if (share >= 1) return;
  const reach = Math.min(width, height) * 0.5 * (1 - (1 - share) ** 3);
  const fall = height * 0.12 * share * share;
  if (share < 0.16) {
    context.globalAlpha = 1 - share / 0.16;
    context.fillStyle = colour('--on-hero');
    context.beginPath();
    context.arc(at.x, at.y, 16 * scale + reach * 0.5, 0, Math.PI * 2);
    context.fill();
  }
  const glow = context.createRadialGradient(at.x, at.y, 0, at.x, at.y, reach);
  glow.addColorStop(0, colour('--gold'));
  glow.addColorStop(1, 'transparent');
  context.globalAlpha = 0.5 * (1 - share);
  context.fillStyle = glow;
  context.fillRect(at.x - reach, at.y - reach, reach * 2, reach * 2);
  context.lineCap = 'round';
  context.lineWidth = 3.6 * scale * (1 - share * 0.6);
  const tones = ['--gold-hover', '--danger', '--gold', '--on-hero'] as const;
  context.globalAlpha = (1 - share) ** 0.7;
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = (ray / rays) * Math.PI * 2 + scattered(ray);
    const far = reach * (0.25 + 0.75 * scattered(ray + 200));
    const near = far * (0.55 + 0.35 * share);
    context.strokeStyle = colour(tones[ray % tones.length] ?? '--gold');
    context.beginPath();
    context.moveTo(at.x + Math.cos(angle) * near, at.y + Math.sin(angle) * near + fall);
    context.lineTo(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far + fall);
    context.stroke();
  }
  context.globalAlpha = 1;
}
