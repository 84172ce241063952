// @covers plain-pages game-page

import type { Calls, CallValue } from '@baize/contract';
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

const level = (name: string, turnover: string) => ({
  ...{ level: 0, name, turnover, deposit: '0.00', keepTurnover: '50.00', upgradeBonus: '5.00' },
  ...{
    weeklyBonus: '0.00',
    monthlyBonus: '0.00',
    birthdayBonus: '0.00',
    rebates: [{ gameType: 'RNG', percent: '0.6' }],
  },
});
const vip: CallValue<Calls['vipStatus']> = {
  ...{ enabled: true, level: 1, turnover: '150.00', deposit: '20.00', monthTurnover: '10.00', keepMissing: '40.00' },
  levels: [
    level('V0', '0.00'),
    { ...level('V1', '100.00'), level: 1 },
    { ...level('V2', '300.00'), level: 2 },
  ] as never,
  monthEndsAt: '2026-11-30T16:00:00.000Z',
  next: { level: 2, turnoverMissing: '150.00', depositMissing: '0.00' },
  earnedLevel: null,
};

it.each([
  [4, false],
  [5, true],
])('/vip shows the ladder and what is missing; the VIP service at rank %i: %s', async (rankLevel, isThere) => {
  const opened = vi.fn(() => null);
  vi.stubGlobal('open', opened);
  stubServer((path) => (path === pathOf('vipStatus') ? vip : brand));
  await renderSite(VipPage, '/vip', { ...member, clubLabel: { labelName: `Rank ${rankLevel}`, rankLevel } });
  await screen.findByText('P 150.00 more turnover to V2');
  screen.getByText(/P 40.00 more turnover before .* keeps your level/);
  expect(screen.getAllByText('Yours').length).toBeGreaterThan(0);
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
