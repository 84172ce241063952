// @covers lottery-odds vietnam-lottery

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { multiply, rational, subtract, toDecimal } from '../exact/rational.ts';
import { costMinor, payoutMinor } from '../lottery/bet.ts';
import { choose, products, subsets } from '../lottery/combinations.ts';
import type { LotteryDraw } from '../lottery/draw.ts';
import { figuresOf } from '../lottery/figures.ts';
import { chanceOfAll, chanceOfNone } from './chances.ts';
import { regionalGame, regionalRows, regions } from './index.ts';
import type { priceLists } from './prices.ts';
import { numbersWith, type Region, regionShapes } from './shapes.ts';

const percent = rational(100n);
const rows = regionalRows().map((row) => [row.variant, row.name, row] as const);

test.each(rows)('%s, %s keeps the edge of the rulebook', (_, __, row) => {
  expect(row.bet.count(row.selection)).toBe(1);
  const { rtp } = figuresOf(row.bet, row.selection, row.returns);
  expect(toDecimal(multiply(subtract(rational(1n), rtp), percent), 4)).toBe(row.edgePercent);
});

describe('the chance of at least one hit is the rulebook’s', () => {
  test.each<[Region, keyof typeof priceLists, string, string, string]>([
    ['north', 'A', 'lo2', '45', '0.237657'],
    ['north', 'A', 'lo2_1k', '45', '0.237657'],
    ['north', 'A', 'lo3', '456', '0.022749'],
    ['north', 'A', 'lo4', '4567', '0.001998'],
    ['north', 'A', 'xien2', '12,34', '0.054882'],
    ['north', 'A', 'xien3', '12,34,56', '0.012298'],
    ['north', 'A', 'xien4', '12,34,56,78', '0.002670'],
    ['north', 'A', 'de', '45', '0.010000'],
    ['north', 'A', 'dedaudb', '45', '0.010000'],
    ['north', 'A', 'degiai1', '45', '0.010000'],
    ['north', 'A', 'dau', '4', '0.100000'],
    ['north', 'A', 'duoi', '4', '0.100000'],
    ['north', 'A', '3cang', '456', '0.001000'],
    ['north', 'A', '4cang', '4567', '0.000100'],
    ['north', 'A', 'degiai7', '45', '0.039404'],
    ['north', 'A', '3cangdau', '456', '0.002997'],
    ['north', 'A', '3cangdd', '456', '0.003994'],
    ['north', 'A', 'truot4', '12,34,56,78', '0.332142'],
    ['north', 'A', 'truot8', '12,34,56,78,90,21,43,65', '0.105262'],
    ['north', 'A', 'truot10', '12,34,56,78,90,21,43,65,87,09', '0.058150'],
    ['north', 'A', 'taixiu', 'big', '0.500000'],
    ['north', 'A', 'tong', '0', '0.010000'],
    ['north', 'A', 'tong', '1', '0.020000'],
    ['north', 'A', 'tong', '2', '0.030000'],
    ['north', 'A', 'tong', '3', '0.040000'],
    ['north', 'A', 'tong', '4', '0.050000'],
    ['north', 'A', 'tong', '5', '0.060000'],
    ['north', 'A', 'tong', '6', '0.070000'],
    ['north', 'A', 'tong', '7', '0.080000'],
    ['north', 'A', 'tong', '8', '0.090000'],
    ['north', 'A', 'tong', '9', '0.100000'],
    ['south', 'project', 'lo2', '45', '0.165486'],
    ['south', 'project', 'lo3', '456', '0.016865'],
    ['south', 'project', 'lo4', '4567', '0.001599'],
    ['south', 'project', 'xien2', '12,34', '0.026108'],
    ['south', 'project', 'xien3', '12,34,56', '0.003913'],
    ['south', 'project', 'xien4', '12,34,56,78', '0.000555'],
    ['south', 'project', 'truot4', '12,34,56,78', '0.479603'],
    ['south', 'project', 'truot8', '12,34,56,78,90,21,43,65', '0.222936'],
    ['south', 'project', 'truot10', '12,34,56,78,90,21,43,65,87,09', '0.150095'],
    ['north', 'project', 'xien2', '12,34', '0.054882'],
    ['north', 'project', 'xien3', '12,34,56', '0.012298'],
    ['north', 'project', 'xien4', '12,34,56,78', '0.002670'],
    ['north', 'project', 'truot4', '12,34,56,78', '0.332142'],
    ['north', 'project', 'truot8', '12,34,56,78,90,21,43,65', '0.105262'],
    ['north', 'project', 'truot10', '12,34,56,78,90,21,43,65,87,09', '0.058150'],
  ])('%s, list %s, %s %s', (region, list, key, selection, chance) => {
    const game = regionalGame(region, list);
    const bet = game.bets.find((one) => one.key === key);
    if (!bet) throw new Error('no such bet');
    expect(toDecimal(figuresOf(bet, [selection.split(',')], game.returns(0)).hitChance, 6)).toBe(chance);
  });
});

test('a region draws 27 or 18 numbers, and so many of two, three and four digits', () => {
  const counts = regions.map((region) => [2, 3, 4].map((digits) => numbersWith(regionShapes[region], digits)));
  expect(counts).toEqual([
    [27, 23, 20],
    [18, 17, 16],
    [18, 17, 16],
  ]);
});

describe('basic chances', () => {
  test.each([
    ['all of 1', chanceOfAll(1, 27, 100), chanceOfAll(1, 18, 100), '0.237657286', '0.165486239'],
    ['all of 2', chanceOfAll(2, 27, 100), chanceOfAll(2, 18, 100), '0.054882098', '0.026107808'],
    ['all of 3', chanceOfAll(3, 27, 100), chanceOfAll(3, 18, 100), '0.012297936', '0.003913446'],
    ['all of 4', chanceOfAll(4, 27, 100), chanceOfAll(4, 18, 100), '0.002669915', '0.000555225'],
    ['none of 4', chanceOfNone(4, 27, 100), chanceOfNone(4, 18, 100), '0.332141614', '0.479603335'],
    ['none of 8', chanceOfNone(8, 27, 100), chanceOfNone(8, 18, 100), '0.105261932', '0.222936353'],
    ['none of 10', chanceOfNone(10, 27, 100), chanceOfNone(10, 18, 100), '0.058149737', '0.150094635'],
  ])('%s', (_, north, south, toldNorth, toldSouth) => {
    expect([toDecimal(north, 9), toDecimal(south, 9)]).toEqual([toldNorth, toldSouth]);
  });

  test('agree with walking every draw of a small lottery', () => {
    const [base, drawn] = [5, 4];
    const faces = Array.from({ length: base }, (_, face) => face);
    const draws = [...products(Array.from({ length: drawn }, () => faces))];
    for (const given of [1, 2, 3]) {
      const wanted = faces.slice(0, given);
      const all = draws.filter((draw) => wanted.every((face) => draw.includes(face))).length;
      const none = draws.filter((draw) => wanted.every((face) => !draw.includes(face))).length;
      expect(chanceOfAll(given, drawn, base)).toEqual(rational(BigInt(all), BigInt(draws.length)));
      expect(chanceOfNone(given, drawn, base)).toEqual(rational(BigInt(none), BigInt(draws.length)));
    }
  });
});

const north: LotteryDraw = {
  DB: ['12345'],
  G1: ['67890'],
  G2: ['11111', '22245'],
  G3: ['00045', '10001', '20002', '30003', '40004', '50005'],
  G4: ['1234', '5678', '9012', '3445'],
  G5: ['1111', '2222', '3333', '4444', '5555', '6666'],
  G6: ['345', '678', '901'],
  G7: ['45', '12', '34', '99'],
};

describe('a draw of the North settles each bet as the rulebook says', () => {
  const game = regionalGame('north');
  test.each<[key: string, selection: string, cost: bigint, paid: bigint]>([
    // 12345, 22245, 00045, 3445, 345 and 45 end in 45.
    ['lo2', '45', 2_700n, 6n * 9_950n],
    ['lo2', '45,46', 5_400n, 6n * 9_950n],
    ['lo3', '345', 2_300n, 2n * 98_000n],
    ['lo3', '045', 2_300n, 98_000n],
    ['lo4', '2345', 2_000n, 888_000n],
    ['lo2dau', '12', 2_700n, 3n * 9_950n],
    ['lo2_1k', '45', 100n, 6n * 370n],
    ['xien2', '45,99', 100n, 1_600n],
    ['xien2', '45,99,46', 300n, 1_600n],
    ['xien3', '45,99,12', 100n, 6_500n],
    ['xien4', '45,99,12,90', 100n, 18_000n],
    ['xien4', '45,99,12,91', 100n, 0n],
    ['truot4', '46,47,48,49', 100n, 230n],
    ['truot4', '46,47,48,45', 100n, 0n],
    ['de', '45', 100n, 9_950n],
    ['dedau', '45,12,00', 1_200n, 2n * 9_800n],
    ['dedaudb', '12', 100n, 9_950n],
    ['degiai1', '90', 100n, 9_800n],
    ['degiai7', '99', 400n, 9_800n],
    ['dd', '45', 500n, 2n * 9_800n],
    ['dau', '4', 100n, 990n],
    ['duoi', '5', 100n, 990n],
    ['3cang', '345', 100n, 98_000n],
    ['3cangdau', '678', 300n, 96_000n],
    ['3cangdd', '345', 400n, 2n * 98_000n],
    ['4cang', '2345', 100n, 888_000n],
    ['b8', '45', 800n, 3n * 9_800n],
    // Floored once for the ticket: 2 x 1.999 is 3.998.
    ['taixiu', 'small,odd', 200n, 399n],
    ['tong', '9', 100n, 900n],
    ['tong', '10', 100n, 0n],
  ])('%s on %s', (key, text, cost, paid) => {
    const bet = game.bets.find((one) => one.key === key);
    if (!bet) throw new Error('no such bet');
    const selection = [text.split(',')];
    expect(costMinor(bet, selection, 100n)).toBe(cost);
    const payout = payoutMinor(bet, bet.wins(north, selection), 100n, game.returns(0));
    expect(payout).toBe(paid);
  });
});

test('bets on several numbers win as often as their single bets do, one by one (seed printed on failure)', () => {
  const number = fc.integer({ min: 0, max: 99 }).map((one) => `${one}`.padStart(2, '0'));
  const drawOf = (drawn: readonly string[]): LotteryDraw => ({ G7: drawn.slice(0, 4), G6: drawn.slice(4) });
  const draws = fc.array(number, { minLength: 27, maxLength: 27 });
  const chosen = fc.uniqueArray(number, { minLength: 10, maxLength: 12 });
  const game = regionalGame('north');
  fc.assert(
    fc.property(draws, chosen, (drawn, numbers) => {
      const wins = (key: string) => game.bets.find((bet) => bet.key === key)?.wins(drawOf(drawn), [numbers]).win ?? 0;
      for (const pick of [2, 3, 4]) {
        const winning = [...subsets(numbers, pick)].filter((set) => set.every((one) => drawn.includes(one)));
        expect(wins(`xien${pick}`)).toBe(winning.length);
      }
      const away = numbers.filter((one) => !drawn.includes(one)).length;
      expect([wins('truot4'), wins('truot8')]).toEqual([choose(away, 4), choose(away, 8)]);
      const hits = drawn.filter((one) => numbers.includes(one)).length;
      expect(wins('lo2')).toBe(hits);
    }),
  );
});
