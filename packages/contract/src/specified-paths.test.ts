// @covers games-and-wallet-calls device-type-and-platform

import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { type CallName, calls } from './calls.ts';

/** Section 7 of the specification beside accounts: `token` as it is said there; where it says nothing of it, whoever may. */
const specified: [CallName, string, 'token' | 'anyone'][] = [
  ['balance', 'GET /wps/v2/wallets/balance', 'token'],
  ['consolidatedFunds', 'GET /wps/member/info/funds/consolidated', 'token'],
  ['unreadCount', 'GET /wps/relay/CSP_unreadCount', 'token'],
  ['walletTransfer', 'POST /wps/relay/GCS_walletTransfer', 'token'],
  ['merchantWallet', 'GET /wps/relay/GCS_merchantWallet', 'token'],
  ['pointBalance', 'GET /wps/relay/MCS2_getPointBalance', 'token'],
  ['pointReward', 'GET /wps/relay/getPointReward', 'token'],
  ['redeemPointList', 'GET /wps/relay/getRedeemPointList', 'token'],
  ['pointConfig', 'GET /wps/relay/getPointConfig', 'token'],
  ['pointDetails', 'GET /wps/relay/ODSFE2_MemTransDet', 'token'],
  ['missionSummary', 'GET /wps/relay/MCSFE_getMissionSummaryDetails', 'token'],
  ['missionLeaderboard', 'GET /wps/relay/MCSFE_getMissionLeaderboard', 'token'],
  ['claimRafflePromotion', 'POST /wps/relay/MCS2_claimRafflePromotion', 'token'],
  ['listAnnouncements', 'GET /wps/relay/MCSFE_getListAnnouncements', 'anyone'],
  ['vassGameTypes', 'GET /wps/relay/GCSGAME_getVassGameType', 'token'],
  ['favoriteGames', 'GET /wps/relay/MCSFE_getFavoriteGames', 'token'],
  ['favoriteGamesList', 'GET /wps/relay/MCSFE_getFavoriteGamesList', 'token'],
  ['recentGames', 'GET /wps/relay/GCS_recentGame', 'token'],
  ['hotGames', 'GET /wps/relay/GCSGAME_hotGamesV2', 'anyone'],
  ['launchFb', 'GET /wps/relay/GCS_gameLaunchFB', 'token'],
  ['roomList', 'GET /wps/relay/GLS2_roomList', 'token'],
  ['launchGame', 'GET /wps/game/launchGame', 'token'],
  ['gameMenus', 'GET /lgw/games/game_menus', 'anyone'],
  ['vnGameMenus', 'GET /lgw/vn/games/game_menu', 'anyone'],
  ['vnRecentGames', 'GET /lgw/vn/games/game_menu/recent', 'token'],
  ['popularLotteries', 'GET /lgw/games/popular', 'anyone'],
  ['vnOpenedNumbers', 'GET /lgw/vn/numeros/opened/game', 'anyone'],
  ['openedNumbers', 'GET /lotto/lgw/games/opened/numero', 'token'],
  ['rankList', 'GET /wps/relay/GCSGAME_getRankList', 'anyone'],
];

test.each(specified)('%s is %s, for %s', (name, door, who) => {
  const call: Call = calls[name];
  expect(`${call.method} ${call.path}`).toBe(door);
  if (who === 'token') expect(['signedIn', 'realAccount']).toContain(call.access);
  // A visitor's call takes a member's token where there is one.
  else expect(['anyone', 'visitor']).toContain(call.access);
  expect(call.encrypted).toBe(false);
});

/** The payment password may travel sealed, as our own site sends it; a client written from the specification sends it plain. */
test.each([
  ['redeemPointReward', 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward'],
  ['convertPoint', 'POST /wps/relay/passwordCheck/MCS2_convertPoint'],
] as const)('%s is %s, for a real account, sealed or plain', (name, door) => {
  const call: Call = calls[name];
  expect(`${call.method} ${call.path}`).toBe(door);
  expect([call.access, call.encrypted, call.plainToo]).toEqual(['realAccount', true, true]);
});

/** The specification names a session for them; a visitor, who may look at game lists by its section 6, needs none. */
test.each([
  ['gameList', 'GET /wps/relay/GCSGAME_gameList'],
  ['vendorMenu', 'GET /wps/relay/GCSGAME_newGameVendor'],
] as const)('%s is %s, for a visitor too', (name, door) => {
  expect(`${calls[name].method} ${calls[name].path}`).toBe(door);
  expect(calls[name].access).toBe('anyone');
});

test('feedback is put at /wps/feedback', () => {
  expect(`${calls.feedback.method} ${calls.feedback.path}`).toBe('PUT /wps/feedback');
});

test('announcements are asked for as B, PL, PU and PR for the platform W with B as the one executed', () => {
  expect(z.parse(calls.listAnnouncements.data, { language: 'TY' })).toEqual({
    types: 'B,PL,PU,PR',
    platform: 'W',
    execution: 'B',
    language: 'TY',
  });
  expect(z.safeParse(calls.listAnnouncements.data, { language: 'TY', execution: 'PL' }).success).toBe(false);
});

test('the wallets can be asked for by isSingle', () => {
  expect(z.parse(calls.merchantWallet.data, { isSingle: true, language: 'TY' })).toMatchObject({ isSingle: true });
});

test('a language update sends the language', () => {
  expect(z.parse(calls.updateLanguage.body, { language: 'VI' })).toEqual({ language: 'VI' });
});
