// @covers draws

import { describe, expect, test } from 'vitest';
import { chiSquareLimit, chiSquareOf } from './chi-square.test-helper.ts';
import { drawByRejection } from './draw.ts';
import { drawOfRound } from './node.ts';

type MakeDraw = typeof drawByRejection;

/** How often each result comes out when every word is offered once; refused words count nowhere. */
function countsOverAllWords(make: MakeDraw, wordValues: number, n: number): number[] {
  const counts = Array.from<unknown, number>({ length: n }, () => 0);
  const refused = new Error('refused');
  for (let word = 0; word < wordValues; word += 1) {
    let isOffered = false;
    const draw = make(() => {
      if (isOffered) throw refused;
      isOffered = true;
      return word;
    }, wordValues);
    try {
      const drawn = draw(n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    } catch (error) {
      if (error !== refused) throw error;
    }
  }
  return counts;
}

function isUniform(make: MakeDraw, wordValues: number, n: number): boolean {
  const counts = countsOverAllWords(make, wordValues, n);
  return counts.length === n && counts.every((count) => count === Math.floor(wordValues / n));
}

const moduloMutant: MakeDraw = (nextWord) => (n) => nextWord() % n;
const offByOneMutant: MakeDraw = (nextWord, wordValues) => (n) => {
  let word = nextWord();
  while (word > wordValues - (wordValues % n)) word = nextWord();
  return word % n;
};

describe('draw by rejection', () => {
  test('is without bias for every n at 8 bits', () => {
    const biased = Array.from({ length: 256 }, (_, index) => index + 1).filter(
      (n) => !isUniform(drawByRejection, 256, n),
    );
    expect(biased).toEqual([]);
  });

  test.each([1, 2, 3, 6, 32, 37, 38, 52, 80, 1_000, 32_768, 32_769, 40_000, 65_535, 65_536])(
    'is without bias for %i at 16 bits',
    (n) => expect(isUniform(drawByRejection, 65_536, n)).toBe(true),
  );

  test('the same check catches a modulo without refusal and a limit that is off by one', () => {
    expect(isUniform(moduloMutant, 256, 37)).toBe(false);
    expect(isUniform(moduloMutant, 65_536, 37)).toBe(false);
    expect(isUniform(offByOneMutant, 256, 37)).toBe(false);
  });

  test.each([0, -1, 1.5, 257, Number.NaN, Number.POSITIVE_INFINITY])('refuses to draw below %d', (n) => {
    expect(() => drawByRejection(() => 0, 256)(n)).toThrow(RangeError);
  });

  test.each([2, 6, 32, 37, 38, 52, 80])('draws below %i pass chi-square over the seeded stream', (n) => {
    const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'chi-square', nonce: n });
    const counts = Array.from<unknown, number>({ length: n }, () => 0);
    for (let i = 0; i < 200_000; i += 1) {
      const drawn = draw(n);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    expect(chiSquareOf(counts)).toBeLessThan(chiSquareLimit(n - 1));
  });
});
