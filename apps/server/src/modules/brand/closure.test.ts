// @covers white-label

import { describe, expect, test } from 'vitest';
import { localised } from '../../platform/localised.ts';
import { isRegionBlocked, statusFor } from './closure.ts';
import { registerSettingsOf } from './settings/register-settings.ts';
import { parseSettings } from './settings/settings.ts';

const settings = (stored: object) => parseSettings('closure', stored);
const visitor = (country: string | null = 'PH', ip = '192.0.2.1') => ({ ip, country });

describe('the system status', () => {
  const closed = settings({ maintenance: { on: true, staffNetworks: ['198.51.100.0/24'] }, blockedCountries: ['GB'] });

  test.each([
    ['open', settings({}), visitor(), 0],
    ['open, whoever staff is', settings({ maintenance: { on: false } }), visitor(), 0],
    ['maintenance', closed, visitor(), 1],
    ['maintenance before the region', closed, visitor('GB'), 1],
    ['open for staff', closed, visitor('PH', '198.51.100.7'), 0],
    ['staff in a region that is closed', closed, visitor('GB', '198.51.100.7'), 2],
    ['a region that is closed', settings({ blockedCountries: ['GB'] }), visitor('GB'), 2],
  ] as const)('%s', (_what, brand, who, status) => {
    expect(statusFor(brand, who)).toBe(status);
  });
});

describe('a region', () => {
  test.each([
    ['of a brand without closed ones', {}, 'GB', false],
    ['of a brand that is closed to all', { regionRestriction: true }, 'PH', true],
    ['nobody knows which, of a brand that is closed to all', { regionRestriction: true }, null, true],
    ['that is closed', { blockedCountries: ['US', 'GB'] }, 'GB', true],
    ['beside one that is closed', { blockedCountries: ['US', 'GB'] }, 'PH', false],
    ['nobody knows which', { blockedCountries: ['GB'] }, null, false],
    ['nobody knows which, where that is closed', { blockedCountries: ['GB'], blockUnknownCountry: true }, null, true],
    ['nobody knows which, where none is closed', { blockUnknownCountry: true }, null, false],
    ['known, where unknown ones are closed', { blockedCountries: ['GB'], blockUnknownCountry: true }, 'PH', false],
  ] as const)('%s', (_what, stored, country, isBlocked) => {
    expect(isRegionBlocked(settings(stored), country)).toBe(isBlocked);
  });
});

describe('the registration form by the brand’s flags', () => {
  const form = (flags: object) => registerSettingsOf(settings({ flags }));

  test.each([
    [{}, [], false, false],
    [{ DIRECTREG3: true }, [], false, false],
    [{ USERNAMEREG3: true, MOBILENUMREG3: true }, [], true, false],
    [{ DIRECTREG3: true, USERNAMEREG3: true }, ['register'], false, false],
    [{ DIRECTREG3: true, USERNAMEREG3: true, REGMOBVERF3: true }, ['register'], true, false],
    [{ DIRECTREG3: true, MOBILENUMREG3: true }, ['registerMobile'], true, false],
    [{ DIRECTREG3: true, MOBILENUMREG3: true, MOBILENUMPASSREG3: true }, ['registerMobile'], false, true],
    [{ DIRECTREG3: true, USERNAMEREG3: true, MOBILENUMREG3: true }, ['register', 'registerMobile'], true, false],
  ] as const)('%j', (flags, types, smsVerification, mobilePassword) => {
    expect(form(flags)).toMatchObject({ types, smsVerification, mobilePassword });
  });

  test('brings the fields, the ages and the captcha along', () => {
    const brand = settings({ hintAge: 19, minimumAge: 18, registration: { captcha: true } });
    const { fields, captcha, hintAge, minimumAge } = registerSettingsOf(brand);
    expect([captcha, hintAge, minimumAge, Object.keys(fields)]).toEqual([
      true,
      19,
      19,
      Object.keys(brand.registration.fields),
    ]);
  });
});

test('a text is that of the language, else of TY, else none', () => {
  expect(localised({ TY: 'base', EN: 'english' }, 'EN')).toBe('english');
  expect(localised({ TY: 'base', EN: 'english' }, 'TH')).toBe('base');
  expect(localised({ EN: 'english' }, 'TH')).toBeUndefined();
  expect(localised({ TY: 'base', EN: '' }, 'EN')).toBe('');
});
