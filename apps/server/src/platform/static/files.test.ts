import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sitePage, writeBuiltApps } from '../../../test/support/built-apps.ts';
import { buildTestApp } from '../../../test/support/fake-ports.ts';

let app: Awaited<ReturnType<typeof buildTestApp>>;
let built: Awaited<ReturnType<typeof writeBuiltApps>>;
beforeAll(async () => {
  built = await writeBuiltApps();
  app = await buildTestApp({ folders: built.folders });
});
afterAll(async () => {
  await app.close();
  await built.remove();
});

test.each(['/assets/', '/art/'])('%s is no page', async (url) => {
  const { statusCode, body } = await app.inject({ url, headers: { accept: 'text/html' } });
  expect(statusCode).toBe(404);
  expect(body).not.toContain(sitePage);
});

test.each([
  ['/assets/..%2findex.html'],
  ['/assets/..%2f..%2foutside.txt'],
  ['/assets/%2e%2e/%2e%2e/outside.txt'],
  ['/assets/..%5c..%5coutside.txt'],
  ['/art/%00'],
  ['/art/covers/a.webp%00.js'],
  ['/console/..%2f..%2foutside.txt'],
  ['/studio/play/..%2f..%2foutside.txt'],
  ['/art/%2fetc%2fpasswd'],
])('%s gives nothing away', async (url) => {
  const { statusCode, body } = await app.inject({ url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toMatch(/outside|root:|<html/);
});

test.each([
  ['br;q=0, gzip', undefined],
  ['gzip, xbr', undefined],
  ['gzip', undefined],
  ['gzip, br', 'br'],
  ['br;q=0.5', 'br'],
])('a page for a browser that takes %s comes as %s', async (accepted, encoding) => {
  const headers = { accept: 'text/html', 'accept-encoding': accepted };
  const { headers: sent } = await app.inject({ url: '/somewhere', headers });
  expect(sent['content-encoding']).toBe(encoding);
});

test('the page of a game may run the script that stands in it, and no other', async () => {
  const folder = built.folders.frames['/studio/play/'] ?? '';
  await writeFile(path.join(folder, 'early.js'), 'fetch(1)');
  await writeFile(
    path.join(folder, 'first-files.json'),
    JSON.stringify({ early: 'early.js', font: '', texts: {}, games: {} }),
  );
  const withList = await buildTestApp({ folders: built.folders });
  const { headers, body } = await withList.inject({ url: '/studio/play/', headers: { host: 'play.test' } });
  expect(body).toContain('<script>(()=>{fetch(1)})()</script>');
  const [, sources] = /script-src ([^;]+);/.exec(String(headers['content-security-policy'])) ?? [];
  expect(sources).toMatch(/^'sha256-[\w+/]{43}=' http:\/\/play\.test$/);
  await withList.close();
});
