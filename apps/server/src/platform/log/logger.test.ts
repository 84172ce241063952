import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { createLogger } from './logger.ts';

const db = useTestDatabase();

test('tokens and passwords never reach the log, at any depth that is written', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'log-'));
  const logger = createLogger({ level: 'warn', target: 'file', dataFolder });
  const secret = 'canary-3141';
  logger.info('below the level');
  logger.warn({ password: secret, body: { password: secret, confirmPassword: secret, name: 'kept' } }, 'one');
  logger.warn({ req: { headers: { token: secret, cookie: secret, 'game-session': secret, authorization: secret } } });
  logger.error({ launchToken: secret, data: { launchToken: secret } }, 'three');
  const text = await readFile(path.join(dataFolder, 'baize.log'), 'utf8');
  expect(text).not.toContain(secret);
  expect(text).toContain('kept');
  expect(text.trim().split('\n')).toHaveLength(3);
  expect((await stat(path.join(dataFolder, 'baize.log'))).mode & 0o777).toBe(0o600);
  await rm(dataFolder, { recursive: true });
});

test('the row that an error of the database is about never reaches the log', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'log-'));
  const logger = createLogger({ level: 'warn', target: 'file', dataFolder });
  const failing = async () => {
    await db.owner.query('create temporary table people (mail text unique)');
    await db.owner.query(`insert into people values ('canary@example.com')`);
    await db.owner.query(`insert into people values ('canary@example.com')`);
  };
  const error = await failing().catch((caught: unknown) => caught);
  logger.error({ err: error }, 'alone');
  logger.error({ err: new AggregateError([error], 'several') }, 'among others');
  logger.error({ err: new Error('outer', { cause: error }) }, 'as a cause');
  const text = await readFile(path.join(dataFolder, 'baize.log'), 'utf8');
  expect(text).not.toContain('canary');
  expect(text.match(/people_mail_key/g)?.length).toBeGreaterThanOrEqual(3);
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['alone', 'among others', 'as a cause']);
  await rm(dataFolder, { recursive: true });
});
