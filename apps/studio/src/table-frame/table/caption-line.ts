import type { TableRound } from '@baize/contract';

/** What a dealer says while a round goes on, by its text `tables.captions.<line>`; `result` is the game's own. */
export type CaptionLine = 'placeBets' | 'lastBets' | 'noMoreBets' | 'decide' | 'result';

/** So long before the end of the bets the dealer calls the last ones. */
const lastBetsMs = 5_000;

/** The line at a moment, in epoch milliseconds of the server; null: nothing is said. */
export function lineOf(
  round: Pick<TableRound, 'status' | 'closesAt'> | null,
  hasShown: boolean,
  nowMs: number,
): CaptionLine | null {
  if (round === null || round.status === 'void') return null;
  if (round.status === 'betting') return Date.parse(round.closesAt) - nowMs <= lastBetsMs ? 'lastBets' : 'placeBets';
  if (round.status === 'deciding') return 'decide';
  // Whoever comes when a round is paid sees what has come.
  if (hasShown) return 'result';
  return 'noMoreBets';
}
