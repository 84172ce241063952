import { pathOf, walletCommands } from '@baize/vendor-kit/http';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveDocumentation } from './documentation.ts';
import { refuseForeignRoutes } from './security/route-guard.ts';

const app = Fastify();
beforeAll(async () => {
  refuseForeignRoutes(app);
  await serveDocumentation(app);
  await app.ready();
});
afterAll(() => app.close());

test.each([
  ['/docs', 'Baize'],
  ['/docs/wallet', 'Baize vendor wallet'],
])('%s is a page with its own document', async (page, title) => {
  const answer = await app.inject(`${page}/`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/html');
  expect((await app.inject(`${page}/static/swagger-ui.css`)).statusCode).toBe(200);
  expect((await app.inject(`${page}/json`)).json().info.title).toBe(title);
});

test('the wallet’s document tells every command, the site’s tells none', async () => {
  const pathsOf = async (page: string) => Object.keys((await app.inject(`${page}/json`)).json().paths);
  expect(await pathsOf('/docs/wallet')).toEqual(walletCommands.map(pathOf));
  expect((await pathsOf('/docs')).filter((path) => path.startsWith('/wallet/'))).toEqual([]);
});
