// @covers slots bought-features

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { analyseWays } from '../slot-engine/ways/analysis.ts';
import type { WaysEvent } from '../slot-engine/ways/events.ts';
import { waysPrizes } from '../slot-engine/ways/prizes.ts';
import { playWaysRound } from '../slot-engine/ways/round.ts';
import { advertised, betsMinor, config, type SymbolCode } from './config.ts';
import { slot } from './index.ts';

const analysis = analyseWays(config);
const percent = (share: number, decimals: number) => (share * 100).toFixed(decimals);
const seeds = { serverSeed: 'c0ffee', clientSeed: 'mammoth' };
const boughtAt = (nonce: number, betMinor = 100n) =>
  slot.play({ betMinor, isBought: true, draw: drawOfRound({ ...seeds, nonce }) });

test('what players read is what was computed', () => {
  expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect((1 / analysis.triggerProbability).toFixed(2)).toBe(advertised.featureOneIn);
  expect(percent(analysis.bought?.rtp ?? 0, 4)).toBe(advertised.boughtRtpPercent);
  expect(analysis.maxWays).toBe(117_649);
});

test('a bought round returns what a spin returns, to 0.01 points', () => {
  const apart = Number(advertised.boughtRtpPercent) - Number(advertised.rtpPercent);
  expect(Math.abs(apart)).toBeLessThanOrEqual(0.01);
});

test('prizes and the price are whole minor units at every bet', () => {
  for (const betMinor of betsMinor) {
    expect(betMinor % BigInt(config.unitsPerBet)).toBe(0n);
    expect(slot.featurePriceOf?.(betMinor)).toBe(betMinor * 45n);
  }
  expect(() => slot.featurePriceOf?.(30n)).toThrow(RangeError);
});

test('counts on neighbouring reels multiply, wilds stand in', () => {
  const window: SymbolCode[][] = [['H1', 'T', 'H1'], ['W', 'H1'], ['H1', 'W', 'W', 'A'], ['T', 'T'], ['H1'], ['H1']];
  expect(waysPrizes(config, window)).toEqual([
    expect.objectContaining({ symbol: 'H1', count: 3, ways: 12, units: 360 }),
    expect.objectContaining({ symbol: 'T', count: 4, ways: 4, units: 16 }),
  ]);
});

describe('a bought round', () => {
  test('begins with its price and its free spins, without a base spin', () => {
    const [bought, awarded, first] = boughtAt(0).events as WaysEvent<SymbolCode>[];
    expect(bought).toEqual({ type: 'featureBought', betMinor: '100', priceMinor: '4500' });
    expect(awarded).toMatchObject({ type: 'freeSpinsAwarded', spins: 10, totalSpins: 10 });
    expect(first).toMatchObject({ type: 'spinStarted', mode: 'free', spinNumber: 1, spinsLeft: 9 });
  });

  test('multiplies each spin by its number, and its wins add up to what it pays', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const { events, payoutMinor } = boughtAt(nonce);
      let spin = 0;
      let won = 0n;
      for (const event of events as WaysEvent<SymbolCode>[]) {
        if (event.type === 'spinStarted') spin = event.spinNumber;
        if (event.type !== 'waysWon') continue;
        expect(event.multiplier).toBe(spin);
        won += BigInt(event.totalMinor);
      }
      expect(won).toBe(payoutMinor);
    }
  });

  test('is recomputed from its seeds and its stake, and from no other stake', async () => {
    const { events, payoutMinor } = boughtAt(7);
    const again = await slot.replay({ ...seeds, nonce: 7 }, 4_500n, events);
    expect([again.events, again.payoutMinor]).toEqual([events, payoutMinor]);
    await expect(slot.replay({ ...seeds, nonce: 7 }, 100n, events)).rejects.toThrow(RangeError);
  });

  test('that only pretends to be bought is no honest one', async () => {
    const spin = slot.play({ betMinor: 100n, draw: drawOfRound({ ...seeds, nonce: 7 }) });
    const forged = [{ type: 'featureBought', betMinor: '100', priceMinor: '4500' }, ...spin.events];
    const again = await slot.replay({ ...seeds, nonce: 7 }, 4_500n, forged);
    expect(again.events).not.toEqual(forged);
  });
});

test('a round stops exactly at its limit', () => {
  // Every reel at its highest and full of mammoths: 117,649 ways of 45 bets.
  const full = { ...config, heights: [[7, 1]] as const, reels: config.reels.map(() => ({ H1: 1 })) };
  const { events, payoutMinor } = playWaysRound<SymbolCode>(full, { betMinor: 20n, draw: () => 0 });
  expect(payoutMinor).toBe(500_000n);
  expect(events.map(({ type }) => type)).toEqual([
    'spinStarted',
    'windowDrawn',
    'waysWon',
    'roundCapped',
    'roundEnded',
  ]);
});
