import type { StagePorts } from '../game-frame/game.ts';
import { measureBoard } from './geometry.ts';
import type { PicturedSlot } from './slot-game.ts';
import type { BoardLayout, Rest } from './stage/board-view.ts';
import {
  boardResolution,
  drawAtRest,
  drawSlot,
  loadSlotImages,
  type SlotImages,
  type SlotPicture,
} from './stage/slot-picture.ts';

/** The board at rest on a plain canvas: there before the renderer, which takes over its pictures. */
export interface FirstView<Code extends string> {
  images: SlotImages<Code>;
  picture: SlotPicture<Code>;
  show: (rest: Rest<Code>) => void;
  remove: () => void;
}

/** Loads the art of the board and draws it. Rejects only when the page has no place for it. */
export async function openFirstView<Code extends string>(
  game: PicturedSlot<Code>,
  layout: BoardLayout<Code>,
  ports: StagePorts,
): Promise<FirstView<Code>> {
  const images = await loadSlotImages(game);
  const { canvasHost } = ports;
  const board = measureBoard(ports, layout);
  const picture = drawSlot(game, images, game.symbolLabels(ports.text), board, boardResolution());
  let shown: HTMLCanvasElement | null = null;
  return {
    images,
    picture,
    show: ({ window }) => {
      const { clientWidth, clientHeight } = canvasHost;
      const canvas = drawAtRest(picture, window, [clientWidth, clientHeight]);
      canvas.setAttribute('aria-hidden', 'true');
      canvas.style.width = `${clientWidth}px`;
      canvas.style.height = `${clientHeight}px`;
      shown?.remove();
      canvasHost.prepend(canvas);
      shown = canvas;
      ports.hud.set({ reelSymbols: window });
    },
    remove: () => {
      shown?.remove();
      shown = null;
    },
  };
}
