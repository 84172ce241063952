import { exactMultiplierAt } from '@baize/games/crash';
import { type Pen, penOf } from './pen.ts';
import { drawBurst, drawRocket, drawSparks } from './rocket.ts';
import { drawSky } from './sky.ts';

/** What the picture shows; times in milliseconds. */
export interface FlightView {
  /** Since the start; null while nobody flies. */
  elapsedMs: number | null;
  /** Since the rocket burst; null before. */
  burstAgoMs: number | null;
  /** Drives what flickers and twinkles; 0 for a picture that holds still. */
  nowMs: number;
}

const minSpanMs = 8_000;
const minTop = 180;
const points = 90;
const hundred = 100;
const lines = 4;
const labelPx = 12;

/** Where a moment of the flight lies; the axes give way as it grows. */
function axesOf({ width, height, scale }: Pen, elapsedMs: number) {
  const spanMs = Math.max(minSpanMs, elapsedMs);
  const top = Math.max(minTop, exactMultiplierAt(elapsedMs)) - hundred;
  const inset = { left: 30 * scale, right: 70 * scale, top: height * 0.2, bottom: height * 0.1 };
  const y = (hundredths: number) =>
    height - inset.bottom - ((hundredths - hundred) / top) * (height - inset.top - inset.bottom);
  const at = (atMs: number) => ({
    x: inset.left + (atMs / spanMs) * (width - inset.left - inset.right),
    y: y(exactMultiplierAt(atMs)),
  });
  return { top, right: width - inset.right, bottom: height - inset.bottom, left: inset.left, y, at };
}
type Axes = ReturnType<typeof axesOf>;

function drawLines({ context, scale, colour }: Pen, { left, right, top, y }: Axes, fontFamily: string): void {
  context.strokeStyle = colour('--on-hero-muted');
  context.fillStyle = colour('--on-hero-muted');
  context.lineWidth = scale;
  context.font = `${labelPx * scale}px ${fontFamily}`;
  context.textBaseline = 'middle';
  for (let line = 0; line <= lines; line += 1) {
    const hundredths = hundred + (top * line) / lines;
    const height = y(hundredths);
    context.globalAlpha = 0.13;
    context.beginPath();
    context.moveTo(left, height);
    context.lineTo(right, height);
    context.stroke();
    context.globalAlpha = 1;
    context.fillText(`${(hundredths / hundred).toFixed(2)}×`, right + 10 * scale, height);
  }
}

function drawCurve({ context, scale, colour }: Pen, { at, left, bottom }: Axes, ms: number, hasBurst: boolean): void {
  const end = at(ms);
  const tone = colour(hasBurst ? '--danger' : '--gold');
  context.beginPath();
  for (let point = 0; point <= points; point += 1) {
    const { x, y } = at((ms * point) / points);
    context.lineTo(x, y);
  }
  context.strokeStyle = tone;
  context.lineCap = 'round';
  context.lineWidth = 12 * scale;
  context.globalAlpha = 0.18;
  context.stroke();
  context.lineWidth = 4 * scale;
  context.globalAlpha = 1;
  context.stroke();
  context.lineTo(end.x, bottom);
  context.lineTo(left, bottom);
  context.closePath();
  const under = context.createLinearGradient(0, end.y, 0, bottom);
  under.addColorStop(0, tone);
  under.addColorStop(1, 'transparent');
  context.globalAlpha = 0.34;
  context.fillStyle = under;
  context.fill();
  context.globalAlpha = 1;
}

const slopeMs = 60;
/** The rocket waits steeply on its stick. */
const waitingAngle = -Math.PI / 2.6;

/** Draws the night, the growing curve and the rocket at its end. */
export function drawFlight(canvas: HTMLCanvasElement, { elapsedMs, burstAgoMs, nowMs }: FlightView): void {
  const pen = penOf(canvas);
  if (pen === null) return;
  const ms = elapsedMs ?? 0;
  drawSky(pen, ms, nowMs);
  const axes = axesOf(pen, ms);
  drawLines(pen, axes, getComputedStyle(canvas).fontFamily);
  const end = axes.at(ms);
  const before = axes.at(ms - slopeMs);
  if (elapsedMs === null) drawRocket(pen, { ...end, angle: waitingAngle }, null);
  else drawCurve(pen, axes, ms, burstAgoMs !== null);
  if (burstAgoMs !== null) drawBurst(pen, end, burstAgoMs);
  if (elapsedMs === null || burstAgoMs !== null) return;
  drawSparks(pen, (agoMs) => axes.at(Math.max(0, ms - agoMs)), nowMs);
  drawRocket(pen, { ...end, angle: Math.atan2(end.y - before.y, end.x - before.x) }, nowMs);
}
