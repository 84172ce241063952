import { prizeTable } from './prize-table.ts';
import type { LineSlotConfig } from './types.ts';
import { reelWindow } from './window.ts';

/**
 * Every combination of stops, counted by what one base spin wins in line bets, scatter pays included: `plain[win]` of those that
 * start no free spins, `triggering[win]` of those that do.
 */
export interface CycleCount {
  combinations: bigint;
  plain: Float64Array;
  triggering: Float64Array;
}

/** One reel as numbers: symbols by stop and row, scatters by stop. */
interface ReelTable {
  stops: number;
  cells: Int32Array;
  scatters: Int32Array;
}

function reelTable<Code extends string>(
  config: LineSlotConfig<Code>,
  strip: readonly Code[],
  codes: readonly Code[],
): ReelTable {
  const windows = strip.map((_, stop) => reelWindow(strip, stop, config.rows));
  return {
    stops: strip.length,
    cells: Int32Array.from(windows.flat(), (code) => codes.indexOf(code)),
    scatters: Int32Array.from(windows, (cells) => cells.filter((code) => code === config.scatter).length),
  };
}

function mostLineBets<Code extends string>(config: LineSlotConfig<Code>, highestPrize: number): number {
  const mostScatter = Math.max(0, ...Object.values(config.scatterPays));
  return config.lines.length * (highestPrize + mostScatter);
}

/**
 * Walks the whole cycle, reel by reel. A line leaves the walk as soon as its prize can no longer change, which is after three
 * reels for most; so 32^5 combinations take about a second.
 */
export function countCycle<Code extends string>(config: LineSlotConfig<Code>): CycleCount {
  const { codes, lowest, highest } = prizeTable(config);
  const reels = config.strips.map((strip) => reelTable(config, strip, codes));
  const lineCount = config.lines.length;
  const depths = reels.length;
  const rowOf = config.strips.map((_, reel) => Int32Array.from(config.lines, (rows) => rows[reel] ?? 0));
  // Per depth: the lines still open and the number of their symbols so far.
  const openLines = Array.from({ length: depths + 1 }, () => new Int32Array(lineCount));
  const prefixes = Array.from({ length: depths + 1 }, () => new Int32Array(lineCount));
  openLines[0]?.set([...config.lines.keys()]);
  const size = mostLineBets(config, highest[0]?.[0] ?? 0) + 1;
  const count = { plain: new Float64Array(size), triggering: new Float64Array(size) };
  const scatterLineBets = (scatters: number) => (config.scatterPays[scatters] ?? 0) * lineCount;

  const walk = (depth: number, openCount: number, won: number, scatters: number) => {
    const reel = reels[depth] as ReelTable;
    const [low, high] = [lowest[depth + 1] as Int32Array, highest[depth + 1] as Int32Array];
    const [open, prefix, rows] = [
      openLines[depth] as Int32Array,
      prefixes[depth] as Int32Array,
      rowOf[depth] as Int32Array,
    ];
    const [nextOpen, nextPrefix] = [openLines[depth + 1] as Int32Array, prefixes[depth + 1] as Int32Array];
    for (let stop = 0; stop < reel.stops; stop += 1) {
      let settled = won;
      let stillOpen = 0;
      for (let i = 0; i < openCount; i += 1) {
        const line = open[i] as number;
        const cell = reel.cells[stop * config.rows + (rows[line] as number)] as number;
        const number = (prefix[i] as number) * codes.length + cell;
        if (low[number] === high[number]) settled += low[number] as number;
        else {
          nextOpen[stillOpen] = line;
          nextPrefix[stillOpen] = number;
          stillOpen += 1;
        }
      }
      const seen = scatters + (reel.scatters[stop] as number);
      if (depth + 1 < depths) walk(depth + 1, stillOpen, settled, seen);
      else {
        const wins = seen >= config.freeSpins.minScatters ? count.triggering : count.plain;
        const win = settled + scatterLineBets(seen);
        wins[win] = (wins[win] as number) + 1;
      }
    }
  };
  walk(0, lineCount, 0, 0);
  return { combinations: reels.reduce((product, reel) => product * BigInt(reel.stops), 1n), ...count };
}
