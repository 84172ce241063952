import { gameOfTable } from '@baize/games/tables';
import type { TableTimings } from '../../table-clocks.ts';
import type { TableGame } from './game.ts';
import type { TableRoundRow } from './rounds-store.ts';

const ownPace = 100;

/** Tables with the clock that their operator wants: by its own name, else by its game's; one that he does not name keeps its own. */
export const withTimings = (tables: readonly TableGame[], timings: TableTimings): TableGame[] =>
  tables.map((table) => ({
    ...table,
    ...(timings.get(table.gameCode) ?? timings.get(gameOfTable(table.gameCode)) ?? timings.get('*')),
  }));

/** How long something takes at the pace of a round that takes `ms` at its own. */
export const shownInMs = ({ speed_percent }: Pick<TableRoundRow, 'speed_percent'>, ms: number): number =>
  Math.ceil((ms * ownPace) / speed_percent);

/** How far a dealt round has been shown by then, in milliseconds of its own pace. */
export const intoShowMs = (
  { dealt_at, speed_percent }: Pick<TableRoundRow, 'dealt_at' | 'speed_percent'>,
  now: Date,
): number => ((now.getTime() - (dealt_at?.getTime() ?? 0)) * speed_percent) / ownPace;
