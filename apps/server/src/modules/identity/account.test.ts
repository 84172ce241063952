// @covers affiliate-code confirm-password session-end change-password

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { goodPassword, loginDefaults, useIdentity } from './identity.fixture.ts';
import { everyWay, formsOf } from './sessions/ways.fixture.ts';

const harness = useIdentity();
let brand: RequestBrand;
let serial = 0;
const forms = formsOf(harness, () => brand);
const { caller, memberOf, isAlive } = forms;
beforeAll(async () => {
  brand = await harness.seedBrand('ways', everyWay);
});

const newPlayer = async () => {
  serial += 1;
  const username = `player${serial}`;
  const registered = await harness.register(username, { brand, ip: '203.0.113.250' });
  if (!registered.ok) throw new Error(registered.message);
  return { username, token: registered.value.token };
};
const login = (username: string, password: string, more: object = {}, ip = '192.0.2.1') =>
  harness.identity.routes.login({ ...caller(ip), body: { ...loginDefaults, username, password, ...more } });
const rowOf = async (username: string) =>
  (await harness.owner.query('select id, type from members where username = $1', [username])).rows[0];

describe('changing the password', () => {
  const change = async (token: string, body: object) =>
    harness.identity.routes.changePassword({
      ...caller(),
      member: await memberOf(token),
      body: { newPassword: 'a new lantern 7', confirmNewPassword: 'a new lantern 7', ...body },
    });

  test('ends every other session at once and goes on under a new token', async () => {
    const { username, token } = await newPlayer();
    const other = await login(username, goodPassword);
    if (!other.ok) throw new Error(other.message);
    const changed = await change(token, {});
    if (!changed.ok) throw new Error(changed.message);
    expect([await isAlive(token), await isAlive(other.value.token), await isAlive(changed.value.token)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await login(username, goodPassword)).ok).toBe(false);
    expect((await login(username, 'a new lantern 7')).ok).toBe(true);
  });

  test('needs the old one when the login is 15 minutes past', async () => {
    const { token } = await newPlayer();
    harness.clock.advanceMs(15 * 60_000);
    expect(await change(token, {})).toMatchObject({ detail: { fields: { oldPassword: { key: 'not_empty' } } } });
    expect(await change(token, { oldPassword: 'wrong 1' })).toEqual({
      ok: false,
      message: 'in_incorrect_password',
      detail: { fields: { oldPassword: { key: 'in_incorrect_password' } } },
    });
    expect((await change(token, { oldPassword: goodPassword })).ok).toBe(true);
  });

  test('counts wrong old passwords like those of a login', async () => {
    const { token } = await newPlayer();
    const messages: string[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const answer = await change(token, { oldPassword: 'wrong 1' });
      messages.push(answer.ok ? 'changed' : answer.message);
    }
    expect(messages.filter((message) => message === 'in_incorrect_password')).toHaveLength(10);
    expect(messages.at(-1)).toBe('too_many_requests');
  });

  test.each([
    [{ newPassword: 'short', confirmNewPassword: 'short' }, 'newPassword', 'reg_pattern_11'],
    [{ newPassword: 'password1', confirmNewPassword: 'password1' }, 'newPassword', 'password_common'],
    [{ confirmNewPassword: 'other' }, 'confirmNewPassword', 'inconsistent_twice'],
    [{ newPassword: goodPassword, confirmNewPassword: goodPassword }, 'newPassword', 'password_unchanged'],
  ])('refuses %j under its field', async (body, field, key) => {
    const { token } = await newPlayer();
    expect(await change(token, body)).toMatchObject({ ok: false, detail: { fields: { [field]: { key } } } });
    expect(await isAlive(token)).toBe(true);
  });
});

describe('the list of devices', () => {
  test('shows the living sessions with this one marked, and ends one of them at once', async () => {
    const { username, token } = await newPlayer();
    const other = await login(username, goodPassword, {}, '198.51.100.44');
    if (!other.ok) throw new Error(other.message);
    const member = await memberOf(token);
    const list = async () => {
      const answer = await harness.identity.routes.sessionList({ ...caller(), member });
      if (!answer.ok) throw new Error(answer.message);
      return answer.value.list;
    };
    const shown = await list();
    expect(shown.map(({ current, ip }) => [current, ip])).toEqual([
      [false, '198.51.100.44'],
      [true, '203.0.113.250'],
    ]);
    expect(shown.map(({ userAgent }) => userAgent)).toEqual(['test browser', 'test browser']);
    const sessionId = shown[0]?.id ?? '';
    const end = () => harness.identity.routes.sessionEnd({ ...caller(), member, params: { sessionId } });
    expect((await end()).ok).toBe(true);
    expect(await isAlive(other.value.token)).toBe(false);
    expect(await isAlive(token)).toBe(true);
    expect(await end()).toEqual({ ok: false, message: 'not_found' });
    expect(await list()).toHaveLength(1);
  });

  test('ends nobody else’s', async () => {
    const [mine, theirs] = [await newPlayer(), await newPlayer()];
    const sessionId = (await memberOf(theirs.token)).sessionId;
    const member = await memberOf(mine.token);
    expect(await harness.identity.routes.sessionEnd({ ...caller(), member, params: { sessionId } })).toEqual({
      ok: false,
      message: 'not_found',
    });
    expect(await isAlive(theirs.token)).toBe(true);
  });
});

describe('an invitation', () => {
  test('of a living code puts the member under its agent; others stop the registration', async () => {
    const { username } = await newPlayer();
    const agent = await rowOf(username);
    await harness.owner.query(
      `insert into affiliate_codes (brand_id, code, member_id, created_at) values ($1, 'friend', $2, now())`,
      [brand.id, agent.id],
    );
    await harness.owner.query('insert into brand_hosts (host, brand_id) values ($1, $2), ($3, $4)', [
      ...['friends.example', brand.id],
      ...['others.example', harness.otherBrand.id],
    ]);
    harness.brands.forget();
    const check = (code: string, domain?: string) =>
      harness.identity.routes.affiliateCheck({ ...caller(), query: { code, domain } });
    for (const domain of ['friends.example', 'FRIENDS.example:8443', 'https://friends.example/register?a=1']) {
      expect(await check('FRIEND', domain)).toEqual({ ok: true, value: { code: 'FRIEND', domain } });
    }
    for (const domain of ['others.example', 'nobody.example', 'friends.example.evil', 'javascript:1', '[']) {
      expect(await check('FRIEND', domain), domain).toEqual({ ok: false, message: 'domain_check_failed' });
    }
    expect(await check('FRIEND')).toEqual({ ok: true, value: { code: 'FRIEND', domain: '' } });
    expect(await check('stranger')).toEqual({ ok: false, message: 'invitation_code_error' });
    await harness.owner.query(`update brand_hosts set agent_id = $1 where host = 'friends.example'`, [agent.id]);
    expect(await check('FRIEND', 'friends.example')).toMatchObject({ ok: true });
    await harness.owner.query(
      `insert into affiliate_codes (brand_id, code, member_id, created_at) values ($1, 'another', $2, now())`,
      [brand.id, (await rowOf((await newPlayer()).username)).id],
    );
    expect(await check('another', 'friends.example')).toEqual({ ok: false, message: 'domain_check_failed' });
    const invited = await harness.register('invited', { brand, affiliateCode: 'Friend' });
    expect(invited.ok).toBe(true);
    const { rows } = await harness.owner.query(`select upline_id from members where username = 'invited'`);
    expect(rows).toEqual([{ upline_id: agent.id }]);
    expect(await harness.register('uninvited', { brand, affiliateCode: 'stranger' })).toMatchObject({
      message: 'invitation_code_error',
      detail: { fields: { affiliateCode: { key: 'invitation_code_error' } } },
    });
    await harness.identity.blockMember(agent.id);
    expect((await check('friend')).ok).toBe(false);
  });
});
