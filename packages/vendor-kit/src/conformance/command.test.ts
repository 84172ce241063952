import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKeyPair } from '../http/index.ts';
import { createAdminServer } from './admin-server.ts';
import { runCommand } from './command.ts';
import { allCases } from './index.ts';
import { type ListeningServer, listening } from './listening.ts';
import { type HttpTarget, httpTarget, keyId, retiredKeyId, secondKeyId, vendorCode } from './reference.fixture.ts';

let folder: string;
let operator: HttpTarget;
let admin: ListeningServer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  operator = await httpTarget();
  admin = await listening(createAdminServer(operator.target.admin, true));
  writeFileSync(path.join(folder, 'key.pem'), operator.privateKeyPem);
  writeFileSync(path.join(folder, 'second.pem'), operator.secondKeyPem);
  writeFileSync(path.join(folder, 'retired.pem'), operator.retiredKeyPem);
});
afterAll(async () => {
  await operator.close();
  await admin.close();
  rmSync(folder, { recursive: true });
});

const access = () => [
  ...['--url', operator.url, '--provider', vendorCode],
  ...['--key-id', keyId, '--key-file', path.join(folder, 'key.pem')],
  ...['--deadline', '60000'],
];

async function run(...args: string[]) {
  const texts: string[] = [];
  const output = { out: (text: string) => void texts.push(text), error: (text: string) => void texts.push(text) };
  return { code: await runCommand(args, output), text: texts.join('\n') };
}

test('a right operator with an admin server: exit code 0, and a report of every case in text and JSON', async () => {
  const jsonFile = path.join(folder, 'report.json');
  const groups = ['session', 'debit', 'promo', 'signing'];
  const only = groups.flatMap((group) => ['--only', group]);
  const { code, text } = await run(...access(), '--admin', admin.url, '--json', jsonFile, ...only);
  expect(text).toContain('0 failed');
  expect(code).toBe(0);
  const report = JSON.parse(readFileSync(jsonFile, 'utf8'));
  const cases = allCases.filter(({ group }) => groups.some((start) => group.startsWith(start)));
  const skipped = cases.filter(({ needs }) => needs.includes('otherVendor')).length;
  expect(report.results.map(({ number }: { number: string }) => number)).toEqual(cases.map(({ number }) => number));
  expect(report).toMatchObject({ passed: cases.length - skipped, failed: 0, skipped });
});

test('an operator that knows another key: exit code 1, and the failed case tells where, what and why', async () => {
  writeFileSync(path.join(folder, 'wrong.pem'), newKeyPair().privateKeyPem);
  const wrong = ['--url', operator.url, '--provider', vendorCode, '--key-file', path.join(folder, 'wrong.pem')];
  const { code, text } = await run(...wrong, '--admin', admin.url, '--only', 'D-01');
  expect(code).toBe(1);
  expect(text).toMatch(/FAIL D-01 .*\n +at .*\n +expected .*\n +got .*status 401.*\n +why /);
});

const secondKey = () => ['--second-key-id', secondKeyId, '--second-key-file', path.join(folder, 'second.pem')];
const retiredKey = () => ['--retired-key-id', retiredKeyId, '--retired-key-file', path.join(folder, 'retired.pem')];

test('cases of other keys are tried with the keys that were given, and skipped by name without them', async () => {
  const without = await run(...access(), '--admin', admin.url, '--only', 'K-', '--only', 'D-01');
  expect(without).toMatchObject({ code: 0, text: expect.stringContaining('1 passed, 0 failed, 6 skipped') });
  expect(without.text).toMatch(/skip K-01 .* \(needs secondKey\)\n.*\n.*\n.*\n +skip K-05 .* \(needs retiredKey\)/);
  const both = await run(...access(), '--admin', admin.url, '--only', 'K-', ...secondKey(), ...retiredKey());
  expect(both).toMatchObject({ code: 0, text: expect.stringContaining('6 passed, 0 failed, 0 skipped') });
});

test('a live key that is given as the retired one fails the operator', async () => {
  const [, , ...file] = secondKey();
  const live = ['--retired-key-id', secondKeyId, '--retired-key-file', file[1] ?? ''];
  const { code, text } = await run(...access(), '--admin', admin.url, '--only', 'K-05', ...live);
  expect(code).toBe(1);
  expect(text).toMatch(/FAIL K-05 .*\n +at +status\n +expected 401\n +got +200/);
});

test('launch tokens in place of an admin server: what needs more is skipped and counted', async () => {
  const tokens: string[] = ['# made by hand'];
  for (let count = 0; count < 6; count += 1) {
    tokens.push((await operator.target.admin.newPlayer({ balanceMinor: 100_000n })).launchToken);
  }
  const tokensFile = path.join(folder, 'tokens.txt');
  writeFileSync(tokensFile, tokens.join('\n'));
  const { code, text } = await run(...access(), '--tokens', tokensFile, '--only', 'S-');
  expect(code).toBe(0);
  expect(text).toContain('skip S-12  a blocked player’s debit takes nothing (needs block)');
  expect(text).toContain('all 6 launch tokens are used');
  expect(text).toMatch(/\n[1-9] passed, 0 failed, \d+ skipped/);
});

test('sequences of a chosen length over HTTP', async () => {
  const { code, text } = await run(...access(), '--admin', admin.url, '--only', 'Z-', '--sequences', '2');
  expect(text).toContain('2 passed, 0 failed');
  expect(code).toBe(0);
});

test.each([
  [[], '--admin or --tokens'],
  [['--admin', 'x', '--url', 'http://127.0.0.1:1'], '--admin'],
  [['--admin', 'http://127.0.0.1:1', '--url', 'file:///etc'], '--url'],
  [['--admin', 'http://127.0.0.1:1', '--url', 'http://127.0.0.1:1'], '--provider'],
  [
    [
      '--admin',
      'http://127.0.0.1:1',
      '--url',
      'http://127.0.0.1:1',
      '--provider',
      'x',
      '--key-file',
      'x',
      '--second-key-id',
      'k2',
    ],
    '--second-key-file',
  ],
  [['--wrong'], '--wrong'],
  [['--help', 'more'], 'more'],
])('a wrong command line %j: exit code 2, and the option is named', async (args, named) => {
  const { code, text } = await run(...args);
  expect(code).toBe(2);
  expect(text).toContain(named);
});

test.each([
  [['--parallel', '0'], '--parallel'],
  [['--sequences', '7'], '--sequences'],
  [['--only', 'nothing-such'], '--only'],
])('a wrong choice %j: exit code 2, and the option is named', async (args, named) => {
  const { code, text } = await run(...access(), '--admin', admin.url, ...args);
  expect(code).toBe(2);
  expect(text).toContain(named);
});

test('no operator there: exit code 2, and the address is named', async () => {
  const nowhere = ['--url', 'http://127.0.0.1:1', '--provider', 'x', '--key-file', path.join(folder, 'key.pem')];
  const { code, text } = await run(...nowhere, '--admin', admin.url);
  expect(code).toBe(2);
  expect(text).toContain('the wallet was not reached at http://127.0.0.1:1');
});

test.each([
  ['an HTML page', '<html>'],
  ['an object without services', '{}'],
  ['nothing', ''],
])('an admin server that answers %s: exit code 2, and the admin server is told', async (_what, answer) => {
  const other = await listening(createServer((_request, response) => void response.end(answer)));
  const { code, text } = await run(...access(), '--admin', other.url);
  await other.close();
  expect(code).toBe(2);
  expect(text).toContain(`the admin server answered GET ${other.url}/services`);
});

test('the command ends with its report, although the operator never answers', { timeout: 120_000 }, async () => {
  const silent = await listening(
    createServer((request, response) => {
      if (request.url?.endsWith('/checkSession')) response.writeHead(401).end('{}');
    }),
  );
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const key = ['--provider', vendorCode, '--key-file', path.join(folder, 'key.pem')];
  const patience = ['--case-life', '100', '--deadline', '600000', '--only', 'D-01'];
  const args = ['--import', 'tsx', main, '--url', silent.url, ...key, '--admin', admin.url, ...patience];
  const child = spawn(process.execPath, args);
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  await silent.close();
  expect(text).toContain('an end within 100 ms');
  expect(text).toContain('0 passed, 1 failed');
  expect(code).toBe(1);
});

test('no admin server there, no key there: exit code 2', async () => {
  expect((await run(...access(), '--admin', 'http://127.0.0.1:1')).code).toBe(2);
  const wrongKey = ['--url', operator.url, '--provider', 'x', '--key-file', '/nowhere', '--admin', admin.url];
  expect(await run(...wrongKey)).toMatchObject({ code: 2, text: expect.stringContaining('--key-file') });
});
