// @covers ended-sessions-stay-ended

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { goodPassword, loginDefaults, useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf, number } from './ways.fixture.ts';

const harness = useIdentity();
let brand: RequestBrand;
const forms = formsOf(harness, () => brand);
const { caller, memberOf, isAlive } = forms;
const routes = () => harness.identity.routes;
const newPassword = 'a new lantern 7';
let serial = 0;
beforeAll(async () => {
  brand = await harness.seedBrand('ended', everyWay);
});

const newPlayer = async () => {
  serial += 1;
  const username = `leaver${serial}`;
  const token = await harness.tokenOf(username, brand);
  return { username, token, id: (await memberOf(token)).id };
};
const login = async (username: string, more: object = {}) =>
  routes().login({ ...caller(), body: { ...loginDefaults, username, password: goodPassword, ...more } });
const remembered = async (username: string) => {
  const answer = await login(username, { remember: true });
  if (!answer.ok || !answer.deviceCookie) throw new Error('no device token');
  return { token: answer.value.token, deviceToken: answer.deviceCookie.token };
};
const byDevice = (deviceToken: string, loginPage: 'member' | 'agent' = 'member') =>
  routes().loginDevice({ ...harness.caller({ brand, deviceToken }), body: { loginPage } });
const notRemembered = { ok: false, message: 'device_token_invalid' };

/** Does something while another request holds the member, and lets the request go on after it. */
async function whileHeld<V>(
  memberId: string,
  request: () => Promise<V>,
  meanwhile: () => Promise<unknown>,
): Promise<V> {
  await harness.owner.query('begin');
  await harness.owner.query('select from members where id = $1 for update', [memberId]);
  const answer = request();
  await expect.poll(waitingForLocks, { timeout: 20_000 }).toBe(1);
  await meanwhile();
  await harness.owner.query('commit');
  return answer;
}
async function waitingForLocks(): Promise<number> {
  const { rows } = await harness.owner.query(
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0].count;
}
const endSessions = (memberId: string) =>
  harness.owner.query('update sessions set ended_at = $2 where member_id = $1', [memberId, harness.clock.now()]);

describe('at the same moment', () => {
  test('a login with the old password does not outlive the new one', async () => {
    const { username, id } = await newPlayer();
    const answer = await whileHeld(
      id,
      () => login(username),
      () =>
        harness.owner.query(`update credentials set password_hash = 'another', changed_at = $2 where member_id = $1`, [
          id,
          harness.clock.now(),
        ]),
    );
    expect(answer).toEqual({ ok: false, message: 'in_incorrect_password' });
  });

  test('a login by SMS opens nothing once the number is another’s', async () => {
    const mobileNum = forms.newNumber();
    const registered = await forms.registerMobile(mobileNum);
    if (!registered.ok) throw new Error(registered.message);
    const { id } = await memberOf(registered.value.token);
    const formId = crypto.randomUUID();
    await forms.askCode('login', mobileNum, formId);
    const code = await forms.codeFor(mobileNum);
    const answer = await whileHeld(
      id,
      () => forms.smsLogin(mobileNum, code, formId),
      () => harness.owner.query('delete from member_contacts where member_id = $1', [id]),
    );
    expect(answer).toMatchObject({ detail: { fields: { verificationCode: { key: 'invalid_verification_code' } } } });
  });

  test('a remembered login and a new password wait for each other in a line, not in a circle', async () => {
    const { username, id } = await newPlayer();
    const { deviceToken } = await remembered(username);
    const answer = await whileHeld(
      id,
      () => byDevice(deviceToken),
      () => harness.owner.query('update device_tokens set ended_at = now() where member_id = $1', [id]),
    );
    expect(answer).toEqual(notRemembered);
  });

  test('a session that is put out sets no password', async () => {
    const { username, token, id } = await newPlayer();
    const member = await memberOf(token);
    const body = { newPassword, confirmNewPassword: newPassword };
    const answer = await whileHeld(
      id,
      () => routes().changePassword({ ...caller(), member, body }),
      () => endSessions(id),
    );
    expect(answer).toMatchObject({ ok: false, message: 'invalid_input' });
    expect((await login(username)).ok).toBe(true);
  });

  test('a session that is put out changes no number', async () => {
    const { token, id } = await newPlayer();
    const member = await memberOf(token);
    const formId = crypto.randomUUID();
    const target = { kind: 'mobile' as const, ...number, mobileNum: forms.newNumber(), formId };
    await routes().contactCode({ ...caller(), member, body: { ...target, side: 'new' } });
    const verificationCode = await forms.codeFor(target.mobileNum);
    const answer = await whileHeld(
      id,
      () =>
        routes().changeContact({ ...caller(), member, body: { ...target, verificationCode, password: goodPassword } }),
      () => endSessions(id),
    );
    expect(answer).toMatchObject({ ok: false, message: 'invalid_input' });
    const { rows } = await harness.owner.query('select from member_contacts where member_id = $1', [id]);
    expect(rows).toEqual([]);
  });
});

describe('a remembered device', () => {
  test('is forgotten when its owner ends its session; his other one is not', async () => {
    const { username, token } = await newPlayer();
    const [lost, kept] = [await remembered(username), await remembered(username)];
    const renewed = await byDevice(lost.deviceToken);
    if (!renewed.ok || !renewed.deviceCookie) throw new Error('not renewed');
    const { sessionId } = await memberOf(renewed.value.token);
    const member = await memberOf(token);
    expect((await routes().sessionEnd({ ...caller(), member, params: { sessionId } })).ok).toBe(true);
    expect(await byDevice(renewed.deviceCookie.token)).toEqual(notRemembered);
    expect((await byDevice(kept.deviceToken)).ok).toBe(true);
  });

  test('is not forgotten by another member, who cannot end the session', async () => {
    const { username } = await newPlayer();
    const { token, deviceToken } = await remembered(username);
    const { sessionId } = await memberOf(token);
    const stranger = await memberOf((await newPlayer()).token);
    const answer = await routes().sessionEnd({ ...caller(), member: stranger, params: { sessionId } });
    expect(answer).toEqual({ ok: false, message: 'not_found' });
    expect((await byDevice(deviceToken)).ok).toBe(true);
  });

  test('whose token was copied is put out with the sessions that the copy opened', async () => {
    const { username, token } = await newPlayer();
    const { deviceToken } = await remembered(username);
    const thief = await byDevice(deviceToken);
    if (!thief.ok) throw new Error(thief.message);
    harness.clock.advanceMs(11_000);
    expect(await byDevice(deviceToken)).toEqual(notRemembered);
    expect(await isAlive(thief.value.token)).toBe(false);
    expect(await isAlive(token)).toBe(true);
  });

  test('stays remembered after a try at the wrong page', async () => {
    const { username } = await newPlayer();
    const { deviceToken } = await remembered(username);
    expect(await byDevice(deviceToken, 'agent')).toEqual({ ok: false, message: 'error_not_agent' });
    expect((await byDevice(deviceToken)).ok).toBe(true);
  });
});

test('the first password of an account wants a login of just now', async () => {
  const { token, id } = await newPlayer();
  await harness.owner.query('update credentials set password_hash = null where member_id = $1', [id]);
  const body = { newPassword, confirmNewPassword: newPassword };
  const change = async () => routes().changePassword({ ...caller(), member: await memberOf(token), body });
  harness.clock.advanceMs(15 * 60_000);
  expect(await change()).toMatchObject({ detail: { fields: { oldPassword: { key: 'session_expired' } } } });
});
