// @covers jackpot-counter

import { randomUUID } from 'node:crypto';
import * as dragonLedger from '@baize/games/dragon-ledger';
import * as pearlTide from '@baize/games/pearl-tide';
import { formatAmount } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let live: LiveServer;
beforeAll(async () => {
  live = await openLiveServer(db, clock);
});
afterAll(() => live.close());

const staleMs = 3_001;
const betMinor = 10_000;
const sumOf = (pools: readonly { seedMinor: bigint }[]) => pools.reduce((sum, { seedMinor }) => sum + seedMinor, 0n);
const minorOf = (amount = '') => BigInt(amount.replace('.', ''));
const ledgerSeedsMinor = sumOf(dragonLedger.slot.jackpots);
/** Nobody plays the other game with pools here. */
const levelSeedsMinor = sumOf(pearlTide.levels);
const seedsMinor = ledgerSeedsMinor + levelSeedsMinor;

/** What a visitor of the slot lobby sees, read anew. */
async function shown(): Promise<string | null> {
  clock.advanceMs(staleMs);
  const { success, value } = await live.call('jackpot', {});
  expect(success).toBe(true);
  const { pool } = value;
  if (!pool) return null;
  const [played, other, ...more] = pool.games.toSorted((a, b) => (a.gameCode < b.gameCode ? -1 : 1));
  expect(more).toEqual([]);
  expect(played).toMatchObject({ vendor: 'BAIZE', gameCode: dragonLedger.slot.gameCode });
  expect(other).toEqual({
    vendor: 'BAIZE',
    gameCode: pearlTide.slot.gameCode,
    amount: formatAmount(levelSeedsMinor, 2),
  });
  // The badges of both games are the counter.
  expect(pool.amount).toBe(formatAmount(minorOf(played?.amount) + levelSeedsMinor, 2));
  return pool.amount;
}

async function enter(token: string) {
  const data = { vendor: 'BAIZE', gameCode: dragonLedger.slot.gameCode, language: 'TY' } as const;
  const { value } = await live.call('launchGame', { data }, { token });
  const launchToken = new URL(value.url, live.url).searchParams.get('launchToken') ?? '';
  const opened = await live.call('studioOpen', { body: { launchToken } });
  return { 'game-session': opened.value.session };
}

test('the lobby shows what stands in the brand’s jackpot pools: none before they are opened, the seeds before anybody plays, then each stake’s share', async () => {
  expect(await shown()).toBeNull();
  await live.server.recover();
  expect(await shown()).toBe(formatAmount(seedsMinor, 2));

  const body = { randomString: randomUUID() };
  const trial = await live.call('loginFreePlay', { body });
  await enter(trial.value.token);
  expect(await shown()).toBe(formatAmount(seedsMinor, 2));

  const token = await live.register('potwatch');
  await live.call('sandboxDeposit', { body: { requestId: randomUUID(), amount: '500.00' } }, { token });
  const headers = await enter(token);
  expect(await shown()).toBe(formatAmount(seedsMinor, 2));

  const stake = { roundId: randomUUID(), betMinor: `${betMinor}` };
  expect(await live.call('studioSpin', { body: stake }, headers)).toMatchObject({ success: true });
  const { jackpotPools } = (await live.call('studioJackpots', {}, headers)).value;
  const heldMinor = jackpotPools.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
  // A pot that falls starts anew from its seed.
  expect(heldMinor).toBeGreaterThanOrEqual(ledgerSeedsMinor);
  expect(await shown()).toBe(formatAmount(heldMinor + levelSeedsMinor, 2));
});
