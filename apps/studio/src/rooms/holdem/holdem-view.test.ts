// @covers holdem-client

import type { HoldemView } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { amountAt, clamp, placeOfAmount, raiseOfPot, raiseRange, winningCards } from './holdem-view.ts';

const seat = (index: number, bet: string, cards: (number | null)[]) => ({
  ...{ seat: index, cards, hasFolded: false, isAllIn: false, stack: '900', bet, said: null, hand: null },
  ...{ net: null, rake: null },
});
const view: HoldemView = {
  ...{ street: 'flop', board: [1, 16, 31], smallBlind: 0, bigBlind: 1, total: '80', uncalled: null },
  pots: [{ amount: '40', seats: [0, 1] }],
  offers: { canCheck: false, call: '20', minRaise: '60', maxRaise: '920' },
  seats: [seat(0, '20', [5, 6]), seat(1, '40', [null, null])],
};

test('a raise by parts of the pot counts the call first', () => {
  expect(raiseOfPot(view, 0, 100n)).toBe(140n);
  expect(raiseOfPot(view, 0, 50n)).toBe(90n);
});

test('the slider reaches the least and the largest raise, and is finer at small ones', () => {
  const range = { min: 60n, max: 920n };
  expect(raiseRange(view)).toEqual(range);
  expect([0, 50, 100].map((place) => amountAt(place, range, 10n))).toEqual([60n, 270n, 920n]);
  expect([60n, 270n, 920n].map((amount) => placeOfAmount(amount, range))).toEqual([0, 49, 100]);
  expect([5n, 100n, 5_000n].map((amount) => clamp(amount, range))).toEqual([60n, 100n, 920n]);
  expect(raiseRange({ ...view, offers: { canCheck: false, call: '20', minRaise: null, maxRaise: null } })).toBeNull();
});

test('the winner’s five cards are named where they are shown', () => {
  const board = [0, 13, 26, 39, 12];
  expect(winningCards({ ...view, board, pots: [{ amount: '80', seats: [0] }] })).toEqual(
    expect.arrayContaining([0, 13, 26, 39, 12]),
  );
  expect(winningCards({ ...view, board, pots: [{ amount: '80', seats: [1] }] })).toEqual([]);
});
