// @covers wallet-http

import { newKeyPair, privateKeyOf } from '@baize/vendor-kit/http';
import { expect, test } from 'vitest';
import { useWalletHttp } from '../wallet-http.fixture.ts';
import { keyCommandUsage, runVendorKey } from './key-command.ts';

const http = useWalletHttp();

async function run(...args: string[]) {
  const { admin } = await http.open();
  const lines: string[] = [];
  const code = await runVendorKey(args, admin, (line) => void lines.push(line));
  return { code, lines };
}

test('a new key is printed once, is live, and can be retired', async () => {
  const added = await run('--vendor', 'ACME');
  expect(added.code).toBe(0);
  const [provider, keyLine = '', privateKeyPem = ''] = added.lines;
  const keyId = keyLine.replace('X-Key-Id: ', '');
  expect(provider).toBe('X-Provider: ACME');
  expect(privateKeyOf(privateKeyPem).type).toBe('private');
  const opened = await http.open();
  const key = { vendorCode: 'ACME', keyId, privateKeyPem };
  expect((await http.send(opened, key, 'getTx', '{"txId":"a"}')).status).toBe(200);
  const listed = await run('--vendor', 'ACME', '--list');
  expect(listed.lines.at(-1)).toMatch(new RegExp(`^${keyId} .* live$`));
  expect(listed.lines.join()).not.toContain('PRIVATE');
  expect(await run('--vendor', 'ACME', '--retire', keyId)).toEqual({ code: 0, lines: [`${keyId} is retired.`] });
  expect((await run('--vendor', 'ACME', '--retire', keyId)).code).toBe(1);
  expect((await run('--vendor', 'ACME', '--list')).lines.at(-1)).toMatch(/retired$/);
});

test.each([
  ['a vendor’s own key', (key: string) => !key.startsWith('-')],
  ['one that begins with a dash', (key: string) => key.startsWith('-')],
])('%s is added without a secret on the screen', async (_name, isWanted) => {
  let { publicKey } = newKeyPair();
  while (!isWanted(publicKey)) ({ publicKey } = newKeyPair());
  const { code, lines } = await run('--vendor', 'ACME', '--public-key', publicKey);
  expect(code).toBe(0);
  expect(lines).toHaveLength(2);
});

test('what cannot be done is said in a sentence', async () => {
  expect(await run('--vendor', 'NOBODY')).toEqual({ code: 1, lines: ['There is no vendor of this code.'] });
  expect((await run('--vendor', 'ACME', '--public-key', 'x')).code).toBe(1);
  for (let count = 0; count < 2; count++) expect((await run('--vendor', 'RIVAL')).code).toBe(0);
  expect(await run('--vendor', 'RIVAL')).toEqual({
    code: 1,
    lines: ['The vendor has two live keys; retire one first.'],
  });
});

test.each([
  [],
  ['--vendor'],
  ['--list'],
  ['--vendor', 'A', '--list', '--retire', 'x'],
  ['--vendor', 'A', '--what'],
  ['x'],
])('the arguments %j make no sense', async (...args) => {
  expect(await run(...args)).toEqual({ code: 2, lines: [keyCommandUsage] });
});
