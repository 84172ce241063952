import type { CascadeConfig } from './types.ts';

const reached = <Entry extends { from: number }>(entries: readonly Entry[], count: number): Entry | undefined =>
  entries.findLast(({ from }) => count >= from);

/** Prize of so many of one symbol on the grid, in hundredths of the total bet; 0 when they do not pay. */
export const prizeHundredths = <Code extends string>(
  config: CascadeConfig<Code>,
  symbol: Code,
  count: number,
): number => reached(config.paytable[symbol] ?? [], count)?.hundredths ?? 0;

/** Prize of so many scatters on the settled grid, times the total bet. */
export const scatterTimesBet = <Code extends string>(config: CascadeConfig<Code>, count: number): number =>
  reached(config.scatterPays, count)?.timesBet ?? 0;

/** Multiplier of a spin's win number `step`, from 0. */
export const ladderAt = (ladder: readonly number[], step: number): number =>
  ladder[Math.min(step, ladder.length - 1)] ?? 1;
