// @covers draws

import { describe, expect, test } from 'vitest';
import { drawByRejection } from './draw.ts';
import { createServerSeed, drawOfSimulation, hashServerSeed } from './node.ts';
import { drawWeighted, shuffle } from './shuffle.ts';
import { algorithm, drawFromBlocks } from './stream.ts';
import { isCommittedSeed, replay } from './verify.ts';

const seeds = { serverSeed: '00ff', clientSeed: 'x', nonce: 0 };

test('the name of the draws is kept with every round', () => {
  expect(algorithm).toBe('baize-hmac-sha256-v1');
});

describe('a draw', () => {
  test.each([0, 257, 1.5])('below %d says what it cannot', (n) => {
    expect(() => drawByRejection(() => 0, 256)(n)).toThrow(`cannot draw below ${n}`);
  });

  test('of a block that is too short or too long says how long one is', () => {
    for (const length of [0, 31, 33]) {
      expect(() => drawFromBlocks(() => new Uint8Array(length))(6)).toThrow('a block has 32 bytes');
    }
  });

  test('reads a block where it begins in its memory', () => {
    const memory = new Uint8Array(64);
    memory.set([0, 0, 0, 7], 8);
    expect(drawFromBlocks(() => memory.subarray(8, 40))(2 ** 32)).toBe(7);
  });
});

describe('a shuffle', () => {
  test('takes one draw a step, and none for what is left alone', () => {
    const asked: number[] = [];
    const first = (n: number) => {
      asked.push(n);
      return 0;
    };
    expect(shuffle(['a', 'b', 'c', 'd'], first)).toEqual(['b', 'c', 'd', 'a']);
    expect(asked).toEqual([4, 3, 2]);
    expect([shuffle(['a'], first), shuffle([], first), asked.length]).toEqual([['a'], [], 3]);
  });
});

describe('a weighted draw', () => {
  const of = (weights: readonly number[], drawn: number) =>
    drawWeighted(weights, (n) => {
      expect(n).toBe(weights.reduce((sum, weight) => sum + weight, 0));
      return drawn;
    });

  test('gives each index as many draws as it weighs', () => {
    const weights = [2, 0, 3, 1];
    expect([0, 1, 2, 3, 4, 5].map((drawn) => of(weights, drawn))).toEqual([0, 0, 2, 2, 2, 3]);
  });

  test.each([
    [[1, -1, 5]],
    [[0.5, 0.5]],
    [[Number.NaN]],
    [[Number.MAX_SAFE_INTEGER + 1]],
    [[Number.POSITIVE_INFINITY]],
  ])('of the weights %j is refused', (weights) => {
    expect(() => drawWeighted(weights, () => 0)).toThrow(new RangeError('bad weights'));
  });

  test('of nothing is refused by the draw', () => {
    expect(() =>
      drawWeighted(
        [0, 0],
        drawByRejection(() => 0, 256),
      ),
    ).toThrow('cannot draw below 0');
  });
});

describe('a verifier', () => {
  test('knows a seed by its hash, whose bytes below 16 have two digits', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const seed = createServerSeed();
      expect(await isCommittedSeed(seed, hashServerSeed(seed))).toBe(true);
    }
  });

  test('gives up on a round that never stops drawing', async () => {
    const forever = (draw: (n: number) => number) => {
      for (;;) draw(2);
    };
    // Without 2^16 signatures: what is asked for is counted, not made.
    const { sign } = crypto.subtle;
    let signed = 0;
    crypto.subtle.sign = async () => {
      signed += 1;
      return new ArrayBuffer(32);
    };
    try {
      await expect(replay(seeds, forever)).rejects.toThrow(new RangeError('the round draws without end'));
    } finally {
      crypto.subtle.sign = sign;
    }
    expect(signed).toBe(2 ** 17 - 8);
  });
});

describe('draws of simulations', () => {
  const drawn = (seed: string, count: number, n: number) => {
    const draw = drawOfSimulation(seed);
    return Array.from({ length: count }, () => draw(n));
  };

  test('are those of their seed: the key stream of AES-256 under its SHA-256', () => {
    expect(drawn('c0ffee', 8, 1_000)).toEqual([715, 801, 576, 105, 753, 410, 885, 43]);
    expect(drawn('c0ffee', 100, 37)).toEqual(drawn('c0ffee', 100, 37));
    expect(drawn('c0ffee', 100, 37)).not.toEqual(drawn('coffee', 100, 37));
  });

  test('go on behind the first 16,384 words, with others', () => {
    const words = drawn('c0ffee', 3 * 16_384, 1_023);
    const chunks = [0, 1, 2].map((chunk) => words.slice(chunk * 16_384, chunk * 16_384 + 50).join());
    expect(new Set(chunks).size).toBe(3);
    expect(new Set(words.slice(0, 16_384)).size).toBe(1_023);
  });

  test('are from 0 to n - 1, for n from 1 to 16383', () => {
    expect(new Set(drawn('x', 50, 1))).toEqual(new Set([0]));
    expect(new Set(drawn('x', 200, 2))).toEqual(new Set([0, 1]));
    for (const n of [0, -1, 16_384, Number.NaN])
      expect(() => drawOfSimulation('x')(n)).toThrow(`cannot draw below ${n}`);
  });
});
