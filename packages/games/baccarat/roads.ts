import type { Winner } from './hand.ts';

/** A round as the roads see it. */
export interface RoadRound {
  readonly winner: Winner;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export const roadRows = 6;

/** A cell on a road's grid, column and row from 0. */
export interface Cell<Mark> {
  readonly column: number;
  readonly row: number;
  readonly mark: Mark;
}

export interface BigRoadMark {
  readonly winner: Exclude<Winner, 'tie'>;
  /** Ties that followed this win; those before the first win are on the first mark. */
  readonly ties: number;
  readonly playerPair: boolean;
  readonly bankerPair: boolean;
}

export type DerivedMark = 'red' | 'blue';

/** One cell per round, filled down and then to the right. */
export const beadPlate = (rounds: readonly RoadRound[]): Cell<RoadRound>[] =>
  rounds.map((mark, index) => ({ column: Math.floor(index / roadRows), row: index % roadRows, mark }));

/** The big road before it is laid out: a column for every run of one winner. */
export function bigRoadColumns(rounds: readonly RoadRound[]): BigRoadMark[][] {
  const columns: BigRoadMark[][] = [];
  let tiesBefore = 0;
  for (const { winner, playerPair, bankerPair } of rounds) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (winner === 'tie') {
      if (column && last) column[column.length - 1] = { ...last, ties: last.ties + 1 };
      else tiesBefore += 1;
      continue;
    }
    const mark = { winner, ties: tiesBefore, playerPair, bankerPair };
    tiesBefore = 0;
    if (column && last?.winner === winner) column.push(mark);
    else columns.push([mark]);
  }
  return columns;
}

/**
 * Lays runs out on the grid: each begins in the next column of the first row and goes down; at the bottom, or where a cell is taken, it
 * turns right and stays in its row.
 */
export function layOut<Mark>(columns: readonly (readonly Mark[])[]): Cell<Mark>[] {
  const cells: Cell<Mark>[] = [];
  const taken = new Set<string>();
  const isFree = (column: number, row: number) => row < roadRows && !taken.has(`${column},${row}`);
  let start = 0;
  for (const marks of columns) {
    while (!isFree(start, 0)) start += 1;
    let place = { column: start, row: 0 };
    let isTurned = false;
    for (const [index, mark] of marks.entries()) {
      if (index > 0) {
        isTurned ||= !isFree(place.column, place.row + 1);
        place = isTurned ? { column: place.column + 1, row: place.row } : { ...place, row: place.row + 1 };
        while (!isFree(place.column, place.row)) place = { ...place, column: place.column + 1 };
      }
      taken.add(`${place.column},${place.row}`);
      cells.push({ ...place, mark });
    }
    start += 1;
  }
  return cells;
}

/** How many columns back a derived road looks. */
export const lookBack = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type DerivedRoad = keyof typeof lookBack;

/** The mark for the entry at `row` of column `column` (from 0) by the lengths of the columns, looking back `k` columns. */
function derivedMark(lengths: readonly number[], column: number, row: number, k: number): DerivedMark {
  if (row === 0) return lengths[column - 1] === lengths[column - 1 - k] ? 'red' : 'blue';
  const compared = lengths[column - k] ?? 0;
  return compared > row || compared <= row - 1 ? 'red' : 'blue';
}

/**
 * A derived road's runs of one colour (rulebook 1.1): it begins at the second entry of column k + 1 of the big road, or at the first of the
 * column after it.
 */
export function derivedColumns(bigRoad: readonly (readonly unknown[])[], road: DerivedRoad): DerivedMark[][] {
  const k = lookBack[road];
  const lengths = bigRoad.map(({ length }) => length);
  const marks = lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => row)
      .filter((row) => column > k || (column === k && row > 0))
      .map((row) => derivedMark(lengths, column, row, k)),
  );
  const columns: DerivedMark[][] = [];
  for (const mark of marks) {
    const column = columns.at(-1);
    if (column?.[0] === mark) column.push(mark);
    else columns.push([mark]);
  }
  return columns;
}
