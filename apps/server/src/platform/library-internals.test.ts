import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { Socket } from 'node:net';
import { Logger, run } from 'graphile-worker';
import pg from 'pg';
import { Server } from 'socket.io';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/support/test-database.ts';
import { openPool } from './database/database.ts';
import { createBetweenProcesses } from './sockets/between-processes.ts';
import { sendInOnePiece } from './sockets/broadcast.ts';

/** What this program uses of the inside of libraries, which no version number promises. One that fails names the file that leans on it. */

const db = useTestDatabase();
const poolOf = (connectionString: string) =>
  openPool({ connectionString, role: 'baize_app', maxConnections: 4, onIdleError: () => undefined });

test('pg: a client has its socket, its server’s process id and whether it is at work (database/connection-watchdog.ts)', async () => {
  const client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const driver = client as unknown as { connection: { stream: unknown }; readyForQuery: unknown; processID: unknown };
  expect(driver.connection.stream).toBeInstanceOf(Socket);
  const { rows } = await client.query('select pg_backend_pid() as pid');
  expect(driver.processID).toBe(rows[0].pid);
  expect(driver.readyForQuery).toBe(true);
  const asked = client.query('select pg_sleep(0.05)');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(driver.readyForQuery).toBe(false);
  await asked;
  expect(driver.readyForQuery).toBe(true);
  await client.end();
});

test('pg: a pool asks through its client’s own `query`, and a name prepares a statement (database/prepared-statements.ts)', async () => {
  const pool = new pg.Pool({ connectionString: db.url, max: 1 });
  const seen: unknown[] = [];
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    client.query = ((text: unknown, ...rest: unknown[]) => {
      seen.push(text);
      return typeof text === 'string'
        ? query({ name: 's0', text, values: rest[0] }, ...rest.slice(1))
        : query(text, ...rest);
    }) as typeof client.query;
  });
  expect((await pool.query('select $1::int + 1 as next', [1])).rows).toEqual([{ next: 2 }]);
  expect(seen).toEqual(['select $1::int + 1 as next']);
  const { rows } = await pool.query({ text: 'select name from pg_prepared_statements' });
  expect(rows).toEqual([{ name: 's0' }]);
  await pool.end();
});

test('socket.io: an adapter makes one frame of two pieces for all sockets of a room (sockets/broadcast.ts)', async () => {
  const io = new Server(createServer());
  const maker = io.of('/').adapter as unknown as {
    _encode(packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }): string[];
  };
  const packet = { type: 2, data: ['name', { a: 1 }], nsp: '/' };
  const before: { wsPreEncodedFrame?: Buffer[] } = {};
  const encoded = maker._encode(packet, before);
  expect(encoded).toEqual(['2["name",{"a":1}]']);
  expect(before.wsPreEncodedFrame).toHaveLength(2);
  sendInOnePiece(io.of('/'));
  const after: { wsPreEncodedFrame?: Buffer[] } = {};
  expect(maker._encode(packet, after)).toEqual(encoded);
  expect(after.wsPreEncodedFrame).toEqual([Buffer.concat(before.wsPreEncodedFrame ?? [])]);
  await io.close();
});

test('postgres-adapter: takes one client, listens on it, and passes on what was published (sockets/between-processes.ts, broadcast.ts)', async () => {
  const open = async () => {
    const pool = poolOf(db.url);
    const failures: unknown[] = [];
    const between = createBetweenProcesses(pool, {
      onFailure: (error) => void failures.push(error),
      onGap: () => undefined,
    });
    const io = new Server(createServer(), { adapter: between.adapter });
    await between.ready;
    const close = async () => {
      await io.close();
      between.close();
      await pool.end();
    };
    return { io, failures, close };
  };
  const [near, far] = [await open(), await open()];
  const sent: unknown[] = [];
  const hearer = far.io.of('/').adapter as unknown as { _encode(packet: unknown): unknown[] };
  hearer._encode = (packet) => {
    sent.push(packet);
    return [];
  };
  const publisher = near.io.of('/').adapter as unknown as { publish(message: object): void };
  publisher.publish({
    type: 3,
    data: { packet: { type: 2, data: ['news', 1] }, opts: { rooms: ['lobby'], except: [], flags: {} } },
  });
  await expect.poll(() => sent).toEqual([expect.objectContaining({ type: 2, data: ['news', 1] })]);
  await Promise.all([near.close(), far.close()]);
  expect([near.failures, far.failures]).toEqual([[], []]);
});

test('graphile-worker: tells its id, and a job that it holds bears that id (jobs/durable/job-worker.ts, worker-presence.ts)', async () => {
  const pool = poolOf(db.url);
  const events = new EventEmitter();
  const created = once(events, 'pool:create') as Promise<[{ workerPool: { id: string } }]>;
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const taskList = { held: () => held };
  const logger = new Logger(() => () => undefined);
  const runner = await run({ pgPool: pool, taskList, events, logger, noHandleSignals: true, crontab: '' });
  await runner.addJob('held', {});
  const [{ workerPool }] = await created;
  const holders = 'select locked_by from graphile_worker._private_jobs where locked_by is not null';
  await expect.poll(async () => (await db.owner.query(holders)).rowCount).toBe(1);
  const { rows } = await db.owner.query(holders);
  expect(rows).toEqual([{ locked_by: workerPool.id }]);
  await db.owner.query('select graphile_worker.force_unlock_workers(array[$1::text])', [workerPool.id]);
  expect((await db.owner.query(holders)).rowCount).toBe(0);
  await db.owner.query('select locked_by, locked_at from graphile_worker._private_job_queues');
  finish();
  await runner.stop();
  await pool.end();
});
