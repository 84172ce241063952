import { exactMultiplierAt } from '@baize/games/crash';

/** What the picture shows. */
export interface FlightView {
  /** Since the start, in milliseconds; null while nobody flies. */
  elapsedMs: number | null;
  hasCrashed: boolean;
}

const leastSpanMs = 8_000;
const leastTop = 180;
const points = 90;
const hundred = 100;
const lines = 4;
const labelPx = 12;

/** Draws the growing curve; the axes give way as it grows. */
export function drawFlight(canvas: HTMLCanvasElement, { elapsedMs, hasCrashed }: FlightView): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const scale = Math.min(window.devicePixelRatio || 1, 2);
  const width = Math.max(1, Math.round(canvas.clientWidth * scale));
  const height = Math.max(1, Math.round(canvas.clientHeight * scale));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.clearRect(0, 0, width, height);

  const ms = elapsedMs ?? 0;
  const spanMs = Math.max(leastSpanMs, ms);
  const top = Math.max(leastTop, exactMultiplierAt(ms)) - hundred;
  const inset = { left: 20 * scale, right: 64 * scale, top: height * 0.16, bottom: height * 0.08 };
  const x = (atMs: number) => inset.left + (atMs / spanMs) * (width - inset.left - inset.right);
  const y = (hundredths: number) =>
    height - inset.bottom - ((hundredths - hundred) / top) * (height - inset.top - inset.bottom);

  context.strokeStyle = colour('--hero-line');
  context.lineWidth = scale;
  context.fillStyle = colour('--on-hero-muted');
  context.font = `${labelPx * scale}px ${style.fontFamily}`;
  context.textBaseline = 'middle';
  for (let line = 0; line <= lines; line += 1) {
    const at = y(hundred + (top * line) / lines);
    context.beginPath();
    context.moveTo(inset.left, at);
    context.lineTo(width - inset.right, at);
    context.stroke();
    context.fillText(
      `${((hundred + (top * line) / lines) / hundred).toFixed(2)}×`,
      width - inset.right + 6 * scale,
      at,
    );
  }
  if (elapsedMs === null) return;
  context.beginPath();
  for (let point = 0; point <= points; point += 1) {
    const atMs = (ms * point) / points;
    context.lineTo(x(atMs), y(exactMultiplierAt(atMs)));
  }
  context.strokeStyle = colour(hasCrashed ? '--danger' : '--gold');
  context.lineWidth = 5 * scale;
  context.lineCap = 'round';
  context.stroke();
  context.lineWidth = 14 * scale;
  context.globalAlpha = 0.2;
  context.stroke();
  context.globalAlpha = 1;
  const endX = x(ms);
  const endY = y(exactMultiplierAt(ms));
  context.lineTo(endX, height - inset.bottom);
  context.lineTo(inset.left, height - inset.bottom);
  context.closePath();
  context.globalAlpha = 0.16;
  context.fillStyle = colour(hasCrashed ? '--danger' : '--gold');
  context.fill();
  context.globalAlpha = 1;
  context.beginPath();
  context.arc(endX, endY, (hasCrashed ? 14 : 9) * scale, 0, Math.PI * 2);
  context.fillStyle = colour(hasCrashed ? '--danger' : '--gold-hover');
  context.fill();
}
