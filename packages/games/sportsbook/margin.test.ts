// @covers sports-margin

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../exact/decimal.ts';
import { add, rational, subtract, toDecimal } from '../exact/rational.ts';
import { fairOdds, resultChances, withMargin } from './fair-price.ts';
import { parseLine } from './lines.ts';
import { additive, booksumOf, figuresOf, multiplicative, power, priceOf } from './margin.ts';
import type { Market } from './market.ts';
import { markets } from './markets.ts';
import { total } from './match.ts';
import { chanceOf, poisson, scoresOf } from './score-model.ts';

const oddsOf = (text: string) => text.split(' ').map(decimal);

describe('the table of rulebook 6.7', () => {
  test.each<[string, string, string, string, string, string, string]>([
    [
      '2.10 3.40 3.60',
      '1.048086',
      '4.8086',
      '95.412',
      '0.4543 0.2806 0.2650',
      '0.4602 0.2781 0.2617',
      '0.4602 0.2780 0.2618',
    ],
    ['1.95 1.95', '1.025641', '2.5641', '97.500', '0.5000 0.5000', '0.5000 0.5000', '0.5000 0.5000'],
    ['1.90 2.02', '1.021365', '2.1365', '97.908', '0.5153 0.4847', '0.5156 0.4844', '0.5158 0.4842'],
    ['1.87 2.01', '1.032272', '3.2272', '96.874', '0.5180 0.4820', '0.5186 0.4814', '0.5189 0.4811'],
    ['1.30 3.50', '1.054945', '5.4945', '94.792', '0.7292 0.2708', '0.7418 0.2582', '0.7488 0.2512'],
  ])('%s', (text, booksum, overround, payout, byDivision, byShare, byPower) => {
    const odds = oddsOf(text);
    const figures = figuresOf(odds);
    expect(toDecimal(figures.booksum, 6)).toBe(booksum);
    expect(toDecimal(figures.overroundPercent, 4)).toBe(overround);
    expect(toDecimal(figures.payoutPercent, 3)).toBe(payout);
    expect(
      multiplicative(odds)
        .map((chance) => toDecimal(chance, 4))
        .join(' '),
    ).toBe(byDivision);
    expect(
      additive(odds)
        .map((chance) => toDecimal(chance, 4))
        .join(' '),
    ).toBe(byShare);
    expect(
      power(odds)
        .map((chance) => chance.toFixed(4))
        .join(' '),
    ).toBe(byPower);
  });
});

const anyBook = fc.array(
  fc.integer({ min: 105, max: 5_000 }).map((hundredths) => rational(BigInt(hundredths), 100n)),
  { minLength: 2, maxLength: 12 },
);

test('fair chances add up to 1', () => {
  const sum = (chances: ReturnType<typeof additive>) => chances.reduce(add, rational(0n));
  fc.assert(
    fc.property(anyBook, (odds) => {
      expect(sum(multiplicative(odds))).toEqual(rational(1n));
      expect(sum(additive(odds))).toEqual(rational(1n));
      expect(power(odds).reduce((left, right) => left + right, 0)).toBeCloseTo(1, 9);
    }),
  );
});

test('prices of fair chances have the booksum that they were made with', () => {
  fc.assert(
    fc.property(anyBook, (odds) => {
      const booksum = decimal('1.05');
      expect(booksumOf(multiplicative(odds).map((chance) => priceOf(chance, booksum)))).toEqual(booksum);
    }),
  );
  expect(power([decimal('2')])).toEqual([1]);
  expect(subtract(booksumOf([]), rational(0n))).toEqual(rational(0n));
});

describe('the check prices of rulebook 6.7', () => {
  const scores = scoresOf(1.55, 1.1);
  const market = (key: string) => markets.get(key) as Market;
  const chance = (key: string, selection: string, line?: string) =>
    resultChances(market(key), scores, { selection, ...(line && { line: parseLine(line) as number }) }).win;

  test.each<[string, string, string | undefined, string]>([
    ['1X2', '1', undefined, '0.477018327'],
    ['1X2', 'X', undefined, '0.253295718'],
    ['1X2', '2', undefined, '0.269685955'],
    ['BTTS', 'yes', undefined, '0.525532156'],
    ['OU', 'over', '2.5', '0.494049000'],
    ['OE', 'odd', undefined, '0.497504203'],
  ])('%s %s', (key, selection, line, text) => {
    expect(chance(key, selection, line).toFixed(9)).toBe(text);
  });

  test.each<[string, number, number]>([
    ['-1', 3.14765, 1.46563],
    ['-0.75', 2.45165, 1.68887],
    ['-0.5', 2.09636, 1.91211],
    ['-0.25', 1.83086, 2.20358],
    ['0', 1.56536, 2.76879],
    ['0.25', 1.44675, 3.2384],
  ])('home %s', (text, home, away) => {
    const line = parseLine(text) as number;
    const fair = (selection: string, own: number) =>
      fairOdds(resultChances(market('AH'), scores, { selection, line: own }));
    expect(fair('home', line)).toBeCloseTo(home, 5);
    expect(fair('away', -line)).toBeCloseTo(away, 4);
  });

  test.each<[string, number, number]>([
    ['2', 1.52197, 2.91583],
    ['2.25', 1.77303, 2.29361],
    ['2.5', 2.02409, 1.97648],
    ['2.75', 2.31593, 1.75992],
    ['3', 2.84038, 1.54337],
  ])('total %s', (text, over, under) => {
    const line = parseLine(text) as number;
    const fair = (selection: string) => fairOdds(resultChances(market('OU'), scores, { selection, line }));
    expect(fair('over')).toBeCloseTo(over, 5);
    expect(fair('under')).toBeCloseTo(under, 5);
  });

  test('chances of all goals add up to 1, from any score', () => {
    expect(poisson(1.55).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    expect(chanceOf(scoresOf(1.55, 1.1, { home: 2, away: 1 }), (score) => total(score) >= 3)).toBeCloseTo(1, 12);
  });

  test('a margin shortens the price', () => {
    expect(withMargin(2, 1.05)).toBeCloseTo(1.90476, 5);
  });

  test('what was scored before the bet does not count for a handicap', () => {
    const later = scoresOf(1, 1, { home: 2, away: 0 });
    const taken = { selection: 'home', line: 0, scoreAtBet: { home: 2, away: 0 } };
    expect(fairOdds(resultChances(market('AH'), later, taken))).toBeCloseTo(2, 9);
  });
});
