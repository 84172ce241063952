import { type DrawBelow, drawWeighted } from '@baize/fairness';
import type { Position } from '../types.ts';
import type { Grid } from './events.ts';
import type { CascadeConfig } from './types.ts';

/** Draws so many new cells for each column, column by column, top to bottom. */
export function drawCells<Code extends string>(
  { weights }: CascadeConfig<Code>,
  perColumn: readonly number[],
  draw: DrawBelow,
): Code[][] {
  const codes = Object.keys(weights) as Code[];
  const chances = codes.map((code) => weights[code]);
  return perColumn.map((count) => Array.from({ length: count }, () => codes[drawWeighted(chances, draw)] as Code));
}

export function placesOf<Code extends string>(grid: Grid<Code>, symbol: Code): Position[] {
  return grid.flatMap((cells, column) =>
    cells.flatMap((cell, row) => (cell === symbol ? [[column, row] as const] : [])),
  );
}

/** What stays of each column when these symbols vanish, top to bottom. */
export const withoutSymbols = <Code extends string>(grid: Grid<Code>, gone: ReadonlySet<Code>): Code[][] =>
  grid.map((cells) => cells.filter((cell) => !gone.has(cell)));
