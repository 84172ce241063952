// @covers ledger-invariants journal-seals

import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { useMoney } from '../../gateway/testing/money.fixture.ts';

const money = useMoney();
let application: pg.Client;
let member: { account: string; operator: string; id: string };

beforeAll(async () => {
  const memberId = await money.newMember({ balanceMinor: 1_000n });
  application = new pg.Client({ connectionString: money.url, options: '-c role=baize_app' });
  await application.connect();
  const { rows } = await money.owner.query(
    `select credit_account_id as account, debit_account_id as operator, member_id as id from transfers where member_id = $1`,
    [memberId],
  );
  member = rows[0];
});
afterAll(() => application?.end());

/** A good line from the operator to the member, spoilt by `fault`, written by the owner past all of the program. */
async function insertLine(fault: Record<string, unknown>): Promise<unknown> {
  await money.owner.query('begin');
  try {
    const { rows } = await money.owner.query('insert into batches (booked_at) values (now()) returning id');
    const row = {
      batch_id: rows[0].id,
      line: 1,
      source: 'raw',
      reference: randomUUID(),
      leg: 0,
      member_id: member.id,
      act: 'correction',
      fingerprint: Buffer.alloc(16),
      subject: '',
      outcome: 'booked',
      movement: 'correction',
      debit_account_id: member.operator,
      credit_account_id: member.account,
      amount_minor: 10,
      credit_balance_after_minor: 1_010,
      credit_version: 2,
      booked_at: new Date(),
      ...fault,
    };
    const names = Object.keys(row);
    const places = names.map((_, position) => `$${position + 1}`);
    return await money.owner.query(
      `insert into journal (${names.join()}) values (${places.join()})`,
      Object.values(row),
    );
  } finally {
    await money.owner.query('rollback');
  }
}

test('a right line is taken, so that the refusals below mean something', async () => {
  await expect(insertLine({})).resolves.toMatchObject({ rowCount: 1 });
});

const strange = { member_id: randomUUID() };
const noMoney = {
  movement: null,
  debit_account_id: null,
  credit_account_id: null,
  amount_minor: null,
  credit_balance_after_minor: null,
  credit_version: null,
};

test('a line without money is taken when it says so', async () => {
  await expect(insertLine({ outcome: 'noted', ...noMoney })).resolves.toMatchObject({ rowCount: 1 });
});

test.each<[string, () => Record<string, unknown>]>([
  ['of 0', () => ({ amount_minor: 0 })],
  ['of a negative amount', () => ({ amount_minor: -5 })],
  [
    'from an account to itself',
    () => ({ debit_account_id: member.account, debit_version: 3, debit_balance_after_minor: 5 }),
  ],
  ['from an account that does not exist', () => ({ debit_account_id: randomUUID() })],
  ['with one side only', () => ({ debit_account_id: null })],
  ['that leaves a member below 0', () => ({ credit_balance_after_minor: -1 })],
  ['without the balance after it', () => ({ credit_balance_after_minor: null, credit_version: null })],
  ['with a version but no balance', () => ({ credit_balance_after_minor: null })],
  ['at a version that is taken', () => ({ credit_version: 1 })],
  ['with a balance on the operator side', () => ({ debit_version: 1, debit_balance_after_minor: 1 })],
  ['of another member', () => strange],
  ['that is booked without money', () => noMoney],
  ['that is noted with money', () => ({ outcome: 'noted' })],
  ['that nobody knows the outcome of', () => ({ outcome: 'perhaps' })],
])('the database refuses a line %s', async (_name, fault) => {
  await expect(insertLine(fault())).rejects.toThrow(/constraint|null value|does not fit/);
});

test('the database refuses a second line of one id, and a second end of one act', async () => {
  const { rows } = await money.owner.query('select source, reference from journal where member_id = $1', [member.id]);
  await expect(insertLine(rows[0])).rejects.toThrow(/journal_once/);
  await money.owner.query('begin');
  try {
    await money.owner.query('insert into batches (booked_at) values (now())');
    const twin = (
      line: number,
    ) => `(currval('batches_id_seq'), ${line}, 'raw', 'end-${line}', 0, '${member.id}', 'discardBet', '', '',
      'noted', 'the-hold', now())`;
    const insert = `insert into journal (batch_id, line, source, reference, leg, member_id, act, fingerprint, subject, outcome, resolves,
      booked_at) values `;
    await expect(money.owner.query(`${insert} ${twin(1)}, ${twin(2)}`)).rejects.toThrow(/journal_resolved_once/);
  } finally {
    await money.owner.query('rollback');
  }
});

test.each([
  ['another brand', 'PLY'],
  ['another currency', 'EUR'],
])('the database refuses a movement between accounts of %s', async (what, currency) => {
  const brandId = what === 'another brand' ? (await insertBrand(money.owner, 'other_brand')).id : money.brand.id;
  const operator = randomUUID();
  await money.owner.query(
    `insert into accounts (id, brand_id, kind, currency_code, opened_at) values ($1, $2, 'house', $3, now())`,
    [operator, brandId, currency],
  );
  await expect(insertLine({ debit_account_id: operator })).rejects.toThrow(/does not fit/);
});

test.each([
  'insert into journal select * from journal',
  'update journal set amount_minor = 1',
  'delete from journal',
  'truncate journal',
  'update accounts set balance_minor = 1',
  'update accounts set turn = 0',
  'delete from accounts',
  `update accounts set currency_code = 'EUR'`,
  'insert into bets default values',
  'update bets set payout_minor = 1',
  'delete from bets',
  'update rounds set stake_minor = 1',
  'insert into house_moves select * from house_moves',
  'update house_rollups set balance_minor = 1',
  'update brand_guards set generation = 1',
  'update deposits set amount_minor = 1',
  'insert into seals select * from seals',
  'update seals set number = 1',
  'delete from seals',
  'truncate seals',
  'alter table journal disable trigger all',
  'drop table journal',
])('the application may not: %s', async (statement) => {
  await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('an account cannot begin with a balance, and none can be stored below 0', async () => {
  const gift = application.query(
    `insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, opened_at)
     values ($1, $2, $3, 'bonus', 'PLY', 5, now())`,
    [randomUUID(), money.brand.id, member.id],
  );
  await expect(gift).rejects.toThrow(/cannot begin with a balance/);
  const below = money.owner.query('update accounts set balance_minor = -1 where id = $1', [member.account]);
  await expect(below).rejects.toThrow(/member_balance_not_negative/);
});

test.each([
  'update journal set amount_minor = 1',
  'delete from journal',
  'truncate journal',
  'delete from batches',
  'delete from bets',
  'update bets set payout_minor = 1',
  'delete from house_moves',
  'delete from accounts',
  `update seals set hash = ''`,
  'delete from seals',
  'truncate seals',
])('not even the owner may by accident: %s', async (statement) => {
  await expect(money.owner.query(statement)).rejects.toThrow(/keeps what was written/);
});

test('a temporary table of the application stands in for no table of the books', async () => {
  const { rows } = await money.owner.query(
    `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
       and 'search_path=pg_catalog, public, pg_temp' <> all (coalesce(proconfig, '{}'))`,
  );
  expect(rows).toEqual([]);
  const countActs = async () => {
    const { rows: counts } = await money.owner.query('select count(*)::int as acts from audit_log');
    return counts[0].acts;
  };
  const before = await countActs();
  await application.query('create temporary table audit_log (like public.audit_log)');
  try {
    await application.query(
      `select append_audit(now(), 'system', 'rights', null, 'shadow', 'audit_log', '', null, '{}')`,
    );
    expect(await countActs()).toBe(before + 1);
    expect((await application.query('select from pg_temp.audit_log')).rowCount).toBe(0);
  } finally {
    await application.query('drop table pg_temp.audit_log');
  }
});

test('nothing of this left a trace', async () => {
  await money.expectCleanBooks();
});
