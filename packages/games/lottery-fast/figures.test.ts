// @covers lottery-odds

import { describe, expect, test } from 'vitest';
import { multiply, rational, subtract, toDecimal } from '../exact/rational.ts';
import { subsets } from '../lottery/combinations.ts';
import { figuresOf } from '../lottery/figures.ts';
import { chance, type LotteryGame } from '../lottery/game.ts';
import { defaultGroup, groupRebate, groupReturns } from '../lottery/index.ts';
import { returnOfGroup } from '../lottery/odds.ts';
import { elevenX5, k3, keno, lucky28, pk10, ssc } from './index.ts';
import { chancesOfHalves, chancesOfSums } from './keno/chances.test-helper.ts';
import { bullOf, bullWays, shapeNames, shapeOf, shapeWays } from './ssc/figures.ts';

const percent = rational(100n);
const rowsOf = (games: readonly LotteryGame[]) =>
  games.flatMap((game) => game.rows.map((row) => [`${game.code}, ${row.variant}, ${row.name}`, row] as const));

test.each(rowsOf([ssc, k3, pk10, elevenX5, lucky28, keno]))('%s keeps the edge of the rulebook', (_, row) => {
  const { rtp } = figuresOf(row.bet, row.selection, row.returns);
  expect(toDecimal(multiply(subtract(rational(1n), rtp), percent), 4)).toBe(row.edgePercent);
});

describe('shi shi cai pays by the prize group', () => {
  // Of the rulebook: chance, return of 1, prize of a ticket of 2, and the published prize at 1800; '' where none is published.
  const told: readonly (readonly [name: string, p: string, back: string, prize: string, published: string])[] = [
    ['5-star direct', '0.00001', '97800.0000', '195600.0000', '180000.00'],
    ['4-star direct', '0.00010', '9780.0000', '19560.0000', '18000.00'],
    ['3-star direct', '0.00100', '978.0000', '1956.0000', '1800.00'],
    ['2-star direct', '0.01000', '97.8000', '195.6000', ''],
    ['position (ding wei)', '0.10000', '9.7800', '19.5600', '18.00'],
    ['group120 (5 distinct)', '0.00120', '815.0000', '1630.0000', '1500.00'],
    ['group60 (one pair)', '0.00060', '1630.0000', '3260.0000', '3000.00'],
    ['group30 (two pairs)', '0.00030', '3260.0000', '6520.0000', '6000.00'],
    ['group20 (triple)', '0.00020', '4890.0000', '9780.0000', '9000.00'],
    ['group10 (full house)', '0.00010', '9780.0000', '19560.0000', '18000.00'],
    ['group5 (four alike)', '0.00005', '19560.0000', '39120.0000', '36000.00'],
    ['4-star group24', '0.00240', '407.5000', '815.0000', '750.00'],
    ['4-star group12', '0.00120', '815.0000', '1630.0000', '1500.00'],
    ['4-star group6', '0.00060', '1630.0000', '3260.0000', '3000.00'],
    ['4-star group4', '0.00040', '2445.0000', '4890.0000', '4500.00'],
    ['3-star zu-san (pair, one pattern)', '0.00300', '326.0000', '652.0000', '600.00'],
    ['3-star zu-liu', '0.00600', '163.0000', '326.0000', '300.00'],
    ['2-star group', '0.02000', '48.9000', '97.8000', ''],
    ['any 1 code in 3 positions', '0.27100', '3.6089', '7.2177', '6.60'],
    ['any 2 codes in 3 positions', '0.05400', '18.1111', '36.2222', '33.00'],
    ['any 1 code in 4', '0.34390', '2.8438', '5.6877', '5.20'],
    ['any 2 codes in 4', '0.09740', '10.0411', '20.0821', '18.39'],
    ['any 2 codes in 5', '0.14670', '6.6667', '13.3333', '12.00'],
    ['any 3 codes in 5', '0.04350', '22.4828', '44.9655', '41.00'],
    ['big/small/odd/even of one position', '0.50000', '1.9560', '3.9120', ''],
    ['big-small-odd-even pair (2 positions)', '0.25000', '3.9120', '7.8240', '7.20'],
    ['big-small-odd-even triple', '0.12500', '7.8240', '15.6480', '14.40'],
    ['one digit at least once in 5', '0.40951', '2.3882', '4.7764', '4.30'],
    ['one digit at least twice', '0.08146', '12.0059', '24.0118', '22.00'],
    ['at least three times', '0.00856', '114.2523', '228.5047', ''],
    ['at least four times', '0.00046', '2126.0870', '4252.1739', ''],
    ['dragon (first > fifth)', '0.45000', '2.1733', '4.3467', ''],
    ['tiger', '0.45000', '2.1733', '4.3467', ''],
    ['dragon-tiger tie', '0.10000', '9.7800', '19.5600', ''],
    ['sum big (23-45)', '0.50000', '1.9560', '3.9120', ''],
    ['sum small (0-22)', '0.50000', '1.9560', '3.9120', ''],
    ['sum odd', '0.50000', '1.9560', '3.9120', ''],
  ];

  test.each(told)('%s', (name, p, back, prize, published) => {
    const row = ssc.rows.find((one) => one.name === name);
    if (!row) throw new Error(`no row ${name}`);
    const { hitChance, topReturn } = figuresOf(row.bet, row.selection, row.returns);
    expect(toDecimal(hitChance, 5)).toBe(p);
    expect(toDecimal(topReturn, 4)).toBe(back);
    expect(toDecimal(multiply(topReturn, rational(2n)), 4)).toBe(prize);
    const at1800 = figuresOf(row.bet, row.selection, groupReturns(1_800, null)).topReturn;
    if (published !== '')
      expect(Number(published)).toBeLessThanOrEqual(Number(toDecimal(multiply(at1800, rational(2n)), 2)));
    if (/star|ding wei|^group/.test(name) && published !== '')
      expect(toDecimal(multiply(at1800, rational(2n)), 2)).toBe(published);
  });

  test.each([
    [1956, '0.00'],
    [1940, '0.80'],
    [1900, '2.80'],
    [1850, '5.30'],
    [1800, '7.80'],
    [1700, '12.80'],
  ])('whoever plays at %d below 1956 has %s percent back, and the sum stays 97.80', (group, rebatePercent) => {
    const rebate = groupRebate(defaultGroup, group);
    expect(toDecimal(multiply(rebate, percent), 2)).toBe(rebatePercent);
    const returned = returnOfGroup(group);
    expect(toDecimal(multiply(subtract(returned, multiply(rebate, rational(-1n))), percent), 2)).toBe('97.80');
  });
});

describe('the rulebook’s counts', () => {
  const three = Array.from({ length: 1_000 }, (_, number) => [...`${number}`.padStart(3, '0')].map(Number));
  test('of shapes of three digits', () => {
    for (const name of shapeNames)
      expect([name, three.filter((drawn) => shapeOf(drawn) === name).length]).toEqual([name, shapeWays[name]]);
  });
  test('of bulls of five digits', () => {
    const counts = new Array<number>(11).fill(0);
    for (let number = 0; number < 100_000; number += 1) {
      const bull = bullOf([...`${number}`.padStart(5, '0')].map(Number));
      counts[bull] = (counts[bull] ?? 0) + 1;
    }
    expect(counts).toEqual(bullWays);
  });
  test('of odd balls among five of eleven', () => {
    const bet = elevenX5.bets.find(({ key }) => key === 'oddBalls');
    const told = ['0.2165', '6.4935', '32.4675', '43.2900', '16.2338', '1.2987'];
    expect(bet?.prizes.map((prize) => toDecimal(multiply(prize.chance, percent), 4))).toEqual(told);
    const sets = [...subsets([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5)];
    const odd = (count: number) => sets.filter((set) => set.filter((one) => one % 2 === 1).length === count).length;
    expect(bet?.prizes.map((prize) => prize.chance)).toEqual(
      [0, 1, 2, 3, 4, 5].map((count) => chance(odd(count), 462)),
    );
  });
  test('of the sums of twenty of eighty', () => {
    const sums = chancesOfSums();
    const prizes = keno.bets.flatMap((bet) =>
      bet.prizes.map((prize) => [`${bet.key} ${prize.key}`, prize.chance] as const),
    );
    const byName = new Map(prizes);
    const within = (from: number, to: number) => sums.of((sum) => sum >= from && sum <= to);
    expect(byName.get('sumSize win')).toEqual(sums.of((sum) => sum > 810));
    expect(byName.get('sumSize refund')).toEqual(within(810, 810));
    expect(byName.get('sumMiddle win')).toEqual(within(810, 810));
    expect(byName.get('sumParity odd')).toEqual(sums.of((sum) => sum % 2 === 1));
    expect(byName.get('sumParity even')).toEqual(sums.of((sum) => sum % 2 === 0));
    expect(byName.get('element metal')).toEqual(within(210, 695));
    expect(byName.get('element wood')).toEqual(within(696, 763));
    expect(byName.get('element water')).toEqual(within(764, 855));
    expect(byName.get('element fire')).toEqual(within(856, 923));
    expect(byName.get('element earth')).toEqual(within(924, 1_410));
    expect(byName.get('half upper')).toEqual(chancesOfHalves().more);
    expect(byName.get('parity tie')).toEqual(chancesOfHalves().tie);
    expect(
      toDecimal(
        sums.of((sum) => sum > 810),
        9,
      ),
    ).toBe('0.497801786');
    expect(toDecimal(within(810, 810), 9)).toBe('0.004396428');
  });
});

test('even money with 13 and 14 returned would be a bet without an edge: it is not offered', () => {
  const bet = lucky28.bets.find(({ key }) => key === 'wordsBack1314');
  if (!bet) throw new Error('not offered at all');
  const atEvenMoney = figuresOf(bet, [['big']], (prize) => rational(prize.isRefund ? 1n : 2n));
  expect(atEvenMoney.rtp).toEqual(rational(1n));
  expect(toDecimal(figuresOf(bet, [['big']], lucky28.returns(defaultGroup)).rtp, 4)).toBe('0.9575');
});
