// @covers register-by-username registration-fields-on-wire field-validation-config registration-modes
// @covers terms-and-age confirm-password

import { registrationFaults as browserFaults, calls, fieldFault, type RegistrationType } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registerSettingsOf } from '../../brand/settings/register-settings.ts';
import { parseSettings } from '../../brand/settings/settings.ts';
import { isGuessable } from '../passwords/guessable-passwords.ts';
import { confidentialOf, profileOf, type RegistrationBody, registrationFaults } from './registration-rules.ts';

const today = '2026-03-01';
const flags = { USERNAMEREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true, DIRECTREG3: true };
const settings = parseSettings('test', { flags });
const rules = registerSettingsOf(settings);
const { fields } = settings.registration;
const faultsOf = (body: RegistrationBody, type: RegistrationType = 'register') =>
  registrationFaults(rules, type, body, today, []);

const bodyOf = (values: Partial<RegistrationBody>): RegistrationBody => ({
  username: 'newplayer',
  password: 'lantern 42 garden',
  confirmPassword: values.password ?? 'lantern 42 garden',
  registerMethod: 'WEB',
  login: true,
  agreedToTerms: true,
  ...values,
});

describe('server and browser', () => {
  /** Texts near the rules' edges, and any texts. */
  const value = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9 _@.-]{0,20}$/),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.stringMatching(/^[0-9]{0,14}$/),
    fc.stringMatching(/^(19|20)[0-9]{2}-[01][0-9]-[0-3][0-9]$/),
    fc.constantFrom('', ' ', 'a', 'ab', 'a1', 'Ab1234567', 'x@y.zz', '1234567', 'a'.repeat(64), `${'a'.repeat(64)}1`),
  );
  const names = [
    'username',
    'mobileNum',
    'password',
    'confirmPassword',
    'payeeName',
    'birthday',
    'email',
    'line',
    'paymentPassword',
    'verificationCode',
    'captcha',
  ] as const;
  const rule = fc.record({ enabled: fc.boolean(), required: fc.boolean() });
  const brand = fc.record({
    rules: fc.record({
      mobileNum: rule,
      payeeName: rule,
      birthday: rule,
      email: rule,
      line: rule,
      paymentPassword: rule,
    }),
    captcha: fc.boolean(),
    REGMOBVERF3: fc.boolean(),
    MOBILENUMPASSREG3: fc.boolean(),
  });
  const seed = 7;

  test(`agree on every field of every brand’s form, whatever is typed (seed ${seed})`, {
    timeout: 120_000,
  }, async () => {
    let accepted = 0;
    const one = fc.asyncProperty(
      brand,
      fc.constantFrom<RegistrationType>('register', 'registerMobile'),
      fc.record(Object.fromEntries(names.map((name) => [name, value])) as Record<(typeof names)[number], typeof value>),
      async (asked, type, typed) => {
        const own = parseSettings('test', {
          flags: { ...flags, REGMOBVERF3: asked.REGMOBVERF3, MOBILENUMPASSREG3: asked.MOBILENUMPASSREG3 },
          registration: {
            captcha: asked.captcha,
            fields: Object.fromEntries(
              Object.entries(asked.rules).map(([name, some]) => [name, { ...fields[name as 'email'], ...some }]),
            ),
          },
        });
        // What a browser has of the rules is what came over the wire.
        const answer = calls.registerSettings.answer.parse(JSON.parse(JSON.stringify(registerSettingsOf(own))));
        const browser = browserFaults(answer, type, typed, today);
        const server = await registrationFaults(registerSettingsOf(own), type, bodyOf(typed), today, []);
        for (const name of names) {
          const found = server[name]?.key;
          if (found === 'unknown_field') expect(browser).not.toHaveProperty(name);
          else if (found === 'password_common')
            expect(await isGuessable(typed.password, [typed.username, typed.mobileNum])).toBe(true);
          else expect(server[name] ?? null).toEqual(browser[name] ?? null);
        }
        if (Object.keys(server).length === 0) accepted += 1;
      },
    );
    await fc.assert(one, { numRuns: 10_000, seed });
    const right = bodyOf({ username: 'rightone' });
    expect(accepted + (Object.keys(await faultsOf(right)).length === 0 ? 1 : 0)).toBeGreaterThan(0);
  });
});

test('nobody below the brand’s minimum age registers where the form asks for the birth date', async () => {
  const asked = {
    ...rules,
    fields: { ...rules.fields, birthday: { ...fields.birthday, enabled: true, required: true } },
  };
  const keyOf = async (birthday: string) =>
    (await registrationFaults(asked, 'register', bodyOf({ birthday }), today, [])).birthday?.key ?? 'accepted';
  expect(await keyOf('2005-03-01')).toBe('accepted');
  expect(await keyOf('2005-03-02')).toBe('too_young');
  expect(await keyOf('2004-02-29')).toBe('accepted');
  expect(await keyOf('2005-02-29')).toBe('reg_pattern_8');
  expect(await keyOf('2030-01-01')).toBe('reg_pattern_8');
  expect(await keyOf('1.1.1980')).toBe('reg_pattern_8');
  expect(await keyOf('')).toBe('not_empty');
});

test('the mobile tab asks for the number, and for password and code as the flags say', async () => {
  const named = (asked: Partial<Record<keyof typeof flags | 'REGMOBVERF3', boolean>>, type: RegistrationType) =>
    Object.keys(
      browserFaults(registerSettingsOf(parseSettings('test', { flags: { ...flags, ...asked } })), type, {}, today),
    );
  expect(named({}, 'registerMobile')).toEqual(['mobileNum', 'password', 'confirmPassword']);
  expect(named({ REGMOBVERF3: true }, 'registerMobile')).toEqual([
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
  ]);
  // Without a password the code is all that proves whose number it is.
  expect(named({ MOBILENUMPASSREG3: false }, 'registerMobile')).toEqual(['mobileNum', 'verificationCode']);
  expect(named({ REGMOBVERF3: true }, 'register')).toEqual(['username', 'password', 'confirmPassword']);
});

test('every common password is refused, in any case', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'];
  expect(words.length).toBeGreaterThan(40_000);
  const fit = words.filter((word) => fieldFault(fields.password, word) === null);
  expect(fit.length).toBeGreaterThan(3_000);
  for (const word of fit.slice(0, 3_000)) {
    const faults = await faultsOf(bodyOf({ password: word.toUpperCase() }));
    expect(faults).toEqual({ password: { key: 'password_common' } });
  }
});

test('the confirmation must be the same, to the byte', async () => {
  const decomposed = 'mot de passe é1'.normalize('NFD');
  const faults = await faultsOf(bodyOf({ password: decomposed, confirmPassword: decomposed.normalize('NFC') }));
  expect(faults).toEqual({ confirmPassword: { key: 'inconsistent_twice' } });
  expect(await faultsOf(bodyOf({ confirmPassword: '' }))).toEqual({
    confirmPassword: { key: 'not_empty' },
  });
});

test('a field that the brand does not offer is refused, except what the page’s address brings', async () => {
  const sent = { payeeName: 'Ana', email: '', affiliateCode: 'abc', referralCode: 'r1', domain: 'd.example' };
  expect(await faultsOf(bodyOf(sent))).toEqual({ payeeName: { key: 'unknown_field' } });
  expect(profileOf(bodyOf({ ...sent, payeeName: '' }))).toEqual({
    affiliateCode: 'abc',
    referralCode: 'r1',
    domain: 'd.example',
  });
});

test('what is given in confidence is kept apart from where the member came from', () => {
  const told = { payeeName: 'Ana', idNumber: 'X1', birthday: '1990-01-02', line: 'ana', email: 'a@b.example' };
  const body = bodyOf({ ...told, referralCode: 'r1', mobileNum: '9171234567', paymentPassword: '123456' });
  expect(profileOf(body)).toEqual({ referralCode: 'r1' });
  const { email, ...sealed } = told;
  expect(confidentialOf(body)).toEqual(sealed);
});
