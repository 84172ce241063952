// @covers captcha first-login-and-expired-password agent-login remember-me-device-token free-play-login

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { drawPicture } from '../../verification/captcha-pictures.ts';
import { goodPassword, loginDefaults, trialGrants, trialResets, useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf } from '../sessions/ways.fixture.ts';

const harness = useIdentity();
let brand: RequestBrand;
let serial = 0;
const forms = formsOf(harness, () => brand);
const { caller, memberOf } = forms;
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

describe('a captcha', () => {
  const draw = (formId: string, purpose: 'login' | 'register' = 'login') =>
    harness.people.verification.routes.captcha({ ...caller(), query: { formId, purpose } });
  /** Puts a known answer in the place of the one that was drawn. */
  const seedAnswer = async (formId: string, purpose: string, answer: string) => {
    const hash = harness.lookupHash('captcha', brand.id, formId, purpose, answer);
    await harness.owner.query('update captchas set answer_hash = $1 where form_id = $2 and purpose = $3', [
      hash,
      formId,
      purpose,
    ]);
  };

  test('is asked for after three failures, of known and unknown names alike', async () => {
    const { username } = await newPlayer();
    for (const name of [username, 'nobodyatall']) {
      const answers = [await login(name, 'wrong 1'), await login(name, 'wrong 1'), await login(name, 'wrong 1')];
      expect(answers.map((answer) => !answer.ok && answer.detail)).toEqual([undefined, undefined, { captcha: true }]);
      expect(await login(name, 'wrong 1')).toEqual({
        ok: false,
        message: 'invalid_input',
        detail: { fields: { captcha: { key: 'captcha_incorrect' } }, captcha: true },
      });
    }
  });

  test('that is right lets one password be checked, once, in its own form and purpose', async () => {
    const { username } = await newPlayer();
    for (let attempt = 0; attempt < 3; attempt += 1) await login(username, 'wrong 1');
    const formId = crypto.randomUUID();
    const otherForm = crypto.randomUUID();
    await draw(formId);
    await seedAnswer(formId, 'login', 'ABCDE');
    expect(await login(username, goodPassword, { captcha: 'ABCDE', formId: otherForm })).toMatchObject({ ok: false });
    expect((await login(username, goodPassword, { captcha: ' abcde', formId })).ok).toBe(true);
    for (let attempt = 0; attempt < 3; attempt += 1) await login(username, 'wrong 1');
    const again = await Promise.all(
      Array.from({ length: 20 }, () => login(username, goodPassword, { captcha: 'ABCDE', formId })),
    );
    expect(again.filter(({ ok }) => ok)).toEqual([]);
    await draw(formId, 'register');
    await seedAnswer(formId, 'register', 'ABCDE');
    expect((await login(username, goodPassword, { captcha: 'ABCDE', formId })).ok).toBe(false);
  });

  test('is used up by a wrong answer, by a new picture, and by time', async () => {
    const form = { brandId: brand.id, formId: crypto.randomUUID(), purpose: 'login' } as const;
    const { checkCaptcha } = harness.people.verification;
    const fresh = async () => {
      await draw(form.formId);
      await seedAnswer(form.formId, 'login', 'ABCDE');
    };
    await fresh();
    expect(await checkCaptcha(form, 'ABCDF')).toBe(false);
    expect(await checkCaptcha(form, 'ABCDE')).toBe(false);
    await fresh();
    await draw(form.formId);
    expect(await checkCaptcha(form, 'ABCDE')).toBe(false);
    await fresh();
    harness.clock.advanceMs(10 * 60_000);
    expect(await checkCaptcha(form, 'ABCDE')).toBe(false);
    await fresh();
    const reuses = await Promise.all(Array.from({ length: 100 }, () => checkCaptcha(form, 'ABCDE')));
    expect(reuses.filter(Boolean)).toHaveLength(1);
  });

  test('is a PNG in base64, drawn within 10 ms', async () => {
    const answer = await draw(crypto.randomUUID());
    if (!answer.ok) throw new Error(answer.message);
    expect(Buffer.from(answer.value, 'base64').subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const durations: number[] = [];
    for (let time = 0; time < 40; time += 1) {
      const start = process.hrtime.bigint();
      await drawPicture();
      durations.push(Number(process.hrtime.bigint() - start) / 1e6);
    }
    // What a busy machine adds is not the picture's.
    expect(durations.sort((a, b) => a - b)[4]).toBeLessThan(10);
  });
});

describe('the page of a login', () => {
  test('rejects everybody but agents at the agents’ page, and only after a right password', async () => {
    const { username } = await newPlayer();
    expect(await login(username, goodPassword, { loginPage: 'agent' })).toEqual({
      ok: false,
      message: 'error_not_agent',
    });
    expect(await login(username, 'wrong 1', { loginPage: 'agent' })).toMatchObject({
      message: 'in_incorrect_password',
    });
    for (const type of [1, 2, 41, 42]) {
      await harness.owner.query('update members set type = $1 where username = $2', [type, username]);
      expect((await login(username, goodPassword, { loginPage: 'agent' })).ok).toBe(true);
    }
  });

  test('rejects agents at the members’ page where the brand says so', async () => {
    const outer = brand;
    brand = await harness.seedBrand('apart', { ...everyWay, agentsEnterMemberPage: false });
    const { username } = await newPlayer();
    await harness.owner.query('update members set type = 1 where username = $1', [username]);
    expect(await login(username, goodPassword)).toEqual({ ok: false, message: 'member_no_enter' });
    expect((await login(username, goodPassword, { loginPage: 'agent' })).ok).toBe(true);
    brand = outer;
  });
});

describe('a factory password', () => {
  test('asks for a change at each login until it is changed, but not after an SMS login', async () => {
    const { username, token } = await newPlayer();
    await harness.owner.query('update members set must_change_password = true where username = $1', [username]);
    expect(await login(username, goodPassword)).toMatchObject({ ok: true, value: { passwordExpired: true } });
    const member = await memberOf(token);
    const info = () => harness.identity.routes.memberInfo({ ...caller(), member });
    expect(await info()).toMatchObject({ value: { passwordChangeRequired: true, passwordHeld: true } });
    const body = { newPassword: 'a new lantern 7', confirmNewPassword: 'a new lantern 7' };
    const changed = await harness.identity.routes.changePassword({ ...caller(), member, body });
    if (!changed.ok) throw new Error(changed.message);
    expect(await login(username, body.newPassword)).toMatchObject({ value: { passwordExpired: false } });
    const renewed = await memberOf(changed.value.token);
    expect(await harness.identity.routes.memberInfo({ ...caller(), member: renewed })).toMatchObject({
      value: { passwordChangeRequired: false },
    });
  });
});

describe('a remembered login', () => {
  const remembered = async (username: string) => {
    const answer = await login(username, goodPassword, { remember: true });
    if (!answer.ok || !answer.deviceCookie) throw new Error('no device token');
    return answer.deviceCookie.token;
  };
  const byDevice = (deviceToken: string | null, more: object = {}) =>
    harness.identity.routes.loginDevice({
      ...harness.caller({ brand, ...(deviceToken ? { deviceToken } : {}), ...more }),
      body: { loginPage: 'member' },
    });
  const tokenIn = (answer: Awaited<ReturnType<typeof byDevice>>) => {
    if (!answer.ok || !answer.deviceCookie) throw new Error('no device token');
    return answer.deviceCookie.token;
  };
  const refused = { ok: false, message: 'device_token_invalid' };

  test('leaves no token unless it is asked for', async () => {
    const { username } = await newPlayer();
    expect((await login(username, goodPassword)) as object).not.toHaveProperty('deviceCookie');
  });

  test('logs in once with each token, which is stored as a hash and replaced', async () => {
    const { username } = await newPlayer();
    const first = await remembered(username);
    const stored = await harness.owner.query('select to_jsonb(device_tokens)::text as row from device_tokens');
    for (const { row } of stored.rows) expect(row).not.toContain(first);
    const answer = await byDevice(first);
    expect(answer).toMatchObject({
      ok: true,
      value: { passwordExpired: false },
      deviceCookie: { lifeSeconds: 86_400 },
    });
    const second = tokenIn(answer);
    expect(second).not.toBe(first);
    expect(await byDevice(first)).toEqual(refused);
    expect((await byDevice(second)).ok).toBe(true);
  });

  test('ends with its whole family when a used token comes back later: somebody has copied it', async () => {
    const { username } = await newPlayer();
    const first = await remembered(username);
    const second = tokenIn(await byDevice(first));
    harness.clock.advanceMs(11_000);
    expect(await byDevice(first)).toEqual(refused);
    expect(await byDevice(second)).toEqual(refused);
  });

  test('is good for 24 hours, in its brand, and for one of many at once', async () => {
    const { username } = await newPlayer();
    const token = await remembered(username);
    expect(await byDevice(token, { brand: harness.otherBrand })).toEqual(refused);
    const together = await Promise.all(Array.from({ length: 10 }, () => byDevice(token)));
    expect(together.filter(({ ok }) => ok)).toHaveLength(1);
    const late = await remembered(username);
    harness.clock.advanceMs(24 * 3_600_000);
    expect(await byDevice(late)).toEqual(refused);
    for (const forged of [null, 'x'.repeat(43), '']) expect(await byDevice(forged)).toEqual(refused);
  });

  test.each(['forgetting', 'a new password', 'a block'])('ends with %s', async (how) => {
    const { username } = await newPlayer();
    const token = await remembered(username);
    const { id } = await rowOf(username);
    if (how === 'forgetting') {
      const forgotten = harness.identity.routes.forgetDevice(harness.caller({ brand, deviceToken: token }));
      expect(await forgotten).toMatchObject({ ok: true, deviceCookie: null });
    } else if (how === 'a block') {
      await harness.identity.blockMember(id);
    } else {
      const answer = await login(username, goodPassword);
      if (!answer.ok) throw new Error(answer.message);
      const body = { newPassword: 'a new lantern 7', confirmNewPassword: 'a new lantern 7' };
      const member = await memberOf(answer.value.token);
      expect((await harness.identity.routes.changePassword({ ...caller(), member, body })).ok).toBe(true);
    }
    expect(await byDevice(token)).toEqual(refused);
  });
});

describe('free play', () => {
  const play = (ip: string, at = brand) =>
    harness.identity.routes.loginFreePlay({
      ...harness.caller({ brand: at, ip }),
      body: { os: 'web', platform: 'W', randomString: 'x'.repeat(32), version: 3 },
    });

  test('opens a trial account of its own with play money', async () => {
    const [first, second] = [await play('198.51.100.1'), await play('198.51.100.1')];
    if (!first.ok || !second.ok) throw new Error('not opened');
    const members = [await memberOf(first.value.token), await memberOf(second.value.token)];
    expect(members.map(({ type }) => type)).toEqual([4, 4]);
    expect(members[0]?.id).not.toBe(members[1]?.id);
    for (const { id } of members) expect(trialGrants.get(id)).toBe(200_000n);
  });

  test('brings a trial balance back once in 24 hours, at the login', async () => {
    const { username } = await newPlayer();
    const { id } = await rowOf(username);
    const resets = () => trialResets.filter(({ memberId }) => memberId === id);
    harness.clock.advanceMs(24 * 3_600_000);
    await login(username, goodPassword);
    expect(resets()).toEqual([]);
    await harness.owner.query('update members set type = 4 where id = $1', [id]);
    await login(username, goodPassword);
    expect(resets()).toEqual([{ memberId: id, toMinor: 200_000n, reference: `renewal-${id}-1` }]);
    harness.clock.advanceMs(24 * 3_600_000);
    await login(username, goodPassword);
    expect(resets().at(-1)?.reference).toBe(`renewal-${id}-2`);
  });

  test('opens twenty a day for an address', async () => {
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await play('198.51.100.2'));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers[20]).toMatchObject({ message: 'quota_exceeded' });
    harness.clock.advanceMs(24 * 3_600_000);
    expect((await play('198.51.100.2')).ok).toBe(true);
  });

  test('opens twenty a day for a whole IPv6 network, whichever of its addresses asks', async () => {
    const answers = [];
    for (let host = 1; host <= 21; host += 1) answers.push(await play(`2001:db8:7:7:${host.toString(16)}::${host}`));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
    expect(answers[20]).toMatchObject({ message: 'quota_exceeded' });
    expect((await play('2001:db8:7:8::1')).ok).toBe(true);
  });

  test('opens no more than twenty for an address that asks for many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => play('198.51.100.4')));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
  });

  test('is refused where the brand has none', async () => {
    expect(await play('198.51.100.3', harness.brand)).toEqual({ ok: false, message: 'operation_not_allowed' });
  });
});
