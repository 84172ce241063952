// @covers lottery-slip

import { describe, expect, test } from 'vitest';
import {
  betOfPlayType,
  boardOf,
  defaultTerms,
  numbersOfText,
  priceChoice,
  priceLines,
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
  test('many numbers pay no more than all drawn numbers can', () => {
    const bet = betOfPlayType(hanoi, 'lo2');
    // 27 numbers are drawn, whatever is chosen.
    expect(priceChoice(hanoi, bet, [['45', '46', '47']], 100n).topMinor).toBe(27n * 9_950n);
  });
  test('a lower prize group pays less and gives back; limited numbers are shown', () => {
    const bet = betOfPlayType(ssc, 'place');
    const terms = { ...defaultTerms, prizeGroup: 1_800, limited: [{ bet: 'place', number: 'tens:4', percent: 50 }] };
    const priced = priceChoice(ssc, bet, [[], [], [], ['4'], ['7']], 1_000n, terms);
    expect(priced).toMatchObject({
      topMinor: 4_500n + 9_000n,
      rebateMinor: 156n,
      lowered: { 'tens:4': 50 },
      closed: [],
    });
    const full = { ...terms, limited: [{ bet: 'place', number: 'tens:4', percent: 0 }] };
    expect(priceChoice(ssc, bet, [[], [], [], ['4'], []], 1_000n, full).closed).toEqual(['tens:4']);
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
  const [line] = priceLines(ssc, [{ key: 1, bet, selection: [['1', '2'], ['3']], unitMinor: 100n }], defaultTerms);
  expect(line && sentLine(line)).toEqual({ bet: 'direct-last2', selection: '1,2|3', unitMinor: '100', lowered: {} });
});
