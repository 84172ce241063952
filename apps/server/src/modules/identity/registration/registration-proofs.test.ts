// @covers register-by-username firebase-phone-codes bot-check human-verification

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import type { StoredBrandSettings } from '../../brand/index.ts';
import { goodPassword, loginDefaults, useIdentity } from '../identity.fixture.ts';
import { everyWay, formsOf, number } from '../sessions/ways.fixture.ts';

const projectId = 'baize-test';
const keys = await generateKeyPair('RS256');
const server: Server = createServer(async (_request, response) => {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256' };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
let isRefused = false;
const harness = useIdentity({ phoneAuthKeysUrl: keysUrl, refusesRegistration: async () => isRefused });
afterAll(() => void server.close());

let brand: RequestBrand;
let serial = 0;
const forms = formsOf(harness, () => brand);
const at = async (settings: StoredBrandSettings) => {
  serial += 1;
  brand = await harness.seedBrand(`proofs${serial}`, { ...everyWay, ...settings });
};
const fault = (field: string, key: string) => ({ ok: false, detail: { fields: { [field]: { key } } } });
const common = {
  password: goodPassword,
  confirmPassword: goodPassword,
  registerMethod: 'WEB',
  login: true,
  agreedToTerms: true,
} as const;

describe('a brand whose form shows a captcha', () => {
  const register = (username: string, more: object) =>
    harness.identity.routes.register({ ...forms.caller(), body: { ...common, username, ...more } });
  beforeAll(() => at({ registration: { captcha: true } }));

  test('takes a registration with the right characters, once', async () => {
    const formId = crypto.randomUUID();
    const { captcha } = harness.people.verification.routes;
    await captcha({ ...forms.caller(), query: { formId, purpose: 'register' } });
    const hash = harness.lookupHash('captcha', brand.id, formId, 'register', 'ABCDE');
    await harness.owner.query('update captchas set answer_hash = $1', [hash]);
    expect(await register('human1', {})).toMatchObject(fault('captcha', 'not_empty'));
    expect((await register('human1', { captcha: 'abcde', formId })).ok).toBe(true);
    const again = await register('human2', { captcha: 'abcde', formId });
    expect(again).toMatchObject({ ...fault('captcha', 'captcha_incorrect'), detail: { captcha: true } });
    expect((await register('human2', { captcha: 'abcde' })).ok).toBe(false);
  });
});

describe('a brand that asks for proofs of work', () => {
  beforeAll(() => at({ botChecks: ['login', 'register', 'sms', 'password'] }));

  test('refuses every form without one, before it tells anything else', async () => {
    const refused = { ok: false, message: 'captcha_check_failed' };
    const { routes } = harness.identity;
    const caller = forms.caller();
    expect(await routes.register({ ...caller, body: { ...common, username: 'nobot' } })).toEqual(refused);
    expect(await routes.login({ ...caller, body: { ...loginDefaults, username: 'a', password: 'b' } })).toEqual(
      refused,
    );
    const email = { username: 'a', email: 'a@example.com' };
    expect(await routes.forgotPasswordByEmail({ ...caller, body: email })).toEqual(refused);
    const mobileNum = forms.newNumber();
    expect(await forms.askCode('login', mobileNum, crypto.randomUUID())).toEqual(refused);
    expect(await forms.askRegisterCode(mobileNum, crypto.randomUUID())).toEqual(refused);
  });

  test('asks for none at an SMS login', async () => {
    const formId = crypto.randomUUID();
    expect(await forms.smsLogin(forms.newNumber(), '123456', formId)).toMatchObject(
      fault('verificationCode', 'invalid_verification_code'),
    );
  });
});

test('a registration that a risk rule refuses uses up no code', async () => {
  await at({});
  const [mobileNum, formId] = [forms.newNumber(), crypto.randomUUID()];
  expect((await forms.askRegisterCode(mobileNum, formId)).ok).toBe(true);
  const verificationCode = await forms.codeFor(mobileNum);
  const register = () =>
    harness.identity.routes.registerMobile({
      ...forms.caller(),
      body: { ...common, ...number, mobileNum, formId, verificationCode },
    });
  isRefused = true;
  expect(await register()).toEqual({ ok: false, message: 'registration_refused' });
  isRefused = false;
  expect((await register()).ok).toBe(true);
});

describe('a brand with a phone-auth service', () => {
  beforeAll(() => at({ phoneAuth: { projectId, apiKey: 'public' } }));

  const idToken = async (mobile: string) => {
    const nowSeconds = Math.floor(harness.clock.now().getTime() / 1000);
    return new SignJWT({ phone_number: mobile, auth_time: nowSeconds - 5 })
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject(crypto.randomUUID())
      .setIssuedAt(nowSeconds - 5)
      .setExpirationTime(nowSeconds + 3_600)
      .sign(keys.privateKey);
  };
  const register = async (mobileNum: string, firebaseIdToken: string) =>
    harness.identity.routes.registerMobile({
      ...forms.caller(),
      body: { ...common, ...number, mobileNum, firebaseChannel: 'sms', firebaseIdToken },
    });

  test('registers and logs in with its tokens in the place of codes, each once', async () => {
    const mobileNum = forms.newNumber();
    const token = await idToken(`+63${mobileNum}`);
    expect((await register(mobileNum, token)).ok).toBe(true);
    const login = (firebaseIdToken: string) =>
      harness.identity.routes.login({
        ...forms.caller(),
        body: { ...loginDefaults, ...number, type: 'sms', mobileNum, firebaseIdToken },
      });
    expect(await login(token)).toMatchObject(fault('verificationCode', 'code_expired'));
    expect((await login(await idToken(`+63${mobileNum}`))).ok).toBe(true);
  });

  test('takes no token of another number, and none at all', async () => {
    const mobileNum = forms.newNumber();
    const wrong = fault('verificationCode', 'invalid_verification_code');
    expect(await register(mobileNum, await idToken('+639170000001'))).toMatchObject(wrong);
    expect(await register(mobileNum, 'x.y.z')).toMatchObject(wrong);
    const missing = fault('verificationCode', 'missing_verification_code');
    expect(await register(mobileNum, '')).toMatchObject(missing);
  });

  test('sends no SMS itself', async () => {
    const refused = { ok: false, message: 'operation_not_allowed' };
    expect(await forms.askRegisterCode(forms.newNumber(), crypto.randomUUID())).toEqual(refused);
    expect(await forms.askCode('login', forms.newNumber(), crypto.randomUUID())).toEqual(refused);
  });
});
