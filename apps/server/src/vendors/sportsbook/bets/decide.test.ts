// @covers sportsbook-bets

import { expect, test } from 'vitest';
import type { BetRow } from './bet-store.ts';
import { type BetTools, createDecide } from './decide.ts';

test('a bet that its request holds and commits meanwhile is not refused, and stands the next time', async () => {
  const moves: string[] = [];
  const commits = [{ status: 'refused', code: 'REF_NOT_FOUND', retry: 'never' }, { status: 'ok' }];
  const bet = { id: 'b', player_ref: 'p', state: 'PENDING', decision: 'accept', refusal: '' } as BetRow;
  const tools = {
    deps: {
      wallet: {
        commitBet: async () => commits.shift(),
        discardBet: async () => ({ status: 'refused', code: 'TX_CONFLICT', retry: 'never' }),
      },
      clock: { now: () => new Date(0) },
    },
    bets: { find: async () => bet, move: async (step: { to: string }) => moves.push(step.to) },
  } as unknown as BetTools;
  const { decideOne } = createDecide(tools);
  await decideOne(bet);
  expect(moves).toEqual([]);
  await decideOne(bet);
  expect(moves).toEqual(['ACCEPTED']);
});
