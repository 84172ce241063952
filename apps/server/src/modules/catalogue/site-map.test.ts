// @covers menu-and-routers

import { bannerGroupOf, calls } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { menuOf } from './site-map.ts';

const db = useTestDatabase();
let operator: TestServer;
beforeAll(async () => {
  operator = await openTestServer(db, testClock());
});
afterAll(() => operator.close());

const answerOf = async (path: string) => (await operator.app.inject(path)).json().value;

test('the menu has home, the lobbies that have a vendor in their order, promotions and app download', async () => {
  const value = await answerOf(calls.systemMenu.path);
  expect(calls.systemMenu.answer.parse(value)).toEqual(value);
  const pages = value.list.map(({ page }: { page: string }) => page);
  expect(pages.slice(0, 4)).toEqual(['/', '/rng', '/live', '/sports']);
  expect(pages.slice(-2)).toEqual(['/promotions', '/down']);
});

test('a lobby without a vendor is left out, but for the cockfight after sports; lotteries share a lobby', () => {
  const lobbies = menuOf(['LOTT', 'SPORTS', 'RNG']).filter(({ gameType }) => gameType !== '');
  expect(lobbies).toEqual([
    { gameType: 'RNG', name: 'RNG', page: '/rng' },
    { gameType: 'SPORTS', name: 'SPORTS', page: '/sports' },
    { gameType: 'COCKFIGHT', name: 'COCKFIGHT', page: '/cockfight' },
    { gameType: 'ELOTT', name: 'ELOTT', page: '/elott' },
  ]);
});

test('the routers name every address with banners and their group', async () => {
  const value = await answerOf(calls.systemRouters.path);
  expect(calls.systemRouters.answer.parse(value)).toEqual(value);
  expect(value.list).toContainEqual({ path: '/elott', bannerGroup: 'w_lott' });
  for (const { path, bannerGroup } of value.list) expect(bannerGroupOf(path)).toBe(bannerGroup);
});
