import type { LinePrize, LineSlotConfig, Position, Window } from '../types.ts';
import { cellAt } from '../window.ts';

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

/** What the wilds among the cells of a run multiply its prize by. */
function wildFactor<Code extends string>({ wild, wildMultiplier = 1 }: LineSlotConfig<Code>, run: readonly Code[]) {
  return wildMultiplier ** run.filter((cell) => cell === wild).length;
}

/**
 * The run of the cells along a line, first reel first; null when none pays. A line has one prize, and wilds alone are no run: they
 * stand in for a symbol that is there (rulebook 2.0). Only a whole line of them pays, where the paytable has the wild.
 */
export function bestRun<Code extends string>(config: LineSlotConfig<Code>, cells: readonly Code[]): Run<Code> | null {
  const symbol = cells.find((cell) => cell !== config.wild);
  if (symbol === undefined) {
    const timesLineBet = config.paytable[config.wild]?.[cells.length] ?? 0;
    return timesLineBet > 0 ? { symbol: config.wild, count: cells.length, timesLineBet } : null;
  }
  const count = runLength(cells, symbol, config.wild);
  const timesLineBet = (config.paytable[symbol]?.[count] ?? 0) * wildFactor(config, cells.slice(0, count));
  return timesLineBet > 0 ? { symbol, count, timesLineBet } : null;
}

/** The same rules with one symbol taken out of the paytable. */
export function withoutPays<Code extends string>(
  config: LineSlotConfig<Code>,
  without: Code | null,
): LineSlotConfig<Code> {
  if (without === null) return config;
  const { [without]: _, ...rest } = config.paytable;
  return { ...config, paytable: rest as LineSlotConfig<Code>['paytable'] };
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
