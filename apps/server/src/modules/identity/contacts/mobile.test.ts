// @covers registration-modes sms-codes login-by-name-or-number forgot-password member-info-and-avatar

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { goodPassword, loginDefaults, useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf, number } from '../sessions/ways.fixture.ts';

const harness = useIdentity();
let brand: RequestBrand;
const forms = formsOf(harness, () => brand);
const { newNumber, registerMobile, askCode, smsLogin, codeFor, memberOf } = forms;
beforeAll(async () => {
  brand = await harness.seedBrand('mobile', everyWay);
});

const fault = (field: string, key: string) => ({
  ok: false,
  message: 'invalid_input',
  detail: { fields: { [field]: { key } } },
});
const wrongCode = fault('verificationCode', 'invalid_verification_code');
const newMember = async () => {
  const mobileNum = newNumber();
  const registered = await registerMobile(mobileNum);
  if (!registered.ok) throw new Error(registered.message);
  harness.clock.advanceMs(1_000);
  return { mobileNum, token: registered.value.token };
};
const tokenOf = async (answer: ReturnType<typeof smsLogin>) => {
  const logged = await answer;
  if (!logged.ok) throw new Error(logged.message);
  return logged.value.token;
};

describe('registering by mobile number', () => {
  test('with the SMS code makes a member whose account is his number to himself, and masked to everybody else', async () => {
    const { mobileNum, token } = await newMember();
    const info = await harness.identity.routes.memberInfo({ ...forms.caller(), member: await memberOf(token) });
    if (!info.ok) throw new Error(info.message);
    expect(info.value.mobileMasked).toBe(`+63${'•'.repeat(6)}${mobileNum.slice(-4)}`);
    expect(info.value.nickname).toBe(info.value.mobileMasked);
    expect([info.value.account, info.value.userName]).toEqual([`+63${mobileNum}`, `+63${mobileNum}`]);
    const { rows } = await harness.owner.query('select username from members where id = $1', [info.value.id]);
    expect(rows[0].username).toMatch(/^m[a-z2-9]{11}$/);
  });

  test('keeps the number sealed: no row of the database tells it', async () => {
    const { mobileNum } = await newMember();
    await harness.people.taken();
    const tables = ['members', 'member_contacts', 'sms_codes', 'sms_requests', 'outbox_messages', 'sessions'];
    for (const table of tables) {
      const { rows } = await harness.owner.query(`select to_jsonb(t)::text as row from ${table} t`);
      expect(rows.length, table).toBeGreaterThan(0);
      for (const { row } of rows) expect(row, table).not.toContain(mobileNum);
    }
  });

  test('is refused with a wrong code, and with the code of another number, form or purpose', async () => {
    const mobileNum = newNumber();
    const formId = crypto.randomUUID();
    expect((await forms.askRegisterCode(mobileNum, formId)).ok).toBe(true);
    const code = await codeFor(mobileNum);
    const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
    const send = (more: object) =>
      harness.identity.routes.registerMobile({
        ...forms.caller(),
        body: {
          ...number,
          mobileNum,
          formId,
          verificationCode: code,
          password: goodPassword,
          confirmPassword: goodPassword,
          registerMethod: 'WEB',
          login: true,
          agreedToTerms: true,
          ...more,
        },
      });
    expect(await send({ verificationCode: wrong })).toEqual(wrongCode);
    expect(await send({ mobileNum: newNumber() })).toEqual(wrongCode);
    expect(await send({ formId: crypto.randomUUID() })).toEqual(wrongCode);
    expect(await smsLogin(mobileNum, code, formId)).toEqual(wrongCode);
    expect(await send({ verificationCode: '' })).toEqual(fault('verificationCode', 'missing_verification_code'));
    expect((await send({})).ok).toBe(true);
    expect(await send({})).toMatchObject({ ok: false });
  });

  test('of a number that has an account is shown to its owner alone, after the code', async () => {
    const { mobileNum } = await newMember();
    expect(await registerMobile(mobileNum)).toMatchObject({ ok: false, message: 'mobile_taken' });
    const { rows } = await harness.owner.query(`select count(*)::int from member_contacts where brand_id = $1`, [
      brand.id,
    ]);
    expect(rows[0].count).toBeGreaterThan(0);
  });

  test.each(['', '12', '123456789012', '000000000', 'abc'])(
    'refuses the number "%s" under its field',
    async (mobileNum) => {
      const asked = await harness.identity.routes.smsRegister({
        ...forms.caller(),
        body: { ...number, mobileNum, formId: crypto.randomUUID(), type: 'registerMobile' },
      });
      expect(asked).toEqual(fault('mobileNum', mobileNum === '' ? 'missing_phone_number' : 'invalid_phone_number'));
    },
  );

  test('is closed where the flag is off', async () => {
    const closed = await harness.seedBrand('nomobile');
    const body = { ...number, mobileNum: newNumber(), formId: crypto.randomUUID(), type: 'registerMobile' } as const;
    const asked = await harness.identity.routes.smsRegister({ ...harness.caller({ brand: closed }), body });
    expect(asked).toEqual({ ok: false, message: 'operation_not_allowed' });
  });
});

describe('logging in by SMS', () => {
  test('takes the code once', async () => {
    const { mobileNum } = await newMember();
    const formId = crypto.randomUUID();
    expect(await askCode('login', mobileNum, formId)).toMatchObject({ ok: true, value: { expiredMinutes: 2 } });
    const code = await codeFor(mobileNum);
    const answers = await Promise.all(Array.from({ length: 10 }, () => smsLogin(mobileNum, code, formId)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => ok)).toMatchObject({ value: { passwordExpired: false } });
  });

  test('gives a code five tries, then it is dead', async () => {
    const { mobileNum } = await newMember();
    const formId = crypto.randomUUID();
    await askCode('login', mobileNum, formId);
    const code = await codeFor(mobileNum);
    const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
    const tries = await Promise.all(Array.from({ length: 20 }, () => smsLogin(mobileNum, wrong, formId)));
    const keys = tries.map((answer) => (answer.ok ? 'in' : answer.detail?.fields?.verificationCode?.key));
    expect(keys.filter((key) => key === 'invalid_verification_code')).toHaveLength(5);
    expect(keys.filter((key) => key === 'code_expired')).toHaveLength(15);
    expect(await smsLogin(mobileNum, code, formId)).toEqual(fault('verificationCode', 'code_expired'));
  });

  test('lets a code live ten minutes', async () => {
    const { mobileNum } = await newMember();
    const formId = crypto.randomUUID();
    await askCode('login', mobileNum, formId);
    const code = await codeFor(mobileNum);
    harness.clock.advanceMs(10 * 60_000);
    expect(await smsLogin(mobileNum, code, formId)).toEqual(fault('verificationCode', 'code_expired'));
  });

  test('answers alike for a number that nobody has, and sends nothing there', async () => {
    const mobileNum = newNumber();
    const formId = crypto.randomUUID();
    await harness.people.taken();
    expect(await askCode('login', mobileNum, formId)).toMatchObject({ ok: true, value: { expiredMinutes: 2 } });
    expect(await harness.people.taken()).toEqual([]);
    expect(await smsLogin(mobileNum, '000000', formId)).toEqual(wrongCode);
  });

  test('throttles to one a second, five an hour and ten a day for a number, however many ask at once', async () => {
    const { mobileNum } = await newMember();
    const ask = () => askCode('login', mobileNum, crypto.randomUUID(), '198.51.100.7');
    const keyOf = (answer: Awaited<ReturnType<typeof ask>>) => (answer.ok ? 'sent' : answer.message);
    const together = (await Promise.all(Array.from({ length: 8 }, ask))).map(keyOf);
    expect(together.filter((key) => key === 'sent')).toHaveLength(1);
    expect(await ask()).toEqual({ ok: false, message: 'too_many_requests', detail: { retryAfterSeconds: 1 } });
    let sent = 2;
    for (let second = 0; second < 6; second += 1) {
      harness.clock.advanceMs(1_000);
      if ((await ask()).ok) sent += 1;
    }
    expect(sent).toBe(5);
    expect(await ask()).toEqual({ ok: false, message: 'too_many_requests', detail: { retryAfterSeconds: 300 } });
    for (let turn = 0; turn < 12; turn += 1) {
      harness.clock.advanceMs(30 * 60_000);
      if ((await ask()).ok) sent += 1;
    }
    expect(sent).toBe(10);
    expect(keyOf(await ask())).toBe('quota_exceeded');
  });

  test('counts an address over all numbers', async () => {
    const ask = () => askCode('login', newNumber(), crypto.randomUUID(), '198.51.100.8');
    const keys: string[] = [];
    for (let count = 0; count < 32; count += 1) {
      const answer = await ask();
      keys.push(answer.ok ? 'sent' : answer.message);
    }
    expect(keys.filter((key) => key === 'sent')).toHaveLength(30);
    expect(keys.at(-1)).toBe('too_many_requests');
  });

  test('is refused where the flag is off', async () => {
    const closed = await harness.seedBrand('nosms');
    const login = harness.identity.routes.login({
      ...harness.caller({ brand: closed }),
      body: { ...loginDefaults, ...number, type: 'sms', mobileNum: newNumber(), verificationCode: '1' },
    });
    expect(await login).toEqual({ ok: false, message: 'operation_not_allowed' });
  });
});

describe('a mobile number and a password', () => {
  test.each([
    ['as it was typed', (typed: string) => typed],
    ['with the national zero', (typed: string) => `0${typed}`],
    ['international', (typed: string) => `+63${typed}`],
  ])('log in, %s', async (_how, written) => {
    const { mobileNum } = await newMember();
    const body = { ...loginDefaults, username: written(mobileNum), password: goodPassword };
    expect((await harness.identity.routes.login({ ...forms.caller(), body })).ok).toBe(true);
  });

  test('share ten guesses with the account’s name', async () => {
    const lax = await harness.seedBrand('mobile_lax', { ...everyWay, loginCaptchaAfter: null });
    brand = lax;
    const { mobileNum, token } = await newMember();
    const { id } = await memberOf(token);
    const { rows } = await harness.owner.query('select username from members where id = $1', [id]);
    const guess = async (username: string) => {
      const body = { ...loginDefaults, username, password: 'wrong 1' };
      const answer = await harness.identity.routes.login({ ...forms.caller('198.51.100.9'), body });
      return answer.ok ? 'in' : answer.message;
    };
    const messages: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      messages.push(await guess(mobileNum), await guess(rows[0].username), await guess(`+63${mobileNum}`));
    expect(messages.filter((message) => message === 'in_incorrect_password')).toHaveLength(10);
    brand = await harness.seedBrand('mobile_again', everyWay);
  });
});

describe('a forgotten password', () => {
  test('is set with an SMS code; all sessions end, and the code is used up', async () => {
    const { mobileNum, token } = await newMember();
    const formId = crypto.randomUUID();
    await askCode('password', mobileNum, formId);
    const verificationCode = await codeFor(mobileNum);
    const reset = (newPassword: string) =>
      harness.identity.routes.resetPasswordByPhone({
        ...forms.caller(),
        body: { ...number, mobileNum, formId, verificationCode, newPassword },
      });
    expect(await reset('short')).toMatchObject({ detail: { fields: { newPassword: { key: 'reg_pattern_11' } } } });
    expect(await reset('password1')).toMatchObject({ detail: { fields: { newPassword: { key: 'password_common' } } } });
    expect(await reset('another lantern 9')).toEqual({ ok: true, value: {} });
    expect(await forms.isAlive(token)).toBe(false);
    expect(await reset('third lantern 99')).toMatchObject({ ok: false });
    const login = (password: string) =>
      harness.identity.routes.login({ ...forms.caller(), body: { ...loginDefaults, username: mobileNum, password } });
    expect((await login('another lantern 9')).ok).toBe(true);
    expect((await login(goodPassword)).ok).toBe(false);
  });

  test('of a number that nobody has is as wrong as a wrong code', async () => {
    const body = {
      ...number,
      formId: crypto.randomUUID(),
      verificationCode: '000000',
      newPassword: 'another lantern 9',
    };
    const unknown = await harness.identity.routes.resetPasswordByPhone({
      ...forms.caller(),
      body: { ...body, mobileNum: newNumber() },
    });
    const { mobileNum } = await newMember();
    const known = await harness.identity.routes.resetPasswordByPhone({
      ...forms.caller(),
      body: { ...body, mobileNum },
    });
    expect(unknown).toEqual(known);
    expect(known).toEqual(wrongCode);
  });
});

test('a member without a password comes in by SMS, and sets one with a code', async () => {
  brand = await harness.seedBrand('nopassword', {
    ...everyWay,
    flags: { ...everyWay.flags, MOBILENUMPASSREG3: false },
  });
  const mobileNum = newNumber();
  const registered = await registerMobile(mobileNum, { password: undefined, confirmPassword: undefined });
  expect(registered.ok).toBe(true);
  const { rows } = await harness.owner.query(
    'select count(*)::int from credentials join members on members.id = member_id where brand_id = $1',
    [brand.id],
  );
  expect(rows).toEqual([{ count: 0 }]);
  const formId = crypto.randomUUID();
  await askCode('login', mobileNum, formId);
  const token = await tokenOf(smsLogin(mobileNum, await codeFor(mobileNum), formId));
  const change = await harness.identity.routes.changePassword({
    ...forms.caller(),
    member: await memberOf(token),
    body: { newPassword: goodPassword, confirmNewPassword: goodPassword },
  });
  expect(change.ok).toBe(true);
  expect(await forms.isAlive(token)).toBe(false);
});
