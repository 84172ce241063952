// @covers human-verification

import { type CallName, type CheckPurpose, calls } from '@baize/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openTestServer, type TestServer, testPassword } from '../../../../test/support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(db, clock);
});
afterAll(() => server.close());

async function switchOn(...botChecks: CheckPurpose[]): Promise<void> {
  await db.owner.query('update brands set settings = settings || $1::jsonb', [JSON.stringify({ botChecks })]);
  server.server.forgetBrands();
}

/** What a browser does: fetches a challenge over HTTP, works, and sends it with the form. */
async function solved(purpose: CheckPurpose): Promise<string> {
  const answer = await server.app.inject({ url: calls.botChallenge.path, query: { purpose } });
  const challenge = answer.json().value;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

async function send(name: CallName, fields: object): Promise<{ success: boolean; message: string }> {
  const { method, path, encrypted } = calls[name];
  const sealed = encrypted ? await server.seal(JSON.stringify(fields), calls[name]) : null;
  const response = await server.app.inject({
    method,
    url: path,
    headers: { 'content-type': sealed ? 'application/jose' : 'application/x-www-form-urlencoded' },
    payload: sealed ?? new URLSearchParams(fields as Record<string, string>).toString(),
  });
  return response.json();
}

const person = { username: 'worker', password: testPassword };
const forms = [
  ['register', 'register', { ...person, confirmPassword: testPassword, agreedToTerms: true }],
  ['login', 'login', person],
  ['password', 'forgotPasswordByEmail', { username: 'worker', email: 'worker@quill.example' }],
] as const;
const refused = { success: false, message: 'captcha_check_failed' };

test.each(forms)(
  'a brand may ask for the work at %s: none, another form’s and a used one are refused',
  async (purpose, call, fields) => {
    await switchOn(purpose);
    expect(await send(call, fields)).toMatchObject(refused);
    expect(
      await send(call, { ...fields, botCheck: await solved(purpose === 'login' ? 'sms' : 'login') }),
    ).toMatchObject(refused);
    const botCheck = await solved(purpose);
    expect(await send(call, { ...fields, botCheck })).toMatchObject({ success: true });
    expect(await send(call, { ...fields, botCheck })).toMatchObject(refused);
  },
);

test('and asks for none where it does not', async () => {
  await switchOn();
  for (const [, call, fields] of forms) {
    expect((await send(call, { ...fields, ...(call === 'register' ? { username: 'idler' } : {}) })).message).toBe('');
  }
});
