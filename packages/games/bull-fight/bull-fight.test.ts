// @covers table-and-instant-odds bull-fight

import { describe, expect, test } from 'vitest';
import { cardOf, type Suit } from '../cards/index.ts';
import { multiply, type Rational, rational, subtract, toDecimal } from '../exact/rational.ts';
import { analyseBets } from '../table-engine/analysis.ts';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { settleBets } from '../table-engine/settle.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { ways } from './analysis.ts';
import { bullFightBets, winnerOf } from './bets.ts';
import { dealBullFight } from './deal.ts';

const bets = bullFightBets();
const deals = ways();
const figures = analyseBets(bets, deals);
const figureOf = (name: string) => {
  const [key, selection = ''] = name.split(':');
  const found = figures.find((bet) => bet.key === key && bet.selection === selection);
  if (!found) throw new Error(`no bet ${name}`);
  return found;
};

describe('the figures are the rulebook’s (1.11)', () => {
  test.each([
    ['red', '0.421834', '0.156333', '2.1092'],
    ['blue', '0.421834', '0.156333', '2.1092'],
    ['tie', '0.156333', '0.000000', '6.2002'],
    ['bull:1', '0.127490', '0.000000', '10.7573'],
    ['bull:2', '0.125180', '0.000000', '12.3743'],
    ['bull:3', '0.127490', '0.000000', '10.7573'],
    ['bull:4', '0.125180', '0.000000', '12.3743'],
    ['bull:5', '0.131862', '0.000000', '7.6964'],
    ['bull:6', '0.125180', '0.000000', '12.3743'],
    ['bull:7', '0.127490', '0.000000', '10.7573'],
    ['bull:8', '0.125180', '0.000000', '12.3743'],
    ['bull:9', '0.127490', '0.000000', '10.7573'],
    ['bullBull', '0.139035', '0.000000', '9.6270'],
  ])('%s', (name, win, push, edge) => {
    expect(printedFigures(figureOf(name))).toMatchObject({ win, push, edge });
  });

  test.each([
    ['doubleBullBull', '0.005195', '11.1724'],
    ['special', '0.004386', '11.8382'],
  ])('%s wins as often as there, at a pay of our own', (name, win, edge) => {
    expect(printedFigures(figureOf(name))).toMatchObject({ win, edge });
  });

  const edgeAt = (chance: Rational, back: Rational) =>
    toDecimal(multiply(subtract(rational(1n), multiply(chance, back)), rational(100n)), 4);

  test.each([
    ['tie', 5n, '6.2002'],
    ['bull:8', 5n, '24.8923'],
    ['bull:9', 5n, '23.5062'],
    ['special', 120n, '46.9275'],
    ['doubleBullBull', 100n, '47.5346'],
  ])('%s at the leo88 pay of %i:1', (name, toOne, edge) => {
    expect(edgeAt(figureOf(name).probabilityOfWin, rational(toOne + 1n))).toBe(edge);
  });

  test('a side at even money that loses half at a tie', () => {
    const [win, tie] = [figureOf('red').probabilityOfWin, figureOf('tie').probabilityOfWin];
    const back = rational(
      4n * win.numerator * tie.denominator + tie.numerator * win.denominator,
      2n * win.denominator * tie.denominator,
    );
    expect(edgeAt(back, rational(1n))).toBe('7.8166');
  });
});

test('every deal is counted once, and the sides are alike', () => {
  expect(deals.reduce((sum, { weight }) => sum + weight, 0n)).toBe(2_598_960n * 1_533_939n);
  const weightOf = (winner: string) =>
    deals.reduce((sum, { seen, weight }) => (winnerOf(seen) === winner ? sum + weight : sum), 0n);
  expect(weightOf('red')).toBe(weightOf('blue'));
});

const hand = (suit: Suit, ...ranks: readonly number[]) => ranks.map((rank) => cardOf(rank, suit));
const noBull = hand('clubs', 1, 3, 5, 8, 13);
const bull8 = hand('hearts', 13, 12, 11, 3, 5);
const bullBull = hand('spades', 13, 12, 11, 4, 6);
const otherBullBull = hand('diamonds', 13, 12, 11, 4, 6);
const silver = [...hand('clubs', 10, 11, 12), ...hand('hearts', 10, 11)];
const dukes = [...hand('diamonds', 13, 12, 11), ...hand('hearts', 12, 11)];
const bomb = [...(['spades', 'hearts', 'clubs', 'diamonds'] as const).flatMap((suit) => hand(suit, 13)), 1];
const fiveSmall = [...hand('spades', 1, 2, 3), ...hand('hearts', 1, 2)];

describe('a round pays exactly', () => {
  test.each<[string, readonly number[], readonly number[], Record<string, number>]>([
    ['the side with the higher type, and the type', bull8, noBull, { red: 19_500, 'bull:8': 70_000 }],
    ['the other side', noBull, bullBull, { blue: 19_500, bullBull: 65_000 }],
    [
      'a type that both have once, and gives the sides back',
      bull8,
      hand('clubs', 13, 12, 11, 2, 6),
      { red: 10_000, blue: 10_000, tie: 60_000, 'bull:8': 70_000 },
    ],
    [
      'two bull bulls',
      bullBull,
      otherBullBull,
      { red: 10_000, blue: 10_000, tie: 60_000, bullBull: 65_000, doubleBullBull: 1_710_000 },
    ],
    ['silver above bull bull', silver, bullBull, { red: 19_500, bullBull: 65_000, special: 2_010_000 }],
    ['dukes above silver', silver, dukes, { blue: 19_500, special: 2_010_000 }],
    ['a bomb above dukes', bomb, dukes, { red: 19_500, special: 2_010_000 }],
    ['five small above a bomb', bomb, fiveSmall, { blue: 19_500, special: 2_010_000 }],
    ['nothing more than the tie for no bulls', noBull, noBull, { red: 10_000, blue: 10_000, tie: 60_000 }],
  ])('%s', (_, red, blue, paid) => {
    expect(returnsFor(bets, { red, blue })).toEqual(paid);
  });
});

test('red and blue of one player count once for turnover', () => {
  const placed = [
    { key: 'red', selection: '', stakeMinor: 500n },
    { key: 'blue', selection: '', stakeMinor: 300n },
  ];
  expect(settleBets(bets, { red: bull8, blue: noBull }, placed)).toMatchObject({
    payoutMinor: 975n,
    validTurnoverMinor: 190n,
  });
});

test('each side gets five cards, and no card is dealt twice', () => {
  const { red, blue } = dealBullFight((below) => below - 1);
  expect([red.length, blue.length, new Set([...red, ...blue]).size]).toEqual([5, 5, 10]);
});
