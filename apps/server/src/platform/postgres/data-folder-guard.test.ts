import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { type Interference, openDatabaseProxy } from '../database/database-proxy.fixture.ts';
import { guardDataFolder } from './data-folder-guard.ts';

const db = useTestDatabase();
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});
const through = async (interference: Interference) => {
  const proxy = await openDatabaseProxy(db.url, interference);
  closers.push(proxy.close);
  return proxy.url;
};
const guard = async (url: string) => {
  const held = await guardDataFolder(url, async () => undefined);
  if (held) closers.push(held.release);
  return held;
};

test('one process has it at a time', async () => {
  const first = await guard(db.url);
  expect(first).not.toBeNull();
  expect(await guard(db.url)).toBeNull();
  await first?.release();
  expect(await guard(db.url)).not.toBeNull();
});

test('a database that goes away while it is asked is a failure that can be caught', async () => {
  const url = await through({ isCut: (bytes) => bytes.includes('pg_try_advisory_lock') });
  await expect(guard(url)).rejects.toThrow('Connection terminated');
});

/** As PostgreSQL answers everybody while it reads its log after a crash. */
function answerStartingUp(client: Socket): null {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  client.end(Buffer.concat([head, fields]));
  return null;
}

test('a database that is still recovering is waited for', async () => {
  let asked = 0;
  const url = await through({
    atStart: (message, client) => {
      asked += 1;
      return asked < 3 ? answerStartingUp(client) : message;
    },
  });
  expect(await guard(url)).not.toBeNull();
  expect(asked).toBe(3);
});
