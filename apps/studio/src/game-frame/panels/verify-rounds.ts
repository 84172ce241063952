import type { StudioRound } from '@baize/contract';
import { isCommittedSeed } from '@baize/fairness';
import type { GameDefinition, RoundCheck } from '../game.ts';

export interface RetiredSeed {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  roundCount: number;
}

export interface Verification {
  /** The revealed seed is the one whose hash was shown beforehand. */
  hashMatches: boolean;
  rounds: readonly (RoundCheck & { round: StudioRound })[];
}

const notRecomputed: RoundCheck = { matches: false, payoutMinor: 0n };

/** Recomputes, in this browser, those of `rounds` that were decided by the retired seed. Rejects without web cryptography. */
export async function verifyRounds(
  game: Pick<GameDefinition, 'checkRound'>,
  retired: RetiredSeed,
  rounds: readonly StudioRound[],
): Promise<Verification> {
  const own = rounds.filter(({ fairness }) => fairness.serverSeedHash === retired.serverSeedHash);
  const [hashMatches, checks] = await Promise.all([
    isCommittedSeed(retired.serverSeed, retired.serverSeedHash),
    Promise.all(
      own.map(async (round) => {
        const check = await game.checkRound(round, retired.serverSeed).catch(() => notRecomputed);
        return { round, ...check };
      }),
    ),
  ]);
  return { hashMatches, rounds: checks };
}
