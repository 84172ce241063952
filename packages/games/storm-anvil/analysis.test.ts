// @covers multiplier-tumbles

import { expect, test } from 'vitest';
import { analyseCascade } from '../slot-engine/cascade/analysis.ts';
import { featureMoments } from '../slot-engine/cascade/feature-moments.ts';
import { advertised, config } from './config.ts';

test('what players read is what was computed', () => {
  const analysis = analyseCascade(config);
  const percent = (share: number, decimals: number) => (share * 100).toFixed(decimals);
  expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect((1 / analysis.triggerProbability).toFixed(2)).toBe(advertised.featureOneIn);
});

test('multipliers of a small game come out as all its grids by hand', () => {
  // One cell: a symbol of 0.1, which vanishes and is drawn again, a scatter or a multiplier of 3, each with 1/3.
  const small = {
    columns: 1,
    rows: 1,
    weights: { A: 1, S: 1, M: 1 },
    scatter: 'S',
    paytable: { A: [{ from: 1, hundredths: 10 }] },
    multipliers: { M: 3 },
    ladder: [1],
    scatterPays: [],
    freeSpins: { minScatters: 1, spins: 2, ladder: [1] },
    maxWinTimesBet: 10,
  } as const;
  const { rtp, baseRtp, triggerProbability, meanFeatureWin, hitFrequency } = analyseCascade<'A' | 'S' | 'M'>(small);
  // The wins before the end are 0.1 x 1/2 on average, and the end is a multiplier in every second spin.
  expect(baseRtp).toBeCloseTo(0.05 * 0.5 + 0.05 * 0.5 * 3, 9);
  expect(triggerProbability).toBeCloseTo(0.5, 9);
  // The second spin is multiplied by 1, 3, 3 or 6.
  expect(meanFeatureWin).toBeCloseTo(0.05 * (0.5 * 1 + 0.5 * 3) + 0.05 * (0.25 * 1 + 0.5 * 3 + 0.25 * 6), 9);
  expect(rtp).toBeCloseTo(baseRtp + 0.5 * meanFeatureWin, 9);
  expect(hitFrequency).toBeCloseTo(1 / 3, 9);
});

test('moments of gathered multipliers are those of all ways, one by one', () => {
  // A spin wins 1 or nothing and has a multiplier of 2 or none, all four ways alike.
  const ways = [0, 1].flatMap((win) => [0, 2].map((multiplier) => ({ win, multiplier })));
  const ends = ways.map(({ win, multiplier }) => ({
    probability: 0.25,
    win: 0.25 * win,
    winSquared: 0.25 * win,
    scatterPay: 0.5,
    multiplier,
    multiplierSquared: multiplier ** 2,
  }));
  const totals = ways.flatMap((a) =>
    ways.flatMap((b) =>
      ways.map((c) => {
        let gathered = 0;
        let won = 0;
        for (const { win, multiplier } of [a, b, c]) {
          gathered += multiplier;
          won += win * Math.max(gathered, 1) + 0.5;
        }
        return won;
      }),
    ),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const moments = featureMoments(ends, 3);
  expect(moments.mean).toBeCloseTo(mean(totals), 12);
  expect(moments.meanSquared).toBeCloseTo(mean(totals.map((won) => won ** 2)), 12);
});
