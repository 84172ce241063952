// @covers table-and-instant-odds

import { expect, test } from 'vitest';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse } from './analysis.ts';
import { doorAgainst, twoEightBets } from './bets.ts';
import { twoEightHandOf, white } from './hand.ts';

const bets = twoEightBets();
const figures = analyse(bets);

test.each([
  ['doorWins', '0.494037', '1.1927'],
  ['tie', '0.011927', '8.1628'],
  ['pair', '0.076923', '7.6923'],
  ['twoEight', '0.020513', '15.8974'],
])('%s has the rulebook’s figures (1.13) at every door', (key, win, edge) => {
  const found = figures.filter((bet) => bet.key === key);
  expect(found).toHaveLength(3);
  for (const bet of found) expect(printedFigures(bet)).toMatchObject({ win, push: '0.000000', edge });
});

test('hands rank as the book orders them', () => {
  const ranked = [
    [white, white],
    [9, 9],
    [1, 1],
    [8, 2],
    [9, white],
    [8, 1],
    [7, 2],
    [8, white],
    [1, white],
    [6, 4],
  ].map((hand) => twoEightHandOf(hand).rank);
  expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
  expect(new Set(ranked).size).toBe(ranked.length);
});

test('each door plays for itself', () => {
  const seen = {
    banker: [7, 2],
    doors: [
      [2, 8],
      [2, 7],
      [4, 4],
    ],
  };
  expect(['1', '2', '3'].map((door) => doorAgainst(seen, door))).toEqual(['wins', 'ties', 'wins']);
  expect(returnsFor(bets, seen)).toEqual({
    'doorWins:1': 20_000,
    'doorWins:3': 20_000,
    'tie:2': 770_000,
    'pair:3': 120_000,
    'twoEight:1': 410_000,
  });
});

test.each([[[1]], [[1, 2, 3]], [[1, 10]], [[-1, 2]]])('%j is no hand', (tiles) => {
  expect(() => twoEightHandOf(tiles)).toThrow(RangeError);
});
