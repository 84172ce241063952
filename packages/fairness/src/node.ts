import type { DrawBelow } from './draw.ts';
import { blockMessage, drawFromBlocks, type RoundSeeds } from './stream.ts';

interface Digest {
  update(text: string, encoding: 'utf8'): Digest;
  digest(): Uint8Array;
  digest(encoding: 'hex'): string;
}
/** The part of node:crypto that is used, written out because browser code is checked without Node's types. */
interface NodeCrypto {
  randomBytes(size: number): { toString(encoding: 'hex'): string };
  createHash(name: 'sha256'): Digest;
  createHmac(name: 'sha256', key: string): Digest;
}

/** Asked for at the call and not imported, so that a browser can load this package for its verifier. */
function nodeCrypto(): NodeCrypto {
  const { process } = globalThis as { process?: { getBuiltinModule?(id: 'node:crypto'): NodeCrypto } };
  const crypto = process?.getBuiltinModule?.('node:crypto');
  if (!crypto) throw new Error('seeds and draws are made on the server only');
  return crypto;
}

const serverSeedBytes = 32;
const clientSeedBytes = 16;

/** 256 fresh random bits: the product's only source of new chance. */
export const createServerSeed = (): string => nodeCrypto().randomBytes(serverSeedBytes).toString('hex');

/** A client seed for a player who has not chosen one. */
export const createClientSeed = (): string => nodeCrypto().randomBytes(clientSeedBytes).toString('hex');

/** What is published before the first bet: SHA-256 of the seed's hex characters, in hex. */
export const hashServerSeed = (serverSeed: string): string =>
  nodeCrypto().createHash('sha256').update(serverSeed, 'utf8').digest('hex');

/** The draws of one round, at once (server). */
export function drawOfRound(seeds: RoundSeeds): DrawBelow {
  const crypto = nodeCrypto();
  return drawFromBlocks((block) =>
    crypto.createHmac('sha256', seeds.serverSeed).update(blockMessage(seeds, block), 'utf8').digest(),
  );
}
