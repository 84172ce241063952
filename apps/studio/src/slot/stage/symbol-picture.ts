import { bakeCanvas, linear } from '../art/draw.ts';
import type { Images } from '../art/images.ts';
import type { BoardGeometry } from '../geometry.ts';
import type { SlotTheme } from '../theme.ts';

const symbolShare = 1.04;

/** How large the square picture of a symbol is, in the middle of its cell. */
export const pictureSize = ({ cellWidth, cellHeight }: BoardGeometry): number =>
  Math.min(cellWidth, cellHeight) * symbolShare;

interface SymbolLook {
  image: ImageBitmap | null;
  code: string;
  label: string | null;
}

function drawSpare(context: CanvasRenderingContext2D, code: string, size: number, theme: SlotTheme): void {
  const { fill, edge, letter } = theme.spareSymbol;
  context.fillStyle = fill;
  context.strokeStyle = edge;
  context.lineWidth = size * 0.04;
  context.beginPath();
  context.roundRect(-size * 0.4, -size * 0.4, size * 0.8, size * 0.8, size * 0.16);
  context.fill();
  context.stroke();
  context.fillStyle = letter;
  context.font = `700 ${size * 0.4}px ${theme.label.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(code, 0, 0);
}

function drawLabel(
  context: CanvasRenderingContext2D,
  label: string,
  size: number,
  cellHeight: number,
  theme: SlotTheme,
): void {
  const { fill, edge, font } = theme.label;
  let fontSize = size * 0.17;
  context.letterSpacing = `${fontSize * 0.06}px`;
  context.font = `800 ${fontSize}px ${font}`;
  const widest = size * 0.86;
  const measured = context.measureText(label).width;
  if (measured > widest) fontSize *= widest / measured;
  context.font = `800 ${fontSize}px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = fontSize * 0.3;
  context.strokeStyle = edge;
  const baseline = Math.min(size * 0.45, cellHeight * 0.45);
  context.fillStyle = linear(
    context,
    [0, baseline - fontSize, 0, baseline],
    [
      [0.25, fill[0]],
      [0.95, fill[1]],
    ],
  );
  context.strokeText(label, 0, baseline);
  context.fillText(label, 0, baseline);
}

function drawSymbol(
  context: CanvasRenderingContext2D,
  look: SymbolLook,
  size: number,
  cellHeight: number,
  theme: SlotTheme,
): void {
  context.save();
  context.shadowColor = theme.symbolShadow;
  context.shadowBlur = size * 0.06;
  context.shadowOffsetY = size * 0.035;
  if (look.image === null) drawSpare(context, look.code, size, theme);
  else context.drawImage(look.image, -size / 2, -size / 2, size, size);
  context.restore();
  if (look.label !== null) drawLabel(context, look.label, size, cellHeight, theme);
}

/** Every symbol at rest, each on a canvas of one cell. */
export function drawSymbols<Code extends string>(
  codes: readonly Code[],
  images: Images<Code>,
  labels: Readonly<Partial<Record<Code, string>>>,
  board: BoardGeometry,
  resolution: number,
  theme: SlotTheme,
): Readonly<Record<Code, HTMLCanvasElement>> {
  const { cellWidth, cellHeight } = board;
  const size = pictureSize(board);
  const drawn = codes.map((code) => {
    const look = { image: images[code], code, label: labels[code] ?? null };
    const canvas = bakeCanvas(cellWidth, cellHeight, resolution, (context) => {
      context.translate(cellWidth / 2, cellHeight / 2);
      drawSymbol(context, look, size, cellHeight, theme);
    });
    return [code, canvas];
  });
  return Object.fromEntries(drawn) as Record<Code, HTMLCanvasElement>;
}
