// @covers slots

import { describe, expect, test } from 'vitest';
import { analyseWays } from './analysis.ts';
import { playWaysRound } from './round.ts';
import { spinMoments } from './spin-moments.ts';
import type { WaysConfig } from './types.ts';

/** Three reels of one or two cells, every cell A, B, wild or scatter: small enough to play every draw there is. */
const small: WaysConfig<'A' | 'B' | 'W' | 'S'> = {
  heights: [
    [1, 1],
    [2, 1],
  ],
  reels: [
    { A: 2, B: 1, S: 1 },
    { A: 1, B: 1, W: 1, S: 1 },
    { A: 1, B: 2, W: 1, S: 1 },
  ],
  wild: 'W',
  scatter: 'S',
  unitsPerBet: 4,
  paytable: { A: { 2: 1, 3: 5 }, B: { 2: 3, 3: 7 } },
  freeSpins: { minScatters: 2, spins: 2, moreSpins: 1, maxSpins: 3 },
  featurePriceUnits: 6,
  maxWinTimesBet: 1_000_000,
};
const noFeature = { ...small, freeSpins: { ...small.freeSpins, spins: 0, moreSpins: 0, maxSpins: 0 } };

/** Visits every sequence of draws that a round asks for, each with its probability. */
function everyRound(
  play: (draw: (below: number) => number) => number,
  visit: (won: number, probability: number) => void,
) {
  const walk = (known: readonly number[]) => {
    const asked: number[] = [];
    let probability = 1;
    const won = play((below) => {
      asked.push(below);
      probability /= below;
      return known[asked.length - 1] ?? 0;
    });
    visit(won, probability);
    for (let depth = known.length; depth < asked.length; depth += 1)
      for (let number = 1; number < (asked[depth] ?? 0); number += 1)
        walk([...known, ...Array.from({ length: depth - known.length }, () => 0), number]);
  };
  walk([]);
}

describe('one spin, drawn in every way there is', () => {
  const sums = { all: 0, won: 0, squared: 0, nothing: 0, triggering: 0, wonTriggering: 0, squaredTriggering: 0 };
  everyRound(
    (draw) => {
      const { events, payoutMinor } = playWaysRound(noFeature, { betMinor: 4n, draw });
      const drawn = events.find(({ type }) => type === 'windowDrawn');
      const cells = drawn?.type === 'windowDrawn' ? drawn.window.flat() : [];
      // The sign carries whether the spin has enough scatters.
      const isTriggering = cells.filter((cell) => cell === 'S').length >= 2;
      return isTriggering ? -Number(payoutMinor) - 1 : Number(payoutMinor);
    },
    (coded, probability) => {
      const isTriggering = coded < 0;
      const won = (isTriggering ? -coded - 1 : coded) / 4;
      sums.all += probability;
      sums.won += won * probability;
      sums.squared += won * won * probability;
      if (won === 0) sums.nothing += probability;
      if (!isTriggering) return;
      sums.triggering += probability;
      sums.wonTriggering += won * probability;
      sums.squaredTriggering += won * won * probability;
    },
  );
  const spin = spinMoments(small);

  test.each([
    ['everything', sums.all, 1],
    ['chance of enough scatters', spin.probability.triggering, sums.triggering],
    ['mean win', spin.win.plain + spin.win.triggering, sums.won],
    ['mean win of spins with enough scatters', spin.win.triggering, sums.wonTriggering],
    ['mean square', spin.winSquared.plain + spin.winSquared.triggering, sums.squared],
    ['mean square of spins with enough scatters', spin.winSquared.triggering, sums.squaredTriggering],
    ['chance of no win', spin.nothing.plain + spin.nothing.triggering, sums.nothing],
  ])('%s', (_, computed, played) => expect(computed).toBeCloseTo(played, 10));
});

test('free spins follow their chain: two, a third when scatters come, each times its number', () => {
  const { probability: p, win } = spinMoments(small);
  const mean = win.plain + win.triggering;
  // The third spin is played when the first or the second has enough scatters.
  const third = 1 - p.plain ** 2;
  const { meanFeatureWin, spinsPerFeature, bought, rtp } = analyseWays(small);
  expect(meanFeatureWin).toBeCloseTo(mean * (1 + 2 + 3 * third), 10);
  expect(spinsPerFeature).toBeCloseTo(2 + third, 10);
  expect(rtp).toBeCloseTo(mean + p.triggering * meanFeatureWin, 10);
  expect(bought?.rtp).toBeCloseTo(meanFeatureWin / 1.5, 10);
});

test('wilds on the first reel, and symbols that pay from different numbers of reels, are refused', () => {
  const wild = { ...small, reels: [{ A: 1, W: 1 }, ...small.reels.slice(1)] };
  expect(() => analyseWays(wild)).toThrow(RangeError);
  expect(() => analyseWays({ ...small, paytable: { ...small.paytable, B: { 3: 7 } } })).toThrow(RangeError);
});
