import { fieldFault } from '@baize/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSettings } from '../brand/settings.ts';
import { isCommonPassword } from './common-passwords.ts';
import { profileOf, type RegistrationBody, registrationFaults } from './registration-rules.ts';

const { fields } = parseSettings('test', {}).registration;
const openFields = {
  ...fields,
  payeeName: { ...fields.payeeName, enabled: true, required: true },
  email: { ...fields.email, enabled: true },
};

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
    fc.constantFrom('', ' ', 'a', 'ab', 'a1', 'Ab1234567', 'x@y.zz', '1234567', 'a'.repeat(64), `${'a'.repeat(64)}1`),
  );

  test('agree on every field, whatever is sent', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({ username: value, password: value, payeeName: value, email: value }),
        async (sent) => {
          const faults = await registrationFaults(openFields, bodyOf(sent));
          for (const name of ['username', 'payeeName', 'email'] as const) {
            expect(faults[name] ?? null).toEqual(fieldFault(openFields[name], sent[name]));
          }
          const passwordFault = fieldFault(openFields.password, sent.password);
          if (passwordFault || !(await isCommonPassword(sent.password))) {
            expect(faults.password ?? null).toEqual(passwordFault);
          }
          if (Object.keys(faults).length === 0) accepted += 1;
        },
      ),
      { numRuns: 3_000, seed: 7 },
    );
    expect(accepted).toBeGreaterThan(0);
  });
});

test('every common password is refused, in any case', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'];
  expect(words.length).toBeGreaterThan(40_000);
  const fit = words.filter((word) => fieldFault(fields.password, word) === null);
  expect(fit.length).toBeGreaterThan(3_000);
  for (const word of fit.slice(0, 3_000)) {
    const faults = await registrationFaults(fields, bodyOf({ password: word.toUpperCase() }));
    expect(faults).toEqual({ password: { key: 'password_common' } });
  }
});

test('the confirmation must be the same, to the byte', async () => {
  const decomposed = 'mot de passe é1'.normalize('NFD');
  const faults = await registrationFaults(
    fields,
    bodyOf({ password: decomposed, confirmPassword: decomposed.normalize('NFC') }),
  );
  expect(faults).toEqual({ confirmPassword: { key: 'inconsistent_twice' } });
  expect(await registrationFaults(fields, bodyOf({ confirmPassword: '' }))).toEqual({
    confirmPassword: { key: 'not_empty' },
  });
});

test('a field that the brand does not offer is refused, except what the page’s address brings', async () => {
  const sent = { payeeName: 'Ana', email: '', affiliateCode: 'abc', referralCode: 'r1', domain: 'd.example' };
  expect(await registrationFaults(fields, bodyOf(sent))).toEqual({ payeeName: { key: 'unknown_field' } });
  expect(profileOf(bodyOf({ ...sent, payeeName: '' }))).toEqual({
    affiliateCode: 'abc',
    referralCode: 'r1',
    domain: 'd.example',
  });
});
