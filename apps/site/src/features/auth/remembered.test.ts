// @covers remember-me-no-password site-remember-me

import { afterEach, expect, it } from 'vitest';
import { forgetCachedRound, readCachedRound, rememberNumber, rememberUsername } from './remembered.ts';

afterEach(forgetCachedRound);

it('keeps any name as it is', () => {
  rememberUsername('lena; Path=/x=1 ö');
  expect(readCachedRound()).toEqual({ username: 'lena; Path=/x=1 ö', isDevice: true, number: null });
});

it('keeps a number with its country', () => {
  rememberNumber({ countryDialingCode: '63', mobileNum: '9171234567' });
  expect(readCachedRound().number).toEqual({ countryDialingCode: '63', mobileNum: '9171234567' });
});

it('keeps the last login alone, whose device it is', () => {
  rememberUsername('lena');
  rememberNumber({ countryDialingCode: '63', mobileNum: '9171234567' });
  expect(readCachedRound().username).toBe('');
  rememberUsername('lena');
  expect(readCachedRound()).toEqual({ username: 'lena', isDevice: true, number: null });
});

it('knows no device without a name', () => {
  rememberUsername('');
  expect(readCachedRound().isDevice).toBe(false);
});

it('reads nothing out of a broken cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: sets up what somebody else left
  document.cookie = 'sms_login=%E0%A4%A; Path=/; Max-Age=60';
  expect(readCachedRound().number).toBeNull();
});

it('forgets everything at once', () => {
  rememberUsername('lena');
  rememberNumber({ countryDialingCode: '63', mobileNum: '9171234567' });
  forgetCachedRound();
  expect(readCachedRound()).toEqual({ username: '', isDevice: false, number: null });
});
