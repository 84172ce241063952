import type { Texture } from 'pixi.js';
import type { PicturedSlot } from '../slot-game.ts';
import { type BoardPicture, drawBoard } from '../stage/board-picture.ts';
import { framePictureOf, type SlotImages, type SlotPicture } from '../stage/slot-picture.ts';
import { bake, textureOf } from './bake.ts';
import { bakeAnticipation, bakeBeam, bakeWinFrame } from './board-textures.ts';
import { bakeSymbols, type SymbolTextures } from './symbol-textures.ts';

interface BoardTexture {
  texture: Texture;
  margin: number;
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

/** A picture at the size in which it is used; nothing where it is missing, because it is decoration. */
function bakeEffect(image: ImageBitmap | null, height: number, resolution: number): Texture {
  const width = image === null ? height : (height * image.width) / image.height;
  return bake(width, height, resolution, (context) => {
    if (image !== null) context.drawImage(image, 0, 0, width, height);
  });
}

/** Makes textures of a drawn board, and of all that moves over it. */
export function bakeSlot<Code extends string>(
  game: PicturedSlot<Code>,
  images: SlotImages<Code>,
  { board, resolution, base, shade, symbols: stills }: SlotPicture<Code>,
): SlotTextures<Code> {
  const { codes, theme } = game;
  const { glow, coin, petal, floater } = images.effects;
  const cell = Math.min(board.cellWidth, board.cellHeight);
  const symbols = bakeSymbols(codes, stills, board, resolution);
  const textureOfBoard = ({ canvas, margin }: BoardPicture) => ({ texture: textureOf(canvas, resolution), margin });
  const singles = {
    shade: textureOf(shade, 1),
    beam: bakeBeam(board, resolution),
    frame: bakeWinFrame(board, resolution, theme),
    light: bakeAnticipation(board, theme),
    glow: bakeEffect(glow, cell * 1.5, 1),
    coin: bakeEffect(coin, Math.max(26, cell * 0.3), resolution),
    petal: bakeEffect(petal, Math.max(16, cell * 0.16), resolution),
    floater: bakeEffect(floater, Math.max(36, cell * 0.42), resolution),
  };
  const boards = {
    board: textureOfBoard(base),
    festiveBoard: textureOfBoard(drawBoard(board, resolution, theme.festiveBoard, framePictureOf(game, images))),
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
