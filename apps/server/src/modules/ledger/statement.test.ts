// @covers account-record

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { readAccountSums, readStatement, type StatementRequest } from './statement.ts';

const money = useMoney();
const hourMs = 3_600_000;
const lineCount = 100_000;
let memberId: string;
let start: Date;

/** One deposit an hour, each followed by a correction that takes a part of it. */
beforeAll(async () => {
  memberId = await money.newMember();
  start = money.clock.now();
  for (let hour = 0; hour < 10; hour += 1) {
    const amountMinor = BigInt(100 + hour);
    const reference = `hour-${hour}`;
    await money.ledger.deposit(money.database, {
      ...{ memberId, reference, amountMinor, providerCode: 'sandbox', depositId: randomUUID() },
    });
    await money.ledger.correct(money.database, { memberId, reference, amountMinor: -BigInt(hour + 1), reason: 'part' });
    money.clock.advanceMs(hourMs);
  }
});

const read = (change: Partial<StatementRequest> = {}, member = memberId) =>
  readStatement(money.database, { memberId: member, account: 'cash', pageNo: 1, pageSize: 100, ...change });
const at = (hours: number) => new Date(start.getTime() + hours * hourMs);

test('pages cover the record once, in both orders', async () => {
  const all = await read();
  expect([all.total, all.lines.length]).toEqual([20, 20]);
  for (const oldestFirst of [false, true]) {
    const pages = await Promise.all([1, 2, 3, 4].map((pageNo) => read({ pageNo, pageSize: 6, oldestFirst })));
    const ids = pages.flatMap(({ lines }) => lines.map(({ id }) => id));
    const expected = all.lines.map(({ id }) => id);
    expect(ids).toEqual(oldestFirst ? expected.reverse() : expected);
  }
  expect(await read({ pageNo: 5, pageSize: 6 })).toEqual({ lines: [], total: 20 });
});

test.each([
  [{ from: 3, to: 5 }, 4],
  [{ from: 3.5, to: 5.5 }, 4],
  [{ from: 9 }, 2],
  [{ to: 1 }, 2],
  [{ from: 10 }, 0],
  [{ from: -5, to: 0 }, 0],
  [{ from: -5, to: 50 }, 20],
])('of the hours %j it shows %s lines', async ({ from, to }: { from?: number; to?: number }, count) => {
  const period = { ...(from === undefined ? {} : { from: at(from) }), ...(to === undefined ? {} : { to: at(to) }) };
  const { lines, total } = await read(period);
  expect([lines.length, total]).toEqual([count, count]);
  for (const { bookedAt } of lines) {
    expect(bookedAt.getTime()).toBeGreaterThanOrEqual(period.from?.getTime() ?? 0);
    expect(bookedAt.getTime()).toBeLessThan(period.to?.getTime() ?? Number.POSITIVE_INFINITY);
  }
});

test('shows lines of some movements and amounts alone', async () => {
  expect((await read({ movements: ['deposit'] })).total).toBe(10);
  expect((await read({ movements: ['deposit', 'correction'], minMinor: 10n, maxMinor: 104n })).total).toBe(6);
  expect((await read({ movements: ['stake'] })).total).toBe(0);
  const { lines, total } = await read({ movements: ['correction'], from: at(2), to: at(4), pageSize: 1, pageNo: 2 });
  expect([lines.map(({ amountMinor }) => amountMinor), total]).toEqual([[-3n], 2]);
});

test('sums by movement, between the balances at the two ends', async () => {
  const sums = await readAccountSums(money.database, { memberId, account: 'cash', from: at(2), to: at(4) });
  expect(sums).toEqual({
    openingMinor: 100n - 1n + 101n - 2n,
    closingMinor: 100n - 1n + 101n - 2n + 102n - 3n + 103n - 4n,
    movements: [
      { movement: 'correction', outMinor: 7n, inMinor: 0n, lines: 2 },
      { movement: 'deposit', outMinor: 0n, inMinor: 205n, lines: 2 },
    ],
  });
  const nobody = await readAccountSums(money.database, { memberId: randomUUID(), account: 'cash' });
  expect(nobody).toEqual({ openingMinor: 0n, closingMinor: 0n, movements: [] });
});

test('of a hundred thousand lines a page reads its own from the index, wherever it is', async () => {
  const busy = await money.newMember();
  await fillRecord(busy);
  const rowsReadFor = (change: Partial<StatementRequest>) =>
    money.database.transaction().execute(async (transaction) => {
      const request = { memberId: busy, account: 'cash', pageNo: 1, pageSize: 10, ...change } as const;
      const before = await countersOf(transaction);
      const { lines, total } = await readStatement(transaction, request);
      const after = await countersOf(transaction);
      expect(after.scans).toBe(before.scans);
      return { shown: lines.length, total, read: after.read - before.read };
    });
  const first = await rowsReadFor({});
  expect(first).toMatchObject({ shown: 10, total: lineCount });
  expect(first.read).toBeLessThan(50);
  expect((await rowsReadFor({ pageNo: 5_000 })).read).toBeLessThan(50);
  const period = await rowsReadFor({ from: new Date('2026-01-02T00:00:00Z'), to: new Date('2026-01-03T00:00:00Z') });
  expect(period.total).toBe(lineCount - 86_400 + 1);
  expect(period.read).toBeLessThan(150);
  const rare = await rowsReadFor({ movements: ['correction'] });
  expect(rare).toMatchObject({ shown: 10, total: 100 });
  expect(rare.read).toBeLessThan(400);
});

/** Scans of the whole journal, and rows that were read of it, by this connection. */
async function countersOf(transaction: typeof money.database): Promise<{ scans: number; read: number }> {
  const { rows } = await sql<{ scans: number; read: number }>`
    select seq_scan::int as scans, (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'journal'`.execute(transaction);
  return rows[0] ?? { scans: 0, read: 0 };
}

/** A stake each second from the beginning of 2026 on, every thousandth line a correction; past the ledger, for the sake of time. */
async function fillRecord(member: string): Promise<void> {
  const { rows } = await money.owner.query(
    `select a.id, (select id from accounts where brand_id = a.brand_id and kind = 'house' limit 1) as operator
     from accounts a where a.member_id = $1`,
    [member],
  );
  await money.owner.query('begin');
  await money.owner.query('set local session_replication_role = replica');
  await money.owner.query(
    `insert into journal (batch_id, line, source, reference, leg, member_id, act, fingerprint, subject, outcome, movement, debit_account_id,
       credit_account_id, amount_minor, debit_balance_after_minor, debit_version, booked_at)
     select 1000000000 + n, 0, 'filled', $1 || '-' || n, 0, $1::uuid, 'stake', '\\x00', '', 'booked',
       case when n % 1000 = 0 then 'correction' else 'stake' end, $2::uuid, $3::uuid, 1, $4::int - n, n,
       '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
     from generate_series(1, $4::int) n`,
    [member, rows[0].id, rows[0].operator, lineCount],
  );
  await money.owner.query('update accounts set version = $2 where id = $1', [rows[0].id, lineCount]);
  await money.owner.query('commit');
  await money.owner.query('analyze journal');
}
