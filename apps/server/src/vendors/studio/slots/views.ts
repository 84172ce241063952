import type { StudioRound } from '@baize/contract';
import type { WalletBalance } from '@baize/vendor-kit';
import type { FreeRounds } from '../../vendor.ts';
import type { LiveSeed } from '../seeds.ts';
import { isPickOpen, pickUntil } from './pick-time.ts';
import type { SettledRound } from './rounds-store.ts';

/** What a player may see of his round, listed field by field. */
export function roundView(round: SettledRound): StudioRound {
  return {
    roundId: round.id,
    gameCode: round.game_code,
    rulesVersion: round.rules_version,
    betMinor: `${round.bet_minor}`,
    payoutMinor: `${round.payout_minor}`,
    events: round.events,
    fairness: { serverSeedHash: round.server_seed_hash, clientSeed: round.client_seed, nonce: round.nonce },
    ...(round.grant_id !== null && { freeRound: true as const }),
    presented: round.presented_at !== null,
    playedAt: round.played_at.toISOString(),
    ...(isPickOpen(round) && round.staked_at && { pickUntil: pickUntil(round.staked_at).toISOString() }),
  };
}

/** The free rounds that are played next, as the game shows them: those of the grant that is being played, else the first. */
export function freeRoundsView(open: readonly FreeRounds[], playing: string | null) {
  const free = open.find(({ grantId }) => grantId === playing) ?? open[0];
  if (!free) return null;
  return {
    grantId: free.grantId,
    left: free.left,
    betMinor: `${free.valueMinor}`,
    expiresAt: free.expiresAt.toISOString(),
  };
}

/** What a player may see of a live seed: never the server seed. */
export const fairnessView = ({ serverSeedHash, nextServerSeedHash, clientSeed, nextNonce }: LiveSeed) => ({
  serverSeedHash,
  nextServerSeedHash,
  clientSeed,
  nextNonce,
});

/** What a player can stake, in minor units: a bonus is held for him until it is wagered. */
export const balanceView = ({ cashMinor }: WalletBalance): string => `${cashMinor}`;
