// @covers slots

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { analyseHold } from '../slot-engine/hold/analysis.ts';
import type { HeldSymbol, HoldEnded, HoldStarted, RespinPlayed } from '../slot-engine/hold/events.ts';
import { playHold } from '../slot-engine/hold/hold.ts';
import { bestHold, followHold } from '../slot-engine/hold/hold-odds.ts';
import type { HoldRules } from '../slot-engine/hold/types.ts';
import { playRound } from '../slot-engine/round.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';
import { advertised, betsMinor, config, type SymbolCode } from './config.ts';

const rules: LineSlotConfig<SymbolCode> & { hold: HoldRules<SymbolCode> } = config;
const analysis = analyseHold(rules);
const seeds = { serverSeed: 'nuggets', clientSeed: 'hold and respin' };
const roundOf = (nonce: number, betMinor = 100n, of: LineSlotConfig<SymbolCode> = rules) =>
  playRound(of, { betMinor, draw: drawOfRound({ ...seeds, nonce }) });
const sumOf = (held: readonly HeldSymbol[]) => held.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
const features = Array.from({ length: 4_000 }, (_, nonce) => ({ nonce, ...roundOf(nonce) })).filter(({ events }) =>
  events.some(({ type }) => type === 'holdStarted'),
);

test('what players read is what was computed', () => {
  const percent = (share: number, decimals: number) => (share * 100).toFixed(decimals);
  expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect((1 / analysis.triggerProbability).toFixed(2)).toBe(advertised.featureOneIn);
  // No round reaches the limit, so that the figures need no correction for it.
  expect(analysis.topPrize).toBeLessThan(config.maxWinTimesBet);
});

describe('the Markov chain', () => {
  /** Two open cells, one respin, a coin, a collect symbol or nothing with 1/2, 1/4, 1/4: small enough for all draws by hand. */
  const small: HoldRules<string> = {
    minScatters: 1,
    respins: 1,
    cell: { parts: 4, coin: 2, collect: 1 },
    values: [
      { hundredths: 100, weight: 1 },
      { hundredths: 300, weight: 1 },
    ],
    collect: 'L',
    grandTimesBet: 10,
  };

  /** Every sequence of draws with its probability: the game itself is the oracle. */
  function byAllDraws() {
    const sums = { mean: 0, meanSquared: 0, full: 0, probability: 0 };
    const walk = (path: readonly number[]) => {
      let used = 0;
      let probability = 1;
      let asked = 0;
      const draw = (below: number) => {
        const drawn = path[used];
        used += 1;
        probability /= below;
        if (drawn !== undefined) return drawn;
        asked ||= below;
        throw new RangeError('further');
      };
      try {
        const room = { reels: 3, rows: 1, coins: [[0, 0]] as const, roomMinor: 1_000_000n };
        const { wonMinor, grandMinor } = playHold(small, { betMinor: 100n, draw, ...room });
        const won = Number(wonMinor) / 100;
        sums.mean += probability * won;
        sums.meanSquared += probability * won * won;
        sums.full += grandMinor > 0n ? probability : 0;
        sums.probability += probability;
      } catch {
        for (let drawn = 0; drawn < asked; drawn += 1) walk([...path, drawn]);
      }
    };
    walk([]);
    return sums;
  }

  test('of a small game comes out as all its draws', () => {
    const all = byAllDraws();
    const { mean, meanSquared, full } = followHold(small, 3)(1);
    expect(all.probability).toBeCloseTo(1, 12);
    expect(mean).toBeCloseTo(all.mean, 10);
    expect(meanSquared).toBeCloseTo(all.meanSquared, 10);
    expect(full).toBeCloseTo(all.full, 10);
  });

  test('starts full where all cells hold coins', () => {
    const { mean, full } = followHold(config.hold, 15)(15);
    expect(full).toBe(1);
    expect(mean).toBeCloseTo(15 * 1.5 + 1_000, 9);
    expect(bestHold(config.hold, 15)).toBe(10 * 8 * 8 + 1_000);
  });
});

describe('in every feature', () => {
  test('six coins or more start it, and no fewer', () => {
    expect(features.length).toBeGreaterThan(20);
    for (let nonce = 0; nonce < 1_000; nonce += 1) {
      const { events } = roundOf(nonce);
      const stopped = events.find(({ type }) => type === 'reelsStopped') as { window: string[][] } | undefined;
      const coins = stopped?.window.flat().filter((code) => code === 'C').length ?? 0;
      expect(events.some(({ type }) => type === 'holdStarted')).toBe(coins >= 6);
    }
  });

  test('a new symbol brings the respins back, a cell is filled once, and collects take all that lie there', () => {
    for (const { events } of features) {
      const start = events.find((event): event is HoldStarted => event.type === 'holdStarted');
      const cells = (start?.coins ?? []).map(({ position }) => position.join());
      let coins = sumOf(start?.coins ?? []);
      let left = start?.respinsLeft ?? 0;
      for (const respin of events.filter((event): event is RespinPlayed => event.type === 'respinPlayed')) {
        const landed = [...respin.coins, ...respin.collects];
        cells.push(...landed.map(({ position }) => position.join()));
        coins += sumOf(respin.coins);
        expect(respin.collects.map(({ amountMinor }) => amountMinor)).toEqual(respin.collects.map(() => `${coins}`));
        expect(respin.respinsLeft).toBe(cells.length === 15 ? 0 : landed.length > 0 ? 3 : left - 1);
        left = respin.respinsLeft;
      }
      expect(left).toBe(0);
      expect(new Set(cells).size).toBe(cells.length);
    }
  });

  test('all that landed is paid, and the grand where the grid is full', () => {
    for (const { events, payoutMinor } of features) {
      const held = events.flatMap((event) => {
        if (event.type === 'holdStarted') return event.coins;
        return event.type === 'respinPlayed' ? [...event.coins, ...event.collects] : [];
      });
      const end = events.find((event): event is HoldEnded => event.type === 'holdEnded');
      const lines = events.find((event) => event.type === 'linesWon');
      expect(end?.grandMinor).toBe(held.length === 15 ? '100000' : '0');
      expect(BigInt(end?.totalMinor ?? 0)).toBe(sumOf(held) + BigInt(end?.grandMinor ?? 0));
      expect(payoutMinor).toBe(BigInt(end?.totalMinor ?? 0) + BigInt(lines?.totalMinor ?? 0));
    }
  });
});

test('a round stops at its limit and pays no more', () => {
  const limited = { ...rules, maxWinTimesBet: 4 };
  const stopped = features
    .map(({ nonce }) => roundOf(nonce, 100n, limited))
    .filter(({ payoutMinor }) => payoutMinor === 400n);
  expect(stopped.length).toBeGreaterThan(5);
  for (const { events } of stopped) expect(events.map(({ type }) => type)).toContain('roundCapped');
});

test('every prize is a whole minor unit at every bet', () => {
  for (const betMinor of betsMinor) {
    for (const { hundredths } of config.hold.values) expect((betMinor * BigInt(hundredths)) % 100n).toBe(0n);
  }
});
