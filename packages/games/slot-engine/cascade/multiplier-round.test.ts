// @covers multiplier-tumbles

import { drawOfRound } from '@baize/fairness';
import { expect, test } from 'vitest';
import { config, type SymbolCode } from '../../storm-anvil/config.ts';
import type { CascadeEvent, Grid, MultipliersCounted } from './events.ts';
import { playCascadeRound } from './round.ts';

const betMinor = 200n;
const rounds = Array.from({ length: 1_500 }, (_, nonce) =>
  playCascadeRound<SymbolCode>(config, {
    betMinor,
    draw: drawOfRound({ serverSeed: 'smith', clientSeed: 'y', nonce }),
  }),
);
const worthOf = (code: SymbolCode) => (config.multipliers as Partial<Record<SymbolCode, number>>)[code] ?? 0;

function spinsOf(events: readonly CascadeEvent<SymbolCode>[]) {
  const starts = events.flatMap((event, index) => (event.type === 'spinStarted' ? [index] : []));
  return starts.map((start, index) => events.slice(start, starts[index + 1]));
}

/** What one spin says of itself. */
function readSpin(spin: readonly CascadeEvent<SymbolCode>[]) {
  let grid: Grid<SymbolCode> = [];
  const read = {
    mode: 'base' as 'base' | 'free',
    won: 0n,
    scatterMinor: 0n,
    counted: null as MultipliersCounted | null,
  };
  for (const event of spin) {
    if (event.type === 'spinStarted') read.mode = event.mode;
    if (event.type === 'symbolsWon') read.won += BigInt(event.totalMinor);
    if (event.type === 'scattersPaid') read.scatterMinor = BigInt(event.amountMinor);
    if (event.type === 'multipliersCounted') read.counted = event;
    if ('grid' in event) grid = event.grid;
  }
  const places = grid.flatMap((cells, x) => cells.flatMap((code, y) => (worthOf(code) > 0 ? [[x, y]] : [])));
  return { ...read, places, sum: grid.flat().reduce((all, code) => all + worthOf(code), 0) };
}

test('what a spin wins is multiplied once, by the multipliers that stand when it has settled', () => {
  const seen = { base: 0, free: 0, gathered: 0, unused: 0 };
  for (const { events, payoutMinor } of rounds) {
    let total = 0n;
    let carried = 0;
    for (const spin of spinsOf(events)) {
      const { mode, won, scatterMinor, counted, places, sum } = readSpin(spin);
      const multiplier = mode === 'free' ? carried + sum : sum;
      if (mode === 'free') carried = multiplier;
      const factor = BigInt(Math.max(multiplier, 1));
      const addedMinor = `${won * (factor - 1n)}`;
      if (counted) {
        expect(counted).toEqual({ type: 'multipliersCounted', positions: places, sum, multiplier, addedMinor });
        seen[mode] += 1;
        seen.gathered += Number(sum < multiplier);
      } else {
        expect(addedMinor).toBe('0');
        seen.unused += Number(sum > 0);
      }
      total += won * factor + scatterMinor;
    }
    expect(payoutMinor).toBe(total);
  }
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
});

test('multipliers never vanish while a spin lasts', () => {
  for (const { events } of rounds) {
    for (const spin of spinsOf(events)) {
      let before = 0;
      for (const event of spin) {
        if (!('grid' in event)) continue;
        const count = event.grid.flat().filter((code) => worthOf(code) > 0).length;
        expect(count).toBeGreaterThanOrEqual(before);
        before = count;
      }
    }
  }
});

test('a multiplied win stops at the limit of the round, exactly', () => {
  const nonce = rounds.findIndex(
    ({ events, payoutMinor }) => payoutMinor > betMinor && events.some(({ type }) => type === 'multipliersCounted'),
  );
  const limited = { ...config, maxWinTimesBet: 1 } as unknown as typeof config;
  const draw = drawOfRound({ serverSeed: 'smith', clientSeed: 'y', nonce });
  expect(playCascadeRound<SymbolCode>(limited, { betMinor, draw }).payoutMinor).toBe(betMinor);
});
