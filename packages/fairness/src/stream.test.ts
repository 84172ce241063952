// @covers draws

import { describe, expect, test } from 'vitest';
import { createClientSeed, createServerSeed, drawOfRound, hashServerSeed } from './node.ts';
import { algorithm, drawFromBlocks, type RoundSeeds } from './stream.ts';
import { isCommittedSeed, replay } from './verify.ts';

const serverSeed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const wordValues = 2 ** 32;

/** Recomputed outside this code base with Python's hmac: sixteen words of two blocks. */
const vectors: [RoundSeeds, number[]][] = [
  [
    { serverSeed, clientSeed: 'lantern', nonce: 0 },
    [
      3588875418, 2362626415, 4158404475, 1470852335, 639896413, 1338652071, 684421536, 123390976, 429048088, 116346961,
      698688056, 625374778, 1330381099, 2737989476, 3632177773, 2527857451,
    ],
  ],
  [
    { serverSeed, clientSeed: '日本 €:7', nonce: 41 },
    [
      3671896697, 69272573, 2597771910, 3573194171, 889587191, 859557727, 1837065786, 3146842193, 962556778, 2075110423,
      658959912, 2018922235, 1091562419, 2318146052, 567390399, 3025214798,
    ],
  ],
];

describe(algorithm, () => {
  test.each(vectors)('known answers %#', async (seeds, words) => {
    const draw = drawOfRound(seeds);
    expect(words.map(() => draw(wordValues))).toEqual(words);
    expect(await replay(seeds, (drawAgain) => words.map(() => drawAgain(wordValues)))).toEqual(words);
  });

  test('a refused word is passed over', () => {
    const draw = drawOfRound({ serverSeed, clientSeed: 'lantern', nonce: 0 });
    // The first word is above 3,000,000,000 and is refused.
    expect([draw(3_000_000_000), draw(37), draw(52)]).toEqual([2362626415, 4158404475 % 37, 1470852335 % 52]);
  });

  test('the published hash is SHA-256 of the seed as text', async () => {
    const hash = '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b';
    expect(hashServerSeed(serverSeed)).toBe(hash);
    expect(await isCommittedSeed(serverSeed, hash)).toBe(true);
    expect(await isCommittedSeed(serverSeed.replace('0', '1'), hash)).toBe(false);
  });

  test.each([1, 64, 65, 1_000])('the verifier draws %i times as the server did', async (count) => {
    const seeds = { serverSeed: createServerSeed(), clientSeed: createClientSeed(), nonce: 12 };
    const draw = drawOfRound(seeds);
    const drawn = Array.from({ length: count }, () => draw(37));
    expect(await replay(seeds, (drawAgain) => Array.from({ length: count }, () => drawAgain(37)))).toEqual(drawn);
  });

  test('the verifier passes on what the game throws', async () => {
    const seeds = { serverSeed, clientSeed: 'x', nonce: 0 };
    const play = () => {
      throw new Error('broken rules');
    };
    await expect(replay(seeds, play)).rejects.toThrow('broken rules');
  });

  test('each part of the seeds changes the stream', () => {
    const seeds = { serverSeed, clientSeed: 'x', nonce: 1 };
    const others = [{ ...seeds, serverSeed: 'y' }, { ...seeds, clientSeed: 'y' }, { ...seeds, nonce: 2 }, seeds];
    expect(new Set(others.map((other) => drawOfRound(other)(wordValues))).size).toBe(4);
  });

  test('a block of another length is refused', () => {
    expect(() => drawFromBlocks(() => new Uint8Array(31))(6)).toThrow(RangeError);
  });
});

test('new seeds are 256 bits of hex and never repeat', () => {
  const seeds = Array.from({ length: 1_000 }, createServerSeed);
  expect(new Set(seeds).size).toBe(1_000);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(createClientSeed()).toMatch(/^[0-9a-f]{32}$/);
});
