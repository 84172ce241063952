// @covers table-and-instant-odds

import { expect, test } from 'vitest';
import { cardOf, type Suit } from '../cards/index.ts';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse } from './analysis.ts';
import { dragonPhoenixBets } from './bets.ts';

const bets = dragonPhoenixBets();
const figures = analyse(bets);
const cards = (...given: readonly (readonly [number, Suit])[]) => given.map(([rank, suit]) => cardOf(rank, suit));

test.each([
  ['dragon', '0.499447', '0.001106', '2.4972'],
  ['phoenix', '0.499447', '0.001106', '2.4972'],
  ['threeOfAKind', '0.004687', '0.000000', '10.4768'],
  ['straightFlush', '0.004329', '0.000000', '12.9942'],
  ['flush', '0.096211', '0.000000', '13.4098'],
  ['straight', '0.060559', '0.000000', '9.1616'],
  ['ninesUp', '0.302906', '0.000000', '9.1283'],
])('%s has the rulebook’s figures (1.10, table B)', (key, win, push, edge) => {
  const found = figures.find((bet) => bet.key === key);
  expect(found && printedFigures(found)).toMatchObject({ win, push, edge });
});

test('every deal is walked once', () => {
  for (const { probabilities } of figures)
    expect([...probabilities.values()].every(({ denominator }) => 407_170_400n % denominator === 0n)).toBe(true);
});

const aces = cards([1, 'spades'], [1, 'hearts'], [1, 'clubs']);
const lowest = cards([2, 'spades'], [3, 'hearts'], [5, 'clubs']);
const nines = cards([9, 'spades'], [9, 'hearts'], [4, 'clubs']);
const eights = cards([8, 'spades'], [8, 'hearts'], [1, 'diamonds']);

test.each([
  [
    'three of a kind pays its side and its own bet',
    aces,
    nines,
    { dragon: 19_500, threeOfAKind: 1_910_000, ninesUp: 30_000 },
  ],
  ['2-3-5 beats three of a kind, which then is not the higher hand', aces, lowest, { phoenix: 19_500 }],
  ['2-3-5 loses to everything else', lowest, eights, { phoenix: 19_500 }],
  ['a pair of nines is enough, one of eights is not', eights, nines, { phoenix: 19_500, ninesUp: 30_000 }],
  [
    'equal ranks give the stakes back',
    cards([13, 'spades'], [9, 'hearts'], [4, 'clubs']),
    cards([13, 'hearts'], [9, 'clubs'], [4, 'spades']),
    { dragon: 10_000, phoenix: 10_000 },
  ],
])('%s', (_, dragon, phoenix, paid) => {
  expect(returnsFor(bets, { dragon, phoenix })).toEqual(paid);
});
