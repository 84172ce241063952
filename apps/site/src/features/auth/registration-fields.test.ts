import type { FieldRule } from '@baize/contract';
import { expect, test } from 'vitest';
import { type RegistrationValues, registrationFaults, shownFields } from './registration-fields.ts';

const rule = (changes: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 2,
  maxLength: 15,
  type: 'text',
  ...changes,
});
const rules = { username: rule(), password: rule({ minLength: 7 }), confirmPassword: rule({ minLength: 1 }) };
const values = (changes: Partial<RegistrationValues> = {}): RegistrationValues => ({
  username: 'anna',
  password: 'Lantern-9',
  confirmPassword: 'Lantern-9',
  payeeName: '',
  email: '',
  affiliateCode: '',
  agreedToTerms: true,
  ...changes,
});

test('only fields that the server enables are shown, in the order of the form', () => {
  const shown = shownFields({ email: rule({ enabled: false }), payeeName: rule(), username: rule(), qqNum: rule() });
  expect(Object.keys(shown)).toEqual(['username', 'payeeName']);
});

test('a whole form has no fault', () => {
  expect(registrationFaults(rules, values())).toEqual({});
});

test('bounds come with the fault, so that its text can name them', () => {
  const { username } = registrationFaults(rules, values({ username: 'a' }));
  expect(username).toEqual({ key: 'reg_pattern_0', patternId: 0, min: 2, max: 15 });
});

test('an empty required field, an unequal confirmation and unticked terms are named', () => {
  const faults = registrationFaults(rules, values({ username: '', confirmPassword: 'other', agreedToTerms: false }));
  expect(faults).toEqual({
    username: { key: 'not_empty' },
    confirmPassword: { key: 'inconsistent_twice' },
    agreedToTerms: { key: 'not_empty' },
  });
});
