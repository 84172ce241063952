// @covers forced-password-change

import { type Call, type CallName, calls } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestOf, sampleOf } from '../../../../test/support/sample-request.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openTestServer, type TestServer, testPassword } from '../../../../test/support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await openTestServer(db, clock);
  token = await server.register('barred');
});
afterAll(() => server.close());

async function ask(name: CallName) {
  const call: Call = calls[name];
  const sealed = call.encrypted ? { payload: await server.seal(JSON.stringify(sampleOf(call.body)), call) } : {};
  return (await server.app.inject({ ...requestOf(call, { token }), ...sealed })).json();
}
const demand = () => db.owner.query(`update members set must_change_password = true where username = 'barred'`);
const behindLogin = (Object.entries(calls) as [CallName, Call][]).filter(
  ([, { access }]) => access === 'signedIn' || access === 'realAccount',
);

test('a demanded password change bars every call of the session but those that lead out of it', async () => {
  await demand();
  const barred: string[] = [];
  for (const [name] of behindLogin) {
    if (name === 'logout' || name === 'changePassword') continue;
    if ((await ask(name)).message === 'password_change_required') barred.push(name);
  }
  const open: readonly string[] = ['memberInfo', 'changePassword', 'logout'];
  expect(barred).toEqual(behindLogin.map(([name]) => name).filter((name) => !open.includes(name)));
  expect((await ask('whitelabel')).success).toBe(true);
  expect((await ask('memberInfo')).value.passwordChangeRequired).toBe(true);
  expect((await ask('balance')).message).toBe('password_change_required');
});

test('the new password lifts the bar, under the new token', async () => {
  const newPassword = `${testPassword}-new`;
  const body = JSON.stringify({ oldPassword: testPassword, newPassword, confirmNewPassword: newPassword });
  const changed = await server.app.inject({
    method: 'POST',
    url: calls.changePassword.path,
    headers: { token, 'content-type': 'application/jose' },
    payload: await server.seal(body),
  });
  token = changed.json().value.token;
  expect((await ask('memberInfo')).value.passwordChangeRequired).toBe(false);
  expect((await ask('balance')).success).toBe(true);
});

test('an expired password does the same, and signing out stays open', async () => {
  await db.owner.query(`update brands set settings = settings || '{"passwordExpiryDays": 1}'`);
  server.server.forgetBrands();
  token = await server.register('expiring');
  expect((await ask('balance')).success).toBe(true);
  await db.owner.query(`update credentials set changed_at = changed_at - interval '2 days'`);
  expect((await ask('balance')).message).toBe('password_change_required');
  expect((await ask('logout')).success).toBe(true);
  expect((await ask('memberInfo')).message).toBe('session_expired');
});
