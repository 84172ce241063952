// @covers security-headers

import { type AddressInfo, connect } from 'node:net';
import { type Call, calls } from '@baize/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeBuiltApps } from '../support/built-apps.ts';
import { buildTestApp } from '../support/fake-ports.ts';
import { framePath } from '../support/sample-request.ts';

let app: Awaited<ReturnType<typeof buildTestApp>>;
let built: Awaited<ReturnType<typeof writeBuiltApps>>;
beforeAll(async () => {
  built = await writeBuiltApps();
  app = await buildTestApp({ folders: built.folders, trustedProxies: ['10.0.0.1'] });
});
afterAll(async () => {
  await app.close();
  await built.remove();
});
const get = (url: string) => app.inject({ url, headers: { host: 'house.test:4400' } });
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
    [
      'a body of another kind',
      { method: 'POST', url: calls.studioOpen.path, payload: 'x', headers: { 'content-type': 'text/plain' } },
    ],
    [
      'a body that is too large',
      {
        method: 'POST',
        url: calls.studioOpen.path,
        payload: 'x'.repeat(70_000),
        headers: { 'content-type': 'application/json' },
      },
    ],
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
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'));
      let received = '';
      socket
        .on('data', (chunk) => (received += chunk))
        .on('end', () => resolve(received))
        .on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
      success: false,
      value: null,
      message: 'invalid_input',
    });
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
    for (const name of ['script-src', 'style-src', 'font-src']) expect(directive(response, name)).toBe(origin);
    expect(directive(response, 'connect-src')).toBe(`${origin} ws://house.test:4400`);
    expect(directive(response, 'img-src')).toBe(`${origin} data: blob:`);
    expect(directive(response, 'default-src')).toBe("'none'");
    expect(response.headers).not.toHaveProperty('x-frame-options');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('origins', () => {
  test('only the frames of games answer other origins, and never with credentials', async () => {
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
      expect(headers['access-control-allow-origin'], `${method} ${url}`).toBe(framePath.test(url) ? '*' : undefined);
      expect(headers, url).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  test('the preflight of a studio call allows its headers', async () => {
    const response = await app.inject({
      method: 'OPTIONS',
      url: '/studio/v1/spin',
      headers: { origin: 'null', 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-headers']).toBe('content-type, game-session');
    expect(response.headers['access-control-allow-methods']).toBe('GET, POST');
  });
});
