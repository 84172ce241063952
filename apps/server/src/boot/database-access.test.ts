import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/support/test-database.ts';
import { openDatabaseProxy } from '../platform/database/database-proxy.fixture.ts';
import { readConfig } from './config.ts';
import { openDatabaseAccess } from './database-access.ts';

const db = useTestDatabase();
const open = (DATABASE_URL: string) => openDatabaseAccess(readConfig({ DATABASE_URL }), () => undefined);

/** The client's first message without its `options`, as a pooler passes it on that was told to ignore them. */
function withoutOptions(message: Buffer): Buffer {
  const words = message.subarray(8).toString('latin1').split('\0');
  const pairs: string[] = [];
  for (let index = 0; words[index]; index += 2) {
    if (words[index] !== 'options') pairs.push(`${words[index]}\0${words[index + 1]}\0`);
  }
  const body = Buffer.from(`${pairs.join('')}\0`, 'latin1');
  const head = Buffer.from(message.subarray(0, 8));
  head.writeInt32BE(head.length + body.length);
  return Buffer.concat([head, body]);
}

test('a database that keeps what a connection asks for is used', async () => {
  expect(await open(db.url)).toMatchObject({ url: db.url });
});

test('a pooler that drops a connection’s settings is refused: the role and all time limits would be lost without a word', async () => {
  const pooler = await openDatabaseProxy(db.url, { atStart: withoutOptions });
  await expect(open(pooler.url)).rejects.toThrow(/^The setting DATABASE_URL is wrong: .*pooler/);
  await pooler.close();
});
