// @covers forged-rounds table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal } from '../exact/rational.ts';
import type { BetAnalysis } from '../table-engine/analysis.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse, ways } from './analysis.ts';
import { type PayTableName, payTables, sicBoBets, totalOf } from './bets.ts';

const edgeOf = ({ rtp }: BetAnalysis) =>
  toDecimal(multiply(rational(rtp.denominator - rtp.numerator, rtp.denominator), rational(100n)), 4);
const printed = (bet: BetAnalysis) => [toDecimal(bet.probabilityOfWin, 6), edgeOf(bet), bet.sdPerUnit.toFixed(3)];
const tableA = analyse(sicBoBets());

describe('pay table A has the rulebook’s figures (1.3)', () => {
  test.each<[string, number, string, string, string]>([
    ['big', 1, '0.486111', '2.7778', '1.000'],
    ['small', 1, '0.486111', '2.7778', '1.000'],
    ['odd', 1, '0.486111', '2.7778', '1.000'],
    ['even', 1, '0.486111', '2.7778', '1.000'],
    ['single', 6, '0.421296', '7.8704', '1.113'],
    ['pair', 15, '0.138889', '16.6667', '2.075'],
    ['double', 6, '0.074074', '33.3333', '2.357'],
    ['triple', 6, '0.004630', '30.0926', '10.250'],
    ['anyTriple', 1, '0.027778', '30.5556', '4.108'],
    ['fourNumbers', 4, '0.111111', '11.1111', '2.514'],
    ['threeNumbers', 20, '0.027778', '13.8889', '5.094'],
    ['twoAndOne', 30, '0.013889', '29.1667', '5.969'],
  ])('%s: %i selections', (key, selections, ...figures) => {
    const ofKey = tableA.filter((bet) => bet.key === key);
    expect(ofKey).toHaveLength(selections);
    for (const bet of ofKey) expect(printed(bet)).toEqual(figures);
  });

  test.each<[number, string, string, string]>([
    [4, '0.013889', '29.1667', '5.969'],
    [5, '0.027778', '47.2222', '3.122'],
    [6, '0.046296', '30.5556', '3.152'],
    [7, '0.069444', '9.7222', '3.305'],
    [8, '0.097222', '12.5000', '2.666'],
    [9, '0.115741', '18.9815', '2.239'],
    [10, '0.125000', '12.5000', '2.315'],
  ])('total %i and its mirror', (total, ...figures) => {
    for (const selection of [total, 21 - total]) {
      const bet = tableA.find(({ key, selection: own }) => key === 'total' && own === String(selection));
      expect(bet && printed(bet)).toEqual(figures);
    }
  });
});

test.each<[PayTableName, Record<string, string>]>([
  [
    'B',
    {
      '4': '15.2778',
      '5': '13.8889',
      '6': '16.6667',
      pair: '16.6667',
      double: '18.5185',
      triple: '16.2037',
      anyTriple: '13.8889',
    },
  ],
  [
    'C',
    {
      '4': '12.5000',
      '5': '11.1111',
      '9': '7.4074',
      pair: '2.7778',
      double: '11.1111',
      triple: '16.2037',
      anyTriple: '11.1111',
    },
  ],
])('pay table %s has its edges', (name, edges) => {
  const figures = analyse(sicBoBets(payTables[name]));
  for (const [bet, edge] of Object.entries(edges)) {
    const found = figures.find(({ key, selection }) => key === bet || (key === 'total' && selection === bet));
    expect([bet, found && edgeOf(found)]).toEqual([bet, edge]);
  }
});

test('the totals come in the ways that are printed', () => {
  const counts = Array.from(
    { length: 16 },
    (_, index) => ways.filter(({ seen }) => totalOf(seen) === index + 3).length,
  );
  expect(counts).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
});

// Bets with the same figures cannot be told apart by them: big from small, one face from another.
describe('a roll pays exactly the bets that it shows', () => {
  const [even, pair, double, single, two, three] = [20_000, 60_000, 90_000, 20_000, 30_000, 40_000];
  const bets = sicBoBets();

  test('1-1-2', () =>
    expect(returnsFor(bets, { dice: [1, 2, 1] })).toEqual({
      small: even,
      even,
      'total:4': 510_000,
      'single:1': two,
      'single:2': single,
      'pair:1-2': pair,
      'double:1': double,
      'twoAndOne:1-1-2': 510_000,
    }));
  test('2-3-6', () =>
    expect(returnsFor(bets, { dice: [6, 2, 3] })).toEqual({
      big: even,
      odd: even,
      'total:11': 70_000,
      'single:2': single,
      'single:3': single,
      'single:6': single,
      'pair:2-3': pair,
      'pair:2-6': pair,
      'pair:3-6': pair,
      'fourNumbers:2-3-5-6': 80_000,
      'threeNumbers:2-3-6': 310_000,
    }));
  test('5-5-6', () =>
    expect(returnsFor(bets, { dice: [5, 5, 6] })).toEqual({
      big: even,
      even,
      'total:16': 190_000,
      'single:5': two,
      'single:6': single,
      'pair:5-6': pair,
      'double:5': double,
      'twoAndOne:5-5-6': 510_000,
    }));
  test('4-4-4', () =>
    expect(returnsFor(bets, { dice: [4, 4, 4] })).toEqual({
      'total:12': 70_000,
      'single:4': three,
      'double:4': double,
      'triple:4': 1_510_000,
      anyTriple: 250_000,
    }));
});
