// @covers pattern-messages

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from './locales.ts';

type Texts = Record<string, string>;
const textsOf = (locale: string): Texts =>
  JSON.parse(readFileSync(new URL(`../messages/${locale}/errors.json`, import.meta.url), 'utf8'));
const base = textsOf('TY');

/** Wordings that the specification quotes, in sections 4, 5 and 8; its spelling is put right ("to log in", "occurred"). */
const quoted: Texts = {
  inconsistent_twice: 'Incorrect confirmation input',
  error_password: 'Please fill in your password with (min) - (max) characters',
  invitation_code_error: 'Invalid invitation code',
  in_mobileNum_error: 'Phone number format is incorrect',
  in_payeeName_error: 'Real name format is incorrect',
  error_phone_number_limit: 'Please enter a valid mobile number',
  not_empty: 'Input cannot be empty',
  in_network_again: 'Network link is abnormal, please try again',
  member_no_enter: 'Non-member account unable to log in',
  error_not_agent: 'Non-agent unable to log in',
  domain_check_failed: 'Invalid URL, please contact customer service',
  in_username_exist: 'Username/Email does not exist',
  in_logged_login: 'You are not logged in, please log in',
  invalid_phone_number: 'Invalid phone number format.',
  missing_phone_number: 'Please enter a valid phone number.',
  phone_too_many_requests: 'Too many requests, please try again after 5 minutes.',
  phone_unknown: 'An unknown error occurred.',
  invalid_verification_code: 'Verification code is not valid',
  missing_verification_code: 'Verification code is missing',
  phone_captcha_failed: 'Invalid reCaptcha input. Please try again.',
  quota_exceeded: 'Quota not sufficient, please contact customer service.',
  operation_not_allowed: 'Not enabled function, please contact customer service.',
  code_expired: 'Verification code has expired, please send again.',
  popup_closed_by_user: 'Login failure. Please try again.',
};

test.each(Object.entries(quoted))('%s says "%s"', (key, wording) => {
  expect(base[key]).toBe(wording);
});

/** What the messages by patternId cover, each by the sentence that stands for it. */
const covered: [string, RegExp][] = [
  ['length ranges', /^Please enter \(min\) - \(max\) characters$/],
  ['letter-first alphanumeric', /letters or digits, beginning with a letter/],
  ['digits only', /^\(min\) - \(max\) digits$/],
  ['mailbox format', /email address/],
  ['at least one uppercase letter', /at least one capital letter/],
  ['no spaces', /without spaces/],
  ['yyyy-MM-dd', /yyyy-MM-dd/],
  ['MM-dd-yyyy', /MM-dd-yyyy/],
  ['upper, lower, digit and symbol', /a capital letter, a small letter, a digit and a symbol/],
];

test.each(covered)('the pattern messages cover %s', (_what, wording) => {
  const messages = Array.from({ length: 21 }, (_, patternId) => base[`reg_pattern_${patternId}`]);
  expect(messages.every((message) => typeof message === 'string' && message !== '')).toBe(true);
  expect(messages.filter((message) => wording.test(message ?? ''))).toHaveLength(1);
});

test.each(Object.keys(locales))('%s has all of them', (locale) => {
  const texts = textsOf(locale);
  const keys = [...Object.keys(quoted), ...Array.from({ length: 21 }, (_, id) => `reg_pattern_${id}`)];
  expect(keys.filter((key) => !texts[key])).toEqual([]);
});
