// @covers health-write-check

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer } from '../support/test-server.ts';

const db = useTestDatabase();

test('while nothing can be written the health call says so and why, and an alarm is raised', async () => {
  const server = await openTestServer(db, testClock());
  const health = async () => {
    const answer = await server.app.inject(calls.health.path);
    return [answer.statusCode, answer.json().value] as const;
  };
  try {
    expect(await health()).toEqual([200, { ready: true, warnings: [], serverTime: expect.any(String) }]);
    await db.owner.query(
      `do $$ begin execute format('alter database %I set temp_file_limit = 64', current_database()); end $$`,
    );
    // The limit holds for connections that come now.
    await db.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const patience = { timeout: 30_000, interval: 500 };
    await expect
      .poll(async () => (await health())[1], patience)
      .toMatchObject({ reason: 'disk_full', retryAfterSeconds: 2 });
    expect((await health())[0]).toBe(503);
    expect(server.failures).toContainEqual({ code: 'database_cannot_write', detail: { reason: 'disk_full' } });
  } finally {
    await server.close();
  }
});
