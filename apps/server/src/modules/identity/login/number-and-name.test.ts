// @covers registration-modes

import { beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf, number } from '../sessions/ways.fixture.ts';

const harness = useIdentity();
let brand: RequestBrand;
const forms = formsOf(harness, () => brand);
const { newNumber, codeFor, memberOf, registerMobile } = forms;
const fault = (field: string, key: string) => ({
  ok: false,
  message: 'invalid_input',
  detail: { fields: { [field]: { key } } },
});
const wrongCode = fault('verificationCode', 'invalid_verification_code');
beforeAll(async () => {
  brand = await harness.seedBrand('mobile', everyWay);
});

describe('registering by mobile number', () => {
  test.each(['as it was typed', 'with the national zero', 'international'])(
    'takes the number as the username too, %s',
    async (how) => {
      const mobileNum = newNumber();
      const written = { 'as it was typed': mobileNum, 'with the national zero': `0${mobileNum}` }[how];
      expect((await registerMobile(mobileNum, { username: written ?? `+63${mobileNum}` })).ok).toBe(true);
    },
  );

  test('refuses any other username', async () => {
    const answer = await registerMobile(newNumber(), { username: newNumber() });
    expect(answer).toEqual(fault('username', 'invalid_phone_number'));
  });
});

describe('registering by username with a code', () => {
  const byName = { flags: { USERNAMEREG3: true, REGMOBVERF3: true, MOBILENUMREG3: false, DIRECTREG3: true } };
  const mobileNum = {
    enabled: true,
    required: false,
    acceptedPattern: '^\\d+$',
    patternId: 14,
    minLength: 7,
    maxLength: 11,
    type: 'tel',
  } as const;

  test('is finished with the code that the username tab asked for', async () => {
    brand = await harness.seedBrand('byname', { ...everyWay, ...byName, registration: { fields: { mobileNum } } });
    const own = newNumber();
    const formId = crypto.randomUUID();
    const ask = (type: 'register' | 'registerMobile' | undefined) =>
      harness.identity.routes.smsRegister({ ...forms.caller(), body: { ...number, mobileNum: own, formId, type } });
    expect(await ask('registerMobile')).toEqual({ ok: false, message: 'operation_not_allowed' });
    expect((await ask('register')).ok).toBe(true);
    const code = await codeFor(own);
    harness.clock.advanceMs(1_000);
    expect((await ask(undefined)).ok).toBe(true);
    const proof = { ...number, mobileNum: own, formId, brand };
    const refused = await harness.register('lena', { ...proof, verificationCode: code });
    expect(refused).toEqual(wrongCode);
    const answer = await harness.register('lena', { ...proof, verificationCode: await codeFor(own) });
    if (!answer.ok) throw new Error(answer.message);
    const info = await harness.identity.routes.memberInfo({
      ...forms.caller(),
      member: await memberOf(answer.value.token),
    });
    expect(info).toMatchObject({ value: { account: 'lena', mobileMasked: expect.stringContaining('•') } });
  });

  test('no code is sent for a tab that asks for none', async () => {
    const bare = await harness.seedBrand('nonumber', { ...everyWay, ...byName });
    const body = { ...number, mobileNum: newNumber(), formId: crypto.randomUUID(), type: 'register' } as const;
    const asked = await harness.identity.routes.smsRegister({ ...harness.caller({ brand: bare }), body });
    expect(asked).toEqual({ ok: false, message: 'operation_not_allowed' });
  });
});
