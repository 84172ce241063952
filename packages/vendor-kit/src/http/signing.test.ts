// @covers wallet-http

import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  newKeyPair,
  privateKeyOf,
  publicKeyOf,
  readSignatureHeaders,
  type SignedParts,
  signedBytes,
  signRequest,
  verifySignature,
} from './signing.ts';

const pair = newKeyPair();
const privateKey = privateKeyOf(pair.privateKeyPem);
const publicKey = publicKeyOf(pair.publicKey);
const parts: SignedParts = {
  method: 'POST',
  path: '/wallet/v1/debit',
  timestamp: '1700000000000',
  nonce: 'abcdefghijklmnop',
  body: new TextEncoder().encode('{}'),
};
const signature = signRequest(parts, privateKey);

test('five lines are signed: method, path, timestamp, nonce, hash of the body', () => {
  expect(new TextDecoder().decode(signedBytes(parts))).toBe(
    'POST\n/wallet/v1/debit\n1700000000000\nabcdefghijklmnop\n44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a',
  );
});

test('the worked example of the README is what the code signs', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const seed = Buffer.from(Array.from({ length: 32 }, (_, index) => index));
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const body = new TextEncoder().encode('{"txId":"bet-1"}');
  const example = { ...parts, path: '/wallet/v1/getTx', body };
  for (const line of new TextDecoder().decode(signedBytes(example)).split('\n')) expect(readme).toContain(line);
  expect(readme).toContain(signRequest(example, key));
  expect(readme).toContain(createPublicKey(key).export({ format: 'jwk' }).x);
});

test('what was signed is believed', () => {
  expect(verifySignature({ ...parts, signature }, publicKey)).toBe(true);
});

test('not under another key', () => {
  expect(verifySignature({ ...parts, signature }, publicKeyOf(newKeyPair().publicKey))).toBe(false);
});

test.each<[string, Partial<SignedParts>]>([
  ['method', { method: 'PUT' }],
  ['path', { path: '/wallet/v1/credit' }],
  ['timestamp', { timestamp: '1700000000001' }],
  ['nonce', { nonce: 'abcdefghijklmnoq' }],
  ['body', { body: new TextEncoder().encode('{ }') }],
])('not with another %s', (_what, change) => {
  expect(verifySignature({ ...parts, ...change, signature }, publicKey)).toBe(false);
});

test('one flipped bit anywhere in the body or the signature is seen', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.nat(), (body, at) => {
      const own = signRequest({ ...parts, body }, privateKey);
      const flip = (bytes: Uint8Array) =>
        bytes.map((byte, index) => (index === (at >> 3) % bytes.length ? byte ^ (1 << (at & 7)) : byte));
      const wrong = Buffer.from(flip(Buffer.from(own, 'base64url'))).toString('base64url');
      expect(verifySignature({ ...parts, body, signature: own }, publicKey)).toBe(true);
      expect(verifySignature({ ...parts, body: flip(body), signature: own }, publicKey)).toBe(false);
      expect(verifySignature({ ...parts, body, signature: wrong }, publicKey)).toBe(false);
    }),
    { numRuns: 200 },
  );
});

test.each(['', 'x', signature.slice(1), `${signature}A`, `${signature.slice(0, 85)}=`])(
  'the signature "%s" is no signature',
  (text) => {
    expect(verifySignature({ ...parts, signature: text }, publicKey)).toBe(false);
  },
);

describe('headers', () => {
  const headers = {
    'x-provider': 'ACME',
    'x-key-id': 'k1',
    'x-timestamp': parts.timestamp,
    'x-nonce': parts.nonce,
    'x-signature': signature,
  };

  test('are read', () => {
    const { timestamp, nonce } = parts;
    expect(readSignatureHeaders(headers)).toEqual({ provider: 'ACME', keyId: 'k1', timestamp, nonce, signature });
  });

  test.each([
    ['x-provider', undefined],
    ['x-provider', 'a b'],
    ['x-provider', ['a', 'b']],
    ['x-key-id', ''],
    ['x-timestamp', '1e12'],
    ['x-timestamp', '-1'],
    ['x-timestamp', '1, 2'],
    ['x-nonce', 'short'],
    ['x-nonce', 'x'.repeat(65)],
    ['x-nonce', 'abcdefgh\nijklmnop'],
    ['x-signature', 'abc'],
  ])('are none with %s as %j', (name, value) => {
    expect(readSignatureHeaders({ ...headers, [name]: value })).toBeNull();
  });
});

test.each(['', 'x', 'A'.repeat(42), 'A'.repeat(44)])('"%s" is no public key', (text) => {
  expect(() => publicKeyOf(text)).toThrow(TypeError);
});

test('a key of another kind is no private key', () => {
  expect(() => privateKeyOf('-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----')).toThrow(TypeError);
});
