// @covers lantern-garden

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { betsMinor, config, type SymbolCode } from '../../jade-cascade/config.ts';
import type { CascadeEvent } from './events.ts';
import { placesOf } from './grid.ts';
import { ladderAt, prizeHundredths, scatterTimesBet } from './prizes.ts';
import { playCascadeRound } from './round.ts';

const betMinor = 200n;
const seeds = { serverSeed: 'c0ffee', clientSeed: 'cascade' };
const roundOf = (nonce: number, rules: typeof config = config) =>
  playCascadeRound<SymbolCode>(rules, { betMinor, draw: drawOfRound({ ...seeds, nonce }) });
const rounds = Array.from({ length: 400 }, (_, nonce) => roundOf(nonce));

/** The events of each spin of a round, its start left out. */
function spinsOf(events: readonly CascadeEvent<SymbolCode>[]) {
  const spins: { mode: 'base' | 'free'; events: CascadeEvent<SymbolCode>[] }[] = [];
  for (const event of events) {
    if (event.type === 'spinStarted') spins.push({ mode: event.mode, events: [] });
    else spins.at(-1)?.events.push(event);
  }
  return spins;
}

describe('in every spin', () => {
  const spins = rounds.flatMap(({ events }) => spinsOf(events));

  test('winners vanish, the rest falls in its order, and new symbols lie on top of it', () => {
    let refills = 0;
    for (const { events } of spins) {
      for (const [index, event] of events.entries()) {
        if (event.type !== 'gridRefilled') continue;
        const [before, won] = [events[index - 2], events[index - 1]];
        if ((before?.type !== 'gridFilled' && before?.type !== 'gridRefilled') || won?.type !== 'symbolsWon') {
          expect.fail('a refill follows a win on a grid');
        }
        const gone = new Set(won.wins.map(({ symbol }) => symbol));
        const kept = before.grid.map((cells) => cells.filter((code) => !gone.has(code)));
        expect(event.grid).toEqual(kept.map((cells, column) => [...(event.drops[column] ?? []), ...cells]));
        expect(event.grid.map(({ length }) => length)).toEqual([5, 5, 5, 5, 5]);
        expect(placesOf(event.grid, 'S').length).toBeGreaterThanOrEqual(placesOf(before.grid, 'S').length);
        refills += 1;
      }
    }
    expect(refills).toBeGreaterThan(100);
  });

  test('every win is priced by its count and its step, and what has settled pays nothing more but scatters', () => {
    for (const { mode, events } of spins) {
      const ladder = mode === 'free' ? [2, 4, 6, 10] : [1, 2, 3, 5];
      const wins = events.filter((event) => event.type === 'symbolsWon');
      for (const [index, { step, multiplier, wins: paid }] of wins.entries()) {
        expect([step, multiplier]).toEqual([index + 1, ladderAt(ladder, index)]);
        for (const { symbol, count, amountMinor } of paid) {
          const hundredths = BigInt(prizeHundredths(config, symbol, count) * multiplier);
          expect(amountMinor).toBe(`${(betMinor * hundredths) / 100n}`);
        }
      }
      const settled = events.findLast((event) => event.type === 'gridFilled' || event.type === 'gridRefilled');
      if (!settled) expect.fail('a spin has a grid');
      for (const symbol of ['A', 'B', 'C', 'D', 'E', 'F'] as const) {
        expect(placesOf(settled.grid, symbol).length).toBeLessThan(8);
      }
      const times = scatterTimesBet(config, placesOf(settled.grid, 'S').length);
      const paid = events.find((event) => event.type === 'scattersPaid');
      expect(paid?.amountMinor ?? '0').toBe(`${betMinor * BigInt(times)}`);
    }
  });
});

test('four scatters bring ten free spins, once; a round pays what its events say', () => {
  for (const { events, payoutMinor } of rounds) {
    const spins = spinsOf(events);
    const isFeature = events.some((event) => event.type === 'freeSpinsAwarded');
    expect(spins.map(({ mode }) => mode)).toEqual([
      'base',
      ...Array.from({ length: isFeature ? 10 : 0 }, () => 'free'),
    ]);
    const won = events.reduce((sum, event) => {
      if (event.type === 'symbolsWon') return sum + BigInt(event.totalMinor);
      return event.type === 'scattersPaid' ? sum + BigInt(event.amountMinor) : sum;
    }, 0n);
    expect(payoutMinor).toBe(won);
    expect(events.at(-1)).toEqual({ type: 'roundEnded', payoutMinor: `${payoutMinor}` });
  }
  expect(rounds.filter(({ events }) => events.length > 30).length).toBeGreaterThan(0);
});

test('a round stops at its limit and pays no more', () => {
  const won = rounds.findIndex(({ payoutMinor }) => payoutMinor > betMinor);
  const limited = roundOf(won, { ...config, maxWinTimesBet: 1 } as unknown as typeof config);
  expect(limited.payoutMinor).toBe(betMinor);
  expect(limited.events.map(({ type }) => type)).toContain('roundCapped');
});

test.each([0n, -20n, 19n, 30n])('a bet of %s is refused', (bad) => {
  expect(betsMinor).not.toContain(bad);
  expect(() => playCascadeRound(config, { betMinor: bad, draw: () => 0 })).toThrow(RangeError);
});
