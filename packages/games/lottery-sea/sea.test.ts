// @covers lottery-odds sea-lottery

import { describe, expect, test } from 'vitest';
import { multiply, rational, subtract, toDecimal } from '../exact/rational.ts';
import { costMinor, payoutMinor } from '../lottery/bet.ts';
import { permutationsOf } from '../lottery/combinations.ts';
import type { LotteryDraw } from '../lottery/draw.ts';
import { figuresOf } from '../lottery/figures.ts';
import type { LotteryGame } from '../lottery/game.ts';
import { selectionFaults } from '../lottery/selection.ts';
import { thai, thaiDaily, thaiRows } from '../lottery-thai/index.ts';
import { fourD, togel } from './index.ts';

const percent = rational(100n);
const rows = [...fourD.rows, ...togel.rows, ...thaiRows()].map((row) => [row.variant, row.name, row] as const);

test.each(rows)('%s, %s keeps the edge of the rulebook', (_, __, row) => {
  expect(selectionFaults(row.bet.form, row.selection)).toEqual([]);
  const { rtp } = figuresOf(row.bet, row.selection, row.returns);
  expect(toDecimal(multiply(subtract(rational(1n), rtp), percent), 4)).toBe(row.edgePercent);
});

test.each([
  ['3 top straight (last 3 of first prize)', '0.001000'],
  ['3 top tod (any order), three distinct digits', '0.006000'],
  ['3 top tod (any order), one pair', '0.003000'],
  ['3 top tod (any order), triple', '0.001000'],
  ['3 front (two numbers drawn)', '0.001999'],
  ['3 bottom/back (two numbers drawn)', '0.001999'],
  ['2 top (last 2 of first prize)', '0.010000'],
  ['2 bottom (2-digit prize)', '0.010000'],
  ['run top (digit in last 3 of first prize)', '0.271000'],
  ['run bottom (digit in 2-digit prize)', '0.190000'],
])('%s wins with a chance of %s', (name, chance) => {
  const row = thaiRows().find((one) => one.name === name);
  if (!row) throw new Error('no such row');
  expect(toDecimal(figuresOf(row.bet, row.selection, row.returns).hitChance, 6)).toBe(chance);
});

function settle(game: LotteryGame, draw: LotteryDraw, key: string, text: string) {
  const bet = game.bets.find((one) => one.key === key);
  if (!bet) throw new Error(`no bet ${key}`);
  const selection = [text.split(',')];
  expect(selectionFaults(bet.form, selection)).toEqual([]);
  return [costMinor(bet, selection, 100n), payoutMinor(bet, bet.wins(draw, selection), 100n, game.returns(0))];
}

describe('a Thai draw', () => {
  const draw: LotteryDraw = { first: ['123455'], front3: ['455', '455'], back3: ['001', '900'], back2: ['55'] };
  test.each<[key: string, selection: string, cost: bigint, paid: bigint]>([
    ['top3', '455', 100n, 90_000n],
    ['top3', '545', 100n, 0n],
    ['tod3', '545,554,123', 300n, 26_000n],
    ['front3', '455', 100n, 80_000n],
    ['back3', '900,001', 200n, 80_000n],
    ['top2', '55', 100n, 9_000n],
    ['bottom2', '55', 100n, 9_000n],
    ['runTop', '4,5', 200n, 640n],
    ['runBottom', '5', 100n, 420n],
    ['runBottom', '4', 100n, 0n],
  ])('%s on %s', (key, text, cost, paid) => expect(settle(thai, draw, key, text)).toEqual([cost, paid]));

  test('a daily one has its own prices', () => {
    expect(settle(thaiDaily, { first: ['456'], back2: ['01'] }, 'top3', '456')).toEqual([100n, 80_000n]);
  });
});

describe('a draw of 23 numbers', () => {
  const others = (count: number, from: number) => Array.from({ length: count }, (_, index) => `${from + index}`);
  const draw: LotteryDraw = {
    first: ['1234'],
    second: ['4321'],
    third: ['9234'],
    special: ['1122', ...others(9, 7_000)],
    consolation: ['1112', '1234', ...others(8, 8_000)],
  };
  test.each<[key: string, selection: string, paid: bigint]>([
    ['big', '1234', 250_000n + 6_000n],
    ['small', '4321', 200_000n],
    ['small', '1122', 0n],
    ['4A', '1234', 600_000n],
    ['4A', '4321', 0n],
    ['3A', '234', 66_000n],
    ['3ABC', '234', 44_000n],
    ['ibox24Big', '2341', 10_500n + 4_200n + 300n],
    ['ibox24Small', '2341', 14_600n + 8_400n],
    ['ibox6Big', '2211', 3_000n],
    ['ibox4Big', '2111', 1_500n],
  ])('%s on %s', (key, text, paid) => expect(settle(fourD, draw, key, text)).toEqual([100n, paid]));

  test('a box takes numbers with so many orders alone', () => {
    const box = fourD.bets.find(({ key }) => key === 'ibox12Big');
    expect(permutationsOf('1123')).toHaveLength(12);
    expect(selectionFaults(box?.form ?? { groups: [] }, [['1234']])).toEqual([
      { group: 0, place: 0, fault: 'unknown' },
    ]);
  });
});

describe('togel', () => {
  test.each<[key: string, selection: string, cost: bigint, paid: bigint]>([
    ['4D', '1223', 34n, 300_000n],
    ['3D', '223,224', 82n, 40_000n],
    ['2D', '23', 71n, 7_000n],
    ['colokBebas', '2', 94n, 250n],
    ['colokBebas', '9', 94n, 0n],
  ])('%s on %s', (key, text, cost, paid) =>
    expect(settle(togel, { first: ['1223'] }, key, text)).toEqual([cost, paid]),
  );
});
