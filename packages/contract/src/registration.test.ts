// @covers registration-field-rules

import { expect, test } from 'vitest';
import type { FieldRule, RegisterSettings } from './calls/system.ts';
import { type RegistrationField, registrationFaults, registrationForm } from './registration.ts';
import { fieldFault } from './rules.ts';

const rule = (change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 1,
  maxLength: 255,
  type: 'text',
  ...change,
});
const settings = (fields: Record<string, FieldRule>, change: Partial<RegisterSettings> = {}): RegisterSettings => ({
  fields: {
    username: rule({ required: true }),
    password: rule(),
    confirmPassword: rule(),
    mobileNum: rule(),
    ...fields,
  },
  captcha: false,
  hintAge: 18,
  minimumAge: 21,
  types: ['register', 'registerMobile'],
  smsVerification: false,
  mobilePassword: true,
  ...change,
});
const today = '2026-03-01';
const faultOf = (rules: RegisterSettings, field: RegistrationField, value: string) =>
  registrationFaults(rules, 'register', { [field]: value }, today)[field];

const optional = [
  'payeeName',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'recommenderId',
  'affiliateCode',
] as const;

test.each(optional)('%s is shown only when enabled, and required only when the server says so', (field) => {
  const shown = (enabled: boolean) => registrationForm(settings({ [field]: rule({ enabled }) }), 'register').has(field);
  expect([shown(false), shown(true)]).toEqual([false, true]);
  expect(faultOf(settings({ [field]: rule() }), field, '')).toBeUndefined();
  expect(faultOf(settings({ [field]: rule({ required: true }) }), field, '')).toEqual({ key: 'not_empty' });
  expect(faultOf(settings({ [field]: rule({ enabled: false, required: true }) }), field, '')).toBeUndefined();
});

test.each([
  ['password', '', { minLength: 7, maxLength: 64 }, { key: 'error_password', min: 7, max: 64 }],
  ['payeeName', 'Ana 7', { acceptedPattern: '^[A-Z ]+$', patternId: 12 }, { key: 'in_payeeName_error' }],
  ['payeeName', 'AN', { acceptedPattern: '^[A-Z ]+$', patternId: 12, minLength: 3 }, { key: 'reg_pattern_12', min: 3 }],
  ['mobileNum', '+63917', { acceptedPattern: '^\\d+$', patternId: 14 }, { key: 'in_mobileNum_error' }],
  ['mobileNum', '917', { acceptedPattern: '^\\d+$', patternId: 14, minLength: 7 }, { key: 'reg_pattern_14', min: 7 }],
] as const)('%s of %j under %j is answered in the specification’s words', (field, value, change, fault) => {
  expect(faultOf(settings({ [field]: rule({ required: true, ...change }) }), field, value)).toMatchObject(fault);
});

test('the payment password is required when it is shown', () => {
  const rules = settings({ paymentPassword: rule({ required: false }) });
  expect(faultOf(rules, 'paymentPassword', '')).toEqual({ key: 'not_empty' });
  const hidden = settings({ paymentPassword: rule({ enabled: false }) });
  expect(registrationForm(hidden, 'register').has('paymentPassword')).toBe(false);
});

test('the captcha is shown only when the public setting says so, and required then', () => {
  expect(registrationForm(settings({}), 'register').has('captcha')).toBe(false);
  expect(faultOf(settings({}, { captcha: true }), 'captcha', '')).toEqual({ key: 'not_empty' });
});

test('the SMS code is required and has at most 255 characters', () => {
  const rules = settings({}, { smsVerification: true });
  const fault = (code: string) =>
    registrationFaults(rules, 'registerMobile', { verificationCode: code }, today).verificationCode;
  expect(fault('')).toEqual({ key: 'missing_verification_code' });
  expect(fault('1'.repeat(255))).toBeUndefined();
  expect(fault('1'.repeat(256))).toBeDefined();
});

test('the mobile number is required in mobile mode, else only when configured', () => {
  const rules = settings({});
  const fault = (type: 'register' | 'registerMobile') => registrationFaults(rules, type, {}, today).mobileNum;
  expect(fault('registerMobile')).toEqual({ key: 'missing_phone_number' });
  expect(fault('register')).toBeUndefined();
});

test('a value is valid only if it matches acceptedPattern and its length lies between minLength and maxLength', () => {
  const digits = rule({ acceptedPattern: '^\\d+$', patternId: 2, minLength: 3, maxLength: 5 });
  const valid = ['123', '1234', '12345'];
  const wrong = ['12', '123456', '12a4', ' 123'];
  expect(valid.filter((value) => fieldFault(digits, value))).toEqual([]);
  for (const value of wrong)
    expect(fieldFault(digits, value)).toEqual({ key: 'reg_pattern_2', patternId: 2, min: 3, max: 5 });
});

test('a pattern of * means anything', () => {
  for (const value of ['a', ' ', '\\d+', '🎲', '(((']) expect(fieldFault(rule(), value)).toBeNull();
});
