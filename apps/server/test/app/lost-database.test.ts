import { calls } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { openTestServer, type TestServer } from '../support/test-server.ts';

const maxConnections = 2;
const db = useTestDatabase({ maxConnections });
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(db, testClock());
});
afterAll(() => server.close());
const sleepers =
  "select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep' and pid <> pg_backend_pid()";
const alive = 'select from pg_stat_activity where pid = any ($1)';
const health = () => server.app.inject(calls.health.path);

test('a spent pool answers 503 with the time to wait, and heals by itself', async () => {
  let taken = 0;
  let giveBack = () => undefined as unknown;
  const given = new Promise((resolve) => {
    giveBack = () => resolve(undefined);
  });
  const hold = () =>
    db.database.connection().execute(async () => {
      taken += 1;
      await given;
    });
  const held = Promise.all(Array.from({ length: maxConnections }, hold));
  await expect.poll(() => taken).toBe(maxConnections);
  const responses = await Promise.all([health(), health(), health()]);
  for (const response of responses) {
    expect(response.statusCode).toBe(503);
    expect(response.json()).toMatchObject({ success: false, message: 'service_unavailable' });
    expect(response.headers['retry-after']).toBe(String(response.json().value.retryAfterSeconds));
  }
  giveBack();
  await held;
  expect((await health()).statusCode).toBe(200);
});

test('each connection that the server cut costs one request at most, answered 503, and then all is well', async () => {
  const running = db.database
    .connection()
    .execute((one) => sql`select pg_sleep(30)`.execute(one))
    .catch((error: Error) => error);
  await expect.poll(async () => (await db.owner.query(sleepers)).rowCount).toBe(1);
  const { rows } = await db.owner.query(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const cut = rows.map(({ pid }) => pid);
  expect(await running).toBeInstanceOf(Error);
  // The server was asked to cut them and does so when it gets to it.
  await expect.poll(async () => (await db.owner.query(alive, [cut])).rowCount).toBe(0);
  for (let dead = 0; dead < maxConnections; dead++) expect([200, 503]).toContain((await health()).statusCode);
  expect((await health()).statusCode).toBe(200);
});
