// @covers turnover-before-withdrawal

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { paidInList, turnoverList } from './index.ts';

const db = useTestDatabase();

test.each([
  ['what asks for turnover', turnoverList],
  ['what was paid in', paidInList],
])('%s is read from its own index, however long the account record is', async (_what, movements) => {
  const plan = await db.database.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    return sql`explain select from journal where credit_account_id = ${randomUUID()}::uuid and movement in (${movements})
      and booked_at > '2026-01-01'`.execute(transaction);
  });
  expect(JSON.stringify(plan.rows)).toContain('journal_paid_in');
});
