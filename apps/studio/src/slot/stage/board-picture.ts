import { bakeCanvas, linear, roundRect } from '../art/draw.ts';
import type { BoardGeometry } from '../geometry.ts';
import type { BoardColours } from '../theme.ts';
import { drawFramePicture, type FramePicture } from './frame-picture.ts';

/** Room around the board for its shadow and halo, in frame widths. */
const marginInFrames = 2.4;

export interface BoardPicture {
  canvas: HTMLCanvasElement;
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
export function drawBoard(
  board: BoardGeometry,
  resolution: number,
  colours: BoardColours,
  picture: { image: ImageBitmap; cut: FramePicture } | null,
): BoardPicture {
  const margin = Math.ceil(board.frame * marginInFrames);
  const { width, height } = board.outer;
  const canvas = bakeCanvas(width + 2 * margin, height + 2 * margin, resolution, (context) => {
    context.translate(margin, margin);
    drawFrame(context, board, colours);
    if (picture !== null) drawFramePicture(context, picture.image, picture.cut, board);
    drawWell(context, board, colours);
  });
  return { canvas, margin };
}

/** The shadow that the frame throws on the turning reels; lies over the symbols, one strip for top (and, turned, bottom). */
export function drawShade(board: BoardGeometry, colours: BoardColours): HTMLCanvasElement {
  const height = Math.round(board.cellHeight * 0.14);
  return bakeCanvas(board.inner.width, height, 1, (context) => {
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
