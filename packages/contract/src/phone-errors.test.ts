// @covers firebase-phone-codes

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phoneErrorCodes, phoneErrorKey } from './phone-errors.ts';

const texts = JSON.parse(readFileSync(new URL('../../i18n/messages/TY/errors.json', import.meta.url), 'utf8'));

test.each(phoneErrorCodes)('%s has a text of its own', (code) => {
  expect(texts).toHaveProperty(phoneErrorKey(code));
  expect(phoneErrorKey(`auth/${code}`)).toBe(phoneErrorKey(code));
});

test('the codes are eleven with eleven keys; every other is unknown', () => {
  expect(new Set(phoneErrorCodes.map(phoneErrorKey)).size).toBe(11);
  expect(phoneErrorKey('auth/something-new')).toBe('phone_unknown');
  expect(phoneErrorKey('constructor')).toBe('phone_unknown');
});
