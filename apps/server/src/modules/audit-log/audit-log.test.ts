// @covers audit-log audit-check

import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { audit } from '@baize/testkit/auditor';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { type AuditEntry, type AuditLogModule, createAuditLog } from './index.ts';

const money = useMoney();
let folder: string;
let anchorPath: string;
let log: AuditLogModule;

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: money.clock.now(),
  actor: { kind: 'staff', id: 'ann' },
  brandId: money.brand.id,
  act: 'changeLimit',
  subject: 'member:7',
  reason: 'asked for, "twice"\nin writing — 中文',
  before: null,
  after: { amountMinor: 500n },
  ...more,
});
const afterAllGuards = (statements: string) =>
  money.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anchors-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await afterAllGuards('delete from audit_log');
  anchorPath = path.join(folder, `${Math.trunc(performance.now() * 1_000)}.log`);
  log = createAuditLog({ database: money.database, clock: money.clock, anchorPath });
});
const writeSix = async () => {
  for (let row = 1; row <= 6; row += 1) await log.append(money.database, entry({ after: { row } }));
};

test('entries are chained and verified, with every field as it was written', async () => {
  expect(await log.verify()).toEqual({ rows: 0, head: null, firstBad: null });
  expect(await log.append(money.database, entry())).toBe(1n);
  expect(await log.append(money.database, entry({ brandId: null, reason: '', after: undefined }))).toBe(2n);
  const { rows, head, firstBad } = await log.verify();
  expect({ rows, seq: head?.seq, firstBad }).toEqual({ rows: 2, seq: 2n, firstBad: null });
  const stored = await money.owner.query(`select actor, after::text, reason, happened_at from audit_log where seq = 1`);
  expect(stored.rows).toEqual([
    { actor: 'ann', after: '{"amountMinor":"500"}', reason: entry().reason, happened_at: money.clock.now() },
  ]);
});

test('twenty at once get twenty numbers in a row', async () => {
  const numbers = await Promise.all(Array.from({ length: 20 }, () => log.append(money.database, entry())));
  expect(numbers.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  expect((await log.verify()).firstBad).toBeNull();
});

describe('what somebody did past all guards is found, and the first bad row is named', () => {
  const tamperings: [name: string, statements: string, seq: bigint, what: RegExp][] = [
    ['an edit', `update audit_log set reason = 'nothing' where seq = 3`, 3n, /was changed/],
    [
      'an edit of the time',
      `update audit_log set happened_at = happened_at + interval '1 us' where seq = 2`,
      2n,
      /was changed/,
    ],
    ['an edit from null to empty', `update audit_log set before = '""' where seq = 5`, 5n, /was changed/],
    [
      'a text moved to the next field',
      `update audit_log set act = 'changeLimi', subject = 't' || subject where seq = 4`,
      4n,
      /was changed/,
    ],
    ['a deletion', 'delete from audit_log where seq = 4', 5n, /does not follow/],
    ['the first one deleted', 'delete from audit_log where seq = 1', 2n, /does not follow/],
    [
      'two rows swapped',
      `update audit_log set seq = 100 where seq = 2; update audit_log set seq = 2 where seq = 3;
       update audit_log set seq = 3 where seq = 100`,
      2n,
      /another hash/,
    ],
    [
      'an insertion',
      `update audit_log set seq = seq + 100 where seq > 3; update audit_log set seq = seq - 99 where seq > 100;
       insert into audit_log select 4, happened_at, actor_kind, actor, brand_id, act, subject, reason, before, after, hash, sha256('x')
       from audit_log where seq = 3`,
      4n,
      /was changed/,
    ],
    [
      'an edit with its own hash made new',
      `update audit_log set reason = 'nothing', hash = sha256('x') where seq = 3`,
      3n,
      /was changed/,
    ],
  ];

  test.each(tamperings)('%s', async (_name, statements, seq, what) => {
    await writeSix();
    await afterAllGuards(statements);
    const { firstBad } = await log.verify();
    expect(firstBad?.seq).toBe(seq);
    expect(firstBad?.what).toMatch(what);
    const { findings } = await audit(money.url, { vendors: money.vendorsApart?.url });
    expect(findings.map(({ sentence }) => sentence).join()).toContain(`Row ${seq} of the audit log`);
  });

  test('the end cut off, by the anchor', async () => {
    await writeSix();
    await log.anchor();
    await afterAllGuards('delete from audit_log where seq > 4');
    expect((await log.verify()).firstBad).toMatchObject({
      seq: 6n,
      what: expect.stringMatching(/^is gone and was anchored at 20/),
    });
  });

  test('a whole chain written anew, by the anchor', async () => {
    await writeSix();
    await log.anchor();
    await afterAllGuards('delete from audit_log');
    for (let row = 1; row <= 8; row += 1) await log.append(money.database, entry({ after: { row: -row } }));
    expect((await log.verify()).firstBad).toMatchObject({
      seq: 6n,
      what: expect.stringMatching(/^has another hash than anchored/),
    });
  });
});

describe('anchors', () => {
  test('are written once for each head and survive a line that was cut short', async () => {
    await log.anchor();
    await writeSix();
    await log.anchor();
    await log.anchor();
    await log.append(money.database, entry());
    await log.anchor();
    await appendFile(anchorPath, '2026-01-01T00:00:00.000Z 9');
    const lines = (await readFile(anchorPath, 'utf8')).split('\n');
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['6', '7', '9']);
    expect((await log.verify()).firstBad).toBeNull();
  });

  test('go on after a line that was cut short', async () => {
    await writeSix();
    await log.anchor();
    await appendFile(anchorPath, '2026-01-01T00:00:00.000Z 7');
    await log.append(money.database, entry());
    expect(await log.anchor()).toBeNull();
    const lines = (await readFile(anchorPath, 'utf8')).split('\n');
    expect(lines.map((line) => line.split(' ')[1])).toEqual(['6', '7', undefined]);
    expect((await log.verify()).firstBad).toBeNull();
  });

  test('are kept over no chain that was cut off or written anew since the last one', async () => {
    await writeSix();
    await log.anchor();
    const kept = await readFile(anchorPath, 'utf8');
    await afterAllGuards('delete from audit_log where seq > 4');
    expect(await log.anchor()).toMatchObject({ seq: 6n, what: expect.stringMatching(/^is gone/) });
    for (let row = 5; row <= 8; row += 1) await log.append(money.database, entry({ after: { row: -row } }));
    expect(await log.anchor()).toMatchObject({ seq: 6n, what: expect.stringMatching(/^has another hash/) });
    expect(await readFile(anchorPath, 'utf8')).toBe(kept);
  });

  test('that are no anchors are refused by name', async () => {
    await appendFile(anchorPath, 'hello\n');
    await expect(log.verify()).rejects.toThrow(`line 1 of ${anchorPath} is no anchor`);
  });
});

describe('the application’s role', () => {
  test.each([
    'insert into audit_log select seq + 1, happened_at, actor_kind, actor, brand_id, act, subject, reason, before, after, hash, hash from audit_log',
    `update audit_log set reason = ''`,
    'delete from audit_log',
    'truncate audit_log',
    'alter table audit_log disable trigger all',
    'set session_replication_role = replica',
  ])('is refused: %s', async (statement) => {
    await log.append(money.database, entry());
    await expect(sql.raw(statement).execute(money.database)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('not even the owner changes it by accident', async () => {
    await log.append(money.database, entry());
    for (const statement of [`update audit_log set reason = ''`, 'delete from audit_log', 'truncate audit_log']) {
      await expect(money.owner.query(statement)).rejects.toThrow(/keeps what was written/);
    }
  });

  test('is checked for what an entry must say', async () => {
    await expect(log.append(money.database, entry({ act: '' }))).rejects.toThrow(/audit_log_act_check/);
    await expect(log.append(money.database, entry({ actor: { kind: 'staff', id: '' } }))).rejects.toThrow(
      /actor_check/,
    );
  });
});

describe('beside money', () => {
  const correct = (reference: string, amountMinor: bigint, inSameTransaction: boolean) => async (memberId: string) =>
    money.ledger.correct(
      money.database,
      { memberId, amountMinor, reference, reason: 'goodwill' },
      inSameTransaction
        ? { statements: [log.statement(entry({ act: 'correctBalance', subject: `member:${memberId}` }))] }
        : {},
    );

  test('an entry is written with the act, once, and not with one that is refused', async () => {
    const memberId = await money.newMember({ balanceMinor: 100n });
    expect(await correct('gift', 50n, true)(memberId)).toMatchObject({ status: 'booked' });
    expect(await correct('gift', 50n, true)(memberId)).toMatchObject({ status: 'replay' });
    expect(await correct('fine', -500n, true)(memberId)).toMatchObject({ status: 'insufficient' });
    expect(await log.verify()).toMatchObject({ rows: 1, firstBad: null });
  });

  test('an act whose entry cannot be written is not booked', async () => {
    const memberId = await money.newMember({ balanceMinor: 100n });
    const statements = [log.statement(entry({ act: '' }))];
    const fields = { memberId, amountMinor: 50n, reference: 'unsaid', reason: 'goodwill' };
    await expect(money.ledger.correct(money.database, fields, { statements })).rejects.toThrow(/audit_log_act_check/);
    expect(await money.cashOf(memberId)).toBe(100n);
    await money.expectCleanBooks();
  });

  test('many acts with entries at once: none is lost, nothing locks up', async () => {
    const members: string[] = [];
    for (let index = 0; index < 12; index += 1) members.push(await money.newMember({ balanceMinor: 100n }));
    const booked = await Promise.all(
      members.flatMap((memberId) =>
        [1, 2, 3].map((number) => correct(`${memberId}-${number}`, 10n, number !== 3)(memberId)),
      ),
    );
    expect(booked.every(({ status }) => status === 'booked')).toBe(true);
    expect(await log.verify()).toMatchObject({ rows: 24, firstBad: null });
    await money.expectCleanBooks();
  });
});

test('a period is computed again by itself, from the entry before it on, and says where it breaks', async () => {
  const begin = money.clock.now();
  await writeSix();
  await log.anchor();
  const whole = await log.check({ from: null, to: null });
  expect(whole).toMatchObject({
    rows: 6,
    isWhole: true,
    anchors: 1,
    firstBad: null,
    first: { seq: '1' },
    last: { seq: '6' },
  });
  expect(whole.last?.hash).toMatch(/^[0-9a-f]{64}$/);
  const later = new Date(begin.getTime() + 86_400_000);
  expect(await log.check({ from: later, to: null })).toMatchObject({ rows: 0, first: null, firstBad: null });
  await afterAllGuards(`update audit_log set happened_at = happened_at + interval '1 hour' where seq >= 4`);
  const split = new Date(begin.getTime() + 60_000);
  expect(await log.check({ from: null, to: split })).toMatchObject({ rows: 3, firstBad: null });
  expect((await log.check({ from: split, to: null })).firstBad).toEqual({
    seq: '4',
    what: 'was changed after it was written',
  });
  await afterAllGuards('delete from audit_log where seq = 2');
  expect((await log.check({ from: null, to: split })).firstBad).toMatchObject({ seq: '3' });
});
