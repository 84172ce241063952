import type { Place } from './scratched.ts';

const columns = 3;
const gap = 0.012;
const corner = 0.03;

/** Colours as the page's tokens say. */
function coloursOf(canvas: HTMLCanvasElement) {
  const style = getComputedStyle(canvas);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { light: read('--hero-gold'), dark: read('--gold'), mark: read('--scrim') };
}

/** The foil over the nine fields; places are shares of the card. */
export function createFoil(canvas: HTMLCanvasElement, brush: number) {
  const context = canvas.getContext('2d');
  const size = () => canvas.width;
  const boxOf = (field: number) => {
    const cell = size() / columns;
    const inset = size() * gap;
    const [x, y] = [(field % columns) * cell + inset, Math.floor(field / columns) * cell + inset];
    return { x, y, width: cell - 2 * inset };
  };

  const lay = (field: number) => {
    if (!context) return;
    const { light, dark, mark } = coloursOf(canvas);
    const { x, y, width } = boxOf(field);
    const shine = context.createLinearGradient(x, y, x + width, y + width);
    shine.addColorStop(0, light);
    shine.addColorStop(0.45, dark);
    shine.addColorStop(0.55, light);
    shine.addColorStop(1, dark);
    context.fillStyle = shine;
    context.beginPath();
    context.roundRect(x, y, width, width, size() * corner);
    context.fill();
    waves(x + width / 2, y + width / 2, width, mark);
  };
  /** Scales of a carp, three rows of arcs. */
  const waves = (x: number, y: number, width: number, colour: string) => {
    if (!context) return;
    context.globalAlpha = 0.24;
    context.strokeStyle = colour;
    context.lineWidth = width * 0.03;
    const radius = width * 0.11;
    for (const row of [-1, 0, 1]) {
      for (const place of row === 0 ? [-1, 1] : [-2, 0, 2]) {
        context.beginPath();
        context.arc(x + place * radius, y + row * radius * 1.1, radius, Math.PI, 2 * Math.PI);
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  };
  return {
    /** Lays the foil over these fields and leaves the others bare. */
    cover: (fields: readonly number[]) => {
      const { width } = canvas.getBoundingClientRect();
      canvas.width = Math.max(1, Math.round(width * window.devicePixelRatio));
      canvas.height = canvas.width;
      for (const field of fields) lay(field);
    },
    scratch: (from: Place, to: Place) => {
      if (!context) return;
      context.globalCompositeOperation = 'destination-out';
      context.lineWidth = 2 * brush * size();
      context.lineCap = 'round';
      context.beginPath();
      context.moveTo(from.x * size(), from.y * size());
      context.lineTo(to.x * size(), to.y * size());
      context.stroke();
      context.globalCompositeOperation = 'source-over';
    },
    bare: (field: number) => {
      const { x, y, width } = boxOf(field);
      context?.clearRect(x, y, width, width);
    },
  };
}
export type Foil = ReturnType<typeof createFoil>;
