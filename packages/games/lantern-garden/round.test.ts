// @covers lantern-garden

import { drawOfRound } from '@baize/fairness';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betsMinor, config, defaultBetMinor } from './config.ts';
import type { LanternGardenEvent } from './events.ts';
import { type LanternGardenConfig, type LanternGardenRound, playRound, replayRound } from './rules.ts';

/** Stops whose windows are known: three scatters on reels 1, 2 and 3 without a line; nothing at all; the best of all, 61.9x. */
const triggerStops = [27, 5, 15, 0, 0];
const emptyStops = [27, 5, 6, 0, 0];
const bestStops = [3, 17, 9, 16, 7];

function playStops(spins: readonly (readonly number[])[], betMinor = 20n, rules: LanternGardenConfig = config) {
  const stops = spins.flat();
  const round = playRound(rules, {
    betMinor,
    draw: (n) => {
      expect(n).toBe(32);
      return stops.shift() ?? expect.fail('one draw too many');
    },
  });
  expect(stops, 'all draws are used').toEqual([]);
  return round;
}

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

function eventsOf<Type extends LanternGardenEvent['type']>(round: LanternGardenRound, type: Type) {
  return round.events.filter((event): event is Extract<LanternGardenEvent, { type: Type }> => event.type === type);
}

function wonMinor(round: LanternGardenRound): bigint {
  const lines = eventsOf(round, 'linesWon').flatMap(({ wins }) => wins.map(({ amountMinor }) => BigInt(amountMinor)));
  const scatters = eventsOf(round, 'scattersPaid').map(({ amountMinor }) => BigInt(amountMinor));
  return [...lines, ...scatters].reduce((sum, amount) => sum + amount, 0n);
}

describe('a base spin', () => {
  test('that wins nothing has three events', () => {
    const round = playStops([emptyStops]);
    expect(round.events.map(({ type }) => type)).toEqual(['spinStarted', 'reelsStopped', 'roundEnded']);
    expect(round.payoutMinor).toBe(0n);
  });

  test('shows three rows from its stops on, wrapping', () => {
    const [stopped] = eventsOf(playStops([[31, 0, 1, 0, 30]]), 'reelsStopped');
    expect(stopped?.stops).toEqual([31, 0, 1, 0, 30]);
    expect(stopped?.window[0]).toEqual(['K', 'J', 'Q']);
    expect(stopped?.window[1]).toEqual(['J', 'H3', 'K']);
    expect(stopped?.window[4]).toEqual(['K', 'J', 'H2']);
  });

  test('pays its best window 61.9 times the bet', () => {
    const round = playStops([bestStops], 200n);
    expect(round.payoutMinor).toBe(12_380n);
    expect(eventsOf(round, 'linesWon')[0]).toMatchObject({ totalMinor: '12380', multiplier: 1 });
  });

  test.each([0n, -20n, 21n, 19n])('cannot be had for %s', (betMinor) => {
    expect(() => playRound(config, { betMinor, draw: () => 0 })).toThrow(RangeError);
  });
});

describe('scatters', () => {
  // Reel by reel the stops that put S in the top, middle and bottom row.
  const scatterStops = config.strips.map((strip) => [0, 1, 2].map((row) => (strip.indexOf('S') - row + 32) % 32));

  test('pay 2, 10 and 50 total bets in any row', () => {
    for (const [count, factor] of [
      [3, 2n],
      [4, 10n],
      [5, 50n],
    ] as const) {
      for (const row of [0, 1, 2]) {
        const stops = scatterStops.map((rows, reel) => (reel < count ? (rows[(row + reel) % 3] ?? 0) : 0));
        const round = playStops([stops, ...times(10, emptyStops)], 200n);
        const [paid] = eventsOf(round, 'scattersPaid');
        expect(paid).toMatchObject({ count, amountMinor: `${factor * 200n}`, multiplier: 1 });
        expect(paid?.positions).toEqual(Array.from({ length: count }, (_, reel) => [reel, (row + reel) % 3]));
      }
    }
  });

  test('need no order: the last three reels do as well', () => {
    const stops = [0, 0, scatterStops[2]?.[1] ?? 0, scatterStops[3]?.[0] ?? 0, scatterStops[4]?.[2] ?? 0];
    expect(eventsOf(playStops([stops, ...times(10, emptyStops)]), 'scattersPaid')[0]?.count).toBe(3);
  });
});

describe('free spins', () => {
  test('are ten, count down, and pay double', () => {
    const round = playStops([triggerStops, ...times(9, emptyStops), bestStops], 200n);
    const started = eventsOf(round, 'spinStarted');
    expect(started.map(({ mode, spinNumber, spinsLeft }) => [mode, spinNumber, spinsLeft])).toEqual([
      ['base', 1, 0],
      ...Array.from({ length: 10 }, (_, index) => ['free', index + 1, 9 - index]),
    ]);
    expect(eventsOf(round, 'linesWon').at(-1)).toMatchObject({ totalMinor: '24760', multiplier: 2 });
    expect(eventsOf(round, 'freeSpinsEnded')).toEqual([
      { type: 'freeSpinsEnded', spinsPlayed: 10, totalMinor: '24760' },
    ]);
    expect(round.payoutMinor).toBe(24_760n + 400n);
  });

  test('add ten for three scatters, whose pay is doubled too', () => {
    const round = playStops([triggerStops, triggerStops, ...times(19, emptyStops)], 200n);
    expect(eventsOf(round, 'freeSpinsAwarded')).toMatchObject([
      { spins: 10, spinsLeft: 10, totalSpins: 10 },
      { spins: 10, spinsLeft: 19, totalSpins: 20 },
    ]);
    expect(eventsOf(round, 'scattersPaid').map(({ amountMinor }) => amountMinor)).toEqual(['400', '800']);
  });

  test('are fifty at most', () => {
    const round = playStops([triggerStops, ...times(6, triggerStops), ...times(44, emptyStops)]);
    expect(eventsOf(round, 'freeSpinsAwarded').map(({ totalSpins }) => totalSpins)).toEqual([10, 20, 30, 40, 50]);
    expect(eventsOf(round, 'freeSpinsEnded')[0]?.spinsPlayed).toBe(50);
  });
});

describe('the limit of a round', () => {
  test('ends it at 2,000 times the bet', () => {
    // 2x, 4x and sixteen times 123.8x are below 2,000x; the seventeenth goes over it.
    const round = playStops([triggerStops, triggerStops, ...times(17, bestStops)], 100n);
    expect(round.payoutMinor).toBe(200_000n);
    expect(wonMinor(round)).toBe(100n * 6n + 12_380n * 17n);
    expect(round.events.slice(-3)).toEqual([
      { type: 'roundCapped', wonMinor: '211060', payoutMinor: '200000' },
      { type: 'freeSpinsEnded', spinsPlayed: 18, totalMinor: '199800' },
      { type: 'roundEnded', payoutMinor: '200000' },
    ]);
  });

  test('holds for a base spin and starts no free spins then', () => {
    const round = playStops([triggerStops], 100n, { ...config, maxWinTimesBet: 2 });
    expect(round.events.map(({ type }) => type)).toEqual([
      'spinStarted',
      'reelsStopped',
      'scattersPaid',
      'roundCapped',
      'roundEnded',
    ]);
    expect(round.payoutMinor).toBe(200n);
  });
});

const seedsOfRound = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.string({ minLength: 1, maxLength: 64, unit: 'grapheme' }),
  nonce: fc.nat(),
});

describe('any round', () => {
  test('pays what its events say', () => {
    fc.assert(
      fc.property(seedsOfRound, fc.constantFrom(...betsMinor), (seeds, betMinor) => {
        const round = playRound(config, { betMinor, draw: drawOfRound(seeds) });
        expect(wonMinor(round)).toBe(round.payoutMinor);
        expect(round.events.at(-1)).toEqual({ type: 'roundEnded', payoutMinor: `${round.payoutMinor}` });
        for (const { wins, totalMinor } of eventsOf(round, 'linesWon')) {
          expect(`${wins.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n)}`).toBe(totalMinor);
        }
        const free = eventsOf(round, 'spinStarted').filter(({ mode }) => mode === 'free').length;
        expect(eventsOf(round, 'freeSpinsAwarded').at(-1)?.totalSpins ?? 0).toBe(free);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is replayed from its seeds, event by event, through its JSON form', async () => {
    await fc.assert(
      fc.asyncProperty(seedsOfRound, async (seeds) => {
        const round = playRound(config, { betMinor: defaultBetMinor, draw: drawOfRound(seeds) });
        const replayed = await replayRound(seeds, defaultBetMinor);
        expect(replayed).toEqual(round);
        expect(JSON.parse(JSON.stringify(replayed.events))).toEqual(round.events);
      }),
    );
  });

  test('wins in proportion to its bet', () => {
    fc.assert(
      fc.property(seedsOfRound, (seeds) => {
        const [small, large] = [20n, 10_000n].map((betMinor) =>
          playRound(config, { betMinor, draw: drawOfRound(seeds) }),
        );
        expect(large?.payoutMinor).toBe((small?.payoutMinor ?? 0n) * 500n);
      }),
    );
  });
});
