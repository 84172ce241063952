import { describe, expect, test } from 'vitest';
import { registerSettingsOf } from '../../brand/settings/register-settings.ts';
import { parseSettings } from '../../brand/settings/settings.ts';
import { isEasilyTried, newPaymentPasswordFaults } from './rules.ts';

test.each([
  ['111111', true],
  ['000000', true],
  ['123456', true],
  ['654321', true],
  ['012345', true],
  ['7', true],
  ['111112', false],
  ['123457', false],
  ['135790', false],
  ['987654', true],
  ['890123', false],
  ['121212', false],
  ['', false],
  ['aaaaaa', false],
  ['12345a', false],
  ['a12345', false],
])('%j is tried first: %s', (value, isEasy) => {
  expect(isEasilyTried(value)).toBe(isEasy);
});

describe('a new payment password', () => {
  const rules = registerSettingsOf(parseSettings('rules', {}));
  const faults = (newPaymentPassword: string, confirmPaymentPassword = newPaymentPassword) =>
    newPaymentPasswordFaults(rules, { newPaymentPassword, confirmPaymentPassword });
  const wrongForm = { key: 'reg_pattern_2', patternId: 2, min: 6, max: 6 };

  test('of six digits that are not tried first is taken', () => {
    expect(faults('194027')).toEqual({});
  });

  test.each([
    ['', { key: 'not_empty' }],
    ['19402', wrongForm],
    ['1940271', wrongForm],
    ['19402a', wrongForm],
    ['123456', { key: 'payment_password_easy' }],
  ])('%j is refused, and only for that', (value, fault) => {
    expect(faults(value, 'another')).toEqual({ newPaymentPassword: fault });
  });

  test('is confirmed', () => {
    expect(faults('194027', '194028')).toEqual({ confirmPaymentPassword: { key: 'inconsistent_twice' } });
  });

  test('is judged by what is easy alone where the brand has no rule for it', () => {
    const { paymentPassword: _none, ...fields } = rules.fields;
    const bare = { ...rules, fields };
    const of = (value: string) =>
      newPaymentPasswordFaults(bare, { newPaymentPassword: value, confirmPaymentPassword: value });
    expect([of('x'), of('111111')]).toEqual([{}, { newPaymentPassword: { key: 'payment_password_easy' } }]);
  });
});
