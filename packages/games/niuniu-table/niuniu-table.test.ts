// @covers table-and-instant-odds loss-above-stake

import { describe, expect, test } from 'vitest';
import { cardOf, rankOf, type Suit } from '../cards/index.ts';
import { toDecimal } from '../exact/rational.ts';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { reserveBackOf, settleBets } from '../table-engine/settle.ts';
import { analyse, classCounts } from './analysis.ts';
import { liveMultiplierOf, niuniuTableBets } from './bets.ts';
import { dealNiuniu, firstOf } from './deal.ts';

const bets = niuniuTableBets();
const figures = analyse(bets);

test.each([
  ['playerEqual', '2.5000', '0.975'],
  ['playerDouble', '4.0275', '1.723'],
  ['bankerEqual', '2.5000', '0.975'],
  ['bankerDouble', '4.0275', '1.723'],
])('%s has the rulebook’s figures of a chip (1.11) for every player', (key, edge, sd) => {
  const found = figures.filter((bet) => bet.key === key);
  expect(found).toHaveLength(3);
  for (const bet of found) expect(printedFigures(bet)).toEqual({ win: '0.500000', push: '0.000000', edge, sd });
});

test('the classes are as many as the rulebook counts', () => {
  const bulls = [171_304, 168_096, 171_304, 168_096, 177_424, 168_096, 171_304, 168_096, 171_304];
  expect(Object.fromEntries(classCounts())).toEqual({
    noBull: 872_128,
    ...Object.fromEntries(bulls.map((count, at) => [`bull${at + 1}`, count])),
    bullBull: 191_016,
    fiveDukes: 792,
  });
});

test('a winner’s multiplier is 1.611006 on average', () => {
  const double = figures.find(({ key }) => key === 'playerDouble');
  const lost = [...(double?.probabilities ?? [])].filter(([back]) => back <= 0);
  const mean = lost.reduce((sum, [back, { numerator, denominator }]) => {
    return sum + ((10_000 - back) / 10_000) * (Number(numerator) / Number(denominator));
  }, 0);
  expect((2 * mean).toFixed(6)).toBe('1.611006');
  expect(double && toDecimal(double.rtp, 6)).toBe('0.959725');
});

const hand = (suit: Suit, ...ranks: readonly number[]) => ranks.map((rank) => cardOf(rank, suit));
const noBull = hand('clubs', 1, 3, 5, 8, 13);
const bull8 = hand('hearts', 13, 12, 11, 3, 5);
const bullBull = hand('spades', 13, 12, 11, 4, 6);
const dukes = [...hand('diamonds', 13, 12, 11), ...hand('hearts', 12, 11)];

describe('a chip of 10.00 on a double bet takes 50.00', () => {
  const stakeMinor = 5_000n;
  const settled = (banker: readonly number[], player: readonly number[], key: string) => {
    const round = settleBets(bets, { banker, doors: [player, noBull, noBull] }, [{ key, selection: '1', stakeMinor }]);
    const [bet] = round.bets;
    const betType = bets.find((one) => one.key === key);
    if (!bet || !betType) throw new Error('no bet');
    const backMinor = reserveBackOf(betType, bet);
    return [bet.result, round.payoutMinor, round.validTurnoverMinor, backMinor];
  };

  test.each<[string, readonly number[], readonly number[], string, readonly unknown[]]>([
    ['loses a chip', noBull, hand('diamonds', 1, 3, 5, 8, 13), 'bankerDouble', ['LOSS', 4_000n, 1_000n, 4_000n]],
    ['loses two', bull8, noBull, 'playerDouble', ['LOSS', 3_000n, 2_000n, 3_000n]],
    ['loses three', bullBull, bull8, 'playerDouble', ['LOSS', 2_000n, 3_000n, 2_000n]],
    ['loses all five', dukes, bullBull, 'playerDouble', ['LOSS', 0n, 5_000n, 0n]],
    ['wins five less commission', dukes, bullBull, 'bankerDouble', ['WIN', 9_750n, 4_750n, 4_000n]],
    ['wins two less commission', noBull, bull8, 'playerDouble', ['WIN', 6_900n, 1_900n, 4_000n]],
  ])('it %s', (_, banker, player, key, outcome) => {
    expect(settled(banker, player, key)).toEqual(outcome);
  });

  test('an equal bet never loses more than itself, and has no reserve', () => {
    expect(settled(dukes, bull8, 'playerEqual')).toEqual(['LOSS', 0n, 5_000n, 0n]);
    expect(settled(bull8, dukes, 'playerEqual')).toEqual(['WIN', 9_750n, 4_750n, 0n]);
  });
});

test('only the classes of the sheet multiply', () => {
  const names = ['noBull', 'bull6', 'bull7', 'bull9', 'bullBull', 'fiveDukes'] as const;
  expect(names.map(liveMultiplierOf)).toEqual([1, 1, 2, 2, 3, 5]);
});

test('the head card says who is dealt to first, and no card is dealt twice', () => {
  expect([1, 5, 9, 13, 2, 6, 10, 3, 7, 11, 4, 8, 12].map((rank) => firstOf(cardOf(rank, 'spades')))).toEqual([
    0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3,
  ]);
  const { head, banker, doors } = dealNiuniu(() => 1);
  expect(rankOf(head)).toBe(2);
  expect(new Set([head, banker, doors].flat(2)).size).toBe(21);
  // Cards come in the order of the pack here: player 1 gets the first five.
  expect(Math.min(...doors.flat())).toBe(Math.min(...(doors[0] ?? [])));
});
