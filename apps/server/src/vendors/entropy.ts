import { createHash } from 'node:crypto';
import { mixText, type SentText } from '@baize/fairness';

/**
 * The client seed of a shared round: SHA-256, in hex, of the published hash and of what the players sent with their bets, each with the id of
 * its placement, in the order of the ids. Nobody knows all of it before betting closes, the operator included.
 */
export const mixEntropy = (serverSeedHash: string, sent: readonly SentText[]): string =>
  createHash('sha256').update(mixText(serverSeedHash, sent)).digest('hex');
