// @covers site-human-verification

import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { type Challenge, solveChallenge } from './solve.ts';

const parameters = {
  algorithm: 'PBKDF2/SHA-256',
  cost: 10,
  nonce: '00112233445566778899aabbccddeeff',
  salt: 'ffeeddccbbaa99887766554433221100',
  keyLength: 32,
  keyPrefix: '0a',
};
const challenge = (change: object): Challenge => ({ parameters: { ...parameters, ...change }, signature: 'aa' });

/** The key of a counter by another implementation of PBKDF2. */
function keyOf(counter: number): string {
  const counterBytes = Buffer.alloc(4);
  counterBytes.writeUInt32BE(counter);
  const password = Buffer.concat([Buffer.from(parameters.nonce, 'hex'), counterBytes]);
  return pbkdf2Sync(password, Buffer.from(parameters.salt, 'hex'), parameters.cost, 32, 'sha256').toString('hex');
}

it('finds the first counter whose key begins with the prefix', async () => {
  const { counter, derivedKey } = await solveChallenge(challenge({}));
  expect(derivedKey).toBe(keyOf(counter));
  expect(derivedKey.slice(0, 2)).toBe('0a');
  for (let earlier = 0; earlier < counter; earlier++) expect(keyOf(earlier).startsWith('0a')).toBe(false);
});

it('takes a prefix of an odd number of digits, in any case', async () => {
  expect((await solveChallenge(challenge({ keyPrefix: 'A' }))).derivedKey[0]).toBe('a');
});

it('refuses an algorithm that it does not know', async () => {
  await expect(solveChallenge(challenge({ algorithm: 'SCRYPT' }))).rejects.toThrow('SCRYPT');
});
