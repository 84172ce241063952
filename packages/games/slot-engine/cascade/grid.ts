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

/** The cells whose symbol is wanted, column by column, top to bottom. */
export function placesWhere<Code extends string>(grid: Grid<Code>, isWanted: (code: Code) => boolean): Position[] {
  return grid.flatMap((cells, column) =>
    cells.flatMap((cell, row) => (isWanted(cell) ? [[column, row] as const] : [])),
  );
}

export const placesOf = <Code extends string>(grid: Grid<Code>, symbol: Code): Position[] =>
  placesWhere(grid, (code) => code === symbol);

/** These cells, each named once, column by column. */
export function distinctPlaces(places: readonly Position[], rows: number): Position[] {
  const numbers = new Set(places.map(([column, row]) => column * rows + row));
  return [...numbers].sort((a, b) => a - b).map((number) => [Math.floor(number / rows), number % rows] as const);
}

export interface Refilled<Code extends string> {
  drops: Code[][];
  grid: Code[][];
}

/** Takes these cells away: the rest of each column falls in its order, new symbols come on top of it. */
export function refill<Code extends string>(
  config: CascadeConfig<Code>,
  grid: Grid<Code>,
  gone: readonly Position[],
  draw: DrawBelow,
): Refilled<Code> {
  const numbers = new Set(gone.map(([column, row]) => column * config.rows + row));
  const kept = grid.map((cells, column) => cells.filter((_, row) => !numbers.has(column * config.rows + row)));
  const drops = drawCells(
    config,
    kept.map((cells) => config.rows - cells.length),
    draw,
  );
  return { drops, grid: kept.map((cells, column) => [...(drops[column] ?? []), ...cells]) };
}
