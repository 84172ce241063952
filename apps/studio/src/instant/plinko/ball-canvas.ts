import type { RowCount } from '@baize/games/plinko';
import { isStill } from '../../lib/is-still.ts';

/** A ball on its way: `row` is the last row of pegs that it has touched. */
interface Fall {
  path: readonly boolean[];
  startMs: number;
  row: number;
  onLanded: () => void;
}
/** A peg that was touched glows for a moment. */
interface Glow {
  x: number;
  y: number;
  startMs: number;
}

const msPerRow = 110;
const landMs = 160;

/** Colours as the page's tokens say. */
function coloursOf(element: Element) {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return {
    peg: read('--hero-gold'),
    light: read('--on-hero'),
    shade: read('--backdrop'),
    ball: read('--danger'),
    edge: read('--danger-ink'),
  };
}
type Colours = ReturnType<typeof coloursOf>;

const pegShare = 0.12;
const ballShare = 0.3;
const glowMs = 380;
const trail = 7;
const trailMs = 17;
const wholeTurn = Math.PI * 2;

/** Draws pegs and falling balls; how a ball falls is its path, the picture only shows it. */
export function createBallCanvas(canvas: HTMLCanvasElement, rows: () => RowCount, onPeg: () => void) {
  const context = canvas.getContext('2d');
  const falls = new Set<Fall>();
  const glows = new Set<Glow>();
  let handle = 0;

  const place = (row: number, right: number) => {
    const count = rows();
    const stepX = canvas.width / (count + 2);
    const stepY = canvas.height / (count + 1);
    return { x: canvas.width / 2 + (right - row / 2) * stepX, y: stepY * (row + 0.7), radius: Math.min(stepX, stepY) };
  };
  const disc = (x: number, y: number, radius: number, colour: string) => {
    if (!context) return;
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius, 0, wholeTurn);
    context.fill();
  };

  /** A pin of brass: its shadow, its head, and the light on it. */
  const drawPegs = ({ shade, peg, light }: Colours) => {
    if (!context) return;
    for (let row = 0; row < rows(); row += 1) {
      for (let pin = 0; pin <= row + 2; pin += 1) {
        const { x, y, radius } = place(row, pin - 1);
        const size = radius * pegShare;
        disc(x + size * 0.5, y + size * 1.1, size * 1.1, shade);
        disc(x, y, size, peg);
        disc(x - size * 0.28, y - size * 0.32, size * 0.42, light);
      }
    }
  };
  const drawGlows = ({ edge }: Colours, nowMs: number) => {
    if (!context) return;
    for (const glow of glows) {
      const share = (nowMs - glow.startMs) / glowMs;
      if (share >= 1) {
        glows.delete(glow);
        continue;
      }
      context.globalAlpha = 0.55 * (1 - Math.max(0, share));
      const { radius } = place(0, 0);
      disc(glow.x, glow.y, radius * (0.16 + 0.26 * Math.max(0, share)), edge);
      context.globalAlpha = 1;
    }
  };

  /** Between two pegs a ball flies a small bow. */
  const whereIs = ({ path, startMs }: Fall, nowMs: number) => {
    const progress = Math.min(path.length, Math.max(0, (nowMs - startMs) / msPerRow));
    const row = Math.min(path.length - 1, Math.floor(progress));
    const share = Math.min(1, progress - row);
    const right = path.slice(0, row).filter(Boolean).length;
    const from = place(row, right);
    const to = place(row + 1, right + (path[row] ? 1 : 0));
    const bow = Math.sin(share * Math.PI) * from.radius * 0.3;
    return {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share * share - bow - from.radius * 0.36,
      radius: from.radius,
      row,
      peg: from,
    };
  };
  const drawBall = (fall: Fall, nowMs: number, { ball, edge, shade, light }: Colours) => {
    if (!context) return;
    for (let step = trail; step > 0; step -= 1) {
      const { x, y, radius } = whereIs(fall, nowMs - step * trailMs);
      context.globalAlpha = 0.16 * (1 - step / (trail + 1));
      disc(x, y, radius * ballShare * (1 - step / (trail * 2)), edge);
    }
    context.globalAlpha = 1;
    const { x, y, radius, row, peg } = whereIs(fall, nowMs);
    const size = radius * ballShare;
    disc(x + size * 0.25, y + size * 0.5, size, shade);
    const shine = context.createRadialGradient(x - size * 0.35, y - size * 0.4, size * 0.1, x, y, size);
    shine.addColorStop(0, light);
    shine.addColorStop(0.35, edge);
    shine.addColorStop(1, ball);
    context.fillStyle = shine;
    context.beginPath();
    context.arc(x, y, size, 0, wholeTurn);
    context.fill();
    if (row === fall.row) return;
    fall.row = row;
    glows.add({ x: peg.x, y: peg.y, startMs: nowMs });
    onPeg();
  };

  const frame = (nowMs: number) => {
    if (!context) return;
    const colours = coloursOf(canvas);
    context.clearRect(0, 0, canvas.width, canvas.height);
    drawPegs(colours);
    drawGlows(colours, nowMs);
    for (const fall of falls) {
      drawBall(fall, nowMs, colours);
      if (nowMs - fall.startMs > fall.path.length * msPerRow + landMs) {
        falls.delete(fall);
        fall.onLanded();
      }
    }
    handle = falls.size + glows.size > 0 ? requestAnimationFrame(frame) : 0;
  };
  const draw = () => {
    if (handle === 0) handle = requestAnimationFrame(frame);
  };
  const fit = () => {
    const scale = Math.min(window.devicePixelRatio || 1, 2);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * scale));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * scale));
    draw();
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(canvas);

  return {
    redraw: draw,
    drop: (path: readonly boolean[], onLanded: () => void) => {
      if (isStill() || context === null) return onLanded();
      falls.add({ path, startMs: performance.now(), row: -1, onLanded });
      draw();
    },
    destroy: () => {
      watcher.disconnect();
      cancelAnimationFrame(handle);
      for (const { onLanded } of falls) onLanded();
      falls.clear();
    },
  };
}
export type BallCanvas = ReturnType<typeof createBallCanvas>;
