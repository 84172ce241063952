import { canonicalJson } from './data.ts';
import type { DrawBelow } from './draw.ts';
import { mixText, type SentText } from './mix.ts';
import { blockMessage, drawFromBlocks, type RoundSeeds } from './stream.ts';

export { CannotVerify } from './cannot-verify.ts';
export { drawByRejection } from './draw.ts';

/** Enough for 64 draws without a refusal; doubled as often as a round needs more. */
const firstBlockCount = 8;
const maxBlockCount = 2 ** 16;

class BlocksSpent extends Error {}

const bytesOf = (text: string) => new TextEncoder().encode(text);

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isHashOf = async (text: string, hash: string): Promise<boolean> =>
  hexOf(await crypto.subtle.digest('SHA-256', bytesOf(text))) === hash;

/** True when the revealed seed is the one whose hash was shown before the bets. Runs in browsers and in Node. */
export const isCommittedSeed = (serverSeed: string, serverSeedHash: string): Promise<boolean> =>
  isHashOf(serverSeed, serverSeedHash);

/** True when the data is what `hashOfData` bound. Runs in browsers and in Node. */
export const isCommittedData = (data: unknown, hash: string): Promise<boolean> => isHashOf(canonicalJson(data), hash);

/** True when the client seed is mixed from the published hash and exactly these texts. Runs in browsers and in Node. */
export const isMixedSeed = (clientSeed: string, serverSeedHash: string, sent: readonly SentText[]): Promise<boolean> =>
  isHashOf(mixText(serverSeedHash, sent), clientSeed);

async function blocksOf(seeds: RoundSeeds, count: number): Promise<Uint8Array[]> {
  const use = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(seeds.serverSeed), use, false, ['sign']);
  const numbers = Array.from({ length: count }, (_, block) => block);
  return Promise.all(
    numbers.map(
      async (block) => new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(blockMessage(seeds, block)))),
    ),
  );
}

/**
 * Recomputes a round from its revealed seeds, in browsers and in Node. `play` must be pure but for its draws: it is run again from
 * the start when it needs more of them than were prepared. Rejects with RangeError when it never stops drawing.
 */
export async function replay<Round>(seeds: RoundSeeds, play: (draw: DrawBelow) => Round): Promise<Round> {
  for (let count = firstBlockCount; count <= maxBlockCount; count *= 2) {
    const blocks = await blocksOf(seeds, count);
    const draw = drawFromBlocks((block) => {
      const bytes = blocks[block];
      if (!bytes) throw new BlocksSpent();
      return bytes;
    });
    try {
      return play(draw);
    } catch (error) {
      if (!(error instanceof BlocksSpent)) throw error;
    }
  }
  throw new RangeError('the round draws without end');
}
