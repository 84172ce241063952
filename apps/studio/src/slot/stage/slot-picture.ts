import { bakeCanvas } from '../art/draw.ts';
import { type Images, loadImages, loadPack } from '../art/images.ts';
import { type BoardGeometry, cellPlace } from '../geometry.ts';
import type { PicturedSlot } from '../slot-game.ts';
import { type BoardPicture, drawBoard, drawShade } from './board-picture.ts';
import type { Rest } from './board-view.ts';
import { drawSymbols } from './symbol-picture.ts';

type EffectName = 'glow' | 'coin' | 'petal' | 'floater' | 'frame';

export interface SlotImages<Code extends string> {
  symbols: Images<Code>;
  effects: Images<EffectName>;
}

/** A board drawn for one size of it, before it is known what will move it. */
export interface SlotPicture<Code extends string> {
  board: BoardGeometry;
  /** Device pixels for one CSS pixel. */
  resolution: number;
  base: BoardPicture;
  shade: HTMLCanvasElement;
  symbols: Readonly<Record<Code, HTMLCanvasElement>>;
}

export type Labels<Code extends string> = Readonly<Partial<Record<Code, string>>>;

const maxResolution = 2;

/** Device pixels for one CSS pixel in which boards are drawn. */
export const boardResolution = (): number => Math.min(window.devicePixelRatio, maxResolution);

export async function loadSlotImages<Code extends string>({ art }: PicturedSlot<Code>): Promise<SlotImages<Code>> {
  const { symbols, glow, coin, petal, floater, frame } = art;
  const pack = await loadPack(art.pack);
  const [symbolImages, effects] = await Promise.all([
    loadImages(symbols, pack),
    loadImages({ glow, coin, petal, floater, frame: frame.url }, pack),
  ]);
  return { symbols: symbolImages, effects };
}

/** The picture of the frame with the way it is cut; null where it is missing. */
export const framePictureOf = <Code extends string>({ art }: PicturedSlot<Code>, { effects }: SlotImages<Code>) =>
  effects.frame === null ? null : { image: effects.frame, cut: art.frame };

export function drawSlot<Code extends string>(
  game: PicturedSlot<Code>,
  images: SlotImages<Code>,
  labels: Labels<Code>,
  board: BoardGeometry,
  resolution: number,
): SlotPicture<Code> {
  const { codes, theme } = game;
  return {
    board,
    resolution,
    base: drawBoard(board, resolution, theme.board, framePictureOf(game, images)),
    shade: drawShade(board, theme.board),
    symbols: drawSymbols(codes, images.symbols, labels, board, resolution, theme),
  };
}

/** The board at rest as one canvas of `width` x `height` CSS pixels. */
export function drawAtRest<Code extends string>(
  { board, resolution, base, shade, symbols }: SlotPicture<Code>,
  window: Rest<Code>['window'],
  [width, height]: readonly [width: number, height: number],
): HTMLCanvasElement {
  const { outer, inner, cellWidth, cellHeight } = board;
  return bakeCanvas(width, height, resolution, (context) => {
    const put = (drawn: HTMLCanvasElement, x: number, y: number, scale: number) =>
      context.drawImage(drawn, x, y, drawn.width / scale, drawn.height / scale);
    put(base.canvas, outer.x - base.margin, outer.y - base.margin, resolution);
    for (const [column, codes] of window.entries()) {
      for (const [row, code] of codes.entries()) {
        const { x, y, scale } = cellPlace(board, column, row, codes.length);
        const [width, height] = [cellWidth * scale, cellHeight * scale];
        context.drawImage(symbols[code], inner.x + x - width / 2, inner.y + y - height / 2, width, height);
      }
    }
    put(shade, inner.x, inner.y, 1);
    context.translate(inner.x, inner.y + inner.height);
    context.scale(1, -1);
    put(shade, 0, 0, 1);
  });
}
