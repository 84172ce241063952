import type { GatewayModule } from '../modules/gateway/index.ts';
import type { HandlersOf } from '../platform/http/handlers.ts';
import { fail, ok } from '../platform/result.ts';
import type { BuiltInVendor } from '../vendors/index.ts';

/** What a player needs to recompute a round of his, from whichever built-in vendor it is of. */
export const roundProofRoutes = (
  vendors: readonly BuiltInVendor[],
  { playerRefOf }: Pick<GatewayModule, 'playerRefOf'>,
): HandlersOf<'roundProof'> => ({
  roundProof: async ({ member, data }) => {
    for (const { code, proof } of vendors) {
      const playerRef = proof ? await playerRefOf(code, member.id) : null;
      const found = playerRef === null ? null : await proof?.(playerRef, data.roundId);
      if (found) return ok(found);
    }
    return fail('round_not_found');
  },
});

/** A round of a member as everybody may see it, from the vendor that played it. */
export const publicRounds =
  (vendors: readonly BuiltInVendor[], { playerRefOf }: Pick<GatewayModule, 'playerRefOf'>) =>
  async (
    { vendorCode, memberId, roundId }: { vendorCode: string; memberId: string; roundId: string },
    options: { withAmounts: boolean },
  ) => {
    const vendor = vendors.find(({ code }) => code === vendorCode);
    const playerRef = vendor?.publicRound ? await playerRefOf(vendorCode, memberId) : null;
    const proof = playerRef === null ? null : await vendor?.proof?.(playerRef, roundId);
    return (proof && vendor?.publicRound?.(proof, options)) || null;
  };
