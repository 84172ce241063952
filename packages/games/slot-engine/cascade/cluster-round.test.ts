// @covers cluster-pays

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { config, type SymbolCode } from '../../honey-meadow/config.ts';
import type { Position } from '../types.ts';
import { clustersOf } from './clusters.ts';
import type { CascadeEvent, Grid, SymbolRemoved, SymbolsWon, WildsPlaced } from './events.ts';
import { placesOf } from './grid.ts';
import { prizeHundredths } from './prizes.ts';
import { playCascadeRound } from './round.ts';

const betMinor = 200n;
const rounds = Array.from({ length: 500 }, (_, nonce) =>
  playCascadeRound<SymbolCode>(config, {
    betMinor,
    draw: drawOfRound({ serverSeed: 'bee', clientSeed: 'keeper', nonce }),
  }),
);
const { perFeature, features } = config.meter;
const textOf = ([column, row]: Position) => `${column},${row}`;

describe('groups', () => {
  /** Rows as words, the first on top. */
  const gridOf = (...rows: string[]): Grid<string> =>
    Array.from(rows[0] ?? '', (_, column) => rows.map((row) => row[column] as string));
  const sizes = (...rows: string[]) =>
    clustersOf(gridOf(...rows), 'W', (code) => code !== 'W' && code !== 'S').map(
      ({ symbol, positions }) => `${symbol}${positions.length}`,
    );

  test.each([
    ['touch by their sides, not by their corners', ['AAB', 'BBA', 'BSA'], ['A2', 'B3', 'A2', 'B1']],
    ['may be bent and hollow', ['AAA', 'ABA', 'AAA'], ['A8', 'B1']],
    ['go on over wilds, of several symbols over the same', ['AWB', 'CCC'], ['A2', 'C4', 'B2']],
    ['have no wilds or scatters alone', ['WWS', 'WSS'], []],
  ])('%s', (_, rows, expected) => expect(sizes(...rows).sort()).toEqual([...expected].sort()));

  test('are the parts that hang together, on any grid', () => {
    for (const { events } of rounds.slice(0, 40)) {
      for (const event of events) {
        if (event.type !== 'gridFilled') continue;
        const all = clustersOf(event.grid, 'W', (code) => code in config.paytable).flatMap(
          ({ positions }) => positions,
        );
        expect(new Set(all.map(textOf)).size).toBe(all.length);
        expect(all.length).toBe(49 - placesOf(event.grid, 'S').length);
      }
    }
  });
});

interface Meter {
  charge: number;
  released: number;
}

function expectNoWin(grid: Grid<SymbolCode>): void {
  for (const { symbol, positions } of clustersOf(grid, 'W', (code) => code in config.paytable)) {
    expect(prizeHundredths(config, symbol, positions.length)).toBe(0);
  }
}

function followWin(event: SymbolsWon<SymbolCode>, grid: Grid<SymbolCode>, meter: Meter): void {
  const gone = new Set<string>();
  for (const { symbol, count, positions, amountMinor } of event.wins) {
    expect(new Set(positions.map(textOf)).size).toBe(count);
    expect(positions.every(([x, y]) => [symbol, 'W'].includes(grid[x]?.[y] ?? ''))).toBe(true);
    expect(amountMinor).toBe(`${(betMinor * BigInt(prizeHundredths(config, symbol, count))) / 100n}`);
    for (const place of positions) gone.add(textOf(place));
  }
  meter.charge += gone.size;
  expect(event.meter).toBe(meter.charge);
}

function followFeature(
  event: WildsPlaced<SymbolCode> | SymbolRemoved<SymbolCode>,
  grid: Grid<SymbolCode>,
  meter: Meter,
): void {
  expectNoWin(grid);
  expect(meter.charge).toBeGreaterThanOrEqual(perFeature);
  const feature = features[meter.released % features.length];
  meter.charge -= perFeature;
  meter.released += 1;
  expect(event.meter).toBe(meter.charge);
  if (event.type === 'symbolRemoved') {
    expect(feature?.kind).toBe('removal');
    expect(event.positions).toEqual(placesOf(grid, event.symbol));
    return;
  }
  const changed = new Set(event.positions.map(textOf));
  expect(feature).toEqual({ kind: 'wilds', count: changed.size });
  expect(event.grid).toEqual(grid.map((cells, x) => cells.map((code, y) => (changed.has(`${x},${y}`) ? 'W' : code))));
}

/** What the events of one spin say, checked one after the other. */
function followSpin(events: readonly CascadeEvent<SymbolCode>[], meter: Meter) {
  let grid: Grid<SymbolCode> = [];
  for (const event of events) {
    if (event.type === 'symbolsWon') followWin(event, grid, meter);
    if (event.type === 'wildsPlaced' || event.type === 'symbolRemoved') followFeature(event, grid, meter);
    if ('grid' in event) grid = event.grid;
  }
  expectNoWin(grid);
  expect(meter.charge).toBeLessThan(perFeature);
  const count = (type: string) => events.filter((event) => event.type === type).length;
  return { wilds: count('wildsPlaced'), removals: count('symbolRemoved') };
}

test('every spin pays groups by their size, and its meter brings the features in turn when nothing wins', () => {
  const total = { wilds: 0, removals: 0, kept: 0 };
  for (const { events, payoutMinor } of rounds) {
    const starts = events.flatMap((event, index) => (event.type === 'spinStarted' ? [index] : []));
    let meter = { charge: 0, released: 0 };
    for (const [index, start] of starts.entries()) {
      // Free spins go on with the meter of the free spin before.
      if (index < 2) meter = { charge: 0, released: 0 };
      else total.kept += meter.charge > 0 ? 1 : 0;
      const { wilds, removals } = followSpin(events.slice(start, starts[index + 1]), meter);
      total.wilds += wilds;
      total.removals += removals;
    }
    const won = events.reduce((sum, event) => {
      if (event.type === 'symbolsWon') return sum + BigInt(event.totalMinor);
      return event.type === 'scattersPaid' ? sum + BigInt(event.amountMinor) : sum;
    }, 0n);
    expect(payoutMinor).toBe(won);
  }
  expect(total.wilds).toBeGreaterThan(20);
  expect(total.removals).toBeGreaterThan(5);
  expect(total.kept).toBeGreaterThan(0);
});
