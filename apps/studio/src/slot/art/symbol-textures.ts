import { CanvasSource, type Texture } from 'pixi.js';
import type { BoardGeometry } from '../geometry.ts';
import { tile } from './bake.ts';
import { bakeCanvas } from './draw.ts';

export interface SymbolTextures<Code extends string> {
  /** One cell. */
  sharp: Readonly<Record<Code, Texture>>;
  /** Drawn out along the way of the reel; taller than a cell. */
  blurred: Readonly<Record<Code, Texture>>;
  destroy: () => void;
}

const blurredHeight = 1.5;
const blurSteps = 32;
const blurReach = 0.42;
/** More than an even share each, so that a fast reel keeps its colour. */
const blurStrength = 1.15;

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

/** Puts every symbol, sharp and blurred, at the size of the cells into one atlas: one texture for a whole board. */
export function bakeSymbols<Code extends string>(
  codes: readonly Code[],
  stills: Readonly<Record<Code, HTMLCanvasElement>>,
  { cellWidth, cellHeight }: BoardGeometry,
  resolution: number,
): SymbolTextures<Code> {
  const tall = Math.ceil(cellHeight * blurredHeight);
  // A gap between tiles keeps the neighbours out when a scaled tile is smoothed.
  const gap = 2;
  const column = (index: number) => index * (cellWidth + gap);
  const canvas = bakeCanvas(column(codes.length), cellHeight + gap + tall, resolution, (context) => {
    codes.forEach((code, index) => {
      const still = stills[code];
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
