import type { ReelWindows } from '../cycle.ts';
import { type PrizeTable, prizeTable } from '../prize-table.ts';
import type { LineSlotConfig } from '../types.ts';

/** A reel as numbers, its symbols by their place in the order of first appearance on the strips. */
export interface Reel {
  stops: number;
  /** `cells[stop * rows + row]` */
  cells: Int32Array;
  scatters: Int32Array;
}

/** Reels that show these windows at their stops. */
export function compileReels<Code extends string>(
  { strips, scatter }: Pick<LineSlotConfig<Code>, 'strips' | 'scatter'>,
  windows: readonly ReelWindows<Code>[],
): Reel[] {
  const codes = [...new Set(strips.flat())];
  return windows.map((shown) => ({
    stops: shown.length,
    cells: Int32Array.from(shown.flat(), (code) => codes.indexOf(code)),
    scatters: Int32Array.from(shown, (cells) => cells.filter((code) => code === scatter).length),
  }));
}

/** Reels whose stops are looked up together. */
const headReels = 3;
/** Bits of a number. */
const maxLines = 32;

/** What the lines of one stop of each of the first reels come to: the prizes that no further reel changes, and the lines still open as bits. */
interface Head {
  won: Int32Array;
  open: Int32Array;
}

type Cells = (reel: number, stop: number, row: number) => number;

function compileHead<Code extends string>(
  { lines }: Pick<LineSlotConfig<Code>, 'lines'>,
  { codes, lowest, highest }: PrizeTable<Code>,
  reels: readonly Reel[],
  cellAt: Cells,
): Head {
  const head = reels.slice(0, headReels);
  const size = head.reduce((product, { stops }) => product * stops, 1);
  const [low, high] = [lowest[head.length], highest[head.length]];
  const [won, open] = [new Int32Array(size), new Int32Array(size)];
  const stops = new Int32Array(head.length);
  for (let index = 0; index < size; index += 1) {
    let rest = index;
    for (let reel = head.length - 1; reel >= 0; reel -= 1) {
      const count = (head[reel] as Reel).stops;
      stops[reel] = rest % count;
      rest = Math.floor(rest / count);
    }
    for (const [line, rows] of lines.entries()) {
      let number = 0;
      for (const [reel, stop] of stops.entries()) number = number * codes.length + cellAt(reel, stop, rows[reel] ?? 0);
      const prize = low?.[number] as number;
      if (prize === high?.[number]) won[index] = (won[index] as number) + prize;
      else open[index] = (open[index] as number) | (1 << line);
    }
  }
  return { won, open };
}

/** Times the line bet that one spin wins by lines, scatters and the special symbol; null is no special. */
export function compileSpin<Code extends string>(
  config: LineSlotConfig<Code>,
  reels: readonly Reel[],
  special: Code | null,
) {
  if (config.lines.length > maxLines) throw new RangeError(`no more than ${maxLines} lines are looked up together`);
  const table = prizeTable(config, special);
  const { codes } = table;
  const codeCount = codes.length;
  const prizes = table.lowest[reels.length] as Int32Array;
  const lineCount = config.lines.length;
  const reelCount = reels.length;
  const rows = config.rows;
  const rowOf = Int32Array.from(config.lines.flat());
  const cells = reels.map((reel) => reel.cells);
  const cellAt: Cells = (reel, stop, row) => (cells[reel] as Int32Array)[stop * rows + row] as number;
  // Nearly every line is decided by the first reels: one look at their stops in place of a walk along each line.
  const head = compileHead(config, table, reels, cellAt);
  const headStops = reels.slice(0, headReels).map((reel) => reel.stops);
  const shows = reels.map((reel) =>
    Int32Array.from({ length: reel.stops }, (_, stop) =>
      special !== null && reel.cells.subarray(stop * rows, stop * rows + rows).includes(codes.indexOf(special)) ? 1 : 0,
    ),
  );
  const specialPays = Int32Array.from({ length: reelCount + 1 }, (_, count) =>
    special === null ? 0 : (config.paytable[special]?.[count] ?? 0) * lineCount,
  );
  return (stops: Int32Array): number => {
    let index = 0;
    for (let reel = 0; reel < headStops.length; reel += 1)
      index = index * (headStops[reel] as number) + (stops[reel] as number);
    let won = head.won[index] as number;
    for (let open = head.open[index] as number; open !== 0; ) {
      const line = 31 - Math.clz32(open);
      open &= ~(1 << line);
      let number = 0;
      for (let reel = 0; reel < reelCount; reel += 1)
        number = number * codeCount + cellAt(reel, stops[reel] as number, rowOf[line * reelCount + reel] as number);
      won += prizes[number] as number;
    }
    if (special === null) return won;
    let shown = 0;
    for (let reel = 0; reel < reelCount; reel += 1)
      shown += (shows[reel] as Int32Array)[stops[reel] as number] as number;
    return won + (specialPays[shown] as number);
  };
}
