import type { LinePrize, LineSlotConfig, Position, Window } from './types.ts';
import { cellAt } from './window.ts';

/** What a run along one line pays: the best one that starts at the first reel. */
export interface Run<Code extends string> {
  symbol: Code;
  count: number;
  timesLineBet: number;
}

function runLength<Code extends string>(cells: readonly Code[], symbol: Code, wild: Code): number {
  let length = 0;
  while (length < cells.length && (cells[length] === symbol || cells[length] === wild)) length += 1;
  return length;
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
  const prizes: LinePrize<Code>[] = [];
  for (const [index, rows] of config.lines.entries()) {
    const cells = rows.map((row, reel) => cellAt(window, reel, row));
    const run = bestRun(config, cells);
    if (!run) continue;
    const positions = rows.slice(0, run.count).map((row, reel): Position => [reel, row]);
    prizes.push({ line: index + 1, positions, ...run });
  }
  return prizes;
}
