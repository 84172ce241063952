// @covers slots

import { describe, expect, test } from 'vitest';
import { analyseCascade } from '../slot-engine/cascade/analysis.ts';
import { countSpace } from '../slot-engine/cascade/counts.ts';
import { advertised, config } from './config.ts';

describe('the figures are the rulebook’s, to its last printed decimal', () => {
  const analysis = analyseCascade(config);
  const percent = (share: number, decimals: number) => (share * 100).toFixed(decimals);
  test.each<[string, string, string]>([
    ['counts of symbols', `${analysis.states}`, '3365856'],
    ['RTP', percent(analysis.rtp, 4), '96.1031'],
    ['base game', percent(analysis.baseRtp, 5), '79.79487'],
    ['scatter pays', percent(analysis.scatterRtp, 5), '2.83463'],
    ['free spins', percent(analysis.featureRtp, 5), '16.30823'],
    ['hit frequency', percent(analysis.hitFrequency, 3), '28.354'],
    ['free spins one in', (1 / analysis.triggerProbability).toFixed(2), '96.12'],
    ['mean win of a free spin', analysis.meanFreeSpinWin.toFixed(6), '1.567551'],
    ['mean feature win', analysis.meanFeatureWin.toFixed(3), '15.676'],
    ['winning steps', analysis.meanSteps.toFixed(6), '0.443490'],
    ['SD', analysis.sdPerUnit.toFixed(4), '4.6314'],
  ])('%s', (_, computed, printed) => expect(computed).toBe(printed));

  test('what players read is what was computed', () => {
    expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
    expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
    expect((1 / analysis.triggerProbability).toFixed(2)).toBe(advertised.featureOneIn);
  });
});

test('a small game comes out as all its grids by hand', () => {
  // Two cells, two symbols of weight 1, two alike pay and vanish. A win follows with 1/2 each time.
  const small = {
    columns: 1,
    rows: 2,
    weights: { A: 1, B: 1, S: 0 },
    scatter: 'S',
    paytable: { A: [{ from: 2, hundredths: 10 }], B: [{ from: 2, hundredths: 30 }] },
    ladder: [1, 2],
    scatterPays: [],
    freeSpins: { minScatters: 1, spins: 1, ladder: [2, 4] },
    maxWinTimesBet: 10,
  } as const;
  const { rtp, meanSteps, hitFrequency } = analyseCascade<'A' | 'B' | 'S'>(small);
  // 1/2 x 0.2 at first, then 1/2 x 0.2 x 2 for every further win.
  expect(rtp).toBeCloseTo(0.1 + 0.2 * 0.5 + 0.2 * 0.25 + 0.2 * 0.125 + 0.2 * 0.125, 9);
  expect(meanSteps).toBeCloseTo(1, 9);
  expect(hitFrequency).toBeCloseTo(0.5, 9);
});

test('a ladder of free spins that is no multiple is refused', () => {
  const odd = { ...config, freeSpins: { ...config.freeSpins, ladder: [2, 4, 6, 9] } };
  expect(() => analyseCascade(odd)).toThrow(RangeError);
});

test('counts of symbols are numbered in order, and one more leads to the right number', () => {
  const space = countSpace(3, 4);
  expect(space.size).toBe(35);
  for (let way = 0; way < space.size; way += 1) {
    const counts = [...space.counts.subarray(way * 3, way * 3 + 3)];
    expect(space.rankOf(counts)).toBe(way);
    if (counts.reduce((sum, count) => sum + count, 0) === 4) continue;
    for (let kind = 0; kind < 3; kind += 1) {
      const more = counts.map((count, index) => count + (index === kind ? 1 : 0));
      expect(space.next[way * 3 + kind]).toBe(space.rankOf(more));
    }
  }
});
