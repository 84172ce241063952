// @covers start-command

import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openDatabaseAccess } from './database-access.ts';

test('a shutdown from outside that waits for the site’s own connections is ended, and the database starts again', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'outside-shutdown-'));
  await chmod(dataFolder, 0o711);
  const said: string[] = [];
  const access = await openDatabaseAccess(readConfig({ DATA_DIR: dataFolder }), (line) => said.push(line));
  const postmaster = async () => {
    const file = await readFile(path.join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8');
    return Number(file.split('\n')[0]);
  };
  const connect = async () => {
    const client = new pg.Client({ connectionString: access.url });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const stays = await connect();
  try {
    const first = await postmaster();
    // What `pg_ctl stop -m smart` sends.
    process.kill(first, 'SIGTERM');
    const isBack = async () => {
      await (await connect()).end();
      return (await postmaster()) !== first;
    };
    await expect.poll(() => isBack().catch(() => false), { timeout: 60_000 }).toBe(true);
    await expect(stays.query('select 1')).rejects.toThrow();
    expect(said.filter((line) => line.startsWith('PostgreSQL was shut down'))).toHaveLength(1);
  } finally {
    await stays.end().catch(() => undefined);
    await access.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
});
