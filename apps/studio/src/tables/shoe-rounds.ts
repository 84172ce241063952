import type { TableState } from '@baize/contract';

/** Results since the shoe is the one that is dealt from now, oldest first. */
export function roundsOfShoe(history: TableState['history']): readonly Record<string, unknown>[] {
  const first = history.findLastIndex(({ summary }) => summary.isFresh === true);
  return history.slice(Math.max(0, first)).map(({ summary }) => summary);
}
