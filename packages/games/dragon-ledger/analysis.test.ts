// @covers slots

import { describe, expect, test } from 'vitest';
import { add, divide, multiply, type Rational, rational, toDecimal } from '../exact/rational.ts';
import { analyseSlot } from '../slot-engine/analysis.ts';
import { jackpotReturn, linkedJackpots } from '../slot-engine/jackpots.ts';
import { advertised, config } from './config.ts';

const analysis = analyseSlot(config);
const percent = (share: Rational, decimals: number) => toDecimal(multiply(share, rational(100n)), decimals);
const oneIn = (share: Rational, decimals: number) => toDecimal(divide(rational(1n), share), decimals);
const withJackpots = add(analysis.rtp, jackpotReturn(linkedJackpots));

describe('the exact figures are the rulebook’s, to its last printed decimal', () => {
  test.each<[string, string, string]>([
    ['combinations', `${analysis.combinations}`, `${36 ** 5}`],
    ['RTP of the game', percent(analysis.rtp, 4), '94.8285'],
    ['RTP of the jackpots', percent(jackpotReturn(linkedJackpots), 4), '1.2000'],
    ['RTP', percent(withJackpots, 4), '96.0285'],
    ['line RTP', percent(analysis.lineRtp, 5), '61.21071'],
    ['scatter RTP', percent(analysis.scatterRtp, 5), '1.49498'],
    ['free-spin RTP', percent(analysis.featureRtp, 5), '32.12280'],
    ['hit frequency', percent(analysis.hitFrequency, 3), '32.771'],
    ['free spins one in', oneIn(analysis.triggerProbability, 2), '196.55'],
    ['spins per feature', toDecimal(analysis.spinsPerFeature, 6), '10.536021'],
    ['mean feature win', toDecimal(analysis.meanFeatureWin, 3), '63.137'],
    ['SD', analysis.sdPerUnit.toFixed(4), '8.2995'],
    ['best base spin', toDecimal(analysis.bestBaseSpin, 1), '546.7'],
    ['best free spin', toDecimal(analysis.bestFreeSpin, 1), '5001.0'],
    ['top prize of a round', toDecimal(analysis.topPrize, 0), '10000'],
    ['P(win > 1x)', percent(analysis.probabilityAbove(1), 5), '10.34985'],
    ['P(win > 10x)', percent(analysis.probabilityAbove(10), 5), '0.89465'],
    ['P(win > 50x)', percent(analysis.probabilityAbove(50), 5), '0.04382'],
    ['P(win > 100x)', percent(analysis.probabilityAbove(100), 5), '0.01239'],
    ['P(win > 500x)', percent(analysis.probabilityAbove(500), 5), '0.00045'],
  ])('%s', (_, computed, printed) => expect(computed).toBe(printed));

  test.each([
    ['H1', '1.93674', '36.49'],
    ['H2', '4.81862', '45.24'],
    ['H3', '7.64409', '56.13'],
    ['H4', '7.78742', '44.54'],
    ['A', '7.48444', '55.83'],
    ['K', '7.17998', '55.85'],
    ['Q', '5.26332', '55.90'],
    ['J', '5.26332', '56.67'],
    ['T', '6.55472', '59.96'],
  ])('special %s', (symbol, mean, hits) => {
    const special = analysis.bySpecial.find((odds) => odds.special === symbol);
    expect([
      toDecimal(special?.meanSpinWin ?? rational(0n), 5),
      percent(special?.hitFrequency ?? rational(0n), 2),
    ]).toEqual([mean, hits]);
  });

  test('what players read is what was computed', () => {
    expect(percent(withJackpots, 4)).toBe(advertised.rtpPercent);
    expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
    expect(oneIn(analysis.triggerProbability, 2)).toBe(advertised.featureOneIn);
  });
});
