import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal, toNumber } from '../exact/rational.ts';
import type { BetAnalysis } from '../table-engine/analysis.ts';
import { analyse, analyseCallBet } from './analysis.ts';
import { rouletteBets } from './bets.ts';
import { type callBets, colourOf, neighboursOf, wheel } from './layout.ts';

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
    const bet = analyseCallBet(bets, name);
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
