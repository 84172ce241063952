// @covers game-list vendor-menu vendor-menu-cache

import { calls } from '@baize/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { useCatalogue } from './catalogue.fixture.ts';
import { aliasVendors, offerVendor } from './index.ts';

const bench = useCatalogue();
const otherVendor = 'OTHER';

describe('the list of games', () => {
  test('holds the brand’s games in its order, with amounts in its currency', async () => {
    await bench.offer({ names: { TY: 'Zebra' }, minBetMinor: 20n });
    await bench.offer({ names: { TY: 'Apple' }, minBetMinor: 10_000n, isHot: true });
    await bench.offer({ names: { TY: 'Elsewhere' }, brandId: bench.otherBrand.id });
    const { games, total, totalPages } = await bench.list();
    expect(games.map((game) => [game.gameName, game.minBet, game.isHot])).toEqual([
      ['Zebra', '0.20', 0],
      ['Apple', '100.00', 1],
    ]);
    expect([total, totalPages]).toEqual([2, 1]);
    expect(await bench.namesOf({}, bench.otherBrand)).toEqual(['Elsewhere']);
  });

  test('speaks the asked language, TY where a game has none', async () => {
    await bench.offer({ names: { TY: 'Garden', EN: 'Lantern' } });
    await bench.offer({ names: { TY: 'Garden of TY' } });
    expect(await bench.namesOf({ language: 'EN' })).toEqual(['Lantern', 'Garden of TY']);
    expect(await bench.namesOf({ language: 'TH' })).toEqual(['Garden', 'Garden of TY']);
  });

  test('tells every field of a game', async () => {
    await bench.offer({
      gameCode: 'with_all',
      names: { TY: 'With all' },
      gameClassify: 'SLOT',
      isHot: true,
      rtpHundredths: 9621,
      volatility: 'high',
      defaultPlayType: 'straight',
    });
    await bench.offer({ names: { TY: 'Another' } });
    const { games } = await bench.list({ gameType: undefined, vassalage: 'BAIZE', gameCode: 'with_all' });
    expect(games).toEqual([
      {
        nodeId: await bench.idOf('with_all'),
        vassalage: 'BAIZE',
        accountTypeName: 'Vendor BAIZE',
        gameType: 'RNG',
        gameClassify: 'SLOT',
        gameCode: 'with_all',
        gameName: 'With all',
        minBet: '0.20',
        minLineNum: 20,
        isGame: '',
        defaultPlayType: 'straight',
        isHot: 1,
        maintenance: false,
        rtp: '96.21',
        volatility: 'high',
        coverUrl: '/cover.webp',
        wideCoverUrl: '/wide.webp',
      },
    ]);
  });

  test('is narrowed by type, vendor, class and smallest bet', async () => {
    await bench.offer({ names: { TY: 'cheap' }, minBetMinor: 1n, gameClassify: 'FRUIT' });
    await bench.offer({ names: { TY: 'dear' }, minBetMinor: 51n });
    await bench.offer({ names: { TY: 'other vendor' }, vendorCode: otherVendor });
    await bench.offer({ names: { TY: 'fish' }, gameType: 'FISH' });
    expect(await bench.namesOf()).toEqual(['cheap', 'dear', 'other vendor']);
    expect(await bench.namesOf({ gameType: 'FISH' })).toEqual(['fish']);
    expect(await bench.namesOf({ vassalage: 'BAIZE' })).toEqual(['cheap', 'dear']);
    expect(await bench.namesOf({ minLineNum: 21 })).toEqual([]);
    expect(await bench.namesOf({ minLineNum: 20, minBet: '0.01' })).toEqual(['cheap']);
    expect(await bench.namesOf({ gameClassify: 'FRUIT' })).toEqual(['cheap']);
    expect(await bench.namesOf({ minBet: '0.01' })).toEqual(['cheap']);
    expect(await bench.namesOf({ minBet: '0.1' })).toEqual(['cheap']);
    expect(await bench.namesOf({ minBet: '0.5' })).toEqual(['cheap', 'other vendor']);
    expect(await bench.namesOf({ minBet: '0.75' })).toEqual(['cheap', 'dear', 'other vendor']);
  });

  test('leaves out games that are switched off and vendors that the brand has no more', async () => {
    const off = await bench.offer({ names: { TY: 'off' } });
    await bench.offer({ names: { TY: 'gone' }, vendorCode: otherVendor });
    await bench.offer({ names: { TY: 'on' } });
    await bench.db.owner.query(
      `update brand_games set enabled = false where game_id = (select id from games where game_code = $1)`,
      [off],
    );
    await bench.db.owner.query(`delete from brand_vendors where brand_id = $1 and vendor_code <> 'BAIZE'`, [
      bench.brand.id,
    ]);
    expect(await bench.namesOf()).toEqual(['on']);
    await bench.db.owner.query('update brand_vendors set enabled = false where brand_id = $1', [bench.brand.id]);
    expect(await bench.namesOf()).toEqual([]);
  });

  test('shows a change at once: a new game, a name, a brand’s own smallest bet, maintenance', async () => {
    const code = await bench.offer({ names: { TY: 'before' } });
    expect(await bench.namesOf()).toEqual(['before']);
    await bench.db.owner.query(`update games set names = '{"TY":"after"}' where game_code = $1`, [code]);
    expect(await bench.namesOf()).toEqual(['after']);
    await bench.db.owner.query('update brand_games set min_bet_minor = 75, maintenance = true where brand_id = $1', [
      bench.brand.id,
    ]);
    expect((await bench.list()).games).toMatchObject([{ minBet: '0.75', maintenance: true }]);
    await bench.offer({ names: { TY: 'later' } });
    expect(await bench.namesOf()).toEqual(['after', 'later']);
  });

  test('asked by many at the moment of a change, answers nobody with the old one', async () => {
    const code = await bench.offer({ names: { TY: 'old' } });
    for (const name of ['one', 'two', 'three']) {
      await bench.db.owner.query(`update games set names = jsonb_build_object('TY', $2::text) where game_code = $1`, [
        code,
        name,
      ]);
      const answers = await Promise.all(Array.from({ length: 12 }, () => bench.namesOf()));
      expect(answers).toEqual(Array.from({ length: 12 }, () => [name]));
    }
  });

  test('of a vendor that the brand has not is not found', async () => {
    await bench.offer({ vendorCode: 'FOREIGN', brandId: bench.otherBrand.id });
    for (const vassalage of ['FOREIGN', 'NONE', '', "' or 1=1 --"]) {
      const data = calls.gameList.data.parse({ gameType: 'RNG', language: 'TY', vassalage });
      const missing = { ok: false, message: 'vendor_not_found' };
      expect(await bench.catalogue.routes.gameList({ ...bench.context(), data })).toEqual(missing);
      const hot = calls.hotGames.data.parse({ language: 'TY', vassalage });
      expect(await bench.catalogue.routes.hotGames({ ...bench.context(), data: hot })).toEqual(missing);
    }
  });
});

describe('pages', () => {
  beforeEach(async () => {
    for (let index = 0; index < 31; index += 1) await bench.offer({ names: { TY: `page game ${index}` } });
  });

  test('hold every game once', async () => {
    const pages = await Promise.all([1, 2, 3].map((pageNo) => bench.list({ pageNo })));
    expect(pages.map((page) => page.games.length)).toEqual([15, 15, 1]);
    expect(new Set(pages.flatMap((page) => page.games.map((game) => game.nodeId))).size).toBe(31);
    for (const page of pages) expect([page.total, page.totalPages]).toEqual([31, 3]);
  });

  test.each([
    [4, 15, 3],
    [10_000, 100, 1],
    [2, 31, 1],
  ])('page %i of size %i, beyond the end, is empty and tells the totals', async (pageNo, pageSize, totalPages) => {
    expect(await bench.list({ pageNo, pageSize })).toEqual({ games: [], total: 31, totalPages });
  });

  test('of nothing are none', async () => {
    expect(await bench.list({ gameName: 'nothing has this name' })).toEqual({ games: [], total: 0, totalPages: 0 });
  });

  test.each([{ pageNo: 0 }, { pageNo: -1 }, { pageNo: 1.5 }, { pageSize: 101 }, { pageSize: 0 }, { pageNo: 10_001 }])(
    'like %j are refused by the contract',
    (query) => {
      expect(calls.gameList.data.safeParse({ gameType: 'RNG', language: 'TY', ...query }).success).toBe(false);
    },
  );
});

describe('the vendor menu', () => {
  const menu = async (language: 'TY' | 'TH' = 'TY') => {
    const data = calls.vendorMenu.data.parse({ language, flush: true });
    const answer = await bench.catalogue.routes.vendorMenu({ ...bench.context(), data });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.vendorMenu.answer.parse(answer.value)).toEqual(answer.value);
    return answer.value.data.lanes;
  };

  test('has the brand’s vendors alone, by category, with the classes and number of their games', async () => {
    await bench.offer({ gameType: 'FISH', gameClassify: 'REEF', isHot: true });
    await bench.offer({ gameClassify: 'FRUIT' });
    await bench.offer({ gameClassify: 'FRUIT' });
    await bench.offer({ gameClassify: 'BOOK', vendorCode: otherVendor });
    await bench.offer({ brandId: bench.otherBrand.id, vendorCode: 'FOREIGN', gameClassify: 'BOOK' });
    const lanes = await menu();
    expect(lanes).toMatchObject([
      {
        gameType: 'RNG',
        title: 'RNG',
        gameClassify: [
          { code: 'BOOK', vassalage: [otherVendor] },
          { code: 'FRUIT', vassalage: ['BAIZE'] },
        ],
        cards: [
          { vassalage: 'BAIZE', displayName: 'Vendor BAIZE', isHot: 0, gameClassify: ['FRUIT'], gameCount: 2 },
          { vassalage: otherVendor, gameClassify: ['BOOK'], gameCount: 1, isSingle: true, maintenance: false },
        ],
      },
      { gameType: 'FISH', cards: [{ vassalage: 'BAIZE', isHot: 1, gameClassify: ['REEF'], gameCount: 1 }] },
    ]);
    const ids = lanes.flatMap((lane) => lane.cards.map((card) => `${card.vassalage} ${card.accountTypeId}`));
    expect(new Set(ids).size).toBe(2);
  });

  test('keeps a vendor without a game: an empty lobby', async () => {
    await bench.db.database.transaction().execute((transaction) =>
      offerVendor(transaction, {
        brandId: bench.brand.id,
        vendorCode: 'DS88',
        displayName: 'DS88',
        gameType: 'COCKFIGHT',
        isHot: false,
        position: 1,
      }),
    );
    expect(await menu()).toMatchObject([{ gameType: 'COCKFIGHT', gameClassify: [], cards: [{ gameCount: 0 }] }]);
    expect(await bench.list({ gameType: 'COCKFIGHT', vassalage: 'DS88' })).toMatchObject({ games: [], total: 0 });
  });

  test('calls vendors as the brand does in a language', async () => {
    for (const vendorCode of ['TCG_SEA', 'BTI', 'BTIX']) await bench.offer({ vendorCode });
    await bench.db.database.transaction().execute(async (transaction) => {
      const alias = { brandId: bench.brand.id, locale: 'TH', alias: '123BET' } as const;
      await aliasVendors(transaction, { ...alias, vendorPattern: 'TCG*' });
      await aliasVendors(transaction, { ...alias, vendorPattern: 'BTI' });
    });
    const names = async (language: 'TY' | 'TH') => (await menu(language))[0]?.cards.map((card) => card.displayName);
    expect(await names('TH')).toEqual(['123BET', '123BET', 'Vendor BTIX']);
    expect(await names('TY')).toEqual(['Vendor TCG_SEA', 'Vendor BTI', 'Vendor BTIX']);
    const { games } = await bench.list({ language: 'TH', vassalage: 'TCG_SEA' });
    expect(games.map((game) => game.accountTypeName)).toEqual(['123BET']);
  });
});

test('hot games are those that the brand marks, of one vendor when asked', async () => {
  await bench.offer({ names: { TY: 'cold' } });
  await bench.offer({ names: { TY: 'hot' }, isHot: true });
  await bench.offer({ names: { TY: 'hot fish' }, gameType: 'FISH', vendorCode: otherVendor, isHot: true });
  const hot = async (vassalage?: string) => {
    const data = calls.hotGames.data.parse({ language: 'TY', ...(vassalage && { vassalage }) });
    const answer = await bench.catalogue.routes.hotGames({ ...bench.context(), data });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.hotGames.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value.footer.total).toBe(answer.value.list.length);
    return answer.value.list.map((game) => game.gameName);
  };
  expect(await hot()).toEqual(['hot', 'hot fish']);
  expect(await hot('BAIZE')).toEqual(['hot']);
});
