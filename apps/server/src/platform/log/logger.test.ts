import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('tokens and passwords never reach the log, at any depth that is written', async () => {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'log-'));
  const logger = createLogger({ level: 'warn', target: 'file', dataFolder });
  const secret = 'canary-3141';
  logger.info('below the level');
  logger.warn({ password: secret, body: { password: secret, confirmPassword: secret, name: 'kept' } }, 'one');
  logger.warn({ req: { headers: { token: secret, cookie: secret, 'studio-session': secret, authorization: secret } } });
  logger.error({ launchToken: secret, data: { launchToken: secret } }, 'three');
  const text = await readFile(path.join(dataFolder, 'baize.log'), 'utf8');
  expect(text).not.toContain(secret);
  expect(text).toContain('kept');
  expect(text.trim().split('\n')).toHaveLength(3);
  expect((await stat(path.join(dataFolder, 'baize.log'))).mode & 0o777).toBe(0o600);
  await rm(dataFolder, { recursive: true });
});
