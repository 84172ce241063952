import { drawingOf, shownResult } from '@baize/games/drawn-results';
import type { PublicRound, RoundProof } from '../vendor.ts';
import type { ShownBet } from './verifier/verify-match.ts';

/**
 * A bet as everybody may see it, where all its matches are simulated, over, and ended as their seeds say; of others nothing is drawn. Without
 * amounts nobody knows what it returned.
 */
export function publicBet({ round }: RoundProof, { withAmounts }: { withAmounts: boolean }): PublicRound | null {
  const { betId, state, choose, bets, openStakeMinor, soldMinor, returnMinor, voidReason, legs, matches } =
    round as unknown as ShownBet;
  const isFromSeeds = matches.every(({ serverSeed, outcome }) => serverSeed !== null && outcome === null);
  if (!isFromSeeds || drawingOf(round, shownResult(round)) === null) return null;
  const amounts = withAmounts
    ? { openStakeMinor, soldMinor, returnMinor }
    : { openStakeMinor: '0', soldMinor: '0', returnMinor: null };
  // Why staff voided a bet is between the operator and its player.
  const reason = voidReason === '' ? '' : '-';
  return {
    round: { betId, state, choose, bets, ...amounts, voidReason: reason, legs, matches },
    serverSeed: null,
    canBeVerified: true,
  };
}
