// @covers vanished-database

import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { openPool } from './database.ts';

const db = useTestDatabase();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** What a server says to who may not come in: a fatal error with a code. */
function refusalOf(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

/** A server that refuses everybody and counts them. */
async function refusing(code: string): Promise<{ pool: pg.Pool; asked: () => number }> {
  let asked = 0;
  const server: Server = createServer((socket: Socket) => {
    asked += 1;
    socket.on('error', () => undefined).once('data', () => socket.end(refusalOf(code)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { pool: poolOf(`postgres://baize@127.0.0.1:${port}/baize`), asked: () => asked };
}

function poolOf(connectionString: string): pg.Pool {
  const pool = openPool({ connectionString, maxConnections: 3, onIdleError: () => undefined });
  closers.push(() => pool.end());
  return pool;
}

const codeOf = (pool: pg.Pool): Promise<string> =>
  pool.query('select').then(
    () => 'answered',
    ({ code }: { code: string }) => code,
  );

test.each(['3D000', '57P03'])('a database that refuses by %s is asked once in a quarter of a second', async (code) => {
  const { pool, asked } = await refusing(code);
  const codes = new Set<string>();
  for (let turn = 0; turn < 100; turn += 1) codes.add(await codeOf(pool));
  await Promise.all(Array.from({ length: 20 }, async () => codes.add(await codeOf(pool))));
  expect([...codes]).toEqual([code]);
  const first = asked();
  expect(first).toBeLessThan(60);
  await pause(300);
  expect(await codeOf(pool)).toBe(code);
  expect(asked()).toBe(first + 1);
});

test('a server without a free place is asked each time: one may be free now', async () => {
  const { pool, asked } = await refusing('53300');
  for (let turn = 0; turn < 5; turn += 1) expect(await codeOf(pool)).toBe('53300');
  expect(asked()).toBe(5);
});

test('a database that comes back is found', async () => {
  const target = new URL(db.url);
  const later = new URL(db.url);
  later.pathname = `${target.pathname}_later`;
  const owner = poolOf(db.url);
  const pool = poolOf(later.href);
  expect(await codeOf(pool)).toBe('3D000');
  await owner.query(`create database "${later.pathname.slice(1)}"`);
  try {
    await expect.poll(() => codeOf(pool)).toBe('answered');
  } finally {
    await pool.query('select').catch(() => undefined);
    closers.pop();
    await pool.end();
    await owner.query(`drop database "${later.pathname.slice(1)}"`);
  }
});
