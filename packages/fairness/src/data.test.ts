// @covers bound-deal-input

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canonicalJson } from './data.ts';
import { hashOfData } from './node.ts';
import { isCommittedData } from './verify.ts';

const page = readFileSync('docs/concepts/draws.md', 'utf8');

test('data is one text in whatever order its fields came, and other data another', () => {
  const text = '{"a":[1,{"b":null,"c":"x"}],"z":{}}';
  expect(canonicalJson({ z: {}, a: [1, { c: 'x', b: null }] })).toBe(text);
  expect(canonicalJson(JSON.parse(text))).toBe(text);
  expect(canonicalJson({ a: [{ b: null, c: 'x' }, 1], z: {} })).not.toBe(text);
});

// Recomputed by sha256sum.
test('the hash of a fresh shoe is the one of the page on draws; a browser finds it right, and another wrong', async () => {
  const start = { cards: [], cutDepth: 0, rounds: 0, isLast: false };
  const hash = hashOfData(start);
  expect(hash).toBe('2907a7f304aa33e2fb08c20cac3bab3e9e881977cac4ef425960097d606aaa41');
  expect(page).toContain(`${canonicalJson(start)}\n${hash}`);
  expect(await isCommittedData(start, hash)).toBe(true);
  expect(await isCommittedData({ ...start, rounds: 1 }, hash)).toBe(false);
});
