// @covers slots

import { expect, test } from 'vitest';
import { divide, multiply, type Rational, rational, toDecimal, toNumber } from '../exact/rational.ts';
import { analyseSlot } from '../slot-engine/analysis.ts';
import { analysePick } from '../slot-engine/pick-odds.ts';
import { advertised, config } from './config.ts';

const analysis = analyseSlot(config);
const percent = (share: Rational, decimals: number) => toDecimal(multiply(share, rational(100n)), decimals);

test('the pick of three of twelve chests has the rulebook’s mean and spread', () => {
  const { mean, meanSquared, best } = analysePick(config.pick);
  expect(toDecimal(mean, 1)).toBe('22.5');
  expect(Math.sqrt(toNumber(meanSquared) - toNumber(mean) ** 2).toFixed(4)).toBe('16.3506');
  expect(best).toBe(63n);
});

test('a run of three along one of five lines is all that pays', () => {
  // Per symbol, with c of it and one wild on each strip of 30: ((c + 1)^3 - 1) ways of 30^3 with at least one real symbol.
  const counts = { H1: 2, H2: 3, H3: 4, H4: 5, H5: 6, H6: 7 } as const;
  const ways = Object.entries(counts).reduce(
    (sum, [symbol, count]) => sum + ((count + 1) ** 3 - 1) * config.paytable[symbol as keyof typeof counts][3],
    0,
  );
  expect(toNumber(analysis.lineRtp)).toBeCloseTo(ways / 30 ** 3, 12);
});

test('what players read is what was computed', () => {
  expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect(toDecimal(divide(rational(1n), analysis.triggerProbability), 2)).toBe(advertised.featureOneIn);
  expect(toDecimal(analysis.topPrize, 1)).toBe('64.6');
});
