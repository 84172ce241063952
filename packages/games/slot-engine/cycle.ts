import { featureScatters } from './feature-start.ts';
import { prizeTable } from './prize-table.ts';
import type { LineSlotConfig } from './types.ts';
import { reelWindow } from './window.ts';

/**
 * Every combination of stops, counted by what one spin wins in line bets, scatter pays included: `plain[win]` of those that start no
 * feature, `triggering[win]` of those that do, `byScatters[scatters][win]` of these by the scatters they have.
 */
export interface CycleCount {
  combinations: bigint;
  plain: Float64Array;
  triggering: Float64Array;
  byScatters: ReadonlyMap<number, Float64Array>;
}

/** One reel as numbers: symbols by stop and row; by stop the scatters, and 1 where the special symbol shows. */
interface ReelTable {
  stops: number;
  cells: Int32Array;
  scatters: Int32Array;
  specials: Int32Array;
}

function reelTable<Code extends string>(
  config: LineSlotConfig<Code>,
  windows: ReelWindows<Code>,
  codes: readonly Code[],
  special: Code | null,
): ReelTable {
  return {
    stops: windows.length,
    cells: Int32Array.from(windows.flat(), (code) => codes.indexOf(code)),
    scatters: Int32Array.from(windows, (cells) => cells.filter((code) => code === config.scatter).length),
    specials: Int32Array.from(windows, (cells) => (special !== null && cells.includes(special) ? 1 : 0)),
  };
}

/** What one reel can show, all equally likely. */
export type ReelWindows<Code extends string> = readonly (readonly Code[])[];

/** What the reels show at each of their stops. */
export const windowsOf = <Code extends string>({
  strips,
  rows,
}: Pick<LineSlotConfig<Code>, 'strips' | 'rows'>): ReelWindows<Code>[] =>
  strips.map((strip) => strip.map((_, stop) => reelWindow(strip, stop, rows)));

interface Way {
  scatters: number;
  specials: number;
  count: number;
}

/** How the reels from one on can add scatters and special reels, each way with its number of combinations. */
function waysFrom(reels: readonly ReelTable[]): Way[][] {
  const ways: Way[][] = [[{ scatters: 0, specials: 0, count: 1 }]];
  for (const reel of [...reels].reverse()) {
    const found = new Map<string, Way>();
    for (const after of ways[0] ?? []) {
      for (let stop = 0; stop < reel.stops; stop += 1) {
        const scatters = after.scatters + (reel.scatters[stop] as number);
        const specials = after.specials + (reel.specials[stop] as number);
        const key = `${scatters}/${specials}`;
        found.set(key, { scatters, specials, count: (found.get(key)?.count ?? 0) + after.count });
      }
    }
    ways.unshift([...found.values()]);
  }
  return ways;
}

/** Adds up wins by their size. `special` is the symbol that pays by reels instead of by lines, if one does. */
function createCounter<Code extends string>(config: LineSlotConfig<Code>, special: Code | null, maxPrize: number) {
  const lineCount = config.lines.length;
  const specialPays = special === null ? {} : (config.paytable[special] ?? {});
  const max = Math.max(0, ...Object.values(config.scatterPays)) + Math.max(0, ...Object.values(specialPays));
  const size = lineCount * (maxPrize + max) + 1;
  const trigger = featureScatters(config) ?? Number.POSITIVE_INFINITY;
  const plain = new Float64Array(size);
  const triggering = new Float64Array(size);
  const byScatters = new Map<number, Float64Array>();
  /** Counted apart only where the feature depends on it. */
  const apart = (scatters: number): Float64Array => {
    const wins = byScatters.get(scatters) ?? new Float64Array(size);
    byScatters.set(scatters, wins);
    return wins;
  };
  const add = (lineBets: number, scatters: number, specials: number, count: number) => {
    const times = (config.scatterPays[scatters] ?? 0) + (specialPays[specials] ?? 0);
    const wins = scatters >= trigger ? triggering : plain;
    const win = lineBets + times * lineCount;
    wins[win] = (wins[win] as number) + count;
    if (!config.hold || scatters < trigger) return;
    const own = apart(scatters);
    own[win] = (own[win] as number) + count;
  };
  return { plain, triggering, byScatters, add };
}

/**
 * Walks the whole cycle, reel by reel. A line leaves the walk as soon as its prize can no longer change, and once no line is open the
 * rest is counted by scatters alone; so 36^5 combinations take about a second. With `special`, of a free spin with that symbol. With
 * `windows`, of reels that show these in place of what their strips do.
 */
export function countCycle<Code extends string>(
  config: LineSlotConfig<Code>,
  special: Code | null = null,
  windows: readonly ReelWindows<Code>[] = windowsOf(config),
): CycleCount {
  const { codes, lowest, highest } = prizeTable(config, special);
  const reels = windows.map((shown) => reelTable(config, shown, codes, special));
  const lineCount = config.lines.length;
  const depths = reels.length;
  const ways = waysFrom(reels);
  const rowOf = config.strips.map((_, reel) => Int32Array.from(config.lines, (rows) => rows[reel] ?? 0));
  // Per depth: the lines still open and the number of their symbols so far.
  const openLines = Array.from({ length: depths + 1 }, () => new Int32Array(lineCount));
  const prefixes = Array.from({ length: depths + 1 }, () => new Int32Array(lineCount));
  openLines[0]?.set([...config.lines.keys()]);
  const count = createCounter(config, special, highest[0]?.[0] ?? 0);

  const countRest = (depth: number, won: number, scatters: number, specials: number) => {
    for (const way of ways[depth] as Way[]) count.add(won, scatters + way.scatters, specials + way.specials, way.count);
  };

  const walk = (depth: number, openCount: number, won: number, scatters: number, specials: number) => {
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
      const shown = specials + (reel.specials[stop] as number);
      if (depth + 1 === depths) count.add(settled, seen, shown, 1);
      else if (stillOpen === 0) countRest(depth + 1, settled, seen, shown);
      else walk(depth + 1, stillOpen, settled, seen, shown);
    }
  };
  walk(0, lineCount, 0, 0, 0);
  const { plain, triggering, byScatters } = count;
  return {
    combinations: reels.reduce((product, reel) => product * BigInt(reel.stops), 1n),
    plain,
    triggering,
    byScatters,
  };
}
