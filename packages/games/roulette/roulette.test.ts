// @covers forged-rounds table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import type { BetAnalysis } from '../table-engine/analysis.ts';
import { returnsFor } from '../table-engine/winners.test-helper.ts';
import { analyse, analyseCallBet, ways } from './analysis.ts';
import { rouletteBets } from './bets.ts';
import { callBets, colourOf, neighboursOf, pockets, wheel } from './layout.ts';

const edgeOf = ({ rtp }: BetAnalysis, stakes = 1n) =>
  toDecimal(multiply(rational(stakes * rtp.denominator - rtp.numerator, stakes * rtp.denominator), rational(100n)), 4);
const bets = rouletteBets({ laPartage: false });
const figures = analyse(bets);

describe('the cloth has the rulebook’s figures (1.2)', () => {
  test.each<[string, number, string, string]>([
    ['straight', 37, '0.027027', '5.838'],
    ['split', 60, '0.054054', '4.070'],
    ['street', 12, '0.081081', '3.276'],
    ['trio', 2, '0.081081', '3.276'],
    ['corner', 22, '0.108108', '2.795'],
    ['firstFour', 1, '0.108108', '2.795'],
    ['sixLine', 11, '0.162162', '2.212'],
    ['column', 3, '0.324324', '1.404'],
    ['dozen', 3, '0.324324', '1.404'],
    ['red', 1, '0.486486', '1.000'],
    ['black', 1, '0.486486', '1.000'],
    ['odd', 1, '0.486486', '1.000'],
    ['even', 1, '0.486486', '1.000'],
    ['low', 1, '0.486486', '1.000'],
    ['high', 1, '0.486486', '1.000'],
  ])('%s: %i placements', (key, placements, probability, sd) => {
    const ofKey = figures.filter((bet) => bet.key === key);
    expect(ofKey).toHaveLength(placements);
    for (const bet of ofKey) {
      expect([toDecimal(bet.probabilityOfWin, 6), edgeOf(bet), bet.sdPerUnit.toFixed(3)]).toEqual([
        probability,
        '2.7027',
        sd,
      ]);
    }
  });

  test('la partage halves the edge of even chances and of nothing else', () => {
    const partage = analyse(rouletteBets({ laPartage: true }));
    const evenChances = partage.filter(({ key }) => ['red', 'black', 'odd', 'even', 'low', 'high'].includes(key));
    expect(evenChances.map((bet) => `${edgeOf(bet)} ${bet.sdPerUnit.toFixed(3)}`)).toEqual(
      Array.from({ length: 6 }, () => '1.3514 0.990'),
    );
    expect(partage.filter((bet) => edgeOf(bet) === '2.7027')).toHaveLength(figures.length - 6);
  });

  test.each<[keyof typeof callBets, number, string, string]>([
    ['voisins', 9, '0.459459', '9.624'],
    ['tiers', 6, '0.324324', '8.426'],
    ['orphelins', 5, '0.216216', '9.946'],
    ['jeuZero', 4, '0.189189', '8.510'],
  ])('%s', (name, chips, probability, sd) => {
    const bet = analyseCallBet(bets, name, ways);
    expect(bet.chips).toBe(chips);
    expect([toDecimal(bet.hitFrequency, 6), edgeOf(bet, BigInt(chips)), bet.sdPerUnit.toFixed(3)]).toEqual([
      probability,
      '2.7027',
      sd,
    ]);
  });
});

test('whoever covers every number gets back less than the stake', () => {
  const costOf = (chosen: (bet: BetAnalysis) => boolean) =>
    figures.filter(chosen).reduce((sum, bet) => sum + 10_000 / bet.topReturn, 0);
  const zero = costOf(({ key, selection }) => key === 'straight' && selection === '0');
  expect(costOf(({ key }) => key === 'straight')).toBeGreaterThan(1);
  for (const keys of [['dozen'], ['column'], ['red', 'black'], ['odd', 'even'], ['low', 'high']]) {
    expect(costOf(({ key }) => keys.includes(key)) + zero).toBeGreaterThan(1);
  }
  expect(figures.every(({ rtp }) => toNumber(rtp) < 1)).toBe(true);
});

test('the wheel has 37 pockets once each, 18 red and 18 black that take turns', () => {
  expect(new Set(wheel).size).toBe(37);
  const colours = wheel.slice(1).map(colourOf);
  expect(colours.filter((colour) => colour === 'red')).toHaveLength(18);
  expect(colours.every((colour, index) => colour !== colours[index + 1])).toBe(true);
});

test('neighbours lie beside a number on the wheel, around its end too', () => {
  expect(neighboursOf(17)).toEqual([2, 25, 17, 34, 6]);
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
});

// Bets with the same figures cannot be told apart by them: red from black, one dozen from another.
describe('a pocket pays exactly the bets that cover it', () => {
  test('0', () =>
    expect(returnsFor(bets, { pocket: 0 })).toEqual({
      'straight:0': 360_000,
      'split:0-1': 180_000,
      'split:0-2': 180_000,
      'split:0-3': 180_000,
      'trio:0-1-2': 120_000,
      'trio:0-2-3': 120_000,
      'firstFour:0-1-2-3': 90_000,
    }));
  test('17', () =>
    expect(returnsFor(bets, { pocket: 17 })).toEqual({
      'straight:17': 360_000,
      'split:14-17': 180_000,
      'split:16-17': 180_000,
      'split:17-18': 180_000,
      'split:17-20': 180_000,
      'street:16-17-18': 120_000,
      'corner:13-14-16-17': 90_000,
      'corner:14-15-17-18': 90_000,
      'corner:16-17-19-20': 90_000,
      'corner:17-18-20-21': 90_000,
      'sixLine:13-14-15-16-17-18': 60_000,
      'sixLine:16-17-18-19-20-21': 60_000,
      'column:2': 30_000,
      'dozen:2': 30_000,
      black: 20_000,
      odd: 20_000,
      low: 20_000,
    }));
  test('36', () =>
    expect(returnsFor(bets, { pocket: 36 })).toEqual({
      'straight:36': 360_000,
      'split:33-36': 180_000,
      'split:35-36': 180_000,
      'street:34-35-36': 120_000,
      'corner:32-33-35-36': 90_000,
      'sixLine:31-32-33-34-35-36': 60_000,
      'column:3': 30_000,
      'dozen:3': 30_000,
      red: 20_000,
      even: 20_000,
      high: 20_000,
    }));
  test.each([
    [1, ['column:1', 'dozen:1', 'low']],
    [12, ['column:3', 'dozen:1', 'low']],
    [13, ['column:1', 'dozen:2', 'low']],
    [18, ['column:3', 'dozen:2', 'low']],
    [19, ['column:1', 'dozen:2', 'high']],
    [24, ['column:3', 'dozen:2', 'high']],
    [25, ['column:1', 'dozen:3', 'high']],
  ])('%i stands at the edge of %j', (pocket, expected) => {
    const paid = Object.keys(returnsFor(bets, { pocket }));
    expect(paid.filter((name) => /^(column|dozen|low|high)/.test(name))).toEqual(expected);
  });
});

test('the three great call bets are arcs of the wheel and share it out; the zero game is an arc too', () => {
  const numbersIn = (name: keyof typeof callBets) =>
    callBets[name].flatMap(({ numbers }) => [...numbers]).filter((number, index, all) => all.indexOf(number) === index);
  const arc = (from: number, to: number) => {
    const length = ((wheel.indexOf(to) - wheel.indexOf(from) + pockets) % pockets) + 1;
    return Array.from({ length }, (_, step) => wheel[(wheel.indexOf(from) + step) % pockets]);
  };
  const sorted = (numbers: readonly unknown[]) => [...numbers].map(Number).sort((a, b) => a - b);
  expect(sorted(numbersIn('voisins'))).toEqual(sorted(arc(22, 25)));
  expect(sorted(numbersIn('tiers'))).toEqual(sorted(arc(27, 33)));
  expect(sorted(numbersIn('orphelins'))).toEqual(sorted([...arc(17, 6), ...arc(1, 9)]));
  expect(sorted(numbersIn('jeuZero'))).toEqual(sorted(arc(12, 15)));
  expect(sorted((['voisins', 'tiers', 'orphelins'] as const).flatMap(numbersIn))).toEqual(sorted(wheel));
});
