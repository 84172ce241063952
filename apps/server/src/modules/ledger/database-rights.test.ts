import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBrand } from '../../testing/factories.ts';
import { useMoney } from '../gateway/money.fixture.ts';

const money = useMoney();
let application: pg.Client;
let member: { account: string; house: string; operation: string };

beforeAll(async () => {
  const memberId = await money.newMember({ balanceMinor: 1_000n });
  application = new pg.Client({ connectionString: money.url, options: '-c role=baize_app' });
  await application.connect();
  const { rows } = await money.owner.query(
    `select t.credit_account_id as account, t.debit_account_id as house, t.operation_id as operation from transfers t
     join accounts a on a.id = t.credit_account_id where a.member_id = $1`,
    [memberId],
  );
  member = rows[0];
});
afterAll(() => application?.end());

/** A good transfer from the house to the member, spoilt by `fault`. */
async function insertTransfer(fault: Record<string, unknown>): Promise<unknown> {
  const operation = randomUUID();
  await application.query('begin');
  try {
    await application.query(
      `insert into operations (id, source, reference, brand_id, fingerprint, outcome, booked_at)
       values ($1::uuid, 'raw', $1::uuid::text, $2, '', 'booked', now())`,
      [operation, money.brand.id],
    );
    const row = {
      id: randomUUID(),
      operation_id: operation,
      leg: 0,
      brand_id: money.brand.id,
      movement: 'correction',
      debit_account_id: member.house,
      credit_account_id: member.account,
      amount_minor: 10,
      currency_code: 'PLY',
      credit_balance_after_minor: 1_010,
      credit_version: 2,
      booked_at: new Date(),
      ...fault,
    };
    const names = Object.keys(row);
    const places = names.map((_, position) => `$${position + 1}`);
    return await application.query(
      `insert into transfers (${names.join()}) values (${places.join()})`,
      Object.values(row),
    );
  } finally {
    await application.query('rollback');
  }
}

test('a right row is taken, so that the refusals below mean something', async () => {
  await expect(insertTransfer({})).resolves.toMatchObject({ rowCount: 1 });
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
  ['in another currency than its accounts', () => ({ currency_code: 'EUR' })],
  ['that leaves a member below 0', () => ({ credit_balance_after_minor: -1 })],
  ['without the balance after it', () => ({ credit_balance_after_minor: null, credit_version: null })],
  ['with a version but no balance', () => ({ credit_balance_after_minor: null })],
  ['at a version that is taken', () => ({ credit_version: 1 })],
  ['with a balance on the house side', () => ({ debit_version: 1, debit_balance_after_minor: 1 })],
  ['of no operation', () => ({ operation_id: randomUUID() })],
])('the database refuses a transfer %s', async (_name, fault) => {
  await expect(insertTransfer(fault())).rejects.toThrow(/constraint|null value|does not fit/);
});

test('the database refuses a transfer between two brands', async () => {
  const other = await insertBrand(money.owner, 'other_brand');
  const house = randomUUID();
  await money.owner.query(
    `insert into accounts (id, brand_id, kind, currency_code, opened_at) values ($1, $2, 'house', 'PLY', now())`,
    [house, other.id],
  );
  await expect(insertTransfer({ debit_account_id: house })).rejects.toThrow(/does not fit/);
  await expect(insertTransfer({ brand_id: other.id })).rejects.toThrow(/does not fit/);
});

test.each([
  'update transfers set amount_minor = 1',
  'delete from transfers',
  'truncate transfers',
  'delete from operations',
  `update operations set fingerprint = ''`,
  `update operations set outcome = 'noted'`,
  'delete from accounts',
  `update accounts set currency_code = 'EUR'`,
  'update accounts set member_id = null',
  'update deposits set amount_minor = 1',
  'delete from bets',
  'alter table transfers disable trigger all',
  'drop table transfers',
])('the application may not: %s', async (statement) => {
  await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test('a member’s balance cannot be stored below 0', async () => {
  const below = application.query('update accounts set balance_minor = -1 where id = $1', [member.account]);
  await expect(below).rejects.toThrow(/member_balance_not_negative/);
});

test.each([
  'update transfers set amount_minor = 1',
  'delete from transfers',
  'truncate transfers, operations',
  'delete from operations',
  'delete from accounts',
])('not even the owner may by accident: %s', async (statement) => {
  await expect(money.owner.query(statement)).rejects.toThrow(/keeps what was written/);
});

test('nothing of this left a trace', async () => {
  await money.expectCleanBooks();
});
