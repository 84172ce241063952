// @covers loss-above-stake

import { cardOf, type Suit } from '@baize/games/cards';
import { niuniuTableBets } from '@baize/games/niuniu-table';
import { wenzhouBets } from '@baize/games/wenzhou';
import { expect, test } from 'vitest';
import { isTwice, reserveBackOfRound, reservedMinor, reserveIn } from './reserves.ts';

const bets = niuniuTableBets();
const hand = (suit: Suit, ...ranks: readonly number[]) => ranks.map((rank) => cardOf(rank, suit));
const seen = {
  banker: hand('spades', 13, 12, 11, 4, 6),
  doors: [hand('hearts', 13, 12, 11, 3, 5), hand('clubs', 1, 3, 5, 8, 13), hand('diamonds', 1, 3, 5, 8, 13)],
};
const bet = (key: string, selection: string, stakeMinor: bigint) => ({ key, selection, stakeMinor });

test('a chip on a double bet takes five, on an equal one itself', () => {
  expect(['playerDouble', 'bankerDouble', 'playerEqual', 'nothing'].map(reserveIn(bets))).toEqual([5, 5, 1, 1]);
  expect(reservedMinor(bets, [bet('playerDouble', '1', 5_000n), bet('playerEqual', '1', 700n)])).toBe(4_000n);
});

test('what comes back of the reserve is shown apart from what was won', () => {
  const lost = [bet('playerDouble', '1', 5_000n), bet('playerEqual', '2', 700n)];
  // Bull bull beats it: three chips are lost, two of the four in reserve come back.
  expect(reserveBackOfRound(bets, seen, lost)).toBe(2_000n);
  expect(reserveBackOfRound(bets, seen, [bet('bankerDouble', '1', 5_000n)])).toBe(4_000n);
  expect(reserveBackOfRound(bets, seen, [bet('bankerEqual', '1', 700n)])).toBe(0n);
});

test('only one door may be bet on to lose', () => {
  const wenzhou = wenzhouBets();
  expect(isTwice(wenzhou, [bet('doorLoses', '1', 100n), bet('doorLoses', '2', 100n)])).toBe(true);
  expect(isTwice(wenzhou, [bet('doorLoses', '1', 100n), bet('doorLoses', '1', 100n), bet('doorWins', '2', 1n)])).toBe(
    false,
  );
});
