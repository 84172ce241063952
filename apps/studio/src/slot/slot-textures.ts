import type { Texture } from 'pixi.js';
import { bake } from './bake.ts';
import { type BoardTexture, bakeAnticipation, bakeBeam, bakeBoard, bakeShade, bakeWinFrame } from './board-textures.ts';
import type { BoardGeometry } from './geometry.ts';
import { type Images, loadImages } from './images.ts';
import type { PicturedSlot } from './slot-game.ts';
import { bakeSymbols, type SymbolTextures } from './symbol-textures.ts';

export type EffectName = 'glow' | 'coin' | 'petal' | 'floater' | 'frame';

export interface SlotImages<Code extends string> {
  symbols: Images<Code>;
  effects: Images<EffectName>;
}

/** Every texture of a board, baked for one size of it. */
export interface SlotTextures<Code extends string> {
  symbols: SymbolTextures<Code>;
  board: BoardTexture;
  festiveBoard: BoardTexture;
  shade: Texture;
  beam: Texture;
  frame: Texture;
  light: Texture;
  glow: Texture;
  coin: Texture;
  petal: Texture;
  floater: Texture;
  destroy: () => void;
}

export async function loadSlotImages<Code extends string>({ art }: PicturedSlot<Code>): Promise<SlotImages<Code>> {
  const { symbols, glow, coin, petal, floater, frame } = art;
  const [symbolImages, effects] = await Promise.all([
    loadImages(symbols),
    loadImages({ glow, coin, petal, floater, frame: frame.url }),
  ]);
  return { symbols: symbolImages, effects };
}

/** A picture at the size in which it is used; nothing where it is missing, because it is decoration. */
function bakeEffect(image: HTMLImageElement | null, height: number, resolution: number): Texture {
  const width = image === null ? height : (height * image.naturalWidth) / image.naturalHeight;
  return bake(width, height, resolution, (context) => {
    if (image !== null) context.drawImage(image, 0, 0, width, height);
  });
}

export function bakeSlot<Code extends string>(
  { art, codes, theme }: PicturedSlot<Code>,
  images: SlotImages<Code>,
  labels: Readonly<Partial<Record<Code, string>>>,
  board: BoardGeometry,
  resolution: number,
): SlotTextures<Code> {
  const { glow, coin, petal, floater, frame } = images.effects;
  const picture = frame === null ? null : { image: frame, cut: art.frame };
  const cell = Math.min(board.cellWidth, board.cellHeight);
  const symbols = bakeSymbols(codes, images.symbols, labels, board, resolution, theme);
  const singles = {
    shade: bakeShade(board, theme.board),
    beam: bakeBeam(board, resolution),
    frame: bakeWinFrame(board, resolution, theme),
    light: bakeAnticipation(board, theme),
    glow: bakeEffect(glow, cell * 1.5, 1),
    coin: bakeEffect(coin, Math.max(26, cell * 0.3), resolution),
    petal: bakeEffect(petal, Math.max(16, cell * 0.16), resolution),
    floater: bakeEffect(floater, Math.max(36, cell * 0.42), resolution),
  };
  const boards = {
    board: bakeBoard(board, resolution, theme.board, picture),
    festiveBoard: bakeBoard(board, resolution, theme.festiveBoard, picture),
  };
  return {
    symbols,
    ...singles,
    ...boards,
    destroy: () => {
      symbols.destroy();
      const textures = [...Object.values(singles), boards.board.texture, boards.festiveBoard.texture];
      for (const texture of textures) texture.destroy(true);
    },
  };
}
