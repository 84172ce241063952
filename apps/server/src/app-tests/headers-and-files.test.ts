import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Call, type CallValue, type Calls, calls } from '@baize/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ok } from '../platform/result.ts';
import { buildTestApp, fakePorts } from '../testing/fake-ports.ts';
import { sampleValue } from '../testing/sample-value.ts';

const page = '<!doctype html><html><head><title>t</title><!--boot--></head><body></body></html>';
const files: Record<string, string> = {
  'site/index.html': page,
  'site/robots.txt': 'User-agent: *',
  'site/theme.js': 'theme()',
  'site/assets/index-AbCd1234.js': 'x'.repeat(3000),
  'site/art/covers/a.webp': 'webp',
  'site/.secret': 'no',
  'console/index.html': '<!doctype html><title>console</title>',
  'studio/index.html': '<!doctype html><title>studio</title>',
  'studio/assets/pixi-AbCd1234.js': 'pixi()',
  'outside.txt': 'outside',
};

let app: Awaited<ReturnType<typeof buildTestApp>>;
let folder: string;
/** What a visitor could try to break out of the page with. */
const evil = '</script><script>alert(1)</script><!-- $& \u2028';
let bootFails = false;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'apps-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(path.join(folder, 'site/assets/index-AbCd1234.js.gz'), gzipSync('x'.repeat(3000)));
  const banner = { ...(sampleValue(calls.listAnnouncements.answer, 'output') as CallValue<Calls['listAnnouncements']>).banners[0] };
  const whitelabelValue = sampleValue(calls.whitelabel.answer, 'output') as CallValue<Calls['whitelabel']>;
  const whitelabel = async () => {
    if (bootFails) throw new Error('database away');
    return ok({ ...whitelabelValue, brandName: evil, surplus: 'never leaves' });
  };
  const listAnnouncements = async ({ data }: { data: { language: string } }) =>
    ok({
      player: [{ id: '1', title: data.language, content: '' }],
      banners: [
        { ...banner, groupName: 'w_rng', url: '/art/no.webp' },
        { ...banner, groupName: 'w_home', url: '/art/wide.webp?a=1&b="', mobileUrl: '/art/narrow.webp' },
        { ...banner, groupName: 'w_home', url: '/art/second.webp' },
      ] as CallValue<Calls['listAnnouncements']>['banners'],
      popup: [],
      promotion: [],
    });
  app = await buildTestApp({
    ports: fakePorts({ handlers: { whitelabel, listAnnouncements } }),
    folders: { site: `${folder}/site`, console: `${folder}/console`, studio: `${folder}/studio` },
    trustedProxies: ['10.0.0.1'],
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host: 'house.test:4400', ...headers } });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const directive = (response: { headers: Record<string, unknown> }, name: string) =>
  String(response.headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('every kind of answer carries the security headers', () => {
  const answers: [string, InjectOptions][] = [
    ['a value', { url: '/wps/system/health' }],
    ['a refusal', { url: '/wps/v2/wallets/balance' }],
    ['an unknown call', { url: '/wps/none' }],
    ['a broken URL', { url: '/wps/%zz' }],
    ['a strange host', { url: '/', headers: { host: 'a b' } }],
    ['a body of another kind', { method: 'POST', url: calls.studioOpen.path, payload: 'x', headers: { 'content-type': 'text/plain' } }],
    ['a body that is too large', { method: 'POST', url: calls.studioOpen.path, payload: 'x'.repeat(70_000), headers: { 'content-type': 'application/json' } }],
    ['the page', { url: '/' }],
    ['a page of the site', { url: '/rng', headers: browser }],
    ['a hashed file', { url: '/assets/index-AbCd1234.js' }],
    ['a file of the root', { url: '/robots.txt' }],
    ['a missing file', { url: '/assets/none.js' }],
    ['the console', { url: '/console/' }],
    ['a redirect', { url: '/console' }],
    ['the game frame', { url: '/studio/play/?launchToken=t' }],
    ['a file of the game frame', { url: '/studio/play/assets/pixi-AbCd1234.js' }],
    ['a preflight', { method: 'OPTIONS', url: '/studio/v1/spin' }],
    ['the documentation', { url: '/docs/' }],
    ['the OpenAPI file', { url: '/docs/json' }],
  ];
  test.each(answers)('%s', async (_what, request) => {
    const { headers } = await app.inject(request);
    expect(headers['content-security-policy']).toMatch(/default-src/);
    expect(headers['content-security-policy']).toMatch(/frame-ancestors/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*(unsafe|\*|data:)|http:\/\/\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['cross-origin-resource-policy']).toBeTruthy();
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  test('a page reached over https asks for https from then on; over plain http nothing does', async () => {
    const overProxy = { url: '/', headers: { 'x-forwarded-proto': 'https', host: 'house.test' } };
    const secure = await app.inject({ ...overProxy, remoteAddress: '10.0.0.1' });
    expect(secure.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    const forged = await app.inject({ ...overProxy, remoteAddress: '10.0.0.2' });
    expect(forged.headers).not.toHaveProperty('strict-transport-security');
  });

  test('bytes that are no HTTP get the envelope and the headers too', async () => {
    const { connect } = await import('node:net');
    await app.listen({ port: 4400, host: '127.0.0.1' });
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(4400, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let received = '';
      socket.on('data', (chunk) => (received += chunk)).on('end', () => resolve(received)).on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ success: false, value: null, message: 'invalid_input' });
  });
});

describe('who may frame what', () => {
  test('the site only itself; console, documentation and calls nobody', async () => {
    expect(directive(await get('/'), 'frame-ancestors')).toBe("'self'");
    for (const url of ['/console/', '/docs/', '/wps/system/health', '/wps/none', '/studio/v1/none'])
      expect(directive(await get(url), 'frame-ancestors'), url).toBe("'none'");
  });

  test('the game frame only the page of its own host, and it reaches that host alone, by name', async () => {
    const response = await get('/studio/play/');
    const origin = 'http://house.test:4400';
    expect(directive(response, 'frame-ancestors')).toBe(origin);
    for (const name of ['script-src', 'style-src', 'connect-src', 'font-src']) expect(directive(response, name)).toBe(origin);
    expect(directive(response, 'img-src')).toBe(`${origin} data: blob:`);
    expect(directive(response, 'default-src')).toBe("'none'");
    expect(response.headers).not.toHaveProperty('x-frame-options');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('origins', () => {
  test('only the studio answers other origins, and never with credentials', async () => {
    const all: [string, string][] = [
      ...Object.values<Call>(calls).map((call): [string, string] => [call.method, call.path]),
      ['GET', '/'],
      ['GET', '/docs/json'],
      ['GET', '/assets/index-AbCd1234.js'],
      ['GET', '/console/'],
      ['GET', '/studio/play/'],
      ['GET', '/studio/play/assets/pixi-AbCd1234.js'],
      ['GET', '/studio/v1/none'],
      ['OPTIONS', '/studio/v1/spin'],
      ['OPTIONS', '/wps/session/login'],
    ];
    for (const [method, url] of all) {
      const { headers } = await app.inject({ method: method as 'GET', url, headers: { origin: 'https://evil.test' } });
      expect(headers['access-control-allow-origin'], `${method} ${url}`).toBe(url.startsWith('/studio/') ? '*' : undefined);
      expect(headers, url).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('the preflight of a studio call allows its headers', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: '/studio/v1/spin', headers: { origin: 'null', 'access-control-request-method': 'POST' } });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-headers']).toBe('content-type, studio-session');
    expect(response.headers['access-control-allow-methods']).toBe('GET, POST');
  });
});

describe('pages', () => {
  const bootOf = (html: string) => JSON.parse(/<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

  test('carry what the first screen needs, safe against every text', async () => {
    const { body, headers } = await get('/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(bootOf(body)).toMatchObject({ whitelabel: { brandName: evil }, systemStatus: {}, announcements: { popup: [] } });
    expect(bootOf(body).announcements.player[0].title).toBe(bootOf(body).whitelabel.defaultLanguage);
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<!--');
    expect(body).not.toContain('never leaves');
  });

  test('the home page starts the download of its first banner in the right size', async () => {
    const { body } = await get('/');
    expect(body.match(/<link [^>]*>/g)).toEqual([
      '<link rel="preload" as="image" fetchpriority="high" href="/art/narrow.webp" media="(width &lt; 48rem)">',
      '<link rel="preload" as="image" fetchpriority="high" href="/art/wide.webp?a=1&amp;b=&quot;" media="(width &gt;= 48rem)">',
    ]);
    expect((await get('/rng', browser)).body).not.toContain('rel="preload"');
  });

  test('go out without data when the house cannot give it', async () => {
    bootFails = true;
    const { statusCode, body } = await get('/');
    bootFails = false;
    expect(statusCode).toBe(200);
    expect(body).toBe(page.replace('<!--boot-->', ''));
    expect((await get('/', { host: 'x.nowhere' })).body).toBe(body);
  });

  test.each(['/rng', '/game/BAIZE/lantern_garden', '/register.html', '/some/where?x=1'])('%s opened by a browser is a page', async (url) => {
    const response = await get(url, browser);
    expect(response.statusCode).toBe(200);
    expect(bootOf(response.body)).not.toBeNull();
  });

  test.each(['/wps/none', '/studio/none', '/docs/none', '/console/none', '/art/none.webp', '/assets/none.js', '/studio/play/none'])('%s is none', async (url) => {
    const response = await get(url, browser);
    expect(response.statusCode).toBe(404);
    expect(response.json().message).toBe('not_found');
  });

  test('nor is what a script asks for, or a POST', async () => {
    expect((await get('/some/where', { accept: '*/*' })).statusCode).toBe(404);
    expect((await app.inject({ method: 'POST', url: '/rng', headers: browser })).statusCode).toBe(404);
  });
});

describe('files', () => {
  test('hashed ones are kept for a year, others for an hour, pages not at all', async () => {
    expect((await get('/assets/index-AbCd1234.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/studio/play/assets/pixi-AbCd1234.js')).headers['cache-control']).toContain('immutable');
    expect((await get('/art/covers/a.webp')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await get('/theme.js')).headers['cache-control']).toBe('public, max-age=3600');
    for (const url of ['/studio/play/', '/console/']) expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });

  test('the compressed copy is sent to who takes it; answers are compressed on the way', async () => {
    const file = await get('/assets/index-AbCd1234.js', { 'accept-encoding': 'gzip' });
    expect(file.headers['content-encoding']).toBe('gzip');
    expect(file.headers['content-type']).toContain('javascript');
    expect(file.headers.vary).toContain('accept-encoding');
    expect(file.rawPayload.length).toBeLessThan(200);
    expect((await get('/assets/index-AbCd1234.js')).headers['content-encoding']).toBeUndefined();
    expect((await get('/docs/json', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
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
