// @covers encrypted-bodies

import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashToken, newId, randomToken } from './ids.ts';
import { installationSecret } from './installation-secret.ts';
import { createSecretBox } from './secret-box.ts';

test('ids are UUIDs of version 7 and rise with time', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([...ids].sort((a, b) => (a < b ? -1 : 1))).toEqual(ids);
  expect(new Set(ids).size).toBe(1000);
});

test('tokens have 256 bits, never the same, and are stored as their SHA-256', () => {
  const tokens = new Set(Array.from({ length: 1000 }, randomToken));
  expect(tokens.size).toBe(1000);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(hashToken('abc')).toEqual(createHash('sha256').update('abc').digest());
});

test('what is sealed opens with the same secret alone, and tells nothing', async () => {
  const box = createSecretBox('one secret');
  const sealed = await box.seal('server seed 🎲');
  expect(await createSecretBox('one secret').open(sealed)).toBe('server seed 🎲');
  expect(await box.seal('server seed 🎲')).not.toBe(sealed);
  expect(sealed).not.toContain(Buffer.from('server seed').toString('base64url'));
  await expect(createSecretBox('another').open(sealed)).rejects.toThrow();
  const parts = sealed.split('.');
  const changed = parts.with(3, `${parts[3]?.startsWith('A') ? 'B' : 'A'}${parts[3]?.slice(1)}`).join('.');
  await expect(box.open(changed)).rejects.toThrow();
});

test('sealed bytes open with the same secret and for the same thing alone', () => {
  const box = createSecretBox('one secret');
  const bytes = Buffer.from([0, 1, 254, 255]);
  const sealed = box.sealBytes(bytes, 'document 1');
  expect(createSecretBox('one secret').openBytes(sealed, 'document 1')).toEqual(bytes);
  expect(box.sealBytes(bytes, 'document 1').equals(sealed)).toBe(false);
  expect(() => box.openBytes(sealed, 'document 2')).toThrow();
  expect(() => createSecretBox('another').openBytes(sealed, 'document 1')).toThrow();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => box.openBytes(changed, 'document 1')).toThrow();
  }
});

test('the installation makes one secret, also when several start at once, readable by its owner alone', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
  for (let round = 0; round < 50; round += 1) {
    const dataFolder = await mkdtemp(path.join(folder, 'data-'));
    const secrets = await Promise.all(
      Array.from({ length: 8 }, () => installationSecret(null, dataFolder, async () => true)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[\w-]{43}$/);
    expect(await readdir(dataFolder)).toEqual(['secret.key']);
    expect((await stat(path.join(dataFolder, 'secret.key'))).mode & 0o777).toBe(0o600);
    expect((await readFile(path.join(dataFolder, 'secret.key'), 'utf8')).trim()).toBe(secrets[0]);
  }
  expect(await installationSecret('the configured one', folder, async () => true)).toBe('the configured one');
  await rm(folder, { recursive: true });
});

test('a secret that is missing beside what it has sealed, or cut off, is reported with its file, and none is made', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'secret-'));
  const file = path.join(folder, 'secret.key');
  const open = () => installationSecret(null, folder, async () => false);
  await expect(open()).rejects.toThrow(`${file} is missing`);
  expect(await readdir(folder)).toEqual([]);
  await writeFile(file, '\n');
  await expect(open()).rejects.toThrow(`${file} is empty or cut off`);
  await rm(folder, { recursive: true });
});
