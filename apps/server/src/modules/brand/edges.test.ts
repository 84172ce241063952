// @covers white-label

import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings/settings.ts';

/** The last value that a setting takes on each side, and the first that it does not. */
const edges: [string, (value: unknown) => object, readonly unknown[], readonly unknown[]][] = [
  ['play.minRoundIntervalMs', (v) => ({ play: { minRoundIntervalMs: v } }), [0, 10_000], [-1, 10_001, 1.5, '5']],
  ['play.realityCheckMinutes', (v) => ({ play: { realityCheckMinutes: v } }), [0, 1_440], [-1, 1_441, 0.5]],
  [
    'play.tableLimits',
    (v) => ({ play: { tableLimits: v } }),
    [
      [],
      [{ fromLevel: 0, maxPercent: 10 }],
      [
        { fromLevel: 0, maxPercent: 10 },
        { fromLevel: 100, maxPercent: 500 },
      ],
    ],
    [
      [{ fromLevel: 0, maxPercent: 9 }],
      [{ fromLevel: 0, maxPercent: 501 }],
      [{ fromLevel: 1, maxPercent: 100 }],
      [
        { fromLevel: 0, maxPercent: 100 },
        { fromLevel: 0, maxPercent: 200 },
      ],
      [
        { fromLevel: 0, maxPercent: 100 },
        { fromLevel: 2, maxPercent: 100 },
      ],
      [
        { fromLevel: 0, maxPercent: 100 },
        { fromLevel: 101, maxPercent: 200 },
      ],
      Array.from({ length: 21 }, (_, fromLevel) => ({ fromLevel, maxPercent: 10 + fromLevel })),
    ],
  ],
  ['service.feedbackMinLength', (v) => ({ service: { feedbackMinLength: v } }), [1, 500], [0, 4_001, 1.5]],
  ['service.feedbackMaxLength', (v) => ({ service: { feedbackMaxLength: v } }), [10, 4_000], [9, 4_001]],
  ['contactCoolingOffHours', (v) => ({ contactCoolingOffHours: v }), [24, 336], [23, 337, 24.5]],
  ['loginCaptchaAfter', (v) => ({ loginCaptchaAfter: v }), [1, 10, null], [0, 11]],
  ['jackpotLabel', (v) => ({ jackpotLabel: v }), ['', 'x'.repeat(40)], ['x'.repeat(41)]],
  ['botChecks', (v) => ({ botChecks: v }), [[], ['sms', 'register']], [['other']]],
  [
    'paymentMethods',
    (v) => ({ paymentMethods: v }),
    [[], Array(20).fill({ name: 'x' }), [{ name: 'x'.repeat(60), sample: true }]],
    [Array(21).fill({ name: 'x' }), [{ name: '' }], [{ name: 'x'.repeat(61) }]],
  ],
  [
    'countries',
    (v) => ({ countries: v }),
    [[{ countryCode: 'PH', countryDialingCode: '63' }], [{ countryCode: 'PH', countryDialingCode: '1234' }]],
    [
      [],
      [{ countryCode: 'ph', countryDialingCode: '63' }],
      [{ countryCode: 'PHL', countryDialingCode: '63' }],
      [{ countryCode: 'PH', countryDialingCode: '063' }],
      [{ countryCode: 'PH', countryDialingCode: '12345' }],
      [{ countryCode: 'PH', countryDialingCode: '+63' }],
    ],
  ],
  [
    'socialLogins',
    (v) => ({ socialLogins: v }),
    [
      [],
      ['a', 'b', 'c', 'd'].map((provider) => ({ provider, name: 'N', issuer: 'https://i.example', clientId: 'c' })),
      [{ provider: `a_9${'x'.repeat(37)}`, name: 'x'.repeat(40), issuer: 'https://i.example', clientId: 'c' }],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'].map((provider) => ({
        provider,
        name: 'N',
        issuer: 'https://i.example',
        clientId: 'c',
      })),
      ['A', 'a b', 'a-b', '', 'x'.repeat(41)].map((provider) => ({
        provider,
        name: 'N',
        issuer: 'https://i.e',
        clientId: 'c',
      })),
      [{ provider: 'a', name: '', issuer: 'https://i.example', clientId: 'c' }],
      [{ provider: 'a', name: 'x'.repeat(41), issuer: 'https://i.example', clientId: 'c' }],
      [{ provider: 'a', name: 'N', issuer: 'nowhere', clientId: 'c' }],
      [{ provider: 'a', name: 'N', issuer: 'https://i.example', clientId: '' }],
    ],
  ],
  [
    'socialLogins',
    (provider) => ({ socialLogins: [{ provider, name: 'N', issuer: 'https://i.example', clientId: 'c' }] }),
    ['a', 'a_9', 'x'.repeat(40)],
    ['A', 'a b', 'a-b', ' a', 'a ', 'a\n', '', 'x'.repeat(41)],
  ],
  [
    'publicOrigin',
    (v) => ({ publicOrigin: v }),
    [null, 'https://play.example', 'http://localhost:3000'],
    [
      'https://play.example/',
      'https://play.example/path',
      'ftp://play.example',
      'play.example',
      'x:https://play.example',
    ],
  ],
  ['timeZone', (v) => ({ timeZone: v }), ['UTC', 'Asia/Manila'], ['', '+08:00', 'Asia/Nowhere']],
  [
    'customerService',
    (path) => ({ customerService: [{ csType: 'LINE', path }] }),
    ['https://chat.example', '/service', '/', `/${'x'.repeat(499)}`],
    [
      '//evil.example',
      '/\\evil.example',
      'http://chat.example',
      'x https://chat.example',
      'javascript:x',
      '',
      `/${'x'.repeat(500)}`,
    ],
  ],
  [
    'resources',
    (resourceType) => ({ resources: [{ resourceType, url: '/app' }] }),
    ['AB', 'APP_2', `A${'X'.repeat(39)}`],
    ['A', 'a', 'aB', '2A', ' AB', 'AB ', 'A-B', `A${'X'.repeat(40)}`],
  ],
  [
    'resources',
    (v) => ({ resources: [{ resourceType: 'APP', url: '/app', qrCodeUrl: v }] }),
    ['', '/qr'],
    ['qr', '//qr'],
  ],
  [
    'resources',
    (v) => ({ resources: [v] }),
    [{ resourceType: 'APP', url: '/a' }],
    [{}, { resourceType: 'APP' }, { url: '/a' }],
  ],
  [
    'customerService',
    (v) => ({ customerService: [v] }),
    [{ csType: 'A', path: '/a' }],
    [{}, { csType: 'A' }, { path: '/a' }],
  ],
  ['licences', (v) => ({ licences: [v] }), [{ name: 'L', sample: true }], [{}, { name: 'L' }, { sample: true }]],
  [
    'analyticsId',
    (v) => ({ analyticsId: v }),
    ['', 'G-12_a', 'x'.repeat(64)],
    ['a b', 'a<', '<a', '"', 'x'.repeat(65)],
  ],
  [
    'sandboxCashier',
    (v) => ({ sandboxCashier: { minDepositMinor: v, maxDepositMinor: '500' } }),
    ['1', '500'],
    ['0', '01', '501', '-1', '1.5', '', 5, '9'.repeat(19)],
  ],
  [
    'memberTransfers',
    (v) => ({ memberTransfers: { minMinor: v, maxMinor: '500' } }),
    ['1', '500'],
    ['0', '501', '-1', '1.5', '', 5],
  ],
  ['currencySymbol', (v) => ({ currencySymbol: v }), ['P', 'PESOS'], ['', 'PESOS.']],
  ['trialGrantMinor', (v) => ({ trialGrantMinor: v }), ['1', '9'.repeat(18)], ['0', '9'.repeat(19)]],
  [
    'themeColours',
    (gold) => ({ themeColours: { light: { gold } } }),
    ['#ffffff'],
    ['x#ffffff', '#ffffff;', '#fffffg', '#fff', 'FFFFFF'],
  ],
  [
    'maintenance',
    (v) => ({ maintenance: v }),
    [{ on: true }, { endsAt: '2026-03-01T12:00:00Z' }, { staffNetworks: ['192.0.2.1', '2001:db8::/32'] }],
    [{ on: 1 }, { endsAt: 'soon' }, { staffNetworks: ['everybody'] }, { other: true }],
  ],
  [
    'phoneAuth',
    (v) => ({ phoneAuth: v }),
    [null, { projectId: 'p', apiKey: 'k' }],
    [{ projectId: 'p', apiKey: '' }, { projectId: '', apiKey: 'k' }, { projectId: 'p' }],
  ],
];

describe.each(edges)('%s', (name, stored, taken, refused) => {
  test.each(taken.map((value) => [value]))('takes %j', (value) => {
    expect(() => parseSettings('edge', stored(value))).not.toThrow();
  });
  test.each(refused.map((value) => [value]))('refuses %j by its name', (value) => {
    expect(() => parseSettings('edge', stored(value))).toThrow(name.split('.')[0]);
  });
});

test('what a brand does not decide is as the specification has it', () => {
  expect(parseSettings('plain', {})).toMatchObject({
    play: { minRoundIntervalMs: 0, realityCheckMinutes: 0, autoplay: false, buyFeature: false, tableLimits: [] },
    service: { chat: true, vipAboveRank: 4, feedbackMinLength: 10, feedbackMaxLength: 500 },
    maintenance: { on: false, endsAt: null, staffNetworks: [] },
    regionRestriction: false,
    blockedCountries: [],
    blockUnknownCountry: false,
    freePlay: false,
    loginRequiredForHome: false,
    noticeAfterLogin: false,
    socialLogins: [],
    botChecks: ['sms'],
    loginCaptchaAfter: 3,
    phoneAuth: null,
    contactCoolingOffHours: 24,
    agentsEnterMemberPage: true,
    cockfightInHeader: false,
    jackpotLabel: '',
    jackpotDemo: false,
    publicOrigin: null,
    timeZone: 'UTC',
    currencySymbol: 'P',
    resources: [],
    customerService: [],
    analyticsId: '',
    licences: [],
    registration: { captcha: false },
    sandboxCashier: { enabled: false, minDepositMinor: 100n, maxDepositMinor: 1_000_000n, dailyCapMinor: 5_000_000n },
    paymentMethods: [],
    countries: [
      { countryCode: 'PH', countryDialingCode: '63' },
      { countryCode: 'VN', countryDialingCode: '84' },
      { countryCode: 'TH', countryDialingCode: '66' },
      { countryCode: 'ID', countryDialingCode: '62' },
      { countryCode: 'MY', countryDialingCode: '60' },
      { countryCode: 'GB', countryDialingCode: '44' },
    ],
  });
  const login = { provider: 'a', name: 'N', issuer: 'https://i.example', clientId: 'c' };
  expect(parseSettings('plain', { socialLogins: [login] }).socialLogins).toEqual([
    { ...login, sealedClientSecret: null },
  ]);
  expect(parseSettings('plain', { paymentMethods: [{ name: 'x' }] }).paymentMethods).toEqual([
    { name: 'x', sample: false },
  ]);
});

test('a setting that is wrong is reported by its place and why, each of several', () => {
  const told = (stored: object) => {
    try {
      return String(parseSettings('wrong', stored));
    } catch (error) {
      return (error as Error).message;
    }
  };
  const login = { provider: 'a', name: 'N', issuer: 'https://i.example', clientId: 'c' };
  expect(told({ socialLogins: [login, login] })).toContain('socialLogins: a provider stands twice');
  expect(told({ service: { feedbackMinLength: 9, feedbackMaxLength: 8 } })).toContain(
    '(service.feedbackMaxLength: length_range)',
  );
  expect(told({ sandboxCashier: { minDepositMinor: '2', maxDepositMinor: '1' } })).toContain(
    '(sandboxCashier.maxDepositMinor: length_range)',
  );
  expect(told({ minimumAge: 'x', hintAge: 'y' })).toContain('(minimumAge: invalid_type; hintAge: invalid_type)');
  const username = { ...parseSettings('plain', {}).registration.fields.username };
  const stored = (change: object) => ({ registration: { fields: { username: { ...username, ...change } } } });
  const { fields } = parseSettings('own', stored({ maxLength: 12 })).registration;
  expect(fields.username).toEqual({ ...username, maxLength: 12 });
  expect(told(stored({ required: false }))).toContain('username.required: a member cannot be without it');
  expect(told(stored({ acceptedPattern: '^(?=a)b$' }))).toContain('username.acceptedPattern: pattern_unsafe');
});

test('what a link of a brand leaves out is empty', () => {
  const { resources, customerService } = parseSettings('plain', {
    resources: [{ resourceType: 'APP', url: '/a' }],
    customerService: [{ csType: 'A', path: '/a' }],
  });
  expect([resources, customerService]).toEqual([
    [{ resourceType: 'APP', url: '/a', qrCodeUrl: '' }],
    [{ csType: 'A', csPosition: '', path: '/a' }],
  ]);
});
