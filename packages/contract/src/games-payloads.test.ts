// @covers game-payloads device-type-and-platform

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/** The payloads of the specification's section 7, by action, with every field that it names. */
const payloads = {
  hotGames: { merchantCode: 'm', isPlatform: 2, vassalage: 'FB', platform: 'flash,html5-desktop', language: 'EN' },
  recentGames: { clientType: 3, vassalage: 'FB', language: 'EN', pageNo: 2, pageSize: 15 },
  gameList: {
    clientType: 3,
    platform: 'html5-desktop',
    channel: 'WEB',
    merchant: 'm',
    gameType: 'RNG',
    vassalage: 'BTI',
    gameClassify: 'BOOK',
    gameName: 'dragon',
    minBet: '0.05',
    minLineNum: 20,
    language: 'EN',
    pageNo: 2,
    pageSize: 15,
  },
  favoriteGamesList: {
    clientType: 3,
    platform: 'flash',
    language: 'EN',
    token: 't',
    gameType: 'RNG',
    pageNo: 2,
    pageSize: 15,
  },
  vendorMenu: { platform: 'html5-desktop', language: 'EN', flush: true },
  popularLotteries: { count: 20, prizeMode: 'Elott', device: 'html5-desktop', language: 'EN' },
  vnOpenedNumbers: { count: 100, language: 'EN' },
  recentDraws: { prizeMode: 'SEA', device: 'html5-desktop', recentCount: 100, language: 'EN' },
} as const;
const schemaOf = (name: keyof typeof payloads) => (calls[name] as Call).data as z.ZodMiniType;

test.each(Object.entries(payloads))(
  '%s takes the fields that the specification names, and leaves out others',
  (name, payload) => {
    const schema = schemaOf(name as keyof typeof payloads);
    expect(z.parse(schema, payload)).toEqual(payload);
    const surplus = z.safeParse(schema, { ...payload, surplus: 1 });
    if ((calls[name as keyof typeof payloads] as Call).specified) expect(surplus.data).toEqual(payload);
    else expect(surplus.success).toBe(false);
  },
);

test.each([
  ['hotGames', {}, { isPlatform: 2, platform: 'flash,html5-desktop' }],
  ['recentGames', {}, { clientType: 3, pageNo: 1, pageSize: 15 }],
  ['gameList', { gameType: 'RNG' }, { clientType: 3, platform: 'html5-desktop', pageNo: 1, pageSize: 15 }],
  ['favoriteGamesList', { gameType: 'RNG' }, { clientType: 3, platform: 'flash', pageNo: 1, pageSize: 15 }],
  ['vendorMenu', {}, { platform: 'html5-desktop', flush: false }],
  ['popularLotteries', {}, { count: 20 }],
  ['vnOpenedNumbers', {}, { count: 100 }],
  ['recentDraws', {}, { recentCount: 100 }],
] as const)('%s has the specification’s values for what is left out', (name, given, filled) => {
  expect(z.parse(schemaOf(name), given)).toMatchObject({ ...filled, language: 'TY' });
});

test('minimum bets are 0.01, 0.05, 0.1, 0.5 and 0.75, prize modes Lott, ZY, Elott and SEA, and no others', () => {
  const list = (minBet: string) => z.safeParse(schemaOf('gameList'), { gameType: 'RNG', language: 'TY', minBet });
  expect(['0.01', '0.05', '0.1', '0.5', '0.75', '0.2', '1', ''].map((minBet) => list(minBet).success)).toEqual([
    ...[true, true, true, true, true],
    ...[false, false, false],
  ]);
  const launch = (prizeMode: string) =>
    z.safeParse(calls.launchGame.data, { vendor: 'LOTT', gameCode: 'a', language: 'TY', prizeMode });
  expect(['Lott', 'ZY', 'Elott', 'SEA', 'LOTT'].map((mode) => launch(mode).success)).toEqual([
    ...[true, true, true, true],
    false,
  ]);
});

test('the lobby launch of a lottery takes area, mode, prize mode, code, view, device, way back and language', () => {
  const lobby = {
    vendor: 'TCG_LOTTO_VN',
    lottoArea: 'VN',
    launchMode: 'LOTT',
    prizeMode: 'Elott',
    gameCode: 'hanoi',
    view: 'lobby',
    device: 'mobile',
    backUrl: '/elott',
    language: 'VI',
  };
  expect(z.parse(calls.launchGame.data, lobby)).toMatchObject(lobby);
});
