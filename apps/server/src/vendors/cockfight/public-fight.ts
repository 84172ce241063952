import type { PublicRound, RoundProof } from '../vendor.ts';
import type { ShownFight } from './verifier/verify-fight.ts';

const nothing = '0';

/** A bet on a fight as everybody may see it; without amounts it is one of nothing, which brings nothing. */
export function publicFight({ round }: RoundProof, { withAmounts }: { withAmounts: boolean }): PublicRound | null {
  const { arena, bet, fight, tote } = round as unknown as ShownFight;
  if (fight.outcome === null) return null;
  const hidden = { ...bet, stakeMinor: nothing, riskMinor: nothing, returnMinor: nothing };
  return {
    round: { arena, bet: withAmounts ? bet : hidden, fight, tote },
    serverSeed: null,
    canBeVerified: fight.serverSeed !== null,
  };
}
