/** A canvas in its own pixels; `scale` of them are one of the page. */
export interface Pen {
  context: CanvasRenderingContext2D;
  width: number;
  height: number;
  scale: number;
  /** A colour of the page by the name of its token. */
  colour(name: `--${string}`): string;
}

const sharpest = 2;

/** Makes the canvas as large as it is shown and wipes it; null where it cannot be drawn on. */
export function penOf(canvas: HTMLCanvasElement): Pen | null {
  const context = canvas.getContext('2d');
  if (!context) return null;
  const style = getComputedStyle(canvas);
  const scale = Math.min(window.devicePixelRatio || 1, sharpest);
  const width = Math.max(1, Math.round(canvas.clientWidth * scale));
  const height = Math.max(1, Math.round(canvas.clientHeight * scale));
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  context.clearRect(0, 0, width, height);
  return { context, width, height, scale, colour: (name) => style.getPropertyValue(name).trim() };
}
