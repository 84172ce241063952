// @covers cockfight-bets

import type { VendorWallet } from '@baize/vendor-kit';
import { expect, test } from 'vitest';
import type { BetRow } from '../schema.ts';
import type { BetStore } from './bet-store.ts';
import { createPending } from './pending.ts';

test('a bet that its request holds and commits meanwhile is not refused, and stands the next time', async () => {
  const moves: string[] = [];
  const commits = [{ status: 'refused', code: 'REF_NOT_FOUND', retry: 'never' }, { status: 'ok' }];
  const wallet = {
    commitBet: async () => commits.shift(),
    discardBet: async () => ({ status: 'refused', code: 'TX_CONFLICT', retry: 'never' }),
  } as unknown as VendorWallet;
  const bets = { move: async (_id: string, from: string, to: string) => moves.push(`${from} ${to}`) };
  const pending = createPending(
    { walletOf: () => wallet, clock: { now: () => new Date(0), elapsedMs: () => 0 } },
    bets as unknown as BetStore,
  );
  const bet = { id: 'b', arena: 'DS88', player_ref: 'p' } as BetRow;
  expect(await pending.endOne(bet)).toBe(false);
  expect(moves).toEqual([]);
  expect(await pending.endOne(bet)).toBe(true);
  expect(moves).toEqual(['PENDING ACCEPTED']);
});
