import type { LineSlotConfig, Position, Window } from './types.ts';

/** The symbol of a strip at an index that may run past its end. */
function symbolAt<Code extends string>(strip: readonly Code[], index: number): Code {
  const symbol = strip[index % strip.length];
  if (symbol === undefined) throw new RangeError(`no symbol at ${index}`);
  return symbol;
}

/** What one reel shows when the strip stops with this index in the top row. */
export function reelWindow<Code extends string>(strip: readonly Code[], stop: number, rows: number): Code[] {
  return Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row));
}

export function windowOf<Code extends string>(config: LineSlotConfig<Code>, stops: readonly number[]): Window<Code> {
  return config.strips.map((strip, reel) => reelWindow(strip, stops[reel] ?? 0, config.rows));
}

export function cellAt<Code extends string>(window: Window<Code>, reel: number, row: number): Code {
  const cell = window[reel]?.[row];
  if (cell === undefined) throw new RangeError(`no cell on reel ${reel}, row ${row}`);
  return cell;
}

/** Where a symbol stands in the window, reel by reel, top to bottom; nowhere, if there is no such symbol. */
export function positionsOf<Code extends string>(window: Window<Code>, symbol: Code | undefined): Position[] {
  return window.flatMap((cells, reel) => cells.flatMap((cell, row) => (cell === symbol ? [[reel, row] as const] : [])));
}
