// @covers content-desk brand-texts

import type { ContentDocument } from '@baize/contract';
import { calls, prepareRequest } from '@baize/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, giveSecondFactor, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { testPassword } from '../../../../test/support/test-server.ts';
import { newId } from '../../../platform/crypto/ids.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'for the summer';
const host = 'other.example';
const minuteMs = 60_000;
let server: LiveServer;
let call: ReturnType<typeof callsOf>;
let stranger: ReturnType<typeof callsOf>;
let token: string;

const shown = { startsAt: null, endsAt: null, readers: 'everyone', minRank: 0 } as const;
const banner = {
  ...{ kind: 'banner', group: 'w_home', ...shown, linkageType: 'PAGE', linkageTarget: '/promotions' },
  texts: { TY: { title: 'Summer', subtitle: '', action: 'Look' } },
  pictures: { TY: { url: '/art/a.webp', mobileUrl: '' } },
} as const satisfies ContentDocument;
const article = (content: string, tag = 'summer') =>
  ({
    kind: 'help',
    tag,
    topic: 'games',
    texts: { TY: { title: 'Summer', summary: '', content } },
  }) as const satisfies ContentDocument;
const text = (texts: object, key = 'common.action.close') => ({ kind: 'text', key, texts }) as ContentDocument;

beforeAll(async () => {
  server = await openLiveServer(db, clock);
  const staff = await newStaff(server, db, 'editor');
  token = staff.token;
  call = callsOf(server, staff);
  const other = await insertBrand(db.owner, 'other');
  await db.owner.query('insert into brand_hosts (host, brand_id) values ($1, $2)', [host, other.id]);
  server.server.forgetBrands();
  stranger = await callsAtTheOtherHost();
});
afterAll(() => server.close());

/** Staff of all brands, signed in at the host of the other brand. */
async function callsAtTheOtherHost(): Promise<ReturnType<typeof callsOf>> {
  const { id, username } = await newStaff(server, db, 'outsider');
  const body = JSON.stringify({ username, password: testPassword });
  const signedIn = await server.app.inject({
    ...{ method: 'POST', url: calls.staffLogin.path, payload: await server.seal(body, calls.staffLogin) },
    headers: { host, 'content-type': 'application/jose' },
  });
  const there = signedIn.json().value.token as string;
  await giveSecondFactor(db, id, there);
  return async (name, request) => {
    const { method, target, body: sent } = prepareRequest(name, request);
    const json = sent === undefined ? {} : { payload: JSON.stringify(sent) };
    const headers = { host, token: there, 'content-type': 'application/json' };
    return (await server.app.inject({ method, url: target, headers, ...json })).json();
  };
}

const write = (pieceId: string, document: ContentDocument, version = 0, isPublished = true, by = call) =>
  by('staffContentWrite', { params: { pieceId }, body: { document, version, isPublished, reason } });
const ask = async (name: 'listAnnouncements' | 'helpCenter' | 'whitelabel', request: object, headers = {}) => {
  const { target } = prepareRequest(name, request as never);
  return (await server.app.inject({ url: target, headers: { host: 'localhost', ...headers } })).json().value;
};
const bannersOf = async (headers = {}) =>
  (await ask('listAnnouncements', { data: { types: 'B', language: 'TY' } }, headers)).banners.map(
    ({ title }: { title: string }) => title,
  );

describe('a piece', () => {
  const pieceId = newId();
  test('is a draft first, then on the site at once, and off it again; every step is a version and in the log', async () => {
    expect((await write(pieceId, banner, 0, false)).value).toEqual({ version: 1 });
    expect(await bannersOf()).not.toContain('Summer');
    expect((await write(pieceId, banner, 1)).value).toEqual({ version: 2 });
    expect(await bannersOf()).toContain('Summer');
    const later = { ...banner, texts: { TY: { ...banner.texts.TY, title: 'Autumn' } } };
    await write(pieceId, later, 2, false);
    expect(await bannersOf()).toContain('Summer');
    const rows = (await call('staffContentPieces', { params: { kind: 'banner' }, data: { search: 'autumn' } })).value
      .rows;
    expect(rows).toMatchObject([{ pieceId, state: 'live', hasDraft: true, languages: ['TY'] }]);
    await write(pieceId, later, 3);
    expect(await bannersOf()).toContain('Autumn');
    const old = (await call('staffContentPiece', { params: { pieceId }, data: { version: 2 } })).value;
    expect(old).toMatchObject({ version: 4, publishedVersion: 4, document: { texts: { TY: { title: 'Summer' } } } });
    expect((await call('staffContentWithdraw', { params: { pieceId }, body: { version: 4, reason } })).success).toBe(
      true,
    );
    expect(await bannersOf()).not.toContain('Autumn');
    const versions = (await call('staffContentVersions', { params: { pieceId }, data: {} })).value.rows;
    expect(versions.map(({ act }) => act)).toEqual(['withdrawn', 'published', 'drafted', 'published', 'drafted']);
    const acts = (await auditOf(db, `content:${pieceId}`)).map(({ act }) => act);
    expect(acts).toEqual(['draftContent', 'publishContent', 'draftContent', 'publishContent', 'withdrawContent']);
  });

  test('that somebody wrote meanwhile is not written over, by two at once neither', async () => {
    expect((await write(pieceId, banner, 4)).message).toBe('already_decided');
    const both = await Promise.all([write(pieceId, banner, 5), write(pieceId, banner, 5)]);
    expect(both.map(({ message }) => message).sort()).toEqual(['', 'already_decided']);
  });

  test('is shown in its time alone, and to whom it is for', async () => {
    const at = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
    const later = { ...banner, startsAt: at(minuteMs), endsAt: at(2 * minuteMs) };
    await write(newId(), { ...later, texts: { TY: { title: 'Later', subtitle: '', action: '' } } });
    await write(newId(), { ...banner, readers: 'members', texts: { TY: { title: 'Ours', subtitle: '', action: '' } } });
    expect(await bannersOf()).not.toContain('Ours');
    expect(await bannersOf()).not.toContain('Later');
    clock.advanceMs(minuteMs);
    expect(await bannersOf()).toContain('Later');
    clock.advanceMs(minuteMs);
    expect(await bannersOf()).not.toContain('Later');
    expect((await write(newId(), { ...later, endsAt: later.startsAt })).value).toMatchObject({
      fields: { 'document.endsAt': { key: 'end_before_start' } },
    });
  });

  test('that lacks what it shows, or leads out of the site, is refused by its field', async () => {
    expect((await write(newId(), { ...banner, pictures: {}, texts: {} })).value).toMatchObject({
      fields: { 'document.pictures.TY.url': { key: 'not_empty' }, 'document.texts.TY.title': { key: 'not_empty' } },
    });
    const out = { ...banner, linkageTarget: '//evil.example' };
    expect((await write(newId(), out)).value).toMatchObject({ fields: { 'document.linkageTarget': {} } });
  });
});

test('an article is cleaned before it is kept, and its anchor is its own', async () => {
  const hostile =
    '<p onclick="x()">Hi<script>alert(1)</script><img src="https://evil.example/x.png"><a href="javascript:x()">y</a></p>';
  const pieceId = newId();
  await write(pieceId, article(hostile));
  const { articles } = await ask('helpCenter', { query: { language: 'TY' } });
  expect(articles.find(({ tag }: { tag: string }) => tag === 'summer')).toMatchObject({
    topic: 'games',
    content: '<p>Hi<a>y</a></p>',
  });
  expect((await write(newId(), article('', 'summer'))).message).toBe('name_taken');
});

test('what a start put on the site is a piece with a first version; the order of pieces is changed at once', async () => {
  const { rows } = (await call('staffContentPieces', { params: { kind: 'help' }, data: { pageSize: 100 } })).value;
  const [first, second, ...rest] = rows.map(({ pieceId }) => pieceId);
  const pieceIds = [second, first, ...rest] as string[];
  expect((await call('staffContentOrder', { body: { kind: 'help', pieceIds } })).success).toBe(true);
  const again = (await call('staffContentPieces', { params: { kind: 'help' }, data: { pageSize: 100 } })).value.rows;
  expect(again.map(({ pieceId }) => pieceId)).toEqual(pieceIds);
  const found = (await call('staffContentVersions', { params: { pieceId: first as string }, data: {} })).value.rows;
  expect(found).toMatchObject([{ version: 1, act: 'found' }]);
  expect((await call('staffContentOrder', { body: { kind: 'help', pieceIds: [newId()] } })).message).toBe('not_found');
});

describe('a text of the brand', () => {
  const pieceId = newId();
  test('stands in the place of the base with every page, and goes back to it', async () => {
    expect((await write(pieceId, text({ EN: 'Shut' }))).message).toBe('');
    expect((await ask('whitelabel', { query: {} })).ownTexts).toEqual({ EN: { 'common.action.close': 'Shut' } });
    const { rows } = (await call('staffSiteTexts', { data: { search: 'shut' } })).value;
    expect(rows).toMatchObject([{ key: 'common.action.close', own: { EN: 'Shut' }, pieceId, version: 1 }]);
    const missing = (await call('staffSiteTexts', { data: { which: 'missing' } })).value.rows;
    expect(missing).toHaveLength(1);
    await call('staffContentWithdraw', { params: { pieceId }, body: { version: 1, reason } });
    expect((await ask('whitelabel', { query: {} })).ownTexts).toEqual({});
    expect((await write(newId(), text({ EN: 'Twice' }))).message).toBe('already_decided');
  });

  test('has the values of the base, is well formed, and is one of the site', async () => {
    const [filled] = (await call('staffSiteTexts', { data: { search: 'site.banner.goto' } })).value.rows;
    expect(filled?.holes).toEqual(['number', 'total']);
    const faultOf = async (document: ContentDocument) => (await write(newId(), document)).value;
    const key = filled?.key as string;
    expect(await faultOf(text({ EN: 'Picture {number}' }, key))).toMatchObject({
      fields: { 'document.texts.EN': { key: 'text_holes' } },
    });
    expect(await faultOf(text({ EN: 'Picture {number' }, key))).toMatchObject({
      fields: { 'document.texts.EN': { key: 'text_form' } },
    });
    expect(await faultOf(text({ EN: 'x' }, 'console.signIn.title'))).toMatchObject({
      fields: { 'document.key': { key: 'field_choice' } },
    });
  });

  test('comes with every page, so all of them together are bounded', async () => {
    const keys = (await call('staffSiteTexts', { data: { search: 'pages.help', pageSize: 20 } })).value.rows
      .filter(({ holes }) => holes.length === 0)
      .map(({ key }) => key);
    const long = 'x'.repeat(1_900);
    const texts = Object.fromEntries(['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'].map((locale) => [locale, long]));
    const said: string[] = [];
    for (const key of keys.slice(0, 6)) said.push((await write(newId(), text(texts, key))).message);
    expect(said).toEqual(['', '', '', '', 'limit_reached', 'limit_reached']);
  });
});

describe('a picture', () => {
  const upload = async (body: Buffer, data: object = { shape: 'bannerWide' }, type = 'image/png') => {
    const id = newId();
    const url = `${calls.staffContentPictureAdd.path.replace(':pictureId', id)}?data=${encodeURIComponent(JSON.stringify(data))}`;
    const headers = { host: 'localhost', token, 'content-type': type };
    return (await server.app.inject({ method: 'PUT', url, headers, payload: body })).json();
  };
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();

  test('is cut to its shape, encoded anew and served to this brand’s visitors alone', async () => {
    const part = { left: 100, top: 50, width: 800, height: 280 };
    const { value } = await upload(await png(2_000, 1_000), { shape: 'bannerWide', part });
    const served = await server.app.inject({ url: value.url, headers: { host: 'localhost' } });
    expect(served.headers['content-type']).toBe('image/webp');
    expect(served.headers['cache-control']).toContain('immutable');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 560 });
    expect((await server.app.inject({ url: value.url, headers: { host } })).statusCode).toBe(404);
    const free = await upload(await png(300, 900), { shape: 'article' });
    const article = await server.app.inject({ url: free.value.url, headers: { host: 'localhost' } });
    expect(await sharp(article.rawPayload).metadata()).toMatchObject({ width: 300, height: 900 });
  });

  test.each([
    ['a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['nothing', Buffer.alloc(16)],
  ])('that is %s is refused', async (_what, bytes) => {
    expect(await upload(bytes)).toMatchObject({ value: { fields: { upload: { key: 'image_type' } } } });
  });

  test('that is cut off, or whose part lies outside of it, is refused', async () => {
    const whole = await png(2_000, 1_000);
    expect((await upload(whole.subarray(0, whole.length / 2))).success).toBe(false);
    const part = { left: 1_900, top: 0, width: 800, height: 280 };
    expect((await upload(whole, { shape: 'bannerWide', part })).success).toBe(false);
  });
});

test('a brand’s pieces and pictures are nobody else’s', async () => {
  const pieceId = newId();
  await write(pieceId, banner);
  const params = { pieceId };
  expect((await stranger('staffContentPiece', { params, data: {} })).message).toBe('not_found');
  expect((await stranger('staffContentVersions', { params, data: {} })).message).toBe('not_found');
  expect((await write(pieceId, banner, 1, true, stranger)).message).toBe('already_decided');
  expect((await write(pieceId, banner, 0, true, stranger)).message).toBe('already_decided');
  expect((await stranger('staffContentWithdraw', { params, body: { version: 1, reason } })).message).toBe('not_found');
  const body = { kind: 'banner' as const, pieceIds: [pieceId] };
  expect((await stranger('staffContentOrder', { body })).message).toBe('not_found');
  expect((await stranger('staffContentPieces', { params: { kind: 'banner' }, data: {} })).value.total).toBe(0);
});

test('the links of the brand are the next version of its configuration, and wrong ones are named', async () => {
  const known = (await call('staffSiteLinks', {})).value;
  const set = (resources: object[], version = known.version) =>
    call('staffSiteLinksSet', { body: { ...known, resources, version, reason } as never });
  const mine = [{ resourceType: 'TELEGRAM', url: 'https://t.me/baize', qrCodeUrl: '' }];
  expect((await set(mine)).value).toEqual({ version: known.version + 1 });
  expect((await ask('whitelabel', { query: {} })).info.resources).toEqual(mine);
  expect((await set(mine)).message).toBe('already_decided');
  const wrong = await set([{ resourceType: 'x', url: 'javascript:x', qrCodeUrl: '' }], known.version + 1);
  expect(Object.keys((wrong.value as unknown as { fields: object }).fields)).toContain('resources.0.url');
});
