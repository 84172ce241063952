import type { PublicRound, RoundProof } from '../vendor.ts';
import { withoutAmounts } from '../without-amounts.ts';

/** A paid ticket with its draw as everybody may see it; without amounts the draw alone, for what a line costs follows from its numbers. */
export function publicTicket(
  { round, serverSeed }: RoundProof,
  { withAmounts }: { withAmounts: boolean },
): PublicRound | null {
  const { ticketId, gameId, numero, issue, chase: _chase, ...own } = round;
  const shown = { ticketId, gameId, numero, issue };
  return {
    round: withAmounts ? { ...own, ...shown } : withoutAmounts(shown),
    serverSeed,
    canBeVerified: serverSeed !== null,
  };
}
