// @covers plain-pages game-page

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game } from '../../features/games/components/lobby/lobby.fixture.tsx';
import { brand, member, pathOf, renderSite, stubServer } from '../../lib/testing/render-site.fixture.tsx';
import { router } from '../router.tsx';
import { JoinPage } from './account/join-page.tsx';
import { NoticePage } from './content/notice-page.tsx';
import { PointMallPage } from './content/point-mall-page.tsx';
import { VipPage } from './content/vip-page.tsx';
import { GamePage } from './games/game-page.tsx';
import { HotPage } from './games/hot-page.tsx';

const notice = { id: 'n1', title: 'Open all night', content: '<p>Yes</p>', publishedAt: '2026-11-21T08:00:00.000Z' };
const hot = [
  game(1, { isHot: 1, gameName: 'Reels' }),
  game(2, { isHot: 1, gameName: 'Wheel', gameType: 'LIVE' }),
  game(3, { isHot: 1, gameName: 'Net', gameType: 'FISH' }),
];

beforeEach(() => {
  stubServer((path) => {
    if (path === pathOf('listAnnouncements')) {
      return { player: [notice], popup: [], promotion: [], banners: [], news: [] };
    }
    return path === pathOf('hotGames') ? { list: hot, footer: { total: hot.length } } : brand;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('/hot has the hot games of every type, or of the one that is chosen; a guest logs in before he plays', async () => {
  const { search } = await renderSite(HotPage, '/hot', null);
  const names = async (count: number) => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(count));
    return screen.getAllByRole('article').map((card) => card.textContent?.match(/Reels|Wheel|Net/)?.[0]);
  };
  expect(await names(3)).toEqual(['Reels', 'Wheel', 'Net']);
  fireEvent.click(screen.getByRole('radio', { name: 'Live casino' }));
  expect(await names(1)).toEqual(['Wheel']);
  expect(search()).toEqual({ type: 'LIVE' });
  fireEvent.click(within(screen.getByRole('article')).getByRole('link'));
  await waitFor(() => expect(search().popup).toBe('login'));
});

it('/vip asks a guest to log in', async () => {
  const { search } = await renderSite(VipPage, '/vip', null);
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'login' }));
});

it.each([
  [4, false],
  [5, true],
])('/vip tells a member of rank %i his rank; the way to the VIP service is there: %s', async (rankLevel, isThere) => {
  const opened = vi.fn(() => null);
  vi.stubGlobal('open', opened);
  await renderSite(VipPage, '/vip', { ...member, clubLabel: { labelName: `Rank ${rankLevel}`, rankLevel } });
  screen.getByText(`Rank ${rankLevel}`);
  const way = screen.queryByRole('button', { name: 'Open my service' });
  expect(way !== null).toBe(isThere);
  if (way === null) return;
  fireEvent.click(way);
  expect(opened).toHaveBeenCalledOnce();
});

it('/join leads a guest to the registration, a member to the games', async () => {
  const { search } = await renderSite(JoinPage, '/join', null);
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(search()).toEqual({ popup: 'register' }));
  cleanup();
  await renderSite(JoinPage, '/join', member);
  expect(screen.queryByRole('button', { name: 'Sign up' })).toBeNull();
  expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/rng');
});

it('/noticePage has the notices', async () => {
  await renderSite(NoticePage, '/noticePage', null);
  screen.getByRole('heading', { level: 1, name: 'Notices' });
  await screen.findByText('Open all night');
});

it('/game without a game says so', async () => {
  await renderSite(GamePage, '/game', member);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

it.each([
  ['/join', 'Join us', JoinPage],
  ['/pointMall', 'Points mall', PointMallPage],
  ['/vip', 'VIP', VipPage],
] as const)('%s has its title, and every link of it leads to a page', async (address, name, page) => {
  await renderSite(page, address, member);
  screen.getByRole('heading', { level: 1, name });
  expect(document.title).toBe(`${name} · Baize`);
  const links = screen
    .queryAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', 'http://site').pathname);
  const known = Object.keys(router.routesByPath);
  expect(links.filter((link) => !known.includes(link))).toEqual([]);
});
