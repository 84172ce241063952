export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a board's cells lie inside the place that the layout gives it, in CSS pixels. */
export interface BoardGeometry {
  /** Frame included. */
  outer: Rect;
  /** The cells only. */
  inner: Rect;
  frame: number;
  cellWidth: number;
  cellHeight: number;
  reels: number;
  rows: number;
}

const frameShare = 0.044;
const widestCell = 1.16;
const tallestCell = 1.28;

/** Fits a board of reels x rows into `slot`: as large as it goes, cells neither very wide nor very tall, centred. */
export function fitBoard(slot: Rect, reels: number, rows: number): BoardGeometry {
  const frame = Math.max(7, Math.round(Math.min(slot.width / reels, slot.height / rows) * frameShare * 3));
  const widthEach = Math.max(1, (slot.width - 2 * frame) / reels);
  const heightEach = Math.max(1, (slot.height - 2 * frame) / rows);
  const cellWidth = Math.floor(Math.min(widthEach, heightEach * widestCell));
  const cellHeight = Math.floor(Math.min(heightEach, widthEach * tallestCell));
  const width = cellWidth * reels + 2 * frame;
  const height = cellHeight * rows + 2 * frame;
  const x = Math.round(slot.x + (slot.width - width) / 2);
  const y = Math.round(slot.y + (slot.height - height) / 2);
  return {
    outer: { x, y, width, height },
    inner: { x: x + frame, y: y + frame, width: width - 2 * frame, height: height - 2 * frame },
    frame,
    cellWidth,
    cellHeight,
    reels,
    rows,
  };
}

/** The middle of a cell from the board's inner corner, in a column of so many rows, and how much smaller than a cell of the board it is. */
export function cellPlace(
  { inner, cellWidth, cellHeight }: BoardGeometry,
  column: number,
  row: number,
  rows: number,
): { x: number; y: number; scale: number } {
  const height = inner.height / rows;
  return { x: (column + 0.5) * cellWidth, y: (row + 0.5) * height, scale: Math.min(1, height / cellHeight) };
}

/** Where the board of so many cells lies on the canvas, as the page is laid out now. */
export function measureBoard(
  { boardSlot, canvasHost }: { boardSlot: HTMLElement; canvasHost: HTMLElement },
  { columns, rows }: { columns: number; rows: number },
): BoardGeometry {
  const place = boardSlot.getBoundingClientRect();
  const canvas = canvasHost.getBoundingClientRect();
  const slot = { x: place.x - canvas.x, y: place.y - canvas.y, width: place.width, height: place.height };
  return fitBoard(slot, columns, rows);
}

/** The middle of an element of the page from the board's inner corner. */
export function middleOf(element: HTMLElement, canvasHost: HTMLElement, inner: Rect): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  const canvas = canvasHost.getBoundingClientRect();
  return { x: x + width / 2 - canvas.x - inner.x, y: y + height / 2 - canvas.y - inner.y };
}
