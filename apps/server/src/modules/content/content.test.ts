// @covers announcements announcement-read-state promotions help-centre

import { calls } from '@baize/contract';
import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BrandRow, insertBrand, insertMember, insertSession } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { createBrand } from '../brand/index.ts';
import {
  addAnnouncement,
  addBanner,
  addHelpArticle,
  addPromotion,
  type ContentModule,
  createContent,
} from './index.ts';

const harness = useTestDatabase();
const clock = testClock();
const encryption = {
  currentPublicKey: () =>
    ({ kid: 'k1', jwk: { kty: 'RSA', n: 'n', e: 'AQAB' }, alg: 'RSA-OAEP-256', enc: 'A128GCM' }) as const,
};
const hourMs = 3_600_000;
let content: ContentModule;
let brands: ReturnType<typeof createBrand>;
let first: BrandRow;
let second: BrandRow;

const contextOf = (brand: BrandRow) => ({ brand, ip: '192.0.2.7', origin: 'https://a.example', userAgent: 'test' });
const later = (ms: number) => new Date(clock.now().getTime() + ms);
const texts = (title: string, content = '<p>…</p>') => ({ TY: { title, content } });
const within = <T>(work: Parameters<ReturnType<typeof harness.database.transaction>['execute']>[0]) =>
  harness.database.transaction().execute(work) as Promise<T>;

const list = async (types: string, language: 'TY' | 'EN' = 'TY', brand = first) => {
  const data = { types, platform: 'W', execution: 'B', language } as const;
  const answer = await content.routes.listAnnouncements({
    ...contextOf(brand),
    data,
    visitor: { member: null, chatToken: null },
  });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.listAnnouncements.answer.parse(answer.value)).toEqual(answer.value);
  return answer.value;
};

beforeAll(async () => {
  first = await insertBrand(harness.owner, 'first');
  second = await insertBrand(harness.owner, 'second');
  brands = createBrand({ database: harness.database, clock, encryption });
});
beforeEach(async () => {
  await harness.owner.query('delete from announcements; delete from help_articles');
  content = createContent({
    ...{ database: harness.database, clock, brands },
    auditLog: { append: async () => 0n },
    rankLevelOf: async () => 0,
  });
});

const notice = (over: Partial<Parameters<typeof addAnnouncement>[1]> = {}) => ({
  id: newId(),
  brandId: first.id,
  list: 'player' as const,
  position: 0,
  publishedAt: clock.now(),
  texts: texts('notice'),
  ...over,
});

describe('announcements', () => {
  test('come by the asked types; what was not asked for, or nobody knows, is empty', async () => {
    await within(async (transaction) => {
      await addAnnouncement(transaction, notice());
      await addAnnouncement(transaction, notice({ list: 'popup', texts: texts('look') }));
      await addAnnouncement(transaction, notice({ list: 'news', texts: texts('news'), pictureUrl: '/n.webp' }));
      await addBanner(transaction, {
        id: newId(),
        brandId: first.id,
        groupName: 'w_home',
        position: 0,
        pictureUrl: '/a.webp',
        mobilePictureUrl: '/b.webp',
        linkageType: 'NONE',
        linkageTarget: '',
        texts: { TY: { title: 'banner', subtitle: '', action: '' } },
      });
    });
    const titles = async (types: string) =>
      Object.entries(await list(types)).flatMap(([name, rows]) => rows.map((row) => `${name}: ${row.title}`));
    expect(await titles('B,PL,PU,PR,H')).toEqual(['banners: banner', 'player: notice', 'popup: look', 'news: news']);
    expect(await titles(' PU ')).toEqual(['popup: look']);
    expect(await titles('constructor,,X')).toEqual([]);
  });

  test('are the brand’s own, in order, in the asked language or TY', async () => {
    await within(async (transaction) => {
      await addAnnouncement(transaction, notice({ position: 2, texts: texts('last') }));
      const both = { TY: { title: 'first', content: '' }, EN: { title: 'first in EN', content: '' } };
      await addAnnouncement(transaction, notice({ position: 1, texts: both }));
      await addAnnouncement(transaction, notice({ position: 3, texts: { EN: { title: 'EN alone', content: '' } } }));
      await addAnnouncement(transaction, notice({ brandId: second.id, texts: texts('other operator') }));
    });
    const titles = async (language: 'TY' | 'EN', brand = first) =>
      (await list('PL', language, brand)).player.map(({ title }) => title);
    expect(await titles('TY')).toEqual(['first', 'last']);
    expect(await titles('EN')).toEqual(['first in EN', 'last', 'EN alone']);
    expect(await titles('TY', second)).toEqual(['other operator']);
  });

  test('are out from their moment on and until their end, by the clock and not by what was read before', async () => {
    await within(async (transaction) => {
      await addAnnouncement(transaction, notice({ publishedAt: later(1_000), texts: texts('soon') }));
      await addAnnouncement(transaction, notice({ endsAt: later(2_000), texts: texts('brief') }));
    });
    const titles = async () => (await list('PL')).player.map(({ title }) => title);
    expect(await titles()).toEqual(['brief']);
    clock.advanceMs(1_000);
    expect(await titles()).toEqual(['soon', 'brief']);
    clock.advanceMs(1_000);
    expect(await titles()).toEqual(['soon']);
  });

  test('are read once for many visitors, and again after five seconds or forget()', async () => {
    expect((await list('PL')).player).toEqual([]);
    await within((transaction) => addAnnouncement(transaction, notice()));
    expect((await list('PL')).player).toEqual([]);
    clock.advanceMs(5_000);
    expect((await list('PL')).player).toHaveLength(1);
    await harness.owner.query('delete from announcements');
    expect((await list('PL')).player).toHaveLength(1);
    content.forget();
    expect((await list('PL')).player).toEqual([]);
  });

  test('lose what is dangerous in their HTML before they are stored', async () => {
    const evil = '<p onclick="x()">Hello<script>steal()</script></p><img src=x onerror=alert(1)>';
    await within((transaction) => addAnnouncement(transaction, notice({ texts: texts('<b>bold</b>', evil) })));
    const { rows } = await harness.owner.query(`select texts -> 'TY' as text from announcements`);
    expect(rows[0].text).toEqual({ title: '<b>bold</b>', content: '<p>Hello</p>' });
  });
});

describe('a promotion', () => {
  const promotion = {
    position: 0,
    type: 'deposit',
    badges: ['DAILY', 'HIGH RABATE'],
    linkageType: 'PAGE',
    linkageTarget: '/refer',
    texts: { TY: { title: 'p', summary: 's', content: '<p>c</p>', action: 'go' } },
    pictureUrl: '/p.webp',
  } as const;

  test('tells what it is about, its badges, where it leads, and whether it can be joined now', async () => {
    await within((transaction) =>
      addPromotion(transaction, {
        ...promotion,
        ...{
          id: newId(),
          brandId: first.id,
          publishedAt: clock.now(),
          startsAt: later(hourMs),
          closesAt: later(2 * hourMs),
        },
      }),
    );
    const status = async () => (await list('PR')).promotion.map((shown) => shown.status);
    const [shown] = (await list('PR')).promotion;
    expect(shown).toMatchObject({
      type: 'deposit',
      badges: ['DAILY', 'HIGH RABATE'],
      linkageType: 'PAGE',
      linkageTarget: '/refer',
      title: 'p',
      summary: 's',
      content: '<p>c</p>',
      action: 'go',
      pictureUrl: '/p.webp',
      startsAt: later(hourMs).toISOString(),
      endsAt: later(2 * hourMs).toISOString(),
    });
    expect(await status()).toEqual(['comingSoon']);
    clock.advanceMs(hourMs);
    expect(await status()).toEqual(['join']);
    clock.advanceMs(hourMs);
    expect(await status()).toEqual(['close']);
  });

  test('that closes before it starts is refused', async () => {
    const wrong = { ...promotion, id: newId(), brandId: first.id, publishedAt: clock.now() };
    await expect(
      within((transaction) => addPromotion(transaction, { ...wrong, startsAt: clock.now(), closesAt: later(-1) })),
    ).rejects.toThrow(/announced_promotions_check/);
  });
});

describe('what a member has read', () => {
  const readerOf = async (brand: BrandRow) => {
    const { id } = await insertMember(harness.owner, brand.id);
    const session = await insertSession(harness.owner, id, brand.id);
    return { ...contextOf(brand), member: { id, brandId: brand.id, sessionId: session.id, type: 0 as const } };
  };
  const idsOf = async (reading: ReturnType<typeof content.routes.announcementReads>) => {
    const answer = await reading;
    if (!answer.ok) throw new Error(answer.message);
    return answer.value.ids;
  };

  test('is remembered for him alone, once', async () => {
    const [one, two] = [notice(), notice()];
    await within(async (transaction) => {
      await addAnnouncement(transaction, one);
      await addAnnouncement(transaction, two);
    });
    const [reader, other] = [await readerOf(first), await readerOf(first)];
    expect(await idsOf(content.routes.announcementReads(reader))).toEqual([]);
    expect(await idsOf(content.routes.readAnnouncements({ ...reader, body: { ids: [one.id] } }))).toEqual([one.id]);
    expect(await idsOf(content.routes.readAnnouncements({ ...reader, body: { ids: [one.id, two.id] } }))).toEqual(
      [one.id, two.id].sort(),
    );
    expect(await idsOf(content.routes.announcementReads(other))).toEqual([]);
  });

  test('another brand’s announcements stay unread, as do those that are not out', async () => {
    const [foreign, tomorrow] = [notice({ brandId: second.id }), notice({ publishedAt: later(24 * hourMs) })];
    const over = notice({ publishedAt: later(-2 * hourMs), endsAt: later(-hourMs) });
    await within(async (transaction) => {
      for (const one of [foreign, tomorrow, over]) await addAnnouncement(transaction, one);
    });
    const reader = await readerOf(first);
    const body = { ids: [foreign.id, tomorrow.id, over.id, newId()] };
    expect(await idsOf(content.routes.readAnnouncements({ ...reader, body }))).toEqual([]);
    const { rows } = await harness.owner.query('select * from announcement_reads where member_id = $1', [
      reader.member.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('help', () => {
  test('has the brand’s own name, age and currency in it, and its tags stand in the white label', async () => {
    await harness.owner.query(`update brands set name = 'A & B', settings = '{"minimumAge": 19}' where id = $1`, [
      first.id,
    ]);
    brands.forget();
    const text = { title: '{brand}', summary: '{age}', content: '<p>{brand} {symbol} {age} {other}</p>' };
    await within(async (transaction) => {
      const article = { brandId: first.id, texts: { TY: text } };
      await addHelpArticle(transaction, { ...article, id: newId(), tag: 'term', position: 2 });
      await addHelpArticle(transaction, { ...article, id: newId(), tag: 'agent', position: 1 });
    });
    const answer = await content.routes.helpCenter({ ...contextOf(first), query: { language: 'EN' } });
    if (!answer.ok) throw new Error(answer.message);
    expect(calls.helpCenter.answer.parse(answer.value)).toEqual(answer.value);
    expect(answer.value.articles.map(({ tag }) => tag)).toEqual(['agent', 'term']);
    expect(answer.value.articles[0]).toMatchObject({
      ...{ title: 'A & B', summary: '19', content: '<p>A &amp; B P 19 {other}</p>' },
    });
    brands.forget();
    const whitelabel = await brands.routes.whitelabel({ ...contextOf(first), query: {} });
    expect(whitelabel).toMatchObject({ ok: true, value: { helpTags: ['agent', 'term'] } });
  });

  test('names the age that is enforced, though pages name a lower one', async () => {
    await harness.owner.query(`update brands set settings = '{"minimumAge": 18, "hintAge": 20}' where id = $1`, [
      second.id,
    ]);
    brands.forget();
    const texts = { TY: { title: '{age}', summary: '', content: '' } };
    await within((transaction) =>
      addHelpArticle(transaction, { id: newId(), brandId: second.id, tag: 'term', position: 0, texts }),
    );
    const answer = await content.routes.helpCenter({ ...contextOf(second), query: { language: 'TY' } });
    expect(answer).toMatchObject({ ok: true, value: { articles: [{ title: '20' }] } });
  });

  test('has each tag once a brand, and no tag that is no anchor', async () => {
    const article = { brandId: first.id, position: 0, texts: {} };
    await within((transaction) => addHelpArticle(transaction, { ...article, id: newId(), tag: 'fair' }));
    await expect(
      within((transaction) => addHelpArticle(transaction, { ...article, id: newId(), tag: 'fair' })),
    ).rejects.toThrow(/brand_id_tag/);
    await expect(
      within((transaction) => addHelpArticle(transaction, { ...article, id: newId(), tag: 'a b' })),
    ).rejects.toThrow(/tag_check/);
  });
});
