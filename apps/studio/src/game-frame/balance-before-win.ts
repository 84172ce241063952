import type { StudioRound } from '@baize/contract';

/** False while a pick bonus waits for the player. */
export const isOver = ({ events }: StudioRound): boolean => events.at(-1)?.type === 'roundEnded';

/**
 * The balance to show until an unfinished round has been shown: a round that is over was paid before anybody sees it, and the balance must not
 * tell its win. Amounts are minor units.
 */
export function balanceBeforeWin(balanceMinor: bigint, unfinished: StudioRound | null): bigint {
  if (unfinished === null || !isOver(unfinished)) return balanceMinor;
  const before = balanceMinor - BigInt(unfinished.payoutMinor);
  // What was won may have been staked in another window since.
  return before > 0n ? before : 0n;
}
