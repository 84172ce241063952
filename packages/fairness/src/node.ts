import { canonicalJson } from './data.ts';
import { type DrawBelow, wordValues32 } from './draw.ts';
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
  createCipheriv(name: 'aes-256-ctr', key: Uint8Array, start: Uint8Array): { update(zeros: Uint8Array): Uint8Array };
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

const sha256 = (text: string): string => nodeCrypto().createHash('sha256').update(text, 'utf8').digest('hex');

/** What is published before the first bet: SHA-256 of the seed's hex characters, in hex. */
export const hashServerSeed = (serverSeed: string): string => sha256(serverSeed);

/** What binds plain data that is shown later: SHA-256 of its canonical JSON, in hex. */
export const hashOfData = (data: unknown): string => sha256(canonicalJson(data));

/** The draws of one round, at once (server). */
export function drawOfRound(seeds: RoundSeeds): DrawBelow {
  const crypto = nodeCrypto();
  return drawFromBlocks((block) =>
    crypto.createHmac('sha256', seeds.serverSeed).update(blockMessage(seeds, block), 'utf8').digest(),
  );
}

const simulationChunkBytes = 2 ** 16;
const keptLimits = 16_384;

/**
 * Draws for simulations alone, never for a round that is paid: the key stream of AES-256 in counter mode, much faster than the draws of
 * rounds, with the same rejection. The same seed gives the same draws. Takes n from 1 to 16383.
 */
export function drawOfSimulation(seed: string): DrawBelow {
  const crypto = nodeCrypto();
  const key = crypto.createHash('sha256').update(seed, 'utf8').digest();
  const cipher = crypto.createCipheriv('aes-256-ctr', key, new Uint8Array(16));
  const zeros = new Uint8Array(simulationChunkBytes);
  // The greatest word that is not refused, by n.
  const lastWords = Uint32Array.from({ length: keptLimits }, (_, n) => wordValues32 - (wordValues32 % n) - 1);
  let words = new Uint32Array(0);
  let next = 0;
  const nextWord = (): number => {
    if (next === words.length) {
      words = new Uint32Array(Uint8Array.from(cipher.update(zeros)).buffer);
      next = 0;
    }
    next += 1;
    return words[next - 1] as number;
  };
  return (n) => {
    if (!(n >= 1 && n < keptLimits)) throw new RangeError(`cannot draw below ${n}`);
    const last = lastWords[n] as number;
    let word = nextWord();
    while (word > last) word = nextWord();
    return word % n;
  };
}
