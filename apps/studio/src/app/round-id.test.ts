import { expect, it } from 'vitest';
import { newRoundId } from './round-id.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

it('makes a version 4 UUID with and without crypto.randomUUID', () => {
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(newRoundId()).toMatch(uuidV4);
  expect(newRoundId(insecure)).toMatch(uuidV4);
  expect(newRoundId(insecure)).not.toBe(newRoundId(insecure));
});

it('keeps the version and variant bits for any bytes', () => {
  const ones = { getRandomValues: <T>(bytes: T) => (bytes as unknown as Uint8Array).fill(255) as unknown as T };
  expect(newRoundId(ones as Crypto)).toMatch(uuidV4);
});
