import type { Calls, CallValue } from '@baize/contract';

export type Challenge = CallValue<Calls['botChallenge']>;

export interface Solution {
  counter: number;
  /** Hex. */
  derivedKey: string;
}

const hashes: Readonly<Record<string, string>> = {
  'PBKDF2/SHA-256': 'SHA-256',
  'PBKDF2/SHA-384': 'SHA-384',
  'PBKDF2/SHA-512': 'SHA-512',
};

/**
 * Finds the counter whose key begins with the challenge's prefix: PBKDF2 over nonce and counter (big-endian, 32 bits).
 * Throws an Error for an algorithm that it does not know.
 */
export async function solveChallenge({ parameters }: Challenge): Promise<Solution> {
  const hash = hashes[parameters.algorithm];
  if (hash === undefined) throw new Error(`unknown algorithm ${parameters.algorithm}`);
  const nonce = bytesOf(parameters.nonce);
  const method = { name: 'PBKDF2', hash, salt: bytesOf(parameters.salt), iterations: parameters.cost };
  const guess = new Uint8Array(nonce.length + 4);
  guess.set(nonce);
  const view = new DataView(guess.buffer);
  const prefix = parameters.keyPrefix.toLowerCase();
  for (let counter = 0; ; counter++) {
    view.setUint32(nonce.length, counter);
    const material = await crypto.subtle.importKey('raw', guess, 'PBKDF2', false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(method, material, parameters.keyLength * 8));
    if (derivedKey.startsWith(prefix)) return { counter, derivedKey };
  }
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bits: ArrayBuffer): string {
  return Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
