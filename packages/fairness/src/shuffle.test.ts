// @covers draws

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chiSquareLimit, chiSquareOf } from './chi-square.test-helper.ts';
import type { DrawBelow } from './draw.ts';
import { drawOfRound } from './node.ts';
import { drawWeighted, shuffle } from './shuffle.ts';

type Shuffle = (items: readonly number[], draw: DrawBelow) => number[];

/** Never lets the last card stay: Sattolo's cycle, the classic off-by-one. */
const offByOneMutant: Shuffle = (items, draw) => {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = draw(last);
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] ?? 0, shuffled[last] ?? 0];
  }
  return shuffled;
};
/** Draws each partner from the whole deck. */
const wholeDeckMutant: Shuffle = (items, draw) => {
  const shuffled = [...items];
  for (let i = 0; i < shuffled.length; i += 1) {
    const chosen = draw(shuffled.length);
    [shuffled[i], shuffled[chosen]] = [shuffled[chosen] ?? 0, shuffled[i] ?? 0];
  }
  return shuffled;
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const deckOf = (size: number) => Array.from({ length: size }, (_, card) => card);

/** Exact probability of each order, times the number of draw sequences: every possible sequence of draws is walked once. */
function ordersOverAllDraws(mix: Shuffle, size: number): { counts: number[]; areSequencesAlike: boolean } {
  const counts = new Map<string, number>();
  const lengths = new Set<number>();
  const walk = (prefix: readonly number[]) => {
    let taken = 0;
    let openBelow = 0;
    const open = new Error('open');
    try {
      const order = mix(deckOf(size), (n) => {
        const drawn = prefix[taken];
        taken += 1;
        if (drawn !== undefined) return drawn;
        openBelow = n;
        throw open;
      }).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
      lengths.add(prefix.length);
    } catch (error) {
      if (error !== open) throw error;
      for (let drawn = 0; drawn < openBelow; drawn += 1) walk([...prefix, drawn]);
    }
  };
  walk([]);
  return { counts: [...counts.values()], areSequencesAlike: lengths.size === 1 };
}

function isUniform(mix: Shuffle, size: number): boolean {
  const { counts, areSequencesAlike } = ordersOverAllDraws(mix, size);
  return areSequencesAlike && counts.length === factorial(size) && new Set(counts).size === 1;
}

function chiSquareOfOrders(mix: Shuffle, size: number): number {
  const draw = drawOfRound({ serverSeed: '5eed', clientSeed: 'orders', nonce: size });
  const counts = new Map<string, number>();
  for (let i = 0; i < 300 * factorial(size); i += 1) {
    const order = mix(deckOf(size), draw).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const missing = Array.from<unknown, number>({ length: factorial(size) - counts.size }, () => 0);
  return chiSquareOf([...counts.values(), ...missing]);
}

describe.each([3, 4, 5])('a deck of %i', (size) => {
  test('has every order equally often over all draws', () => {
    expect(isUniform(shuffle, size)).toBe(true);
  });
  test('has every order about equally often over the seeded stream', () => {
    expect(chiSquareOfOrders(shuffle, size)).toBeLessThan(chiSquareLimit(factorial(size) - 1));
  });
  test.each([
    ['off by one', offByOneMutant],
    ['whole deck', wholeDeckMutant],
  ])('both checks catch the shuffle that is %s', (_, mutant) => {
    expect(isUniform(mutant, size)).toBe(false);
    expect(chiSquareOfOrders(mutant, size)).toBeGreaterThan(chiSquareLimit(factorial(size) - 1));
  });
});

test('a shuffle keeps every item and leaves its input alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, nonce) => {
      const before = [...items];
      const shuffled = shuffle(items, drawOfRound({ serverSeed: 'ab', clientSeed: 'keep', nonce }));
      expect(items).toEqual(before);
      const ascending = (a: number, b: number) => a - b;
      expect(shuffled.toSorted(ascending)).toEqual(items.toSorted(ascending));
    }),
  );
});

test('a weighted draw hits each index as often as its weight says', () => {
  const weights = [3, 0, 1, 4];
  const hits = Array.from({ length: 8 }, (_, drawn) => drawWeighted(weights, () => drawn));
  expect(hits).toEqual([0, 0, 0, 2, 3, 3, 3, 3]);
  for (const bad of [[], [0, 0], [1, -1], [0.5]]) {
    expect(() => drawWeighted(bad, drawOfRound({ serverSeed: '', clientSeed: '', nonce: 0 }))).toThrow(RangeError);
  }
});
