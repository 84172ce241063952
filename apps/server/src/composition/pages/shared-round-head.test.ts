// @covers shared-rounds

import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBuiltApps } from '../../../test/support/built-apps.ts';
import { buildTestApp, fakePorts } from '../../../test/support/fake-ports.ts';
import { fail, ok } from '../../platform/result.ts';

const shareId = 'abcdefghijkmnpqrstuvwxyz23';
let built: Awaited<ReturnType<typeof writeBuiltApps>>;
beforeAll(async () => {
  built = await writeBuiltApps();
});
afterAll(() => built.remove());

const shown = {
  ...{ vassalage: 'BAIZE', gameCode: 'lantern_garden', gameName: 'Lanterns "&" <b>', gameType: 'RNG' as const },
  ...{ coverUrl: '/art/covers/a.webp', settledAt: '2026-01-01T00:00:00.000Z', account: 'de***o' },
  amounts: { stake: '12.34', payout: '1542.50' },
  ...{ multiplier: '125.00', round: {}, serverSeed: null, canBeVerified: false },
};

async function pageOf(url: string, isShared = true) {
  const app = await buildTestApp({
    folders: built.folders,
    ports: fakePorts({ handlers: { sharedRound: async () => (isShared ? ok(shown) : fail('round_not_found')) } }),
  });
  const answer = await app.inject({ url, headers: { accept: 'text/html' } });
  await app.close();
  return answer;
}

test('a messenger is shown game, multiplier and cover, and no amount, even of a round that shows them', async () => {
  const { body, headers, statusCode } = await pageOf(`/round/${shareId}?x=1`);
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(body).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(body).toContain('<meta property="og:title" content="Lanterns &quot;&amp;&quot; &lt;b&gt; × 125.00">');
  expect(body).toContain('<meta property="og:image" content="http://localhost/art/covers/a.webp">');
  for (const amount of ['12.34', '1542']) expect(body).not.toContain(amount);
});

test('a round that is not shared has a page that no search engine keeps, and nothing of a round', async () => {
  for (const url of [`/round/${shareId}`, '/round/x', '/round/']) {
    const { body, headers } = await pageOf(url, false);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).not.toContain('og:title');
  }
});

test('other pages are not kept away from search engines', async () => {
  const { body, headers } = await pageOf('/winners');
  expect(headers).not.toHaveProperty('x-robots-tag');
  expect(body).not.toContain('og:title');
});
