// @covers ledger-invariants auditor journal-seals

import { audit, reportLines } from '@baize/testkit/auditor';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Player, useMoney } from '../../gateway/testing/money.fixture.ts';
import { bookOfEverything } from './books.fixture.ts';
import { corruptions } from './corruptions.fixture.ts';
import { corruptionsOfSeals } from './corruptions-of-seals.fixture.ts';

/** Each corruption is planted past all guards, and put right again after it; the auditor must name it. */
const money = useMoney();
const tables = [
  'accounts',
  'batches',
  'journal',
  'house_moves',
  'house_rollups',
  'rounds',
  'bets',
  'deposits',
  'account_days',
  'audit_log',
  'members',
  'seals',
  'held_payouts',
  'member_transfers',
];
let ids: { account: string; strangers: string };
/** The cursor of an audit before anything was booked. */
let beginning: string;

/** As the owner with every trigger off. */
const afterAllGuards = (statements: string) =>
  money.owner.query(`set session_replication_role = replica; ${statements}; set session_replication_role = origin`);

beforeAll(async () => {
  beginning = (await money.audit()).next;
  // A number of a batch that nobody will ever see.
  await money.owner.query('begin; insert into batches (booked_at) values (now()); rollback');
  const { player, stranger } = await bookOfEverything(money);
  const cashOf = (memberId: string) => `(select id from accounts where member_id = '${memberId}' and kind = 'cash')`;
  ids = { account: cashOf(player.memberId), strangers: cashOf(stranger.memberId) };
  for (const amount of ['1', '2', '3']) {
    await money.owner.query(
      `select append_audit(now(), 'staff', 'ann', null, 'correct', 'member', 'test', null, '{"amount":"${amount}"}')`,
    );
  }
  const { rows } = await money.owner.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(column_name, ', ' order by ordinal_position) as columns
      from information_schema.columns where table_schema = 'public' and table_name = any ($1) and is_generated = 'NEVER' group by 1`,
    [tables],
  );
  for (const { name, columns } of rows) columnsOf.set(name, columns);
  await keepBooks();
});

/** The columns of each table that can be written. */
const columnsOf = new Map<string, string>();

/** As they are put right again after each test. */
const keepBooks = () =>
  money.owner.query(`drop schema if exists kept cascade; create schema kept;
    ${tables.map((name) => `create table kept.${name} as table ${name};`).join('')}`);

afterEach(async () => {
  const restored = tables.map(
    (name) =>
      `delete from ${name}; insert into ${name} (${columnsOf.get(name)}) overriding system value select ${columnsOf.get(name)} from kept.${name}`,
  );
  await afterAllGuards(restored.join(';'));
  await money.owner.query(
    'delete from studio.levels; delete from studio.pool_entries; delete from studio.pools; delete from fishing.pool_sums',
  );
});

const since = () => audit(money.url, { vendors: money.vendorsApart?.url, since: beginning });

test('the books are clean before anything is planted, read as a whole and read since', async () => {
  await money.expectCleanBooks();
  const report = await since();
  expect(report.findings).toEqual([]);
  expect(report.scope).toBe('since');
  expect(report.transfers).toBeGreaterThan(30);
});

describe('a full audit', () => {
  test.each(corruptions)('names $name', async ({ statements, named, says }) => {
    await afterAllGuards(statements(ids));
    const { findings } = await money.audit();
    expect(findings.map((finding) => finding.check)).toEqual(expect.arrayContaining(named));
    expect(findings.map((finding) => finding.sentence).join('\n')).toMatch(says);
  });
});

describe('an audit of what was booked since', () => {
  test.each(corruptions.filter(({ isSeenAtOnce }) => isSeenAtOnce))('sees $name', async ({ statements, named }) => {
    await afterAllGuards(statements(ids));
    const { findings } = await since();
    const seen = new Set(findings.map((finding) => finding.check));
    expect(named.filter((name) => seen.has(name))).not.toEqual([]);
  });

  test('goes on where the last one ended, in the middle of rounds, without a false alarm', async () => {
    const player = await money.newPlayer({ balanceMinor: 500n });
    const { next } = await money.audit();
    const round = { roundId: 'between', gameCode: 'lantern_garden', playerRef: player.playerRef };
    await money.wallet.debit({ ...round, session: player.session, txId: 'between-s', amountMinor: 60n });
    const second = await audit(money.url, { vendors: money.vendorsApart?.url, since: next });
    expect(second).toMatchObject({ scope: 'since', findings: [] });
    expect(second.operations).toBeGreaterThanOrEqual(1);
    const won = { txId: 'between-w', amountMinor: 90n, kind: 'win' as const, refTxIds: ['between-s'], roundEnd: true };
    await money.wallet.credit({ ...round, ...won });
    const third = await audit(money.url, { vendors: money.vendorsApart?.url, since: second.next });
    expect(third).toMatchObject({ scope: 'since', findings: [] });
    await afterAllGuards(`update bets set payout_minor = 9 where round_id = 'between'`);
    const fourth = await audit(money.url, { vendors: money.vendorsApart?.url, since: second.next });
    expect(fourth.findings.map(({ sentence }) => sentence)).toEqual([
      'The bet of round BAIZE between says stake 60, payout 9; the lines say 60 and 90.',
    ]);
  });

  test('reads no more than there is, and everything when the cursor is of another server', async () => {
    const everything = await money.audit();
    // Somebody else's long transaction in the same server holds the cursor back: then more is read again, never less.
    const nothing = await audit(money.url, { vendors: money.vendorsApart?.url, since: everything.next });
    expect(nothing).toMatchObject({ scope: 'since', findings: [] });
    expect(nothing.operations).toBeLessThanOrEqual(everything.operations);
    expect((await audit(money.url, { vendors: money.vendorsApart?.url, since: '9999999999' })).scope).toBe('full');
    await expect(audit(money.url, { vendors: money.vendorsApart?.url, since: 'yesterday' })).rejects.toThrow(
      'no cursor',
    );
  });
});

describe('books that are sealed', () => {
  /** The audit log names each newest seal of an hour: here one in the middle and the last one. */
  const witness = `select append_audit(now(), 'system', 'bookkeeper', null, 'sealBooks', 'seal:' || number, '', null,
    json_build_object('number', number::text, 'hash', encode(hash, 'hex'))) from seals order by number desc limit 1`;
  const seal = 'select seal_books(now(), 5) as sealed';

  beforeEach(async () => {
    for (let piece = 0; piece < 4; piece += 1) await money.owner.query(seal);
    await money.owner.query(witness);
    while ((await money.owner.query(seal)).rows[0].sealed > 0);
    await money.owner.query(witness);
  });

  test('are clean, read as a whole and read since', async () => {
    await money.expectCleanBooks();
    expect((await since()).findings).toEqual([]);
    expect(Number((await money.owner.query('select count(*) from seals')).rows[0].count)).toBeGreaterThan(5);
  });

  test.each(corruptionsOfSeals)('show $name', async ({ statements, named, says, isSeenAtOnce }) => {
    await afterAllGuards(statements(ids));
    const { findings } = await money.audit();
    expect([...new Set(findings.map((finding) => finding.check))].sort()).toEqual([...named].sort());
    expect(findings.map((finding) => finding.sentence).join('\n')).toMatch(says);
    const seen = new Set((await since()).findings.map((finding) => finding.check));
    expect(named.some((name) => seen.has(name))).toBe(isSeenAtOnce);
  });
});

describe('days', () => {
  const dayMs = 86_400_000;
  const play = async (player: Player, roundId: string) => {
    const round = { roundId, gameCode: 'lantern_garden', playerRef: player.playerRef, session: player.session };
    const win = { txId: `${roundId}-w`, amountMinor: 5n, kind: 'win' as const };
    const debits = [{ txId: `${roundId}-s`, amountMinor: 10n }];
    expect(await money.wallet.play({ ...round, debits, credits: [win], roundEnd: true })).toMatchObject({ code: 'OK' });
  };

  test('that pass, and a clock that goes back over midnight, alarm nobody; a past day that was changed does', async () => {
    const start = money.clock.now().getTime();
    // Hours are counted from noon: in the minute after a midnight a line may be of either day.
    money.clock.advanceMs(dayMs + dayMs / 2 - (start % dayMs));
    const player = await money.newPlayer({ balanceMinor: 500n });
    for (const [roundId, hours] of [
      ['day-1', 0],
      ['day-2', 30],
      ['day-1-again', -24],
      ['day-3', 48],
    ] as const) {
      money.clock.advanceMs((hours * dayMs) / 24);
      await play(player, roundId);
    }
    await money.expectCleanBooks();
    const { rows } = await money.owner.query(
      `select d.bets from account_days d join accounts a on a.id = d.account_id where a.member_id = $1 order by d.day`,
      [player.memberId],
    );
    expect(rows).toEqual([{ bets: 1 }, { bets: 2 }]);
    await afterAllGuards('update account_days set paid_minor = paid_minor + 1 where bets = 2');
    const { findings } = await money.audit();
    expect(findings.map(({ check }) => check)).toEqual(['day-counters-differ', 'day-counters-differ']);
    expect(findings[0]?.sentence).toMatch(/keeps 2 20 11 0 .* its lines give 2 20 10 0/);
    money.clock.advanceMs(start - money.clock.now().getTime());
  });
});

test('a day that began with an act that counts nothing, before the clock went back, alarms nobody', async () => {
  const dayMs = 86_400_000;
  const { memberId, playerRef, session } = await money.newPlayer({ balanceMinor: 500n });
  const play = async (roundId: string) => {
    const debits = [{ txId: `${roundId}-s`, amountMinor: 10n }];
    const round = { roundId, gameCode: 'lantern_garden', playerRef, session, debits, credits: [], roundEnd: true };
    expect(await money.wallet.play(round)).toMatchObject({ code: 'OK' });
  };
  await play('before-step');
  money.clock.advanceMs(dayMs);
  await money.ledger.correct(money.database, { memberId, amountMinor: 5n, reference: 'step', reason: 'test' });
  money.clock.advanceMs(-dayMs);
  await play('after-step');
  await money.expectCleanBooks();
  await afterAllGuards(
    `update accounts set day_staked_minor = day_staked_minor + 1 where member_id = '${memberId}' and kind = 'cash'`,
  );
  const { findings } = await money.audit();
  expect(findings.map(({ sentence }) => sentence).join()).toMatch(/keeps 2 21 0 0 .* for all days together/);
});

test('the application’s role sees the same', async () => {
  const client = new pg.Client({ connectionString: money.url, options: '-c role=baize_app' });
  await client.connect();
  expect((await audit(client, { vendors: money.vendorsApart?.url })).findings).toEqual([]);
  await afterAllGuards(corruptions[0]?.statements(ids) ?? '');
  expect((await audit(client, { since: beginning })).findings.map(({ check }) => check)).toContain('imbalance');
  await client.end();
});

test('a transaction that idles for long is named', async () => {
  const idler = new pg.Client({ connectionString: money.url });
  await idler.connect();
  await idler.query('begin');
  await money.owner.query(`create or replace function idle_transactions() returns table (process integer, since timestamptz)
    language sql as $$ select pid, state_change - interval '5 minutes' from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' $$`);
  expect((await money.audit()).findings.map(({ check }) => check)).toEqual(['stuck-transaction']);
  await idler.end();
});

test('a round open for three days is a warning, not a fault', async () => {
  await afterAllGuards(`update rounds set opened_at = opened_at - interval '3 days' where round_id = 'open'`);
  const { findings, warnings } = await money.audit();
  expect(findings).toEqual([]);
  expect(warnings.map(({ sentence }) => sentence).join()).toMatch(/^Round BAIZE open has been open since/);
});

test('many faults of one kind are reported twenty times and then counted', async () => {
  await afterAllGuards(`insert into deposits select gen_random_uuid(), member_id, brand_id, gen_random_uuid(), provider, amount_minor,
    currency_code, created_at from deposits, generate_series(1, 30)`);
  const { findings, faults } = await money.audit();
  expect(findings).toHaveLength(21);
  expect(findings.at(-1)?.sentence).toBe('10 more of the same kind.');
  expect(faults).toEqual({ 'deposit-differs-from-lines': 30 });
});

test('the report reads as lines, and the books are clean after all', async () => {
  const report = await money.audit();
  expect(reportLines(report)).toEqual(
    expect.arrayContaining([
      'imbalance 0',
      'negative balances 0',
      `rebuilt = stored for ${report.memberAccounts} of ${report.memberAccounts} accounts`,
      'findings 0',
    ]),
  );
});
