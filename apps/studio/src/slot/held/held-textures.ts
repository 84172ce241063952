import type { Texture } from 'pixi.js';
import { bake } from '../art/bake.ts';
import { roundRect } from '../art/draw.ts';
import type { BoardGeometry } from '../geometry.ts';
import type { HeldTheme } from './held-theme.ts';

/** What lies below held symbols, each of one cell. */
export interface HeldTextures {
  /** Covers the reels where nothing is held in hold and respin. */
  well: Texture;
  plate: Texture;
  destroy: () => void;
}

const gap = 1.5;

export function bakeHeld(board: BoardGeometry, resolution: number, theme: HeldTheme): HeldTextures {
  const { cellWidth, cellHeight } = board;
  const cell = (ground: string | null, [middle, edge]: HeldTheme['well']) =>
    bake(cellWidth, cellHeight, resolution, (context) => {
      if (ground !== null) {
        context.fillStyle = ground;
        context.fillRect(0, 0, cellWidth, cellHeight);
      }
      const light = context.createRadialGradient(
        ...([cellWidth / 2, cellHeight * 0.42, 0] as const),
        ...([cellWidth / 2, cellHeight / 2, Math.max(cellWidth, cellHeight) * 0.62] as const),
      );
      light.addColorStop(0, middle);
      light.addColorStop(1, edge);
      context.fillStyle = light;
      roundRect(context, gap, gap, cellWidth - 2 * gap, cellHeight - 2 * gap, cellHeight * 0.09);
      context.fill();
      context.strokeStyle = 'rgb(0 0 0 / 45%)';
      context.lineWidth = gap;
      context.stroke();
    });
  const textures = { well: cell(theme.well[1], theme.well), plate: cell(null, theme.plate) };
  return {
    ...textures,
    destroy: () => {
      for (const texture of Object.values(textures)) texture.destroy(true);
    },
  };
}
