const columns = 5;
const rows = 5;

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next field from `from` in an arrow key's direction that can be opened; null without one, or for another key. */
export function nextField(from: number, key: string, isFree: (field: number) => boolean): number | null {
  const move = moves[key];
  if (move === undefined) return null;
  const [right, down] = move;
  let column = (from % columns) + right;
  let row = Math.floor(from / columns) + down;
  while (column >= 0 && column < columns && row >= 0 && row < rows) {
    const field = row * columns + column;
    if (isFree(field)) return field;
    column += right;
    row += down;
  }
  return null;
}
