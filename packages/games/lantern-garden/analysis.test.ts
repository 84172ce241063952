// @covers lantern-garden

import { drawOfRound, type RoundSeeds } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { divide, multiply, type Rational, rational, toDecimal, toNumber } from '../exact/rational.ts';
import { advertised, config } from './config.ts';
import { analyse, playRound, space } from './rules.ts';

const analysis = analyse(config);
const percent = (share: Rational, decimals: number) => toDecimal(multiply(share, rational(100n)), decimals);
const oneIn = (share: Rational, decimals: number) => toDecimal(divide(rational(1n), share), decimals);

describe('the exact figures are the rulebook’s, to its last printed decimal', () => {
  test.each<[string, string, string]>([
    ['combinations', `${analysis.combinations}`, `${32 ** 5}`],
    ['RTP', percent(analysis.rtp, 4), '96.0020'],
    ['line RTP', percent(analysis.lineRtp, 5), '81.49297'],
    ['scatter RTP', percent(analysis.scatterRtp, 5), '1.73968'],
    ['free-spin RTP', percent(analysis.featureRtp, 5), '12.76938'],
    ['hit frequency', percent(analysis.hitFrequency, 3), '49.265'],
    ['free spins one in', oneIn(analysis.triggerProbability, 2), '140.36'],
    ['spins per feature', toDecimal(analysis.spinsPerFeature, 6), '10.766948'],
    ['mean win of a free spin', toDecimal(analysis.meanFreeSpinWin, 6), '1.664653'],
    ['mean feature win', toDecimal(analysis.meanFeatureWin, 3), '17.923'],
    ['SD', analysis.sdPerUnit.toFixed(4), '2.5416'],
    ['best base spin', toDecimal(analysis.bestBaseSpin, 1), '61.9'],
    ['best free spin', toDecimal(analysis.bestFreeSpin, 1), '123.8'],
    ['top prize of a round', toDecimal(analysis.topPrize, 0), '2000'],
    ['P(win > 1x)', percent(analysis.probabilityAbove(1), 4), '23.4696'],
    ['P(win > 5x)', percent(analysis.probabilityAbove(5), 4), '2.3024'],
    ['P(win > 10x)', percent(analysis.probabilityAbove(10), 4), '0.3610'],
    ['P(win > 50x)', percent(analysis.probabilityAbove(50), 4), '0.0011'],
  ])('%s', (_, computed, printed) => expect(computed).toBe(printed));

  test('what players read is what was computed', () => {
    expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
    expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
    expect(oneIn(analysis.triggerProbability, 2)).toBe(advertised.featureOneIn);
  });

  test('the space is the cycle', () => {
    const outcomes = space(config).map(({ weights }) => weights.reduce((sum, weight) => sum + weight, 0));
    expect(outcomes).toEqual([32, 32, 32, 32, 32]);
  });
});

test('another paytable has other figures', { timeout: 120_000 }, () => {
  const richer = { ...config, paytable: { ...config.paytable, J: { 3: 9, 4: 20, 5: 50 } } };
  expect(percent(analyse(richer).rtp, 4)).not.toBe(advertised.rtpPercent);
});

/** What drawn rounds did, in bets and in counts. */
function simulate(rounds: number, seeds: RoundSeeds) {
  const draw = drawOfRound(seeds);
  const seen = { wonTimesBet: 0, hits: 0, features: 0, best: 0 };
  for (let i = 0; i < rounds; i += 1) {
    const { events, payoutMinor } = playRound(config, { betMinor: 20n, draw });
    const timesBet = Number(payoutMinor) / 20;
    seen.wonTimesBet += timesBet;
    seen.best = Math.max(seen.best, timesBet);
    // A spin that starts the feature pays its scatters, so a round pays if and only if its base spin does.
    if (payoutMinor > 0n) seen.hits += 1;
    if (events.some(({ type }) => type === 'freeSpinsAwarded')) seen.features += 1;
  }
  return seen;
}

const simulation = { rounds: 300_000, seeds: { serverSeed: '1a27e56a', clientSeed: 'simulation', nonce: 1 } };

test(`drawn rounds lie within 3.29 standard errors: ${JSON.stringify(simulation)}`, { timeout: 120_000 }, () => {
  const { rounds, seeds } = simulation;
  const { wonTimesBet, hits, features, best } = simulate(rounds, seeds);
  const errorsOff = (total: number, expected: number, sd: number) =>
    Math.abs(total / rounds - expected) / (sd / Math.sqrt(rounds));
  const ofShare = (count: number, share: number) => errorsOff(count, share, Math.sqrt(share * (1 - share)));

  expect(errorsOff(wonTimesBet, toNumber(analysis.rtp), analysis.sdPerUnit)).toBeLessThan(3.29);
  expect(ofShare(hits, toNumber(analysis.hitFrequency))).toBeLessThan(3.29);
  expect(ofShare(features, toNumber(analysis.triggerProbability))).toBeLessThan(3.29);
  expect(best).toBeGreaterThan(toNumber(analysis.bestBaseSpin));
});
