// @covers lottery-slip

import { describe, expect, test } from 'vitest';
import {
  betOfPlayType,
  boardOf,
  numbersOfText,
  priceChoice,
  quickPick,
  rulesOfLottery,
  sentLine,
} from './slip-rules.ts';

const hanoi = rulesOfLottery('vn-ha-noi');
const ssc = rulesOfLottery('elott-ssc-60s');
if (!hanoi || !ssc) throw new Error('lotteries of the catalogue are missing');

test('a lottery of another vendor has no rules here', () => {
  expect(rulesOfLottery('toss')).toBeNull();
});

describe('a choice is priced as the server prices it', () => {
  test('lô 2 số of two numbers costs 54 units and pays 99.5 for each hit', () => {
    const bet = betOfPlayType(hanoi, 'lo2');
    const priced = priceChoice(hanoi, bet, [['45', '46']], 100n);
    expect(priced).toMatchObject({ faults: [], bets: 2, costMinor: 5_400n });
  });
  test('a choice that is not whole costs nothing', () => {
    const bet = betOfPlayType(ssc, 'direct-last2');
    expect(priceChoice(ssc, bet, [['1'], []], 100n)).toMatchObject({ bets: 0, costMinor: 0n });
    expect(priceChoice(ssc, bet, [['1', '2'], ['3']], 100n)).toMatchObject({
      bets: 2,
      costMinor: 200n,
      topMinor: 9_780n,
    });
  });
  test('an unknown play type is the first bet', () => expect(betOfPlayType(ssc, 'nothing')).toBe(ssc.bets[0]));
});

test('numbers are read from a pasted list, and boards are made where they are small', () => {
  expect(numbersOfText(' 123, 456;789\n012 ')).toEqual(['123', '456', '789', '012']);
  const [two] = betOfPlayType(hanoi, 'de').form.groups;
  const [three] = betOfPlayType(hanoi, 'lo3').form.groups;
  if (!two || !three) throw new Error('no groups');
  expect([boardOf(two)?.length, boardOf(two)?.[7], boardOf(three)]).toEqual([100, '07', null]);
});

test('a quick pick can be played, and a line is sent as text', () => {
  let next = 0;
  const below = (count: number) => next++ % count;
  for (const bet of [...ssc.bets, ...hanoi.bets]) {
    const selection = bet.form.groups.map((group) => quickPick(group, below));
    const { faults } = priceChoice(ssc, bet, selection, 100n);
    expect([bet.key, faults]).toEqual([bet.key, []]);
  }
  const bet = betOfPlayType(ssc, 'direct-last2');
  const line = { key: 1, bet, selection: [['1', '2'], ['3']], unitMinor: 100n, costMinor: 200n, topMinor: 0n };
  expect(sentLine(line)).toEqual({ bet: 'direct-last2', selection: '1,2|3', unitMinor: '100' });
});
