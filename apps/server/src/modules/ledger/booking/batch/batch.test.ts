// @covers batched-operations

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openMoneyConnections } from '../../../../platform/database/money-connections.ts';
import { type MoneyHarness, useMoney } from '../../../gateway/testing/money.fixture.ts';
import { playAccountOf } from '../../accounts.ts';
import { correction } from '../../operator-acts.ts';
import { createBatchWriter } from '../batch-writer.ts';
import { batchWriterConnection } from '../batch-writers.ts';
import { planBooking } from '../plan.ts';
import { readWallet } from '../wallet/store.ts';
import type { Wallet } from '../wallet/wallet.ts';
import { writeBatch } from './batch.ts';
import type { BatchOperation, LineRow } from './batch-rows.ts';

const money: MoneyHarness = useMoney();

async function walletOf(memberId: string): Promise<Wallet> {
  const { wallet } = await readWallet(money.database, memberId, [], sql<null>`null`);
  if (!wallet) throw new Error('no wallet');
  return wallet;
}

/** A gift of cash as it would be written now. */
function giftOf(wallet: Wallet, reference: string, amountMinor = 10n): BatchOperation {
  const act = correction({ reference, memberId: wallet.memberId, amountMinor, reason: 'test' });
  const planned = planBooking(wallet, [act], playAccountOf(0), money.clock.now());
  if (!planned.ok) throw new Error(planned.fault.kind);
  const { accounts, days, lines } = planned.plan;
  return {
    guard: { brandId: wallet.brandId, generation: wallet.generation, sessionHash: null },
    accounts,
    days,
    lines,
    rounds: [],
    bets: [],
    statements: [],
  };
}

const batchWriterOf = () =>
  batchWriterConnection(money.money.batchWriters[0] as (typeof money.money.batchWriters)[number]);
const write = (operations: readonly BatchOperation[]) => writeBatch(batchWriterOf().run, operations, money.clock.now());

const give = (memberId: string, amountMinor: bigint) =>
  money.ledger.correct(money.database, { memberId, amountMinor, reference: randomUUID(), reason: 'test' });

/** The operator's own account is opened by the first gift of all. */
async function newWallet(): Promise<Wallet> {
  const memberId = await money.newMember();
  await give(memberId, 1n);
  return walletOf(memberId);
}

test('an act whose turn was taken is refused alone, and nothing of it is written', async () => {
  const [fresh, stale] = [await newWallet(), await newWallet()];
  await give(stale.memberId, 5n);
  const { batchId, refused } = await write([giftOf(stale, 'too-late'), giftOf(fresh, 'in-time')]);
  expect(batchId).not.toBeNull();
  expect([...refused]).toEqual([0]);
  expect([await money.cashOf(stale.memberId), await money.cashOf(fresh.memberId)]).toEqual([6n, 11n]);
  const { rows } = await money.owner.query("select reference from journal where reference in ('too-late', 'in-time')");
  expect(rows).toEqual([{ reference: 'in-time' }]);
  await money.expectCleanBooks();
});

test('an id that was used, a brand that changed and a session that is none are each refused; a call of refused acts leaves no batch', async () => {
  const wallet = await newWallet();
  const used = giftOf(wallet, 'used');
  await write([used]);
  const again = giftOf(await walletOf(wallet.memberId), 'used');
  const changed = giftOf(await walletOf(wallet.memberId), 'other-brand-state');
  const { rows: before } = await money.owner.query('select count(*) from batches');
  const guard = { ...changed.guard, generation: changed.guard.generation + 1n };
  const noSession = { ...changed, guard: { ...changed.guard, sessionHash: Buffer.from('nobody') } };
  for (const operation of [again, { ...changed, guard }, noSession]) {
    const { batchId, refused } = await write([operation]);
    expect([batchId, [...refused]]).toEqual([null, [0]]);
  }
  expect((await money.owner.query('select count(*) from batches')).rows).toEqual(before);
  expect(await money.cashOf(wallet.memberId)).toBe(11n);
});

test('of many acts only those are refused whose id, session or brand is not as they saw it', async () => {
  const wallets: Wallet[] = [];
  for (let count = 0; count < 6; count += 1) wallets.push(await newWallet());
  await write([giftOf(wallets[0] as Wallet, 'once')]);
  const seen = await Promise.all(wallets.map(({ memberId }) => walletOf(memberId)));
  const operations = seen.map((wallet, index) => giftOf(wallet, index === 1 ? 'once' : `many-${index}`));
  const guardOf = (index: number, change: Partial<BatchOperation['guard']>) => {
    const operation = operations[index] as BatchOperation;
    operations[index] = { ...operation, guard: { ...operation.guard, ...change } };
  };
  guardOf(2, { sessionHash: Buffer.from('nobody') });
  guardOf(4, { generation: (seen[4] as Wallet).generation + 1n });
  const { refused } = await write(operations);
  expect(refused).toEqual(new Set([1, 2, 4]));
  const cash = await Promise.all(wallets.map(({ memberId }) => money.cashOf(memberId)));
  expect(cash).toEqual([21n, 1n, 1n, 11n, 1n, 11n]);
  await money.expectCleanBooks();
});

test.each<[string, (line: LineRow, stranger: Wallet) => Partial<LineRow>]>([
  ['of 0', () => ({ amountMinor: 0n })],
  ['without a movement', () => ({ movement: null })],
  ['to the account of somebody else', (_line, { accounts }) => ({ creditAccountId: accounts[0]?.id ?? null })],
  ['from an account to itself', ({ creditAccountId }) => ({ debitAccountId: creditAccountId })],
  ['with one side only', () => ({ debitAccountId: null })],
  ['without the version after it', () => ({ creditVersion: null })],
  ['with a balance on the operator side', () => ({ debitBalanceMinor: 5n })],
  ['that leaves a member below 0', () => ({ creditBalanceMinor: -1n })],
])('a call with a line %s is not taken, and nothing of it is written', async (_what, fault) => {
  const [own, stranger] = [await newWallet(), await newWallet()];
  const reference = randomUUID();
  const good = giftOf(stranger, `${reference}-good`);
  const wrong = giftOf(own, `${reference}-wrong`);
  const lines = wrong.lines.map((line) => ({ ...line, ...fault(line, stranger) }));
  await expect(write([good, { ...wrong, lines }])).rejects.toThrow(/does not fit its accounts/);
  expect([await money.cashOf(own.memberId), await money.cashOf(stranger.memberId)]).toEqual([1n, 1n]);
  await money.expectCleanBooks();
});

test('an operation that writes of two members, or moves an account that it does not write, is a programmer’s error', async () => {
  const [one, two] = [await newWallet(), await newWallet()];
  const [first, second] = [giftOf(one, 'mixed-1'), giftOf(two, 'mixed-2')];
  await expect(write([{ ...first, lines: [...first.lines, ...second.lines] }])).rejects.toThrow(TypeError);
  await expect(write([{ ...first, accounts: [] }])).rejects.toThrow(TypeError);
});

test('511 good acts and a poisonous one in one batch: all the good ones are booked, the one fails alone', async () => {
  const wallets: Wallet[] = [];
  for (let count = 0; count < 512; count += 1) wallets.push(await walletOf(await money.newMember()));
  const first = giftOf(await newWallet(), 'before-the-crowd');
  const operations = wallets.map((wallet, index) => giftOf(wallet, `crowd-${index}`));
  const poisoned = operations[300] as BatchOperation;
  const [account] = poisoned.accounts;
  if (!account) throw new Error('a gift moves an account');
  // Past every rule of the program: only the table itself refuses a balance below 0.
  operations[300] = { ...poisoned, accounts: [{ ...account, balanceMinor: -1n }] };
  const batches: number[] = [];
  const real = batchWriterOf();
  let letGo: () => void = () => undefined;
  const crowdWaits = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const writer = createBatchWriter({
    number: 0,
    connection: { ...real, run: (statement) => crowdWaits.then(() => real.run(statement)) },
    clock: money.clock,
    elapsedMs: () => 0,
    watcher: {
      batchWritten: ({ operations: count }) => void batches.push(count),
      batchFailed: ({ operations: count }) => void batches.push(-count),
      queueLength: () => undefined,
    },
  });
  const before = writer.submit(first);
  await new Promise((resolve) => setImmediate(resolve));
  const answers = operations.map((operation) => writer.submit(operation));
  letGo();
  const results = await Promise.allSettled(answers);
  expect((await before).kind).toBe('booked');
  expect(results.flatMap((result, index) => (result.status === 'rejected' ? [index] : []))).toEqual([300]);
  expect(batches.slice(0, 2)).toEqual([1, -512]);
  expect(batches.slice(2)).toEqual(Array.from({ length: 512 }, (_, index) => (index === 300 ? -1 : 1)));
  const { rows } = await money.owner.query("select count(*)::int as count from journal where reference like 'crowd-%'");
  expect(rows[0].count).toBe(511);
  expect(await money.cashOf(wallets[300]?.memberId ?? '')).toBe(0n);
  await money.expectCleanBooks();
}, 120_000);

test('two batch writers that want the same accounts in other orders do not lock each other out', async () => {
  const [one, two] = [await newWallet(), await newWallet()];
  const connections = openMoneyConnections({
    connectionString: money.url,
    role: 'baize_app',
    onIdleError: () => undefined,
    batchWriterCount: 2,
  });
  const batchWriters = connections.batchWriters.map(batchWriterConnection);
  for (let round = 0; round < 20; round += 1) {
    const wallets = [await walletOf(one.memberId), await walletOf(two.memberId)] as const;
    const forth = wallets.map((wallet) => giftOf(wallet, `forth-${round}-${wallet.memberId}`));
    const back = wallets.toReversed().map((wallet) => giftOf(wallet, `back-${round}-${wallet.memberId}`));
    const outcomes = await Promise.all(
      [forth, back].map((operations, writer) =>
        writeBatch((batchWriters[writer] as (typeof batchWriters)[number]).run, operations, money.clock.now()),
      ),
    );
    expect(outcomes.reduce((sum, { refused }) => sum + refused.size, 0)).toBe(2);
  }
  await connections.close();
  expect([await money.cashOf(one.memberId), await money.cashOf(two.memberId)]).toEqual([201n, 201n]);
  await money.expectCleanBooks();
});
