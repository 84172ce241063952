// @covers sportsbook-bets

import { expect, test } from 'vitest';
import type { BetStore } from './bet-store.ts';
import type { BetTools } from './decide.ts';
import type { Payments } from './payments.ts';
import { createSettle } from './settle.ts';

test('a payment that the wallet refuses for good keeps no bet from being settled', async () => {
  let asked = 0;
  const payments = {
    payWaiting: () => Promise.reject(new Error('the wallet refused to settle one')),
    settleAll: async () => {
      asked += 1;
      return 0;
    },
  } as unknown as Payments;
  const bets = { toSettle: async () => [] } as unknown as BetStore;
  const matches = { byId: async () => new Map() } as unknown as BetTools['matches'];
  const deps = { clock: { now: () => new Date(0), elapsedMs: () => 0 } } as unknown as BetTools['deps'];
  await expect(createSettle({ deps, bets, matches }, payments)()).rejects.toThrow('refused to settle one');
  expect(asked).toBe(1);
});
