// @covers white-label minimum-ages identity-check-levels

import { fieldFault } from '@baize/contract';
import { describe, expect, test } from 'vitest';
import { agesOf } from './ages.ts';
import { registerSettingsOf } from './register-settings.ts';
import { parseSettings } from './settings.ts';

describe('a brand that decides nothing', () => {
  const settings = parseSettings('plain', {});

  test('has the defaults of the specification', () => {
    expect(settings).toMatchObject({
      minimumAge: 21,
      hintAge: 18,
      localeAges: { CN: 18 },
      termsTicked: true,
      languages: ['TY', 'EN'],
      session: { idleMinutes: 30, absoluteHours: 24 },
      maintenance: { on: false, endsAt: null },
      regionRestriction: false,
    });
    expect(Object.values(settings.flags)).toEqual(Array(7).fill(false));
  });

  test('has limits in minor units as bigint', () => {
    const { sandboxCashier, trialGrantMinor } = settings;
    expect([sandboxCashier.minDepositMinor, sandboxCashier.maxDepositMinor]).toEqual([100n, 1_000_000n]);
    expect(trialGrantMinor).toBe(200_000n);
  });

  test.each([
    ['ab', null],
    ['Ab1', null],
    ['a', 'reg_pattern_1'],
    ['1ab', 'reg_pattern_1'],
    ['a b', 'reg_pattern_1'],
    ['añb', 'reg_pattern_1'],
    ['abcdefghijklmno', null],
    ['abcdefghijklmnop', 'reg_pattern_1'],
    ['ab\n', 'reg_pattern_1'],
    ['', 'not_empty'],
  ])('judges the username %j', (username, key) => {
    expect(fieldFault(settings.registration.fields.username, username)?.key ?? null).toBe(key);
  });

  test.each([
    ['abcdef1', null],
    ['ñandú 1 🎲', null],
    ['abc\ndef1', null],
    ['abcdefg', 'reg_pattern_11'],
    ['1234567', 'reg_pattern_11'],
    ['abcde1', 'reg_pattern_11'],
    [' abcdef1', 'reg_pattern_11'],
    ['abcdef1 ', 'reg_pattern_11'],
    [`${'a'.repeat(63)}1`, null],
    [`${'a'.repeat(64)}1`, 'reg_pattern_11'],
  ])('judges the password %j', (password, key) => {
    expect(fieldFault(settings.registration.fields.password, password)?.key ?? null).toBe(key);
  });
});

test.each([
  [{}, [18, 21], 21],
  [{ hintAge: 21 }, [21], 21],
  [{ hintAge: 21, languages: ['TY', 'CN'] }, [18, 21], 21],
  [{ minimumAge: 18, languages: ['TY', 'CN'] }, [18], 18],
  [{ minimumAge: 18, localeAges: { TH: 20 } }, [18], 18],
  [{ minimumAge: 18, localeAges: { TH: 20 }, languages: ['TY', 'TH'] }, [18, 20], 20],
])('of %j the pages name the ages %j, and %i is enforced', (stored, shown, enforced) => {
  const settings = parseSettings('ages', stored);
  expect(agesOf(settings)).toEqual({ shown, enforced });
  expect(registerSettingsOf(settings).minimumAge).toBe(enforced);
});

const anything = {
  enabled: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 0,
  maxLength: 20,
  type: 'text',
} as const;

test.each(['username', 'password', 'confirmPassword'] as const)('no brand can do without the field %s', (field) => {
  const stored = { registration: { fields: { [field]: { ...anything, required: false } } } };
  expect(() => parseSettings('wrong', stored)).toThrow(new RegExp(`registration.fields.${field}.required`));
});

describe('how long a field may be', () => {
  const lengths = (minLength: number, maxLength: number) => () =>
    parseSettings('wrong', {
      registration: { fields: { line: { ...anything, required: true, minLength, maxLength } } },
    });

  test.each([
    [0, 0],
    [5, 5],
    [0, 255],
    [255, 255],
  ])('from %d to %d', (min, max) => {
    expect(lengths(min, max)().registration.fields.line).toMatchObject({ minLength: min, maxLength: max });
  });

  test.each([
    [0, 256],
    [6, 5],
    [-1, 5],
    [256, 256],
  ])('not from %d to %d', (min, max) => {
    expect(lengths(min, max)).toThrow(/registration.fields.line.maxLength: length_range/);
  });
});

const provider = { provider: 'one', name: 'One', issuer: 'https://one.example', clientId: 'site' };

test.each([
  [{ minimumAge: 12 }, 'minimumAge'],
  [{ session: { absoluteHours: 1e12 } }, 'session.absoluteHours'],
  [{ session: { idleMinutes: 1e15 } }, 'session.idleMinutes'],
  [{ passwordExpiryDays: 1e12 }, 'passwordExpiryDays'],
  [{ socialLogins: [provider, { ...provider, name: 'Two' }] }, 'socialLogins'],
  [{ phoneAuth: { projectId: '', apiKey: 'key' } }, 'phoneAuth.projectId'],
  [{ flags: { NOFLAG: true } }, 'flags'],
  [{ noSetting: 1 }, 'noSetting'],
  [{ sandboxCashier: { minDepositMinor: '200', maxDepositMinor: '100' } }, 'sandboxCashier.maxDepositMinor'],
  [{ sandboxCashier: { minDepositMinor: '1.5' } }, 'sandboxCashier.minDepositMinor'],
  [
    {
      registration: {
        fields: {
          username: {
            enabled: true,
            required: true,
            acceptedPattern: '^(\\d+)\\1$',
            patternId: 1,
            minLength: 2,
            maxLength: 15,
            type: 'text',
          },
        },
      },
    },
    'registration.fields.username.acceptedPattern',
  ],
])('%j is refused by name', (stored, setting) => {
  expect(() => parseSettings('wrong', stored)).toThrow(new RegExp(`brand wrong.*${setting}`));
});

describe('levels of the identity check', () => {
  const level = (withdrawalsFromMinor: string, documents: string[] = ['selfie']) => ({
    documents,
    withdrawalsFromMinor,
  });
  const parse =
    (...levels: object[]) =>
    () =>
      parseSettings('asking', { identityCheck: { levels } });

  test('rise with the amount', () => {
    expect(parse(level('1'), level('2'))().identityCheck).toMatchObject({
      levels: [{ withdrawalsFromMinor: 1n }, { withdrawalsFromMinor: 2n }],
      decideWithinHours: 24,
      keepDocumentsDays: 90,
    });
    expect(parse(level('2'), level('2'))).toThrow(/identityCheck\.levels: a higher level needs a higher amount/);
  });

  test.each([
    [level('0'), 'identityCheck.levels.0.withdrawalsFromMinor'],
    [level('1', []), 'identityCheck.levels.0.documents'],
    [level('1', ['selfie', 'selfie']), 'a document stands twice'],
    [level('1', ['passport']), 'identityCheck.levels.0.documents.0'],
  ])('%j is refused by name', (wrong, told) => {
    expect(parse(wrong)).toThrow(new RegExp(told));
  });
});

describe('countries that a brand does not serve', () => {
  const closedTo = (...blockedCountries: string[]) => parseSettings('closed', { blockedCountries }).blockedCountries;

  test.each(['UK', 'EU', 'UN', 'XX', 'ZZ', 'QQ', 'AN', 'SU', 'gb', 'GBR', ''])('%j is refused by its name', (code) => {
    const sentence = `blockedCountries.1: "${code}" is no country code of ISO 3166-1 in two capital letters, as GB`;
    expect(() => closedTo('GB', code)).toThrow(sentence);
  });

  test('are those of ISO 3166-1 and Kosovo, which lists of addresses know by a code of their own', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    const codes = letters.flatMap((first) => letters.map((second) => first + second));
    const taken = codes.filter((code) => {
      try {
        return closedTo(code).length > 0;
      } catch {
        return false;
      }
    });
    expect(taken).toHaveLength(249 + 1);
    expect(taken).toEqual(expect.arrayContaining(['GB', 'US', 'PH', 'SS', 'BQ', 'TW', 'AQ', 'XK']));
  });
});
