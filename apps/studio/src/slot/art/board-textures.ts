import type { Texture } from 'pixi.js';
import type { BoardGeometry } from '../geometry.ts';
import type { SlotTheme } from '../theme.ts';
import { bake } from './bake.ts';
import { linear, roundRect } from './draw.ts';

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
