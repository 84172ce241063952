// @covers lantern-garden

import { describe, expect, test } from 'vitest';
import { config, type SymbolCode } from '../../lantern-garden/config.ts';
import type { LineSlotConfig } from '../types.ts';
import { bestRun, linePrizes } from './line-prizes.ts';

const lengths = [3, 4, 5] as const;
const reelCount = 5;
/** The rulebook's table once more, written down apart from the config. */
const rulebook: [SymbolCode, number, number, number][] = [
  ['H1', 50, 150, 500],
  ['H2', 30, 100, 300],
  ['H3', 25, 70, 200],
  ['H4', 20, 50, 150],
  ['A', 12, 40, 100],
  ['K', 10, 30, 85],
  ['Q', 8, 25, 60],
  ['J', 8, 20, 50],
];
const rows = rulebook.flatMap(([symbol, ...prizes]) =>
  prizes.map((prize, index) => [symbol, lengths[index] ?? 0, prize] as const),
);

/** Every way to put wilds on reels 2 to 4 of a run, and every symbol that can end it. */
function runsOf(symbol: SymbolCode, count: number): SymbolCode[][] {
  const enders = (['S', ...rulebook.map(([other]) => other)] as SymbolCode[]).filter((other) => other !== symbol);
  return Array.from({ length: 8 }, (_, mask) =>
    Array.from(
      { length: count },
      (_, reel): SymbolCode => (reel > 0 && reel < 4 && (mask >> (reel - 1)) & 1 ? 'W' : symbol),
    ),
  ).flatMap((run) =>
    count === reelCount
      ? [run]
      : enders.map((ender) => [...run, ...Array.from<unknown, SymbolCode>({ length: reelCount - count }, () => ender)]),
  );
}

describe('a run', () => {
  test.each(rows)('of %s times %i pays %i, with wilds in any place', (symbol, count, timesLineBet) => {
    for (const cells of runsOf(symbol, count)) {
      expect(bestRun(config, cells), cells.join(' ')).toEqual({ symbol, count, timesLineBet });
    }
  });

  test('of two pays nothing', () => {
    for (const [symbol] of rulebook) expect(bestRun(config, [symbol, symbol, 'S', symbol, symbol])).toBeNull();
  });

  test('must start on the first reel', () => {
    expect(bestRun(config, ['A', 'H1', 'H1', 'H1', 'H1'])).toBeNull();
  });

  test('is not made of scatters, and a wild does not stand in for one', () => {
    expect(bestRun(config, ['S', 'S', 'S', 'S', 'S'])).toBeNull();
    expect(bestRun(config, ['S', 'W', 'W', 'W', 'S'])).toBeNull();
    expect(bestRun(config, ['J', 'W', 'S', 'J', 'J'])).toBeNull();
  });

  test('that starts with wilds counts for the symbol behind them', () => {
    expect(bestRun(config, ['W', 'W', 'W', 'J', 'J'])?.timesLineBet).toBe(50);
    expect(bestRun(config, ['W', 'W', 'A', 'A', 'K'])).toEqual({ symbol: 'A', count: 4, timesLineBet: 40 });
  });

  test('of wilds alone pays nothing: they stand in for a symbol that is there', () => {
    expect(bestRun(config, ['W', 'W', 'W', 'W', 'W'])).toBeNull();
    expect(bestRun(config, ['W', 'W', 'W', 'S', 'J'])).toBeNull();
  });
});

describe('a window', () => {
  test.each(config.lines.map((line, index) => [index + 1, line] as const))(
    'pays on line %i along its cells',
    (number, line) => {
      const window = line.map((row) => [0, 1, 2].map((cell): SymbolCode => (cell === row ? 'H1' : 'S')));
      const prizes = linePrizes(config, window);
      expect(prizes.filter(({ count }) => count === reelCount)).toEqual([
        { line: number, symbol: 'H1', count: 5, timesLineBet: 500, positions: line.map((row, reel) => [reel, row]) },
      ]);
      // Only lines that run with it over the first reels win beside it.
      for (const prize of prizes) {
        const shared = config.lines[prize.line - 1]?.findIndex((row, reel) => row !== line[reel]);
        expect(prize.count).toBe(shared === -1 ? reelCount : shared);
      }
    },
  );

  test('full of one symbol pays on all lines, once each', () => {
    const window = Array.from({ length: reelCount }, () => ['K', 'K', 'K'] as const);
    expect(linePrizes(config, window).map(({ line, timesLineBet }) => [line, timesLineBet])).toEqual(
      config.lines.map((_, index) => [index + 1, 85]),
    );
  });

  test('is read by reel and row', () => {
    const twoReels: LineSlotConfig<'A' | 'B' | 'W' | 'S'> = {
      ...config,
      strips: [['A'], ['A']],
      lines: [[0, 1]],
      rows: 2,
      paytable: { A: { 2: 7 } },
    };
    expect(
      linePrizes(twoReels, [
        ['A', 'B'],
        ['B', 'A'],
      ]),
    ).toHaveLength(1);
    expect(
      linePrizes(twoReels, [
        ['B', 'A'],
        ['A', 'B'],
      ]),
    ).toHaveLength(0);
  });
});

test('the twenty lines are the rulebook’s and differ from each other', () => {
  expect(config.lines.map((line) => line.join('-')).join('; ')).toBe(
    '1-1-1-1-1; 0-0-0-0-0; 2-2-2-2-2; 0-1-2-1-0; 2-1-0-1-2; 1-0-0-0-1; 1-2-2-2-1; 0-0-1-2-2; 2-2-1-0-0; 1-2-1-0-1; ' +
      '1-0-1-2-1; 0-1-1-1-0; 2-1-1-1-2; 0-1-0-1-0; 2-1-2-1-2; 1-1-0-1-1; 1-1-2-1-1; 0-0-2-0-0; 2-2-0-2-2; 0-2-2-2-0',
  );
});
