// @covers forged-rounds table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { cardOf } from '../cards/card.ts';
import { multiply, rational, toDecimal } from '../exact/rational.ts';
import type { BetAnalysis } from '../table-engine/analysis.ts';
import { settleBets } from '../table-engine/settle.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse, ways } from './analysis.ts';
import { dragonTigerBets } from './bets.ts';

const edgeOf = ({ rtp }: BetAnalysis) =>
  toDecimal(multiply(rational(rtp.denominator - rtp.numerator, rtp.denominator), rational(100n)), 4);
const printed = (bet: BetAnalysis) => [toDecimal(bet.probabilityOfWin, 6), edgeOf(bet), bet.sdPerUnit.toFixed(3)];
const figures = analyse(dragonTigerBets());

describe('eight packs have the rulebook’s figures (1.4)', () => {
  test.each<[string, string, string, string]>([
    ['dragon', '0.462651', '3.7349', '0.971'],
    ['tiger', '0.462651', '3.7349', '0.971'],
    ['tie', '0.074699', '32.7711', '2.366'],
    ['suitedTie', '0.016867', '13.9759', '6.568'],
    ...['dragon', 'tiger'].flatMap((side) => [
      ...['Big', 'Small', 'Odd', 'Even', 'Red', 'Black'].map(
        (name) => [`${side}${name}`, '0.461538', '7.6923', '0.997'] as [string, string, string, string],
      ),
      [`${side}Suit`, '0.230769', '7.6923', '1.685'] as [string, string, string, string],
    ]),
  ])('%s', (key, ...expected) => {
    const ofKey = figures.filter((bet) => bet.key === key);
    expect(ofKey.length).toBeGreaterThan(0);
    for (const bet of ofKey) expect(printed(bet)).toEqual(expected);
  });

  test.each<[number, string, string]>([
    [9, '25.3012', '2.629'],
    [10, '17.8313', '2.892'],
    [11, '10.3614', '3.155'],
    [12, '2.8916', '3.418'],
  ])('a tie that pays %i:1', (tiePays, edge, sd) => {
    const tie = analyse(dragonTigerBets(tiePays)).find(({ key }) => key === 'tie');
    expect(tie && [edgeOf(tie), tie.sdPerUnit.toFixed(3)]).toEqual([edge, sd]);
  });

  test('all ordered deals are walked', () =>
    expect(ways.reduce((sum, { weight }) => sum + weight, 0n)).toBe(416n * 415n));
});

test('a tie takes half of dragon and tiger', () => {
  const seen = { dragon: cardOf(5, 'hearts'), tiger: cardOf(5, 'clubs') };
  const settled = settleBets(dragonTigerBets(), seen, [
    { key: 'dragon', selection: '', stakeMinor: 101n },
    { key: 'tie', selection: '', stakeMinor: 10n },
    { key: 'dragonSuit', selection: 'hearts', stakeMinor: 10n },
  ]);
  expect(settled.bets.map(({ result, payoutMinor }) => [result, payoutMinor])).toEqual([
    ['HALF_LOSS', 50n],
    ['WIN', 90n],
    ['WIN', 40n],
  ]);
});

// Bets with the same figures cannot be told apart by them: dragon from tiger, big from small, red from black.
describe('two cards pay exactly the bets that they show', () => {
  const even = 20_000;
  const suit = 40_000;
  const bets = dragonTigerBets();

  test('the king is high and the ace is low', () =>
    expect(returnsFor(bets, { dragon: cardOf(13, 'spades'), tiger: cardOf(1, 'hearts') })).toEqual({
      dragon: even,
      dragonBig: even,
      dragonOdd: even,
      dragonBlack: even,
      'dragonSuit:spades': suit,
      tigerSmall: even,
      tigerOdd: even,
      tigerRed: even,
      'tigerSuit:hearts': suit,
    }));
  test('six and eight lie on the two sides of the seven', () =>
    expect(returnsFor(bets, { dragon: cardOf(6, 'diamonds'), tiger: cardOf(8, 'clubs') })).toEqual({
      tiger: even,
      dragonSmall: even,
      dragonEven: even,
      dragonRed: even,
      'dragonSuit:diamonds': suit,
      tigerBig: even,
      tigerEven: even,
      tigerBlack: even,
      'tigerSuit:clubs': suit,
    }));
  test('a seven loses all that is bet on its card', () =>
    expect(returnsFor(bets, { dragon: cardOf(7, 'clubs'), tiger: cardOf(7, 'clubs') })).toEqual({
      dragon: 5_000,
      tiger: 5_000,
      tie: 90_000,
      suitedTie: 510_000,
    }));
});
