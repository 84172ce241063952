import type { DrawBelow } from '@baize/fairness';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';
import { payoutOf } from '../table-engine/settle.ts';

/** Tower of rulebook 2.10: nine rows of tiles, of each of which the player opens one; a safe one leads to the next row. */
export const rulesVersion = 'tower-1';
export const gameCode = 'tower';

export const rows = 9;
export const levels = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** Safe tiles of the tiles of each row. One tile of a row differs from its others: the trap, or the only safe one. */
export const tilesOf: Readonly<Record<Level, { safe: number; tiles: number }>> = {
  easy: { safe: 3, tiles: 4 },
  medium: { safe: 2, tiles: 3 },
  hard: { safe: 1, tiles: 2 },
  expert: { safe: 1, tiles: 3 },
  master: { safe: 1, tiles: 4 },
};

export const isLevel = (value: unknown): value is Level => levels.some((level) => level === value);
export const isTile = (level: Level, tile: unknown): tile is number =>
  typeof tile === 'number' && Number.isInteger(tile) && tile >= 0 && tile < tilesOf[level].tiles;

const returnPercent = 98n;
const hundredths = 100n;
const isRow = (row: number) => Number.isInteger(row) && row >= 1 && row <= rows;

/** What leaving after so many rows brings, floored to two decimals. Throws RangeError for no row of 1 to 9. */
export function returnAfter(level: Level, row: number): Return10k {
  if (!isRow(row)) throw new RangeError(`no row ${row}`);
  const { safe, tiles } = tilesOf[level];
  const inHundredths = (returnPercent * BigInt(tiles) ** BigInt(row)) / BigInt(safe) ** BigInt(row);
  return Number((inHundredths * BigInt(stakeBack)) / hundredths);
}

/** Draws for each row, from the lowest, the tile that differs from its others. */
export const drawRows = (level: Level, draw: DrawBelow): number[] =>
  Array.from({ length: rows }, () => draw(tilesOf[level].tiles));

/** Whether a tile of a row is safe, by the tile that differs there. */
export const isSafe = (level: Level, odd: number, tile: number): boolean =>
  tilesOf[level].safe === 1 ? tile === odd : tile !== odd;

/** A round as the server keeps it. `odd`: the differing tile of each row; `picks`: the tiles that were opened, from the lowest row. */
export interface TowerState {
  readonly level: Level;
  readonly odd: readonly number[];
  readonly picks: readonly number[];
}

/** The traps of a row that was drawn. */
export const trapsOf = (level: Level, odd: number): number[] =>
  Array.from({ length: tilesOf[level].tiles }, (_, tile) => tile).filter((tile) => !isSafe(level, odd, tile));

/** Every row is climbed: the round can only be paid. */
export const isFinished = ({ picks }: TowerState): boolean => picks.length >= rows;

/** Whether the tile that was opened last was a trap. Throws RangeError for tiles or rows that are not there, or a tile after a trap. */
export function hasFallen({ level, odd, picks }: TowerState): boolean {
  let isOver = false;
  for (const [row, tile] of picks.entries()) {
    const different = odd[row];
    if (isOver || different === undefined || !isTile(level, tile))
      throw new RangeError(`no tile ${tile} in row ${row + 1}`);
    isOver = !isSafe(level, different, tile);
  }
  return isOver;
}

/** What the round pays now, stake included: the stake alone before the first row, nothing after a trap. Throws like `hasFallen`. */
export function payoutNow(betMinor: bigint, state: TowerState): bigint {
  if (hasFallen(state)) return 0n;
  return state.picks.length === 0 ? betMinor : payoutOf(betMinor, returnAfter(state.level, state.picks.length));
}

/** Exact figures of always leaving after so many rows. */
export function analyse(level: Level, row: number): BetAnalysis {
  const { safe, tiles } = tilesOf[level];
  const [won, all] = [BigInt(safe) ** BigInt(row), BigInt(tiles) ** BigInt(row)];
  return analyseReturns(
    { key: level, selection: `row${row}` },
    new Map([
      [returnAfter(level, row), won],
      [0, all - won],
    ]),
  );
}
