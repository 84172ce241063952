import type { BoardGeometry } from '../geometry.ts';

/** A frame as one picture, cut into corners, plain edges and studs, so that it fits a board of any shape. In its own pixels. */
export interface FramePicture {
  url: string;
  width: number;
  height: number;
  /** From its outer edge to the cells. */
  border: number;
  /** Side of the square that holds a corner. */
  corner: number;
  /** A piece of edge without ornament: from and to along the upper edge, and along the left one. */
  plainX: readonly [number, number];
  plainY: readonly [number, number];
  /** The ornament between two columns (on the upper edge) and two rows (on the left one): its middle, and its side. */
  studX: number;
  studY: number;
  stud: number;
}

type Cut = readonly [x: number, y: number, width: number, height: number];

/** Draws the frame around the board, from the board's outer corner at 0, 0. */
export function drawFramePicture(
  context: CanvasRenderingContext2D,
  image: ImageBitmap,
  picture: FramePicture,
  board: BoardGeometry,
): void {
  const { corner, border, plainX, plainY, studX, studY, stud } = picture;
  const { width, height } = board.outer;
  const { frame, cellWidth, cellHeight, reels, rows } = board;
  const scale = frame / border;
  const put = ([sx, sy, sw, sh]: Cut, [x, y, w, h]: Cut) => context.drawImage(image, sx, sy, sw, sh, x, y, w, h);
  const c = corner * scale;
  const farX = picture.width - corner;
  const farY = picture.height - corner;
  const lengthX = plainX[1] - plainX[0];
  const lengthY = plainY[1] - plainY[0];

  put([plainX[0], 0, lengthX, border], [c, 0, width - 2 * c, frame]);
  put([plainX[0], picture.height - border, lengthX, border], [c, height - frame, width - 2 * c, frame]);
  put([0, plainY[0], border, lengthY], [0, c, frame, height - 2 * c]);
  put([picture.width - border, plainY[0], border, lengthY], [width - frame, c, frame, height - 2 * c]);

  put([0, 0, corner, corner], [0, 0, c, c]);
  put([farX, 0, corner, corner], [width - c, 0, c, c]);
  put([0, farY, corner, corner], [0, height - c, c, c]);
  put([farX, farY, corner, corner], [width - c, height - c, c, c]);

  const s = stud * scale;
  for (let column = 1; column < reels; column += 1) {
    const x = frame + column * cellWidth - s / 2;
    put([studX - stud / 2, 0, stud, border], [x, 0, s, frame]);
    put([studX - stud / 2, picture.height - border, stud, border], [x, height - frame, s, frame]);
  }
  for (let row = 1; row < rows; row += 1) {
    const y = frame + row * cellHeight - s / 2;
    put([0, studY - stud / 2, border, stud], [0, y, frame, s]);
    put([picture.width - border, studY - stud / 2, border, stud], [width - frame, y, frame, s]);
  }
}
