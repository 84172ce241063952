import type { RowCount } from '@baize/games/plinko';

/** Where a ball is, in rows from the top and in pegs from the middle. */
interface Fall {
  path: readonly boolean[];
  startMs: number;
  onLanded: () => void;
}

const msPerRow = 110;
const landMs = 160;

/** Colours as the page's tokens say. */
function coloursOf(element: Element) {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { peg: read('--on-hero-muted'), ball: read('--gold'), edge: read('--gold-hover') };
}

/** Draws pegs and falling balls; how a ball falls is its path, the picture only shows it. */
export function createBallCanvas(canvas: HTMLCanvasElement, rows: () => RowCount) {
  const context = canvas.getContext('2d');
  const falls = new Set<Fall>();
  let handle = 0;

  const place = (row: number, right: number) => {
    const count = rows();
    const stepX = canvas.width / (count + 2);
    const stepY = canvas.height / (count + 1);
    return { x: canvas.width / 2 + (right - row / 2) * stepX, y: stepY * (row + 0.7), radius: Math.min(stepX, stepY) };
  };

  const drawPegs = (colour: string) => {
    if (!context) return;
    context.fillStyle = colour;
    for (let row = 0; row < rows(); row += 1) {
      for (let peg = 0; peg <= row + 2; peg += 1) {
        const { x, y, radius } = place(row, peg - 1);
        context.beginPath();
        context.arc(x, y, radius * 0.11, 0, Math.PI * 2);
        context.fill();
      }
    }
  };

  /** Between two pegs a ball flies a small bow. */
  const drawBall = ({ path, startMs }: Fall, nowMs: number, colours: ReturnType<typeof coloursOf>) => {
    if (!context) return;
    const progress = Math.min(path.length, Math.max(0, (nowMs - startMs) / msPerRow));
    const row = Math.min(path.length - 1, Math.floor(progress));
    const share = Math.min(1, progress - row);
    const right = path.slice(0, row).filter(Boolean).length;
    const from = place(row, right);
    const to = place(row + 1, right + (path[row] ? 1 : 0));
    const bow = Math.sin(share * Math.PI) * from.radius * 0.22;
    context.beginPath();
    context.arc(
      from.x + (to.x - from.x) * share,
      from.y + (to.y - from.y) * share * share - bow - from.radius * 0.3,
      from.radius * 0.26,
      0,
      Math.PI * 2,
    );
    context.fillStyle = colours.ball;
    context.fill();
    context.lineWidth = from.radius * 0.05;
    context.strokeStyle = colours.edge;
    context.stroke();
  };

  const frame = (nowMs: number) => {
    if (!context) return;
    const colours = coloursOf(canvas);
    context.clearRect(0, 0, canvas.width, canvas.height);
    drawPegs(colours.peg);
    for (const fall of falls) {
      drawBall(fall, nowMs, colours);
      if (nowMs - fall.startMs > fall.path.length * msPerRow + landMs) {
        falls.delete(fall);
        fall.onLanded();
      }
    }
    handle = falls.size > 0 ? requestAnimationFrame(frame) : 0;
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
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
      if (isStill) return onLanded();
      falls.add({ path, startMs: performance.now(), onLanded });
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
