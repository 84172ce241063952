// @covers raffles

import { createServerSeed, drawOfRound } from '@baize/fairness';
import { expect, test } from 'vitest';
import { winningTickets } from './winning-tickets.ts';

test('of more tickets than a word of the stream has values, tickets of every part win', () => {
  const tickets = 2 ** 40;
  const drawn = winningTickets(
    drawOfRound({ serverSeed: createServerSeed(), clientSeed: 'raffle', nonce: 0 }),
    tickets,
    400,
  );
  expect(new Set(drawn).size).toBe(400);
  expect(drawn.every((ticket) => Number.isInteger(ticket) && ticket >= 1 && ticket <= tickets)).toBe(true);
  const upperHalf = drawn.filter((ticket) => ticket > tickets / 2).length;
  // Six standard deviations around the half.
  expect(Math.abs(upperHalf - 200)).toBeLessThan(60);
});

test('a word that is at or above the largest multiple is refused', () => {
  const words = [2 ** 21 - 1, 2 ** 32 - 1, 0, 7];
  const drawn = winningTickets(() => words.shift() ?? 0, 3 * 2 ** 50, 1);
  expect(drawn).toEqual([8]);
});
