// @covers openapi data-with-the-page first-banner-before-scripts web-app-manifest

import { type Calls, type CallValue, calls } from '@baize/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../../src/platform/result.ts';
import { siteManifest, sitePage, writeBuiltApps } from '../support/built-apps.ts';
import { buildTestApp, fakePorts } from '../support/fake-ports.ts';
import { sampleValue } from '../support/sample-value.ts';

let app: Awaited<ReturnType<typeof buildTestApp>>;
let built: Awaited<ReturnType<typeof writeBuiltApps>>;
/** What a visitor could try to break out of the page with. */
const evil = '</script><script>alert(1)</script><!-- $& \u2028';
let bootFails = false;
let siteStatus = 0;
let logo = { lettering: '', sign: '' };
beforeAll(async () => {
  built = await writeBuiltApps();
  const banner = {
    ...(sampleValue(calls.listAnnouncements.answer, 'output') as CallValue<Calls['listAnnouncements']>).banners[0],
  };
  const whitelabelValue = sampleValue(calls.whitelabel.answer, 'output') as CallValue<Calls['whitelabel']>;
  const whitelabel = async () => {
    if (bootFails) throw new Error('database away');
    const resources = [{ resourceType: 'WEB_APP_ICON', url: '/art/mine.png', qrCodeUrl: '' }];
    const info = { ...whitelabelValue.info, resources, whitelabel: [] };
    const themeColours = { light: { hero: '#123456' }, dark: {} };
    return ok({ ...whitelabelValue, info, themeColours, logo, brandName: evil, surplus: 'never leaves' });
  };
  const listAnnouncements = async ({ data }: { data: { language: string } }) =>
    ok({
      player: [{ id: '1', title: data.language, content: '', publishedAt: '2026-03-04T05:06:07.000Z' }],
      banners: [
        { ...banner, groupName: 'w_fish', url: 'https://cdn.example/fish.webp', mobileUrl: '' },
        { ...banner, groupName: 'w_home', url: '/art/wide.webp?a=1&b="', mobileUrl: '/art/narrow.webp' },
        { ...banner, groupName: 'w_home', url: '/art/second.webp' },
      ] as CallValue<Calls['listAnnouncements']>['banners'],
      popup: [],
      promotion: [],
      news: [],
    });
  const systemStatusValue = sampleValue(calls.systemStatus.answer, 'output') as CallValue<Calls['systemStatus']>;
  const systemStatus = async () => ok({ ...systemStatusValue, status: siteStatus } as CallValue<Calls['systemStatus']>);
  app = await buildTestApp({
    ports: fakePorts({ handlers: { whitelabel, systemStatus, listAnnouncements } }),
    folders: built.folders,
  });
});
afterAll(async () => {
  await app.close();
  await built.remove();
});
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: 'house.test:4400', ...headers } });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  const bootOf = (html: string) =>
    JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('carry what the first screen needs, safe against every text', async () => {
    const { body, headers } = await get('/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(bootOf(body)).toMatchObject({
      whitelabel: { brandName: evil },
      systemStatus: {},
      announcements: { popup: [] },
      vendorMenu: { data: {} },
    });
    expect(bootOf(body).announcements.player[0].title).toBe(bootOf(body).whitelabel.defaultLanguage);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<!--');
    expect(body).not.toContain('never leaves');
  });

  test('are in the brand’s name before any script, with its logo or its name where there is none', async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>&lt;/script&gt;');
    expect(body).toMatch(/<span class="brand-name [^"]*">&lt;\/script&gt;/);
    expect(body).not.toContain('wordmark');
    logo = { lettering: '/wps/pictures/a.webp', sign: '/wps/pictures/b.webp' };
    const own = (await get('/')).body;
    expect(own).toContain('<img src="/wps/pictures/a.webp" alt="" class="brand-lettering ');
    expect(own).toContain('<link rel="icon" href="/wps/pictures/b.webp">');
    logo = { lettering: '', sign: '' };
  });

  test('start the download of their first banner in the right size and form', async () => {
    const linksOf = async (url: string) => (await get(url, browser)).body.match(/<link rel="preload"[^>]*>/g);
    expect(await linksOf('/')).toEqual([
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high" href="/art/narrow.avif" media="(width &lt; 48rem)">',
      '<link rel="preload" as="image" fetchpriority="high" href="/art/wide.webp?a=1&amp;b=&quot;" media="(width &gt;= 48rem)">',
    ]);
    expect(await linksOf('/fish?vendor=x')).toEqual([
      '<link rel="preload" as="image" fetchpriority="high" href="https://cdn.example/fish.webp" media="(width &lt; 48rem)">',
      '<link rel="preload" as="image" fetchpriority="high" href="https://cdn.example/fish.webp" media="(width &gt;= 48rem)">',
    ]);
    expect(await linksOf('/rng')).toBeNull();
  });

  test('show that banner before any script, with the place of the notice bar where the site has it', async () => {
    const paintingOf = async (url: string) =>
      /<section id="first-banner">(.*?)<\/section>/s.exec((await get(url, browser)).body)?.[1] ?? '';
    const home = await paintingOf('/');
    expect(home.match(/<(?:source|img)[^>]*>/g)).toEqual([
      '<source media="(width &lt; 48rem)" type="image/avif" srcset="/art/narrow.avif">',
      '<source media="(width &lt; 48rem)" srcset="/art/narrow.webp">',
      '<img src="/art/wide.webp?a=1&amp;b=&quot;" alt="" fetchpriority="high" class="absolute inset-0 size-full object-cover md:object-right">',
    ]);
    expect(home.indexOf('<picture>')).toBeLessThan(home.indexOf('h-11'));
    const fish = await paintingOf('/fish');
    expect(fish.match(/<(?:source|img)[^>]*>/g)?.map((tag) => tag.split(' alt', 1)[0])).toEqual([
      '<img src="https://cdn.example/fish.webp"',
    ]);
    expect(fish.indexOf('h-11')).toBeLessThan(fish.indexOf('<picture>'));
    expect(await paintingOf('/rng')).toBe('');
    siteStatus = 1;
    expect(await paintingOf('/')).toBe('');
    siteStatus = 0;
  });

  test('go out without data when the server cannot give it', async () => {
    bootFails = true;
    const { statusCode, body } = await get('/');
    bootFails = false;
    expect(statusCode).toBe(200);
    expect(body).toBe(sitePage.replace('<!--boot-->', '').replace('<!--first-->', ''));
    expect((await get('/', { host: 'x.nowhere' })).body).toBe(body);
  });

  test.each(['/rng', '/game/BAIZE/lantern_garden', '/register.html', '/some/where?x=1'])(
    '%s opened by a browser is a page',
    async (url) => {
      const response = await get(url, browser);
      expect(response.statusCode).toBe(200);
      expect(bootOf(response.body)).not.toBeNull();
    },
  );

  test.each([
    '/wps/none',
    '/studio/none',
    '/docs/none',
    '/console/none.js',
    '/console/assets/none.js',
    '/art/none.webp',
    '/assets/none.js',
    '/studio/play/none',
  ])('%s is none', async (url) => {
    const response = await get(url, browser);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('not_found');
  });

  test.each(['/console/', '/console/members', '/console/members/01950000-0000-7000-8000-00000000000a?act=block'])(
    '%s is a view of the console',
    async (url) => {
      const response = await get(url, browser);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.body).toBe((await get('/console/index.html', browser)).body);
    },
  );

  test('nor is what a script asks for, or a POST', async () => {
    expect((await get('/some/where', { accept: '*/*' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/rng', headers: browser })).statusCode).toBe(404);
  });
});

describe('the web app’s manifest', () => {
  test('bears the name, colours and picture of the brand', async () => {
    const { headers, body } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(body)).toEqual({
      ...siteManifest,
      name: evil,
      short_name: evil,
      description: `${evil}: play for coins.`,
      theme_color: '#123456',
      background_color: '#123456',
      icons: ['any', 'maskable'].map((purpose) => ({ src: '/art/mine.png', sizes: '512x512', purpose })),
    });
  });

  test('is the product’s own for a host without a brand', async () => {
    expect((await get('/manifest.webmanifest', { host: 'x.nowhere' })).json()).toEqual(siteManifest);
  });
});

describe('files', () => {
  test('hashed ones are kept for a year, others for an hour, pages not at all', async () => {
    expect((await get('/assets/index-AbCd1234.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/studio/play/assets/pixi-AbCd1234.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/art/covers/a.webp')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/start.js')).headers['cache-control']).toBe('public, max-age=3600');
    for (const url of ['/studio/play/', '/console/'])
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });

  test('the compressed copy is sent to who takes it; answers are compressed on the way', async () => {
    const file = await get('/assets/index-AbCd1234.js', { 'accept-encoding': 'gzip' });
    expect(file.headers['content-encoding']).toBe('gzip');
    expect(file.headers['content-type']).toContain('javascript');
    expect(file.headers.vary).toContain('accept-encoding');
    expect(file.rawPayload.length).toBeLessThan(200);
    expect((await get('/assets/index-AbCd1234.js')).headers['content-encoding']).toBeUndefined();
    expect((await get('/docs/json', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
    for (const page of ['/', '/rng']) {
      const { headers } = await get(page, { ...browser, 'accept-encoding': 'br' });
      expect(headers['content-encoding'], page).toBe('br');
      expect(headers['content-type'], page).toBe('text/html; charset=utf-8');
    }
  });

  test.each([
    '/assets/../../outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/art/%00',
    '/.secret',
    '/assets/../.secret',
    '/studio/play/..%2fsite%2f.secret',
  ])('%s does not leave the folder', async (url) => {
    const response = await get(url);
    expect([400, 403, 404]).toContain(response.statusCode);
    expect(response.json().success).toBe(false);
  });
});
