// @covers ledger-invariants

import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { audit } from '@baize/testkit/auditor';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { insertBrand, insertGame, insertMember } from '../../../../test/support/factories.ts';
import { migrationsFolder } from '../../../../test/support/global-setup.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { hashToken, randomToken } from '../../../platform/crypto/ids.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { openMoneyConnections } from '../../../platform/database/money-connections.ts';
import { createBets } from '../../bets/index.ts';
import { createGateway } from '../../gateway/index.ts';
import { createLedger } from '../index.ts';
import { OldBooks } from './old-books.fixture.ts';

/** A database that was in use before the books were written in batches, brought up to date. */
const name = `test_upgrade_${process.pid}`;
const url = () => inject('clusterUrl') + name;
let owner: pg.Client;
let members: { player: string; trial: string };
let before: { cash: bigint; trial: bigint };

const connect = async (to: string) => {
  const client = new pg.Client({ connectionString: to });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

beforeAll(async () => {
  const admin = await connect(`${inject('clusterUrl')}postgres`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const oldFolder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  const files = (await readdir(migrationsFolder)).filter((file) => file < '000006');
  for (const file of files) await cp(path.join(migrationsFolder, file), path.join(oldFolder, file));
  await migrate(url(), oldFolder);
  await rm(oldFolder, { recursive: true });
  owner = await connect(url());
  await writeOldBooks();
  expect(await migrate(url(), migrationsFolder)).toContain('000006_group_commit');
});

afterAll(async () => {
  await owner?.end();
  const admin = await connect(`${inject('clusterUrl')}postgres`);
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
});

async function writeOldBooks(): Promise<void> {
  const brand = await insertBrand(owner);
  const game = await insertGame(owner, brand.id);
  const memberId = (await insertMember(owner, brand.id)).id;
  const trialId = (await insertMember(owner, brand.id, { type: 4 })).id;
  members = { player: memberId, trial: trialId };
  const books = new OldBooks(owner, brand.id);
  const cash = await books.account('cash', memberId);
  const trial = await books.account('trial', trialId);
  const operator = await books.account('house', null, game.vendorCode);
  const provider = await books.account('provider', null, 'sandbox');
  const promotion = await books.account('promotion', null, 'trial');
  const source = `vendor:${game.vendorCode}`;
  const stake = (roundId: string, amountMinor: bigint, from = cash) => {
    const act = { source, reference: `${roundId}-s`, memberId: from.memberId ?? '', subject: roundId };
    return books.book({ ...act, movement: 'stake', from, to: operator, amountMinor });
  };
  const win = (roundId: string, amountMinor: bigint) => {
    const act = { source, reference: `${roundId}-w`, memberId, subject: roundId };
    if (amountMinor === 0n) return books.book({ ...act, outcome: 'noted' });
    return books.book({ ...act, movement: 'win', from: operator, to: cash, amountMinor });
  };
  const round = (roundId: string, stakeMinor: bigint, payoutMinor: bigint, state: object = {}) =>
    books.round({
      ...{ roundId, game, account: cash, stakeMinor, payoutMinor, status: 'settled', isCredited: true, isClosed: true },
      ...state,
    });

  const depositId = newId();
  const money = { movement: 'deposit', from: provider, to: cash, amountMinor: 5_000n };
  await books.book({ source: 'cashier', reference: `${memberId}/1`, memberId, subject: depositId, ...money });
  await owner.query(`insert into deposits values ($1, $2, $3, $4, 'sandbox', 5000, 'PLY', $5)`, [
    ...[depositId, memberId, brand.id, newId(), books.tick()],
  ]);
  await stake('won', 100n);
  await win('won', 250n);
  await round('won', 100n, 250n);
  await stake('lost', 70n);
  await win('lost', 0n);
  await round('lost', 70n, 0n);
  await stake('open', 60n);
  await round('open', 60n, 0n, { status: 'open', isCredited: false, isClosed: false });
  await stake('paid', 40n);
  await win('paid', 10n);
  await round('paid', 40n, 10n, { status: 'open', isClosed: false });
  for (const [roundId, isClosed] of [
    ['cancelled', false],
    ['ended', true],
  ] as const) {
    await stake(roundId, 30n);
    const refund = { source, reference: `${roundId}-c`, memberId, subject: roundId, movement: 'stakeRefund' };
    await books.book({ ...refund, from: operator, to: cash, amountMinor: 30n });
    await books.cancelledBy(`${roundId}-s`, `${roundId}-c`);
    await round(roundId, 0n, 0n, { status: 'cancelled', isCredited: false, isClosed });
  }
  await books.book({ source, reference: 'never-c', memberId, subject: 'never', outcome: 'noted' });
  await books.book({ source, reference: 'never-s', memberId, subject: 'never', outcome: 'tombstone' });
  const grant = { movement: 'trialGrant', from: promotion, to: trial, amountMinor: 1_000n };
  await books.book({ source: 'trial', reference: 'grant', memberId: trialId, ...grant });
  await stake('trial', 15n, trial);
  await round('trial', 15n, 0n, { account: trial, status: 'open', isCredited: false, isClosed: false });
  before = { cash: cash.balanceMinor, trial: trial.balanceMinor };
}

const rows = async (sql: string) => (await owner.query(sql)).rows;

test('the auditor finds nothing, and every line is there', async () => {
  const report = await audit(url());
  expect(report.findings).toEqual([]);
  expect(report).toMatchObject({ imbalanceMinor: 0n, rebuiltEqual: 2, operations: 16, transfers: 13, bets: 3 });
});

test('balances are as before', async () => {
  const stored = await rows(
    `select kind, balance_minor::text as balance from accounts where member_id is not null order by kind`,
  );
  expect(stored).toEqual([
    { kind: 'cash', balance: String(before.cash) },
    { kind: 'trial', balance: String(before.trial) },
  ]);
  const operator = await rows(`select a.kind, h.balance_minor::text as balance from house_balances h
    join accounts a on a.id = h.account_id order by a.kind`);
  expect(operator).toEqual([
    { kind: 'house', balance: String(100n - 250n + 70n + 60n + 40n - 10n + 15n) },
    { kind: 'promotion', balance: '-1000' },
    { kind: 'provider', balance: '-5000' },
  ]);
});

test('ended rounds are in the betting record, the others go on', async () => {
  const bets =
    await rows(`select round_id, line, stake_minor::text as stake, payout_minor::text as payout, status, detail
    from bets order by round_id`);
  const detail = { result: 'x' };
  expect(bets).toEqual([
    { round_id: 'ended', line: 0, stake: '0', payout: '0', status: 'cancelled', detail },
    { round_id: 'lost', line: 0, stake: '70', payout: '0', status: 'settled', detail },
    { round_id: 'won', line: 0, stake: '100', payout: '250', status: 'settled', detail },
  ]);
  const open =
    await rows(`select round_id, stake_minor::text as stake, payout_minor::text as payout, status, is_credited, account_kind
    from rounds where closed_at is null order by round_id`);
  expect(open).toEqual([
    { round_id: 'cancelled', stake: '0', payout: '0', status: 'cancelled', is_credited: false, account_kind: 'cash' },
    { round_id: 'open', stake: '60', payout: '0', status: 'open', is_credited: false, account_kind: 'cash' },
    { round_id: 'paid', stake: '40', payout: '10', status: 'open', is_credited: true, account_kind: 'cash' },
    { round_id: 'trial', stake: '15', payout: '0', status: 'open', is_credited: false, account_kind: 'trial' },
  ]);
});

test('the past is kept: a refund names its stake, a tombstone stands, nothing can be changed', async () => {
  expect(
    await rows(`select reference, resolves, outcome from journal where resolves is not null or outcome = 'tombstone'
    order by reference`),
  ).toEqual([
    { reference: 'cancelled-c', resolves: 'cancelled-s', outcome: 'booked' },
    { reference: 'ended-c', resolves: 'ended-s', outcome: 'booked' },
    { reference: 'never-s', resolves: null, outcome: 'tombstone' },
  ]);
  await expect(owner.query('delete from journal')).rejects.toThrow(/keeps what was written/);
});

test('the round that was open is played to its end on the new books', async () => {
  const onIdleError = () => undefined;
  const database = openDatabase({ connectionString: url(), role: 'baize_app', maxConnections: 4, onIdleError });
  const money = openMoneyConnections({ connectionString: url(), role: 'baize_app', onIdleError });
  const tools = { database, clock: testClock('2026-02-01T00:00:00.000Z'), newId, randomToken, hashToken };
  const ledger = createLedger({ ...tools, money });
  const failures: unknown[] = [];
  const gateway = createGateway({
    ...tools,
    reads: money.reads,
    ledger,
    onHeld: () => undefined,
    brands: { settingsOf: async () => ({ currencySymbol: 'P' }) },
    sessions: { isSessionAlive: async () => true },
    onFailure: (error) => void failures.push(error),
  });
  await owner.query(`insert into player_refs values ('BAIZE', 'ref', $1)`, [members.player]);
  const round = { roundId: 'open', gameCode: 'lantern_garden', playerRef: 'ref' };
  const won = { txId: 'open-w', amountMinor: 33n, kind: 'win' as const, refTxIds: ['open-s'], roundEnd: true };
  const credited = await gateway.walletFor('BAIZE').credit({ ...round, ...won });
  expect(failures).toEqual([]);
  expect(credited).toMatchObject({ code: 'OK', replay: false });
  const late = { ...round, roundId: 'never', txId: 'never-s', amountMinor: 30n, session: 'none' };
  expect(await gateway.walletFor('BAIZE').debit(late)).toMatchObject({ code: 'TX_CANCELLED' });
  expect((await ledger.balanceOf(members.player))?.cashMinor).toBe(before.cash + 33n);
  const { lines } = await createBets(tools).record({ memberId: members.player }, { pageNo: 1, pageSize: 10 });
  expect(lines.find(({ roundId }) => roundId === 'open')).toMatchObject({ stakeMinor: 60n, payoutMinor: 33n });
  expect(failures).toEqual([]);
  expect((await audit(url())).findings).toEqual([]);
  await money.close();
  await database.destroy();
});
