import { drawingOf, shownResult } from '@baize/games/drawn-results';
import type { PublicRound, RoundProof } from '../vendor.ts';
import { withoutAmounts } from '../without-amounts.ts';

/** A round of the studio as everybody may see it. Without amounts the player's own bets at a table are left out; his decisions stay. */
export function publicRound(
  { round, serverSeed }: RoundProof,
  { withAmounts }: { withAmounts: boolean },
): PublicRound | null {
  if (drawingOf(round, shownResult(round)) === null) return null;
  const { bets: _bets, ...withoutBets } = round;
  const shown = withAmounts ? round : withoutAmounts(withoutBets);
  return { round: shown, serverSeed, canBeVerified: typeof (serverSeed ?? round.serverSeed) === 'string' };
}
