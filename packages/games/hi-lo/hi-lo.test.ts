// @covers table-and-instant-odds

import { expect, test } from 'vitest';
import { cardOf } from '../cards/card.ts';
import { multiply, rational, toDecimal } from '../exact/rational.ts';
import { analyse, drawCards, guesses, isFinished, isRight, payoutAfter, payoutNow, rightRanks } from './rules.ts';

const ranks = Array.from({ length: 13 }, (_, index) => index + 1);
const times = {
  higher: [1.072, 1.072, 1.17, 1.287, 1.43, 1.608, 1.838, 2.145, 2.574, 3.217, 4.29, 6.435, 12.87],
  lower: [12.87, 6.435, 4.29, 3.217, 2.574, 2.145, 1.838, 1.608, 1.43, 1.287, 1.17, 1.072, 1.072],
};
const rtps: Readonly<Record<string, string>> = { 1.072: '98.954', 1.608: '98.954', 1.838: '98.969', 3.217: '98.985' };

test.each(guesses)('the figures of %s are the rulebook’s (2.10)', (guess) => {
  const figures = ranks.map((rank) => analyse(rank, guess));
  expect(figures.map(({ topReturn }) => topReturn / 10_000)).toEqual(times[guess]);
  expect(figures.map(({ rtp }) => toDecimal(multiply(rtp, rational(100n)), 3))).toEqual(
    times[guess].map((multiplier) => rtps[multiplier] ?? '99.000'),
  );
});

test('as many next ranks are right as the return is reckoned by', () => {
  for (const guess of guesses) {
    for (const rank of ranks) {
      expect(ranks.filter((next) => isRight(rank, guess, next))).toHaveLength(rightRanks(rank, guess));
    }
  }
});

test('right guesses multiply, floored once; a wrong one loses all and ends the guesses', () => {
  const cards = [1, 7, 7, 13, 2].map((rank) => cardOf(rank, 'clubs'));
  const after = (...made: ('higher' | 'lower')[]) => payoutNow(333n, { cards, guesses: made });
  expect([after(), after('higher'), after('higher', 'lower'), after('higher', 'higher', 'higher')]).toEqual([
    333n,
    356n,
    656n,
    1_205n,
  ]);
  expect(payoutAfter(333n, { cards, guesses: ['higher', 'lower'] }, 'higher')).toBe(1_205n);
  expect(after('lower')).toBe(0n);
  expect(() => after('lower', 'higher')).toThrow(RangeError);
  expect(() => after('higher', 'higher', 'higher', 'lower', 'higher')).toThrow(RangeError);
  expect(isFinished({ cards, guesses: ['higher', 'lower', 'higher', 'lower'] })).toBe(true);
  expect(() => payoutAfter(1n, { cards: [], guesses: [] }, 'higher')).toThrow(RangeError);
});

test('each card of a round is drawn from the whole pack', () => {
  const asked: number[] = [];
  expect(drawCards((n) => asked.push(n) % n)).toHaveLength(13);
  expect(new Set(asked)).toEqual(new Set([52]));
});
