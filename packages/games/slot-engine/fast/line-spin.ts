import type { ReelWindows } from '../cycle.ts';
import { prizeTable } from '../prize-table.ts';
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

/** Times the line bet that one spin wins by lines, scatters and the special symbol; null is no special. */
export function compileSpin<Code extends string>(
  config: LineSlotConfig<Code>,
  reels: readonly Reel[],
  special: Code | null,
) {
  const { codes, lowest, highest } = prizeTable(config, special);
  const lineCount = config.lines.length;
  const reelCount = reels.length;
  const rows = config.rows;
  const rowOf = Int32Array.from(config.lines.flat());
  const shows = reels.map(({ cells, stops }) =>
    Int32Array.from({ length: stops }, (_, stop) =>
      special !== null && cells.subarray(stop * rows, stop * rows + rows).includes(codes.indexOf(special)) ? 1 : 0,
    ),
  );
  const specialPays = Int32Array.from({ length: reelCount + 1 }, (_, count) =>
    special === null ? 0 : (config.paytable[special]?.[count] ?? 0) * lineCount,
  );
  return (stops: Int32Array): number => {
    let won = 0;
    for (let line = 0; line < lineCount; line += 1) {
      let number = 0;
      for (let reel = 0; reel < reelCount; reel += 1) {
        const row = rowOf[line * reelCount + reel] as number;
        number = number * codes.length + ((reels[reel] as Reel).cells[(stops[reel] as number) * rows + row] as number);
        const low = (lowest[reel + 1] as Int32Array)[number] as number;
        if (low === ((highest[reel + 1] as Int32Array)[number] as number)) {
          won += low;
          break;
        }
      }
    }
    if (special === null) return won;
    let shown = 0;
    for (let reel = 0; reel < reelCount; reel += 1)
      shown += (shows[reel] as Int32Array)[stops[reel] as number] as number;
    return won + (specialPays[shown] as number);
  };
}
