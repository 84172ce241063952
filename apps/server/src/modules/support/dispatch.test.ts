// @covers service-dispatch

import { expect, test } from 'vitest';
import { encryptPath, serviceDispatch } from './dispatch.ts';

/** What a client does, written with the browser's own cryptography. */
async function readPath(path: string): Promise<string> {
  const [sealed, material] = [path.slice(0, -8), path.slice(-8)];
  const bytes = new Uint8Array(Buffer.from(sealed, 'base64url'));
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(material), 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('baize customer service path');
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info },
    secret,
    { name: 'AES-GCM', length: 128 },
    false,
    ['decrypt'],
  );
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytes.slice(0, 12) }, key, bytes.slice(12));
  return new TextDecoder().decode(plain);
}

test('the last 8 characters open the path, by HKDF-SHA-256 and AES-128-GCM', async () => {
  const path = encryptPath('/chat?service=CHAT');
  expect(path).toMatch(/^[\w-]+$/);
  expect(path).not.toContain('chat');
  expect(await readPath(path)).toBe('/chat?service=CHAT');
});

test('no two answers are alike, and a changed one opens nothing', async () => {
  const [one, two] = [encryptPath('/chat'), encryptPath('/chat')];
  expect(one).not.toBe(two);
  const changed = `${one.startsWith('A') ? 'B' : 'A'}${one.slice(1)}`;
  await expect(readPath(changed)).rejects.toThrow();
});

test('chat and VIP service are of type 3; a brand without chat offers nothing', async () => {
  const { version, pathList } = serviceDispatch(true);
  expect(version).toBe('1');
  expect(pathList.map(({ type, csType }) => [type, csType])).toEqual([
    [3, 'CHAT'],
    [3, 'VIP'],
  ]);
  expect(await Promise.all(pathList.map(({ path }) => readPath(path)))).toEqual([
    '/chat?service=CHAT',
    '/chat?service=VIP',
  ]);
  expect(serviceDispatch(false).pathList).toEqual([]);
});
