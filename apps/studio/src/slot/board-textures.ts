import type { Texture } from 'pixi.js';
import { bake, linear, roundRect } from './bake.ts';
import { drawFramePicture, type FramePicture } from './frame-picture.ts';
import type { BoardGeometry } from './geometry.ts';
import type { BoardColours, SlotTheme } from './theme.ts';

/** Room around the board for its shadow and halo, in frame widths. */
const marginInFrames = 2.4;

export interface BoardTexture {
  texture: Texture;
  margin: number;
}

function metal(
  context: CanvasRenderingContext2D,
  height: number,
  [light, middle, dark]: BoardColours['metal'],
): CanvasGradient {
  return linear(
    context,
    [0, 0, 0, height],
    [
      [0, light],
      [0.18, middle],
      [0.5, dark],
      [0.72, middle],
      [0.86, light],
      [1, dark],
    ],
  );
}

function drawFrame(context: CanvasRenderingContext2D, board: BoardGeometry, colours: BoardColours): void {
  const { width, height } = board.outer;
  const { frame } = board;
  const radius = frame * 1.5;
  const edge = Math.max(1.5, frame * 0.2);
  context.save();
  context.shadowColor = colours.halo;
  context.shadowBlur = frame * 2;
  context.fillStyle = metal(context, height, colours.metal);
  roundRect(context, 0, 0, width, height, radius);
  context.fill();
  context.restore();
  context.fillStyle = linear(
    context,
    [0, 0, 0, height],
    [
      [0, colours.lacquer[0]],
      [1, colours.lacquer[1]],
    ],
  );
  roundRect(context, edge, edge, width - 2 * edge, height - 2 * edge, radius - edge);
  context.fill();
  const lip = frame - edge;
  context.fillStyle = metal(context, height, colours.metal);
  roundRect(context, lip, lip, width - 2 * lip, height - 2 * lip, radius * 0.42);
  context.fill();
}

function drawWell(context: CanvasRenderingContext2D, board: BoardGeometry, colours: BoardColours): void {
  const { frame, cellWidth, reels, inner } = board;
  const { width, height } = inner;
  context.save();
  roundRect(context, frame, frame, width, height, frame * 0.35);
  context.clip();
  context.translate(frame, frame);
  context.fillStyle = linear(
    context,
    [0, 0, 0, height],
    [
      [0, colours.well[0]],
      [0.5, colours.well[1]],
      [1, colours.well[0]],
    ],
  );
  context.fillRect(0, 0, width, height);
  for (let reel = 0; reel < reels; reel += 1) {
    const x = reel * cellWidth;
    // Each reel is a drum: lighter in its middle, dark towards its neighbours.
    context.fillStyle = linear(
      context,
      [x, 0, x + cellWidth, 0],
      [
        [0, colours.shade],
        [0.12, 'transparent'],
        [0.88, 'transparent'],
        [1, colours.shade],
      ],
    );
    context.fillRect(x, 0, cellWidth, height);
    if (reel === 0) continue;
    context.fillStyle = linear(
      context,
      [0, 0, 0, height],
      [
        [0, 'transparent'],
        [0.5, colours.separator],
        [1, 'transparent'],
      ],
    );
    context.fillRect(x - 0.75, 0, 1.5, height);
  }
  context.restore();
}

/** The board without its symbols: frame (the drawn one when its picture is missing), lacquer, the well with its reels. */
export function bakeBoard(
  board: BoardGeometry,
  resolution: number,
  colours: BoardColours,
  picture: { image: HTMLImageElement; cut: FramePicture } | null,
): BoardTexture {
  const margin = Math.ceil(board.frame * marginInFrames);
  const { width, height } = board.outer;
  const texture = bake(width + 2 * margin, height + 2 * margin, resolution, (context) => {
    context.translate(margin, margin);
    drawFrame(context, board, colours);
    if (picture !== null) drawFramePicture(context, picture.image, picture.cut, board);
    drawWell(context, board, colours);
  });
  return { texture, margin };
}

/** The shadow that the frame throws on the turning reels; lies over the symbols, one strip for top (and, turned, bottom). */
export function bakeShade(board: BoardGeometry, colours: BoardColours): Texture {
  const height = Math.round(board.cellHeight * 0.14);
  return bake(board.inner.width, height, 1, (context) => {
    context.fillStyle = linear(
      context,
      [0, 0, 0, height],
      [
        [0, colours.shade],
        [1, 'transparent'],
      ],
    );
    context.fillRect(0, 0, board.inner.width, height);
  });
}

/** The edge around a cell that belongs to a shown win. White, so that it takes the line's tint. */
export function bakeWinFrame({ cellWidth, cellHeight }: BoardGeometry, resolution: number, theme: SlotTheme): Texture {
  const line = Math.max(2, cellHeight * 0.022);
  const inset = line * 1.6;
  return bake(cellWidth, cellHeight, resolution, (context) => {
    context.strokeStyle = theme.winFrame;
    context.shadowColor = theme.winFrame;
    context.shadowBlur = line * 2;
    context.lineWidth = line;
    roundRect(context, inset, inset, cellWidth - 2 * inset, cellHeight - 2 * inset, cellHeight * 0.09);
    context.stroke();
  });
}

/** A piece of a win line, white with soft edges; stretched along its way. */
export function bakeBeam(board: BoardGeometry, resolution: number): Texture {
  const height = Math.max(8, Math.round(board.cellHeight * 0.12));
  return bake(16, height, resolution, (context) => {
    context.fillStyle = linear(
      context,
      [0, 0, 0, height],
      [
        [0, 'rgb(255 255 255 / 0%)'],
        [0.32, 'rgb(255 255 255 / 22%)'],
        [0.4, 'rgb(255 255 255 / 100%)'],
        [0.6, 'rgb(255 255 255 / 100%)'],
        [0.68, 'rgb(255 255 255 / 22%)'],
        [1, 'rgb(255 255 255 / 0%)'],
      ],
    );
    context.fillRect(0, 0, 16, height);
  });
}

/** The light in which a reel turns that may bring the scatter everybody waits for. */
export function bakeAnticipation(board: BoardGeometry, theme: SlotTheme): Texture {
  const { cellWidth, inner } = board;
  return bake(cellWidth, inner.height, 1, (context) => {
    context.fillStyle = linear(
      context,
      [0, 0, cellWidth, 0],
      [
        [0, theme.anticipation],
        [0.2, 'transparent'],
        [0.8, 'transparent'],
        [1, theme.anticipation],
      ],
    );
    context.fillRect(0, 0, cellWidth, inner.height);
    context.strokeStyle = theme.anticipation;
    context.lineWidth = 3;
    roundRect(context, 2, 2, cellWidth - 4, inner.height - 4, 8);
    context.stroke();
  });
}
