// @covers table-and-instant-odds

import { expect, test } from 'vitest';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse } from './analysis.ts';
import { seDieBets } from './bets.ts';

const bets = seDieBets();

test.each<[string, string, string, string]>([
  ['odd', '0.500000', '0.000000', '2.0000'],
  ['even', '0.500000', '0.000000', '2.0000'],
  ['fourRed', '0.062500', '0.000000', '6.2500'],
  ['noRed', '0.062500', '0.000000', '6.2500'],
  ['threeRed', '0.250000', '0.000000', '5.0000'],
  ['oneRed', '0.250000', '0.000000', '5.0000'],
  ['twoRed', '0.375000', '0.000000', '6.2500'],
  ['big', '0.312500', '0.375000', '1.2500'],
  ['small', '0.312500', '0.375000', '1.2500'],
  ['allAlike', '0.125000', '0.000000', '6.2500'],
])('%s has the rulebook’s figures (1.8, table A)', (key, win, push, edge) => {
  const found = analyse(bets).find((bet) => bet.key === key);
  expect(found && printedFigures(found)).toMatchObject({ win, push, edge });
});

const [even, push] = [19_600, 10_000];
test.each([
  [0, { even, small: even, noRed: 150_000, allAlike: 75_000 }],
  [1, { odd: even, small: even, oneRed: 38_000 }],
  [2, { even, big: push, small: push, twoRed: 25_000 }],
  [3, { odd: even, big: even, threeRed: 38_000 }],
  [4, { even, big: even, fourRed: 150_000, allAlike: 75_000 }],
])('%i red pays exactly the bets that it shows', (count, paid) => {
  expect(returnsFor(bets, { reds: [0, 1, 2, 3].map((token) => token < count) })).toEqual(paid);
});
