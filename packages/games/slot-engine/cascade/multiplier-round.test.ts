// @covers multiplier-tumbles

import { drawOfRound } from '@baize/fairness';
import { expect, test } from 'vitest';
import { config, type SymbolCode } from '../../storm-anvil/config.ts';
import type { CascadeEvent } from './events.ts';
import { playCascadeRound } from './round.ts';

const betMinor = 200n;
const rounds = Array.from({ length: 1_500 }, (_, nonce) =>
  playCascadeRound<SymbolCode>(config, {
    betMinor,
    draw: drawOfRound({ serverSeed: 'smith', clientSeed: 'y', nonce }),
  }),
);
const valueOf = (code: SymbolCode) => (config.multipliers as Partial<Record<SymbolCode, number>>)[code] ?? 0;

function spinsOf(events: readonly CascadeEvent<SymbolCode>[]) {
  const starts = events.flatMap((event, index) => (event.type === 'spinStarted' ? [index] : []));
  return starts.map((start, index) => events.slice(start, starts[index + 1]));
}

test('what a spin wins is multiplied once, by the multipliers that stand when it has settled', () => {
  const seen = { base: 0, free: 0, gathered: 0, unused: 0 };
  for (const { events, payoutMinor } of rounds) {
    let total = 0n;
    let carried = 0;
    for (const spin of spinsOf(events)) {
      const mode = spin[0]?.type === 'spinStarted' ? spin[0].mode : 'base';
      const settled = spin.findLast((event) => event.type === 'gridFilled' || event.type === 'gridRefilled');
      if (settled?.type !== 'gridFilled' && settled?.type !== 'gridRefilled') expect.fail('a spin has a grid');
      const sum = settled.grid.flat().reduce((all, code) => all + valueOf(code), 0);
      const won = spin.reduce((all, event) => (event.type === 'symbolsWon' ? all + BigInt(event.totalMinor) : all), 0n);
      carried = mode === 'free' ? carried + sum : sum;
      const factor = BigInt(Math.max(carried, 1));
      const counted = spin.find((event) => event.type === 'multipliersCounted');
      if (counted?.type === 'multipliersCounted') {
        expect([counted.sum, counted.multiplier]).toEqual([sum, carried]);
        expect(counted.addedMinor).toBe(`${won * (factor - 1n)}`);
        expect(
          counted.positions.map(([x, y]) => valueOf(settled.grid[x]?.[y] as SymbolCode)).every((value) => value > 1),
        ).toBe(true);
        seen[mode] += 1;
        if (counted.sum < counted.multiplier) seen.gathered += 1;
      } else if (sum > 0) {
        expect([mode, won]).toEqual(['base', 0n]);
        seen.unused += 1;
      }
      if (mode === 'base') carried = 0;
      const scatters = spin.find((event) => event.type === 'scattersPaid');
      total += won * factor + BigInt(scatters?.type === 'scattersPaid' ? scatters.amountMinor : 0);
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
        const count = event.grid.flat().filter((code) => valueOf(code) > 0).length;
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
