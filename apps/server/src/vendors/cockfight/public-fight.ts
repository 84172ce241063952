import type { PublicRound, RoundProof } from '../vendor.ts';
import type { ShownFight } from './verifier/verify-fight.ts';

const nothing = '0';

/** A bet on a fight as everybody may see it; without amounts it is one of nothing, which brings nothing, and a tote's money stays hidden: it may be his alone. */
export function publicFight({ round }: RoundProof, { withAmounts }: { withAmounts: boolean }): PublicRound | null {
  const { arena, bet, fight, tote } = round as unknown as ShownFight;
  if (fight.outcome === null) return null;
  const hidden = { ...bet, stakeMinor: nothing, riskMinor: nothing, returnMinor: nothing };
  return {
    round: { arena, bet: withAmounts ? bet : hidden, fight, tote: withAmounts ? tote : null },
    serverSeed: null,
    canBeVerified: fight.serverSeed !== null,
  };
}
