// @covers response-entities

import { expect, test } from 'vitest';
import { memberType } from './calls/account.ts';
import { activityStatuses, announcement, banner } from './calls/front.ts';
import { game } from './calls/games.ts';
import { calls } from './calls.ts';
import { promotionBadges, promotionTypes } from './promotion-kinds.ts';

const fieldsOf = (schema: { shape: object }) => Object.keys(schema.shape);
const elementOf = <T>(list: { def: { element: T } }): T => list.def.element;

test('a banner has id, group, picture and linkage type; an announcement id, title and content', () => {
  expect(fieldsOf(banner)).toEqual(expect.arrayContaining(['bannerId', 'groupName', 'url', 'linkageType']));
  expect(fieldsOf(announcement)).toEqual(expect.arrayContaining(['id', 'title', 'content']));
});

test('announcements come as the lists player, banners, popup and promotion', () => {
  const lists = fieldsOf(calls.listAnnouncements.answer);
  expect(lists).toEqual(expect.arrayContaining(['player', 'banners', 'popup', 'promotion']));
});

test('a service link has type 3 for the chat link and a path; customer service csType, csPosition and path', () => {
  const { version, pathList } = calls.serviceDispatch.answer.shape;
  expect(version.def.type).toBe('string');
  const entry = elementOf(pathList);
  expect(fieldsOf(entry)).toEqual(['type', 'csType', 'csPosition', 'path']);
  expect(entry.shape.type.def.values).toEqual([3]);
  const customerService = elementOf(calls.whitelabel.answer.shape.info.shape.customerService);
  expect(fieldsOf(customerService)).toEqual(['csType', 'csPosition', 'path']);
});

test('a country has its code and its dialing code', () => {
  expect(fieldsOf(elementOf(calls.whitelabel.answer.shape.countries))).toEqual(['countryCode', 'countryDialingCode']);
});

test('a game has the fields and the types that the specification names', () => {
  const named = 'nodeId vassalage gameType gameClassify gameName minBet minLineNum isGame defaultPlayType gameCode';
  expect(fieldsOf(game)).toEqual(expect.arrayContaining([...named.split(' '), 'accountTypeName']));
  expect(game.shape.isGame.options).toContain('VASSALAGE');
  const types = ['LOTT', 'ELOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP'];
  expect(game.shape.gameType.options).toEqual(expect.arrayContaining(types));
});

test('a vendor and its category have the fields that the specification names', () => {
  const lane = elementOf(calls.vendorMenu.answer.shape.data.shape.lanes);
  expect(fieldsOf(lane)).toEqual(expect.arrayContaining(['title', 'cards', 'gameClassify']));
  const named = ['displayName', 'vassalage', 'gameType', 'accountTypeId', 'isHot', 'gameClassify'];
  expect(fieldsOf(elementOf(lane.shape.cards))).toEqual(expect.arrayContaining(named));
});

test('lists of games answer as games, list or content, with totalPages; the hot ones with a footer', () => {
  expect(fieldsOf(calls.gameList.answer)).toEqual(expect.arrayContaining(['games', 'totalPages']));
  expect(fieldsOf(calls.recentGames.answer)).toEqual(expect.arrayContaining(['list', 'totalPages']));
  expect(fieldsOf(calls.favoriteGamesList.answer)).toEqual(expect.arrayContaining(['content', 'totalPages']));
  expect(fieldsOf(calls.hotGames.answer)).toEqual(['list', 'footer']);
});

test('a lottery menu entry has the fields that the specification names', () => {
  const menu = elementOf(calls.gameMenus.answer.shape.menus);
  expect(fieldsOf(menu)).toEqual(['tag', 'gameMenus']);
  const named = ['gameId', 'remark', 'gameMenuTag', 'numero', 'remainTime', 'lockTime', 'drawDayOfWeek', 'winningTime'];
  expect(fieldsOf(elementOf(menu.shape.gameMenus))).toEqual(expect.arrayContaining(named));
});

test('the system is normal, in maintenance or restricted by region: 0, 1, 2', () => {
  const states = calls.systemStatus.answer.shape.status.def.options.flatMap(({ def }) => def.values);
  expect(states).toEqual([0, 1, 2]);
});

test('member info tells agents by 1, 2, 41 and 42, a trial account by 4', () => {
  expect(memberType.def.values).toEqual([0, 1, 2, 4, 41, 42]);
  expect(calls.memberInfo.answer.shape.type).toBe(memberType);
});

test('a balance is sumBalance with the currency’s symbol', () => {
  expect(fieldsOf(calls.balance.answer)).toEqual(expect.arrayContaining(['sumBalance', 'currencySymbol']));
});

test('promotion types, badges and activity statuses are those of the specification', () => {
  expect(promotionTypes.join(' ')).toBe(
    'others sports liveCasino slots cardGames fish lotto rebate pointsMall ranking deposit appDownload newbie gamePromotions brandStory brandAmbassador',
  );
  expect(promotionBadges).toEqual(['NEWBIE', 'LIMITED', 'SPECIAL OFFER', 'DAILY', 'HIGH RABATE', 'VIP']);
  expect(activityStatuses.join(' ')).toBe(
    'join claim applying close rejected issued claimed process signed comingSoon',
  );
});
