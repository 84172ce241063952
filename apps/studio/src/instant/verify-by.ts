import type { InstantRound } from '@baize/contract';
import { type DrawBelow, replay } from '@baize/fairness';
import type { VerifyRound } from './panels.tsx';

interface Again {
  readonly payoutMinor: bigint;
}

/** Checks a round of one step by playing its bet again: `isShown` says whether what came out is what the round showed. */
export const verifyBy =
  <Bet, Round extends Again>(
    playRound: (bet: Bet, chance: { betMinor: bigint; draw: DrawBelow }) => Round,
    isShown: (again: Round, view: InstantRound['view']) => boolean,
  ): VerifyRound =>
  async (round, serverSeed) => {
    const { clientSeed, nonce } = round.fairness;
    const again = await replay({ serverSeed, clientSeed, nonce }, (draw) =>
      playRound(round.choice as unknown as Bet, { betMinor: BigInt(round.betMinor), draw }),
    );
    return isShown(again, round.view) && again.payoutMinor === BigInt(round.payoutMinor);
  };
