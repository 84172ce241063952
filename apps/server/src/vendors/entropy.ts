import { createHash } from 'node:crypto';

/**
 * The client seed of a shared round: SHA-256, in hex, of the published hash and of what the players sent with their bets, each with the id of
 * its placement, in the order of the ids. Nobody knows all of it before betting closes, the operator included.
 */
export function mixEntropy(serverSeedHash: string, sent: readonly { id: string; entropy: string }[]): string {
  const hash = createHash('sha256').update(serverSeedHash);
  for (const { id, entropy } of sent) hash.update(`\n${id}:${entropy.length}:${entropy}`);
  return hash.digest('hex');
}
