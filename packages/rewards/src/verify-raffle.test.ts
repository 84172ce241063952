// @covers raffles

import { createServerSeed, hashServerSeed } from '@baize/fairness';
import { expect, test } from 'vitest';
import { drawRaffle } from './raffle.ts';
import { type ShownRaffle, verifyRaffle } from './verify-raffle.ts';

const seed = createServerSeed();
const ticketsHash = 'a'.repeat(64);
const raffle = (tickets: number, prizes: number): ShownRaffle => {
  const winners = drawRaffle({ serverSeed: seed, publicText: ticketsHash }, tickets, prizes);
  return {
    ...{ seed, seedHash: hashServerSeed(seed), ticketsHash, tickets },
    prizes: Array.from({ length: prizes }, (_, index) => ({ ticket: winners[index] ?? null })),
  };
};

test.each([
  [1, 1],
  [6, 3],
  [3, 5],
  [1_000_000, 100],
  [0, 2],
])('%i tickets and %i prizes: what the server drew is found again from what was published', async (tickets, prizes) => {
  const shown = raffle(tickets, prizes);
  const found = await verifyRaffle(shown);
  expect(found).toMatchObject({ isCommitted: true, isSame: true });
  expect(new Set(found.recomputed).size).toBe(Math.min(tickets, prizes));
});

test('another seed, another order, a winner too few and other tickets are each found out', async () => {
  const right = raffle(500, 4);
  const swapped = [right.prizes[1], right.prizes[0], ...right.prizes.slice(2)].flatMap((prize) => prize ?? []);
  expect(await verifyRaffle({ ...right, seed: createServerSeed() })).toMatchObject({
    isCommitted: false,
    isSame: false,
  });
  expect(await verifyRaffle({ ...right, prizes: swapped })).toMatchObject({ isCommitted: true, isSame: false });
  expect(await verifyRaffle({ ...right, prizes: [...right.prizes.slice(0, 3), { ticket: null }] })).toMatchObject({
    isSame: false,
  });
  expect(await verifyRaffle({ ...right, ticketsHash: 'b'.repeat(64) })).toMatchObject({ isSame: false });
  await expect(verifyRaffle({ ...right, seed: null })).rejects.toThrow('not drawn yet');
});
