// @covers login-and-sessions

import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const hashOf = async (passwords: ReturnType<typeof createPasswords>, password: string) => {
  const hashed = await passwords.hash(password);
  if (!hashed.ok) throw new Error(hashed.message);
  return hashed.value;
};

test('hashes are Argon2id of 46 MiB with a salt of their own', async () => {
  const passwords = createPasswords();
  const hashes = [await hashOf(passwords, 'same 1'), await hashOf(passwords, 'same 1')];
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(parseOptions(hashes[0] ?? '')).toMatchObject({ memoryCost: 47_104, timeCost: 1, parallelism: 1, saltLen: 16 });
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$/);
});

test.each(['x', '', ' x', 'é'.normalize('NFD'), '🎲'.repeat(200), 'a\nb'])(
  '%j is verified to the byte',
  async (password) => {
    const passwords = createPasswords();
    const hash = await hashOf(passwords, password);
    expect(await passwords.verify(hash, password)).toEqual({ ok: true, value: true });
    for (const other of [`${password} `, password.slice(0, -1), password.normalize('NFC')]) {
      expect(await passwords.verify(hash, other)).toEqual({ ok: true, value: other === password });
    }
  },
);

test('nobody’s hash is verified by no password', async () => {
  expect(await createPasswords().verify(null, '')).toEqual({ ok: true, value: false });
});

test('of a hundred at once, two run and 64 wait; the others are asked to come again', async () => {
  const passwords = createPasswords();
  const answers = await Promise.all(Array.from({ length: 100 }, () => passwords.verify(null, 'x')));
  const refused = { ok: false, message: 'service_unavailable', detail: { retryAfterSeconds: 1 } };
  expect(answers.filter((answer) => answer.ok)).toHaveLength(66);
  expect(answers.slice(66)).toEqual(Array(34).fill(refused));
});
