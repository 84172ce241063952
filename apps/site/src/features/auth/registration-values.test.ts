// @covers zone-independence

import { describe, expect, it } from 'vitest';
import { rule, settings } from './auth.fixture.tsx';
import { dayOf, emptyValues, formFaults, sentFields } from './registration-values.ts';

/** The calendar of the machine's zone by a source of its own: Swedish dates are written as yyyy-MM-dd. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

describe('the visitor’s day', () => {
  it('is that of his own zone, at every hour of it', () => {
    const first = Date.parse('2026-02-27T00:30:00Z');
    for (let hour = 0; hour < 72; hour += 1) {
      const moment = new Date(first + hour * 3_600_000);
      expect(dayOf(moment), moment.toISOString()).toBe(calendar.format(moment));
    }
  });

  it('begins at his midnight and ends before the next', () => {
    expect(dayOf(new Date(2026, 0, 1, 0, 0, 0))).toBe('2026-01-01');
    expect(dayOf(new Date(2026, 0, 1, 23, 59, 59, 999))).toBe('2026-01-01');
    expect(dayOf(new Date(2025, 11, 31, 23, 59, 59, 999))).toBe('2025-12-31');
    expect(dayOf(new Date(2028, 1, 29, 12))).toBe('2028-02-29');
  });
});

const values = (change: Partial<ReturnType<typeof emptyValues>> = {}) => ({
  ...emptyValues('63', '', true),
  ...change,
});

describe('what is sent', () => {
  const fields = {
    ...settings.fields,
    email: rule({ required: false }),
    affiliateCode: rule({ required: false }),
    qqNum: rule({ enabled: false }),
  };
  const open = { ...settings, fields, smsVerification: false };
  const good = { username: 'lena', password: 'Lantern90417', confirmPassword: 'Lantern90417' };

  it('are the shown fields that hold something', () => {
    expect(sentFields(open, 'register', values(good))).toEqual(good);
    expect(sentFields(open, 'register', values({ ...good, email: 'a@b.example' }))).toEqual({
      ...good,
      email: 'a@b.example',
    });
    expect(sentFields(open, 'register', values())).toEqual({});
  });

  it('are none that the form does not show', () => {
    expect(sentFields(open, 'register', values({ ...good, qqNum: '12345', captcha: 'x' }))).toEqual(good);
    expect(sentFields(open, 'registerMobile', values({ ...good, mobileNum: '9170000000' }))).toEqual({
      password: good.password,
      confirmPassword: good.confirmPassword,
      mobileNum: '9170000000',
      countryDialingCode: '63',
    });
  });

  it('is the dialing code where there is a number, and not without one', () => {
    const withNumber = { ...open, fields: { ...fields, mobileNum: rule({ required: false }) } };
    expect(sentFields(withNumber, 'register', values(good))).toEqual(good);
    expect(sentFields(withNumber, 'register', values({ ...good, mobileNum: '9170000000' }))).toMatchObject({
      mobileNum: '9170000000',
      countryDialingCode: '63',
    });
  });
});

describe('the form', () => {
  it('begins empty but for the dialing code, the code of the address and the terms', () => {
    const { countryDialingCode, affiliateCode, agreedToTerms, ...rest } = emptyValues('84', 'friend', false);
    expect([countryDialingCode, affiliateCode, agreedToTerms]).toEqual(['84', 'friend', false]);
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  });

  it('asks for the terms beside the rules of its fields, by the visitor’s day', () => {
    const born = { ...settings, fields: { ...settings.fields, birthday: rule() } };
    const faults = (today: string, agreedToTerms: boolean) =>
      formFaults(born, 'register', values({ birthday: '2005-03-01', agreedToTerms }), today);
    expect(faults('2026-02-28', false)).toMatchObject({
      agreedToTerms: { key: 'not_empty' },
      birthday: { key: 'too_young', min: 21 },
      username: { key: 'not_empty' },
    });
    expect(Object.keys(faults('2026-03-01', true))).not.toContain('birthday');
    expect(Object.keys(faults('2026-03-01', true))).not.toContain('agreedToTerms');
  });
});
