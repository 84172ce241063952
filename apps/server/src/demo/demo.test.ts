// @covers access-kinds vendor-menu vendor-codes announcements registration-modes free-play-login

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calls, localeCode, whitelabelFlags } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSecurityEvents } from '../../test/support/recorded-security-events.ts';
import { testClock } from '../../test/support/test-clock.ts';
import { useTestDatabase } from '../../test/support/test-database.ts';
import { createMembers, type Members } from '../composition/member-parts.ts';
import { nothingOutside } from '../composition/outside.ts';
import { agesOf, createBrand } from '../modules/brand/index.ts';
import { createCatalogue } from '../modules/catalogue/index.ts';
import { createContent } from '../modules/content/index.ts';
import type { IdentityModule } from '../modules/identity/index.ts';
import { createLedger } from '../modules/ledger/index.ts';
import { newId } from '../platform/crypto/ids.ts';
import { createSecretBox } from '../platform/crypto/secret-box.ts';
import { createUsedNonces } from '../platform/crypto/used-nonces.ts';
import { fail } from '../platform/result.ts';
import { builtInVendors, type VendorEntry } from '../vendors/index.ts';
import { pageBanners } from './banners.ts';
import { demoGames } from './catalogue-games.ts';
import { demoGroups } from './catalogue-groups.ts';
import { completeDemoCatalogue, demoAccounts, demoBrandCode, isDemoSeeded, seedDemo } from './index.ts';

const harness = useTestDatabase();
const clock = testClock();
const passwords = { member: 'member pass 1', agent: 'agent pass 1', trial: 'trial pass 1', staff: 'staff pass 1' };
let identity: IdentityModule;
let members: Members;
let brands: ReturnType<typeof createBrand>;

beforeAll(() => {
  const encryption = {
    currentPublicKey: () =>
      ({ kid: 'k1', jwk: { kty: 'RSA', n: 'n', e: 'AQAB' }, alg: 'RSA-OAEP-256', enc: 'A128GCM' }) as const,
  };
  brands = createBrand({
    database: harness.database,
    clock,
    encryption,
    fallback: { code: demoBrandCode, origins: ['http://localhost'] },
  });
  const secret = 'the secret of an installation for tests';
  const onFailure = (error: unknown) => {
    throw error;
  };
  members = createMembers({
    database: harness.database,
    clock,
    secret,
    secretBox: createSecretBox(secret),
    usedNonces: createUsedNonces({ database: harness.database, clock }),
    brands,
    accounts: createLedger({ database: harness.database, money: harness.money, clock, newId }),
    outside: nothingOutside,
    sessionNews: null,
    outboxWatcher: { messageDropped: () => undefined },
    securityEvents: recordSecurityEvents(),
    auditLog: { append: async () => 1n },
    raiseAlarm: () => undefined,
    onFailure,
  });
  identity = members.identity;
});
afterAll(() => members.parts[0].close?.());

const seed = () => seedDemo({ database: harness.database, clock, newId, identity, passwords });
const demoContext = async () => {
  const brand = await brands.brandOfHost('localhost');
  if (!brand) throw new Error('the demo brand does not answer');
  return { brand, ip: '127.0.0.1', origin: 'http://localhost:4450', userAgent: 'test' };
};

test('is planted once, even when two processes try at the same moment', async () => {
  expect(await isDemoSeeded(harness.database)).toBe(false);
  expect((await Promise.all([seed(), seed()])).sort()).toEqual([false, true]);
  expect(await seed()).toBe(false);
  expect(await isDemoSeeded(harness.database)).toBe(true);
  brands.forget();
  const { rows } = await harness.owner.query(
    `select (select count(*)::int from brands) as brands, (select count(*)::int from banners) as banners,
       (select count(*)::int from games) as games, (select count(*)::int from members) as members,
       (select count(*)::int from staff) as staff, (select count(*)::int from announcements) as announcements`,
  );
  const banners = 3 + pageBanners.length;
  const offering: readonly VendorEntry[] = builtInVendors;
  const games = demoGames.length + demoGroups.length + offering.flatMap(({ offers }) => offers?.games ?? []).length;
  expect(rows).toEqual([{ brands: 1, banners, games, members: 3, staff: 1, announcements: 18 }]);
});

test('names one age in every language that it may be read in', async () => {
  const { rows } = await harness.owner.query('select settings from brands');
  const { minimumAge = 21, hintAge, localeAges } = rows[0].settings;
  expect(agesOf({ minimumAge, hintAge, localeAges, languages: localeCode.options }).shown).toEqual([21]);
});

test('opens every way of registering and logging in, and marks its licences as samples', async () => {
  const answer = await brands.routes.whitelabel({ ...(await demoContext()), query: {} });
  if (!answer.ok) throw new Error(answer.message);
  expect(answer.value).toMatchObject({
    brandName: 'Baize',
    languages: ['TY', 'EN'],
    defaultLanguage: 'TY',
    currency: { code: 'PLY', exponent: 2, symbol: 'P' },
    sandboxCashier: true,
  });
  const on = JSON.stringify(answer.value.info.whitelabel).match(/(?<="modId":")\w+(?=","enabled":"1")/g) ?? [];
  expect(on.sort()).toEqual([...whitelabelFlags].sort());
  expect(answer.value).toMatchObject({ freePlay: true, botChecks: ['sms'], smsChannel: 'server' });
  expect(answer.value.licences).toHaveLength(3);
  expect(answer.value.licences.every((licence) => licence.sample)).toBe(true);
});

/** Anchors that pages of the site link to. */
const promisedTags = [
  'about',
  'beginner',
  'deposit',
  'agent',
  'fair',
  'ledger',
  'term',
  'privacy',
  'responsible',
  'credits',
];

test.each(['TY', 'EN', 'CN', 'TH', 'VI', 'ID', 'FIL'] as const)(
  'has three banners, its announcements and its help in %s',
  async (language) => {
    const data = calls.listAnnouncements.data.parse({ types: 'B,PL,PU,PR,H', language });
    const content = createContent({
      ...{ database: harness.database, clock, brands },
      auditLog: { append: async () => 0n },
      rankLevelOf: async () => 0,
    });
    const answer = await content.routes.listAnnouncements({
      ...(await demoContext()),
      data,
      visitor: { member: null, chatToken: null },
    });
    if (!answer.ok) throw new Error(answer.message);
    const inGroup = (group: string) => answer.value.banners.filter(({ groupName }) => groupName === group);
    expect(inGroup('w_home').map((banner) => [banner.url, banner.linkageType])).toEqual([
      ['/art/banners/home-1-desktop.webp', 'REGISTER'],
      ['/art/banners/home-2-desktop.webp', 'GAME'],
      ['/art/banners/home-3-desktop.webp', 'PAGE'],
    ]);
    for (const banner of inGroup('w_home')) expect(banner.title && banner.subtitle && banner.action).not.toBe('');
    for (const { groupName } of pageBanners) expect(inGroup(groupName)).toHaveLength(1);
    for (const { url, mobileUrl, title } of answer.value.banners) {
      expect(title).not.toBe('');
      for (const picture of [url, mobileUrl]) {
        expect(existsSync(fileURLToPath(new URL(`../../../site/public${picture}`, import.meta.url))), picture).toBe(
          true,
        );
      }
    }
    const { player, popup, promotion, news } = answer.value;
    expect([player, popup, promotion, news].map((list) => list.length)).toEqual([4, 1, 9, 4]);
    const help = await content.routes.helpCenter({ ...(await demoContext()), query: { language } });
    if (!help.ok) throw new Error(help.message);
    expect(help.value.articles.map(({ tag }) => tag)).toEqual(expect.arrayContaining([...promisedTags]));
    const texts = JSON.stringify([answer.value, help.value]);
    expect(texts).not.toMatch(/\{\w+\}|undefined/);
    // Own addresses are written without a host, so that they lead to the brand's own site.
    expect(texts).not.toMatch(/href=\\"(?!\/)/);
  },
);

const demoCatalogue = () =>
  createCatalogue({
    database: harness.database,
    clock,
    launches: { issueLaunchToken: async () => fail('game_unavailable') },
    transfers: { enter: async () => fail('vendor_not_answering') },
    builtIn: {},
    hosts: { pick: () => 0, probe: async () => true, probePictures: async () => true },
    onFailure: (error) => {
      throw error;
    },
  });

test('offers Lantern Garden where its banner says', async () => {
  const data = calls.hotGames.data.parse({ language: 'EN' });
  const hot = await demoCatalogue().routes.hotGames({ ...(await demoContext()), data });
  if (!hot.ok) throw new Error(hot.message);
  const [game] = hot.value.list;
  expect(game).toMatchObject({
    vassalage: 'BAIZE',
    accountTypeName: 'Baize Studio',
    gameCode: 'lantern_garden',
    gameType: 'RNG',
    gameName: 'Lantern Garden',
    minBet: '0.20',
    minLineNum: 20,
    rtp: '96.00',
    isHot: 1,
    coverUrl: '/art/covers/lantern-garden.webp',
    wideCoverUrl: '/art/covers/lantern-garden-wide.webp',
  });
  const banner = await harness.owner.query(`select linkage_target from banners where linkage_type = 'GAME'`);
  expect(banner.rows).toContainEqual({ linkage_target: `${game?.vassalage}/${game?.gameCode}` });
});

test('has the specification’s vendors in their categories', async () => {
  const data = calls.vendorMenu.data.parse({ language: 'TH' });
  const menu = await demoCatalogue().routes.vendorMenu({ ...(await demoContext()), data });
  if (!menu.ok) throw new Error(menu.message);
  const codes = Object.fromEntries(
    menu.value.data.lanes.map((lane) => [lane.gameType, lane.cards.map((card) => card.vassalage)]),
  );
  expect(codes).toMatchObject({
    SPORTS: ['FB', 'BTI'],
    ESPORTS: ['TF'],
    ELOTT: ['ELOTT', 'LOTT', 'TCG_LOTTO_VN'],
    LOTT: ['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA'],
    COCKFIGHT: ['DS88', 'DIG', 'WS168'],
  });
  const cards = menu.value.data.lanes.flatMap((lane) => lane.cards);
  const renamed = cards.filter((card) => card.displayName === '123BET').map((card) => card.vassalage);
  expect([...new Set(renamed)].sort()).toEqual(['BTI', 'TCG_LOTTO_VN', 'TCG_SEA']);
  const art = new URL('../../../site/public', import.meta.url);
  for (const { iconUrl } of cards) expect(existsSync(`${fileURLToPath(art)}${iconUrl}`), iconUrl).toBe(true);
});

test('gets what a newer version offers, and the outside vendor where one is set, without touching what is there', async () => {
  const countOf = async (table: string) =>
    (await harness.owner.query(`select count(*)::int from ${table}`)).rows[0].count;
  const before = [await countOf('games'), await countOf('vendors')];
  const tools = { database: harness.database, clock, newId };
  await harness.owner.query(`update vendors set display_name = 'Renamed' where code = 'DIG'`);
  await completeDemoCatalogue({ ...tools, outsideVendorUrl: null });
  expect([await countOf('games'), await countOf('vendors')]).toEqual(before);
  await completeDemoCatalogue({ ...tools, outsideVendorUrl: 'http://localhost:4851' });
  expect([await countOf('games'), await countOf('vendors')]).toEqual(before.map((count) => count + 1));
  const { rows } = await harness.owner.query(
    `select code, display_name, launch_url from vendors where code in ('DIG', 'EXAMPLE') order by code`,
  );
  expect(rows).toEqual([
    { code: 'DIG', display_name: 'Renamed', launch_url: null },
    { code: 'EXAMPLE', display_name: 'Example Vendor', launch_url: 'http://localhost:4851/play' },
  ]);
});

test.each([
  ['member', 0],
  ['agent', 1],
  ['trial', 4],
] as const)('has a %s account of type %i that logs in with its password', async (role, type) => {
  const username = demoAccounts.find((account) => account.role === role)?.username ?? '';
  const page = { type: 'username', loginPage: 'member', remember: false } as const;
  const body = { ...page, username, password: passwords[role] };
  const login = await identity.routes.login({ ...(await demoContext()), body });
  if (!login.ok) throw new Error(login.message);
  const member = await identity.memberOfToken(login.value.token, (await demoContext()).brand.id);
  if (!member.ok) throw new Error(member.message);
  expect(member.value.type).toBe(type);
  const { rows } = await harness.owner.query(
    'select kind, currency_code, balance_minor::int from accounts where member_id = $1',
    [member.value.id],
  );
  const [kind, balance_minor] = type === 4 ? ['trial', 200_000] : ['cash', 0];
  expect(rows).toEqual([{ kind, currency_code: 'PLY', balance_minor }]);
});

test('keeps the staff password as a hash alone', async () => {
  const { rows } = await harness.owner.query('select username, password_hash from staff');
  expect(rows).toMatchObject([{ username: 'demostaff', password_hash: expect.stringMatching(/^\$argon2id\$/) }]);
});

test('leaves nothing behind when it fails half-way', async () => {
  await harness.owner.query(`update brands set code = 'renamed' where code = $1`, [demoBrandCode]);
  await harness.owner.query('alter table staff add constraint planted_fault check (false) not valid');
  await expect(seed()).rejects.toThrow(/planted_fault/);
  expect(await isDemoSeeded(harness.database)).toBe(false);
  const { rows } = await harness.owner.query('select count(*)::int as members from members');
  expect(rows).toEqual([{ members: 3 }]);
  await harness.owner.query('alter table staff drop constraint planted_fault');
  await harness.owner.query(`update brands set code = $1 where code = 'renamed'`, [demoBrandCode]);
});
