// @covers statements-uncompiled

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import type { Database } from './database.ts';

const db = useTestDatabase();

const jitOf = async (database: Database) => (await sql<{ jit: string }>`show jit`.execute(database)).rows[0]?.jit;

test('no connection has its statements compiled, whatever the server is set to', async () => {
  const { rows } = await db.owner.query<{ name: string }>('select current_database() as name');
  await db.owner.query(`alter database ${rows[0]?.name} set jit = on`);
  expect(await jitOf(db.database)).toBe('off');
  expect(await jitOf(db.money.reads)).toBe('off');
  for (const writer of db.money.batchWriters) {
    expect((await writer.query('show jit')).rows).toEqual([{ jit: 'off' }]);
  }
});
