import type { RoundSeeds } from '@baize/fairness';

/** What a match is drawn by: its seed, and its own id, which nobody chooses. */
export const seedsOfMatch = (serverSeed: string, matchId: string): RoundSeeds => ({
  serverSeed,
  clientSeed: matchId,
  nonce: 0,
});
