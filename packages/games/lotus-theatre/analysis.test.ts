// @covers slots walking-wilds

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { divide, multiply, type Rational, rational, toDecimal, toNumber } from '../exact/rational.ts';
import type { SlotEvent } from '../slot-engine/events.ts';
import { playRound } from '../slot-engine/round.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';
import { analyseWalking } from '../slot-engine/walking/analysis.ts';
import { advertised, betsMinor, config, type SymbolCode } from './config.ts';
import { slot } from './index.ts';

const analysis = analyseWalking<SymbolCode>(config);
const percent = (share: Rational, decimals: number) => toDecimal(multiply(share, rational(100n)), decimals);
const seeds = { serverSeed: 'puppets', clientSeed: 'on the pond' };
const betMinor = 1_000n;

test('what players read is what was computed', () => {
  expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect(toDecimal(divide(rational(1n), analysis.triggerProbability), 2)).toBe(advertised.featureOneIn);
  expect(toDecimal(divide(rational(1n), analysis.walkProbability), 2)).toBe('18.00');
  expect(toDecimal(analysis.topPrize, 0)).toBe(`${config.maxWinTimesBet}`);
});

test('a window of the strips shows at most one of wild and scatter, and respins show no scatter', () => {
  const windows = (strips: readonly (readonly SymbolCode[])[]) =>
    strips.flatMap((strip) => strip.map((_, stop) => [0, 1, 2].map((row) => strip[(stop + row) % strip.length])));
  for (const cells of windows([...config.strips, ...config.walking.strips]))
    expect(cells.filter((code) => code === 'W' || code === 'S').length).toBeLessThanOrEqual(1);
  expect(config.walking.strips.flat()).not.toContain('S');
});

test('every prize is a whole number of minor units at every bet', () => {
  for (const bet of betsMinor) expect(bet % BigInt(config.lines.length)).toBe(0n);
});

describe('the figures of a small game', () => {
  type Code = 'A' | 'B' | 'W' | 'S';
  /** Three reels of one row: every draw of a round and its three respins can be played. */
  const small: LineSlotConfig<Code> = {
    strips: [
      ['A', 'B', 'S'],
      ['A', 'W', 'S'],
      ['A', 'W', 'S'],
    ],
    rows: 1,
    lines: [[0, 0, 0]],
    wild: 'W',
    scatter: 'S',
    paytable: { A: { 2: 1, 3: 5 }, B: { 3: 7 }, W: { 3: 11 } },
    scatterPays: { 2: 3 },
    walking: {
      strips: [
        ['A', 'B'],
        ['A', 'B'],
        ['A', 'W'],
      ],
      minScatters: 2,
      entrance: [1, 2],
      maxRespins: 3,
    },
    maxWinTimesBet: 1_000_000,
  };

  /** Plays every round with the chance that its draws have. */
  function playAll() {
    const sums = { chance: 0, won: 0, squared: 0, hits: 0, best: 0, walks: 0, parades: 0 };
    const play = (head: readonly number[]) => {
      const asked: number[] = [];
      const draw = (below: number) => {
        asked.push(below);
        return head[asked.length - 1] ?? 0;
      };
      const { payoutMinor, events } = playRound(small, { betMinor: 100n, draw });
      if (head.length < asked.length) {
        const below = asked[head.length] ?? 0;
        for (let number = 0; number < below; number += 1) play([...head, number]);
        return;
      }
      const chance = asked.reduce((all, below) => all / below, 1);
      const won = Number(payoutMinor) / 100;
      const isParade = events.some(({ type }) => type === 'paradeStarted');
      sums.chance += chance;
      sums.won += won * chance;
      sums.squared += won * won * chance;
      sums.hits += won > 0 ? chance : 0;
      sums.best = Math.max(sums.best, won);
      sums.parades += isParade ? chance : 0;
      sums.walks += !isParade && events.some(({ type }) => type === 'walkEnded') ? chance : 0;
    };
    play([]);
    return sums;
  }

  test('are those of all its rounds', () => {
    const all = playAll();
    const exact = analyseWalking(small as typeof small & { walking: NonNullable<(typeof small)['walking']> });
    expect(all.chance).toBeCloseTo(1, 12);
    expect(toNumber(exact.rtp)).toBeCloseTo(all.won, 10);
    expect(toNumber(exact.hitFrequency)).toBeCloseTo(all.hits, 12);
    expect(exact.sdPerUnit).toBeCloseTo(Math.sqrt(all.squared - all.won ** 2), 9);
    expect(toNumber(exact.walkProbability)).toBeCloseTo(all.walks, 12);
    expect(toNumber(exact.triggerProbability)).toBeCloseTo(all.parades, 12);
    expect(toNumber(exact.topPrize)).toBe(all.best);
    expect(all.parades).toBeGreaterThan(0);
  });
});

describe('rounds', () => {
  const rounds = Array.from({ length: 4_000 }, (_, nonce) =>
    playRound<SymbolCode>(config, { betMinor, draw: drawOfRound({ ...seeds, nonce }) }),
  );
  type Event = SlotEvent<SymbolCode>;
  const spinsOf = (events: readonly Event[]) => {
    const starts = events.flatMap(({ type }, index) => (type === 'spinStarted' ? [index] : []));
    return starts.map((start, index) => events.slice(start, starts[index + 1]));
  };
  const find = <Type extends Event['type']>(events: readonly Event[], type: Type) =>
    events.find((event): event is Extract<Event, { type: Type }> => event.type === type);

  test('every wild walks one reel to the left, and the reels turn again until none is left', () => {
    let walked = 0;
    for (const { events } of rounds) {
      const spins = spinsOf(events);
      const filled = spins.map((spin) => find(spin, 'wildsWalked')?.reels ?? []);
      const entrance = find(events, 'paradeStarted')?.reels ?? [];
      for (const [index, reels] of filled.entries()) {
        const held = [...reels.filter((reel) => reel > 0).map((reel) => reel - 1), ...(index === 0 ? entrance : [])];
        const next = filled[index + 1];
        if (next === undefined) expect(held).toEqual([]);
        else expect(next).toEqual(expect.arrayContaining(held));
        if (next !== undefined) expect(held.length).toBeGreaterThan(0);
      }
      if (spins.length > 1) walked += 1;
    }
    expect(walked).toBeGreaterThan(150);
  });

  test('all wins of a spin are multiplied by the wilds on the reels', () => {
    let multiplied = 0;
    for (const { events } of rounds)
      for (const spin of spinsOf(events)) {
        const times = Math.max(1, find(spin, 'wildsWalked')?.reels.length ?? 0);
        const won = find(spin, 'linesWon');
        if (!won) continue;
        expect(won.multiplier).toBe(times);
        for (const { amountMinor, symbol, count } of won.wins) {
          const pays = (config.paytable[symbol as keyof typeof config.paytable] as Record<number, number>)[count] ?? 0;
          expect(BigInt(amountMinor)).toBe((betMinor / 10n) * BigInt(pays * times));
        }
        if (times > 1) multiplied += 1;
      }
    expect(multiplied).toBeGreaterThan(20);
  });

  test('are recomputed from their seeds', async () => {
    const parades = rounds.flatMap(({ events }, nonce) => (find(events, 'paradeStarted') ? [nonce] : []));
    expect(parades.length).toBeGreaterThan(5);
    for (const nonce of parades) {
      const again = await slot.replay({ ...seeds, nonce }, betMinor, rounds[nonce]?.events ?? []);
      expect(again.events).toEqual(rounds[nonce]?.events);
    }
  });

  test('stop at the limit and pay no more', () => {
    const limited = { ...config, maxWinTimesBet: 20 };
    const capped = rounds.flatMap(({ payoutMinor }, nonce) => (payoutMinor > 20n * betMinor ? [nonce] : []));
    expect(capped.length).toBeGreaterThan(0);
    for (const nonce of capped) {
      const round = playRound<SymbolCode>(limited, { betMinor, draw: drawOfRound({ ...seeds, nonce }) });
      expect(round.payoutMinor).toBe(20n * betMinor);
      expect(find(round.events, 'roundCapped')?.payoutMinor).toBe('20000');
    }
  });
});
