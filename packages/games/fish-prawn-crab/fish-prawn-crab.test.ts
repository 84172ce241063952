// @covers table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse } from './analysis.ts';
import { fishPrawnCrabBets } from './bets.ts';

const bets = fishPrawnCrabBets();
const figures = analyse(bets);

describe('the rulebook’s figures (1.6)', () => {
  test.each<[string, number, string, string, string]>([
    ['single', 6, '0.421296', '7.8704', '1.113'],
    ['pair', 15, '0.138889', '16.6667', '2.075'],
    ['triple', 6, '0.004630', '16.2037', '12.287'],
    ['anyTriple', 1, '0.027778', '13.8889', '5.094'],
    ['double', 6, '0.074074', '11.1111', '3.143'],
    ['oneOfColour', 3, '0.444444', '11.1111', '0.994'],
    ['twoOfColour', 3, '0.222222', '11.1111', '1.663'],
    ['threeOfColour', 3, '0.037037', '11.1111', '4.532'],
    ['anyColour', 1, '0.111111', '11.1111', '2.514'],
  ])('%s: %i selections', (key, selections, win, edge, sd) => {
    const ofKey = figures.filter((bet) => bet.key === key);
    expect(ofKey).toHaveLength(selections);
    for (const bet of ofKey) expect(printedFigures(bet)).toEqual({ win, push: '0.000000', edge, sd });
  });
});

// Bets with the same figures cannot be told apart by them.
describe('a throw pays exactly the bets that it shows', () => {
  test('crab, fish, crab', () =>
    expect(returnsFor(bets, { dice: ['crab', 'fish', 'crab'] })).toEqual({
      'single:crab': 30_000,
      'single:fish': 20_000,
      'pair:fish-crab': 60_000,
      'double:crab': 120_000,
      'threeOfColour:red': 240_000,
      anyColour: 80_000,
    }));
  test('prawn, stag, gourd', () =>
    expect(returnsFor(bets, { dice: ['prawn', 'stag', 'gourd'] })).toEqual({
      'single:prawn': 20_000,
      'single:stag': 20_000,
      'single:gourd': 20_000,
      'pair:prawn-stag': 60_000,
      'pair:prawn-gourd': 60_000,
      'pair:stag-gourd': 60_000,
      'oneOfColour:green': 20_000,
      'twoOfColour:blue': 40_000,
    }));
  test('three roosters', () =>
    expect(returnsFor(bets, { dice: ['rooster', 'rooster', 'rooster'] })).toEqual({
      'single:rooster': 40_000,
      'double:rooster': 120_000,
      'triple:rooster': 1_810_000,
      anyTriple: 310_000,
      'threeOfColour:green': 240_000,
      anyColour: 80_000,
    }));
});
