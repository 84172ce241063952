// @covers start-command

import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbeddedPostgres } from './embedded.ts';

let dataFolder: string;
const at = (name: string) => path.join(dataFolder, name);
const open = () =>
  openEmbeddedPostgres({ dataFolder, settings: ['fsync = off', 'shared_buffers = 16MB', 'min_wal_size = 32MB'] });
beforeAll(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'broken-'));
  await chmod(dataFolder, 0o711);
  await (await open()).stop();
});
afterAll(async () => {
  await rm(dataFolder, { recursive: true, force: true });
});

/** Takes something away, and answers how it is put back. */
async function takeAway(name: string): Promise<() => Promise<void>> {
  const away = path.join(tmpdir(), `away-${path.basename(dataFolder)}`);
  await rename(at(name), away);
  return async () => {
    await rm(at(name), { recursive: true, force: true });
    await rename(away, at(name));
  };
}

async function empty(name: string): Promise<() => Promise<void>> {
  const text = await readFile(at(name));
  await truncate(at(name));
  return () => writeFile(at(name), text);
}

async function write(name: string, text: string): Promise<() => Promise<void>> {
  const before = await readFile(at(name));
  await writeFile(at(name), text);
  return () => writeFile(at(name), before);
}

describe('a folder that has lost something ends with a sentence that names it, and leaves no server', () => {
  test.each([
    ['its password', 'postgres.password', () => takeAway('postgres.password')],
    ['the text of its password', 'postgres.password', () => empty('postgres.password')],
    ['the right password', 'postgres.password', () => write('postgres.password', 'another')],
    ['its data', 'postgres/base', () => takeAway('postgres/base')],
    ['the data of a database', 'database "postgres" does not exist', () => takeAway('postgres/base/5')],
    ['its version', 'postgres/PG_VERSION', () => takeAway('postgres/PG_VERSION')],
    ['its log', 'postgres/pg_wal', () => takeAway('postgres/pg_wal')],
  ])('%s', async (_what, named, breakIt) => {
    const mend = await breakIt();
    const before = await readdir(dataFolder);
    const failure = await open().catch((error: Error) => error);
    await mend();
    expect(failure).toBeInstanceOf(Error);
    const { message } = failure as Error;
    expect(message).toContain(named);
    expect(message).toMatch(/^[^\n]+; put .* back from a backup .*, or set DATA_DIR to another folder\.$/);
    expect(existsSync(at('postgres/postmaster.pid'))).toBe(false);
    expect(
      (await readdir(dataFolder)).filter((name) => !before.includes(name) && name !== path.basename(named)),
    ).toEqual([]);
    await (await open()).stop();
  });
});
