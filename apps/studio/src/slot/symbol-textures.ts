import { CanvasSource, type Texture } from 'pixi.js';
import { bakeCanvas, linear, tile } from './bake.ts';
import type { BoardGeometry } from './geometry.ts';
import type { Images } from './images.ts';
import type { SlotTheme } from './theme.ts';

export interface SymbolTextures<Code extends string> {
  /** One cell. */
  sharp: Readonly<Record<Code, Texture>>;
  /** Drawn out along the way of the reel; taller than a cell. */
  blurred: Readonly<Record<Code, Texture>>;
  destroy: () => void;
}

const symbolShare = 1.04;
const blurredHeight = 1.5;
const blurSteps = 32;
const blurReach = 0.42;
/** More than an even share each, so that a fast reel keeps its colour. */
const blurStrength = 1.15;

interface SymbolLook {
  image: HTMLImageElement | null;
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

/** Many faint copies along the way, added up: what an eye sees of a symbol that passes. */
function drawMoved(
  context: CanvasRenderingContext2D,
  still: HTMLCanvasElement,
  width: number,
  height: number,
  tall: number,
): void {
  context.globalCompositeOperation = 'lighter';
  context.globalAlpha = blurStrength / blurSteps;
  for (let copy = 0; copy < blurSteps; copy += 1) {
    const away = (copy / (blurSteps - 1) - 0.5) * blurReach * height;
    context.drawImage(still, 0, (tall - height) / 2 + away, width, height);
  }
}

/** Bakes every symbol sharp and blurred, at the size of the cells, into one atlas: one texture for a whole board. */
export function bakeSymbols<Code extends string>(
  codes: readonly Code[],
  images: Images<Code>,
  labels: Readonly<Partial<Record<Code, string>>>,
  { cellWidth, cellHeight }: BoardGeometry,
  resolution: number,
  theme: SlotTheme,
): SymbolTextures<Code> {
  const size = Math.min(cellWidth, cellHeight) * symbolShare;
  const tall = Math.ceil(cellHeight * blurredHeight);
  // A gap between tiles keeps the neighbours out when a scaled tile is smoothed.
  const gap = 2;
  const column = (index: number) => index * (cellWidth + gap);
  const lookOf = (code: Code): SymbolLook => ({ image: images[code], code, label: labels[code] ?? null });
  const canvas = bakeCanvas(column(codes.length), cellHeight + gap + tall, resolution, (context) => {
    codes.forEach((code, index) => {
      const still = bakeCanvas(cellWidth, cellHeight, resolution, (own) => {
        own.translate(cellWidth / 2, cellHeight / 2);
        drawSymbol(own, lookOf(code), size, cellHeight, theme);
      });
      context.drawImage(still, column(index), 0, cellWidth, cellHeight);
      const moved = bakeCanvas(cellWidth, tall, resolution, (own) =>
        drawMoved(own, still, cellWidth, cellHeight, tall),
      );
      context.drawImage(moved, column(index), cellHeight + gap, cellWidth, tall);
    });
  });
  const source = new CanvasSource({ resource: canvas, resolution });
  const cut = (y: number, height: number) =>
    Object.fromEntries(codes.map((code, index) => [code, tile(source, column(index), y, cellWidth, height)])) as Record<
      Code,
      Texture
    >;
  return { sharp: cut(0, cellHeight), blurred: cut(cellHeight + gap, tall), destroy: () => source.destroy() };
}
