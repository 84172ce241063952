// @covers cluster-pays

import { expect, test } from 'vitest';
import { advertised, betsMinor, config, measured } from './config.ts';

test('what players read is what was measured, and its stated error is that of so many rounds', () => {
  const error = (3.29 * measured.sdPerUnit) / Math.sqrt(measured.rounds);
  expect(measured.errorPoints).toBe(Math.ceil(error * 10_000) / 100);
  expect((measured.rtp * 100).toFixed(2)).toBe(advertised.rtpPercent);
  expect((measured.hitFrequency * 100).toFixed(2)).toBe(advertised.hitFrequencyPercent);
});

test('every prize is a whole minor unit at every bet', () => {
  for (const bet of betsMinor) {
    for (const prizes of Object.values(config.paytable)) {
      for (const { hundredths } of prizes) expect((bet * BigInt(hundredths)) % 100n).toBe(0n);
    }
  }
});
