import type { Position } from '../types.ts';
import type { Grid } from './events.ts';

const sides = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;

export interface Cluster<Code extends string> {
  symbol: Code;
  positions: Position[];
}

/**
 * Every group of one paying symbol whose cells touch by their sides, wilds among them; a wild may belong to groups of several symbols.
 * In the order of their first cell that is no wild, column by column, top to bottom.
 */
export function clustersOf<Code extends string>(
  grid: Grid<Code>,
  wild: Code,
  isPaying: (code: Code) => boolean,
): Cluster<Code>[] {
  const rows = grid[0]?.length ?? 0;
  const seen = new Set<number>();

  const groupFrom = (symbol: Code, first: Position): Position[] => {
    const wilds = new Set<number>();
    const positions: Position[] = [first];
    seen.add(first[0] * rows + first[1]);
    // Grows while it is walked over.
    for (const [column, row] of positions) {
      for (const [right, down] of sides) {
        const place: Position = [column + right, row + down];
        const code = grid[place[0]]?.[place[1]];
        if (code !== symbol && code !== wild) continue;
        const taken = code === wild ? wilds : seen;
        const number = place[0] * rows + place[1];
        if (taken.has(number)) continue;
        taken.add(number);
        positions.push(place);
      }
    }
    return positions;
  };

  return grid.flatMap((cells, column) =>
    cells.flatMap((symbol, row) =>
      isPaying(symbol) && !seen.has(column * rows + row)
        ? [{ symbol, positions: groupFrom(symbol, [column, row]) }]
        : [],
    ),
  );
}
