// @covers bet-limits

import { expect, test } from 'vitest';
import { addUp, beyondLimits, draftBets, noDraft, putDown, stakeOf, takeBack } from './bets.ts';

const bet = (key: string, stakeMinor: bigint, selection = '') => ({ key, selection, stakeMinor });
const main = { minMinor: 100n, maxMinor: 1_000n };
const limits = {
  bets: new Map([...['red', 'odd'].map((key) => [key, main] as const), ['split', { minMinor: 100n, maxMinor: 200n }]]),
  seatMaxMinor: 1_500n,
  balanceMinor: 10_000n,
};

test('chips on one spot add up, spots stay apart', () => {
  expect(addUp([bet('red', 100n), bet('split', 50n, '1-2'), bet('red', 200n), bet('split', 10n, '2-3')])).toEqual([
    bet('red', 300n),
    bet('split', 50n, '1-2'),
    bet('split', 10n, '2-3'),
  ]);
});

test('put down and taken back step by step', () => {
  const one = putDown(noDraft, [bet('red', 100n)], [], limits);
  const two = one && putDown(one, [bet('red', 200n), bet('odd', 100n)], [], limits);
  expect(two && stakeOf(draftBets(two))).toBe(400n);
  expect(two && draftBets(takeBack(two))).toEqual([bet('red', 100n)]);
  expect(draftBets(takeBack(noDraft))).toEqual([]);
});

test.each<[string, ReturnType<typeof bet>[], ReturnType<typeof bet>[], Partial<typeof limits>]>([
  ['nothing', [], [], {}],
  ['less than the least', [bet('red', 99n)], [], {}],
  ['more on a spot than the table takes', [bet('red', 1_001n)], [], {}],
  ['more on a spot with what lies there', [bet('red', 600n)], [bet('red', 500n)], {}],
  ['more on a small bet than it takes', [bet('split', 201n, '1-2')], [], {}],
  ['a bet that the table does not have', [bet('green', 100n)], [], {}],
  ['more than a player may', [bet('red', 800n), bet('odd', 800n)], [], {}],
  ['more than the balance', [bet('red', 500n)], [], { balanceMinor: 400n }],
])('%s is not put down', (_, bets, placed, other) => {
  expect(putDown(noDraft, bets, placed, { ...limits, ...other })).toBeNull();
});

test('the bet that is beyond its limits is named; what lies beyond them elsewhere is not to blame', () => {
  const onSplit = bet('split', 150n, '1-2');
  expect(beyondLimits(noDraft, [bet('red', 100n), onSplit], [onSplit], limits)).toEqual(onSplit);
  expect(beyondLimits(noDraft, [bet('red', 100n)], [onSplit, onSplit], limits)).toBeNull();
});
