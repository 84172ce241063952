import type { LinePrize, LineSlotConfig, Position, Window } from './types.ts';

/** What a run along one line pays: the best one that starts at the first reel. */
export interface Run<Code extends string> {
  symbol: Code;
  count: number;
  timesLineBet: number;
}

function runLength<Code extends string>(cells: readonly Code[], symbol: Code, wild: Code): number {
  const end = cells.findIndex((cell) => cell !== symbol && cell !== wild);
  return end === -1 ? cells.length : end;
}

/** The best run of the cells along a line, first reel first; null when none pays. A line has one prize (rulebook 2.0). */
export function bestRun<Code extends string>(config: LineSlotConfig<Code>, cells: readonly Code[]): Run<Code> | null {
  let best: Run<Code> | null = null;
  for (const symbol in config.paytable) {
    const count = runLength(cells, symbol, config.wild);
    const timesLineBet = config.paytable[symbol]?.[count] ?? 0;
    if (timesLineBet > (best?.timesLineBet ?? 0)) best = { symbol, count, timesLineBet };
  }
  return best;
}

/** All prizes of a window, line by line. */
export function linePrizes<Code extends string>(config: LineSlotConfig<Code>, window: Window<Code>): LinePrize<Code>[] {
  return config.lines.flatMap((rows, index) => {
    const cells = rows.flatMap((row, reel) => window[reel]?.[row] ?? []);
    const run = bestRun(config, cells);
    if (!run) return [];
    const positions: Position[] = rows.slice(0, run.count).map((row, reel) => [reel, row]);
    return [{ line: index + 1, positions, ...run }];
  });
}
