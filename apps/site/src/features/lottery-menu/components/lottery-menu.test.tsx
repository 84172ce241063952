// @covers lottery-favourites lottery-refresh lottery-menu-page

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { member, pathOf, renderSite, type SentRequest, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import type { LotteryGame } from '../api/game-menus.ts';
import { closesAtMs, countdown, drawDate, refreshDelayMs } from '../draw-clock.ts';
import { useDraws } from '../hooks/use-draws.ts';
import { readLotteryFavorites, toggleLotteryFavorite, useLotteryFavorites } from '../lottery-favorites.ts';
import { listedGames, matching, readLotterySearch, weekdays } from '../lottery-search.ts';
import { LotteryMenu } from './lottery-menu.tsx';

const game = (gameId: string, more: Partial<LotteryGame> = {}): LotteryGame => ({
  gameId,
  vendor: 'TCG_LOTTO_VN',
  remark: `Lottery ${gameId}`,
  gameMenuTag: 'North',
  numero: '20261121',
  remainTime: 60,
  lockTime: 10,
  drawDayOfWeek: '2,4,6',
  winningTime: '2026-11-21T11:30:00.000Z',
  ...more,
});

beforeEach(() => {
  localStorage.clear();
  useLotteryFavorites.setState({ favorites: {} });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the clock', () => {
  it('adjusts the end for half the round-trip delay and the lock time', () => {
    const trip = { askedAtMs: 1000, answeredAtMs: 1400 };
    expect(closesAtMs({ remainTime: 60, lockTime: 10 }, trip)).toBe(1200 + 50_000);
    expect(closesAtMs({ remainTime: 5, lockTime: 10 }, trip)).toBe(1200 - 5000);
  });

  it.each([
    ['the smallest of several', [9000, 12_000, 61_000], 8000],
    ['at most 30 s', [90_000], 30_000],
    ['exactly 30 s', [31_000], 30_000],
    ['just below', [30_999], 29_999],
    ['7 s where the only one is over', [900], 7000],
    ['7 s where it is over this moment', [1000], 7000],
    ['the open one where another is over', [500, 5000], 4000],
    ['7 s without a draw', [], 7000],
  ] as const)('waits for %s', (_, closings, delayMs) => {
    expect(refreshDelayMs(closings, 1000)).toBe(delayMs);
  });

  it('counts down and writes dates as YYYY.MM.DD', () => {
    expect([249_000, 3_849_000, 1, -5].map((ms) => countdown(ms).time)).toEqual(['04:09', '1:04:09', '00:01', '00:00']);
    expect(drawDate('2026-03-04T12:00:00.000Z')).toBe('2026.03.04');
  });
});

describe('the filters', () => {
  const games = [game('a'), game('b', { drawDayOfWeek: '1, 7', remark: 'Đà Lạt' }), game('c', { drawDayOfWeek: '' })];
  const all = readLotterySearch({}, ['North', 'South']);

  it('know Monday 2 to Saturday 7 and Sunday 1', () => {
    expect(weekdays).toEqual(['2', '3', '4', '5', '6', '7', '1']);
    const found = Object.fromEntries(
      weekdays.map((day) => [day, matching(games, { ...all, day }).map(({ gameId }) => gameId)]),
    );
    expect(found).toEqual({ 2: ['a'], 3: [], 4: ['a'], 5: [], 6: ['a'], 7: ['b'], 1: ['b'] });
  });

  it('find by name', () => {
    expect(matching(games, { ...all, name: ' đà ' })).toEqual([games[1]]);
    expect(matching(games, all)).toEqual(games);
  });

  it('list the tab’s, its saved ones, and hot and recent ones of every tab in their own order', () => {
    const menus = [
      { tag: 'North', gameMenus: games },
      { tag: 'South', gameMenus: [game('d')] },
    ];
    const ids = { hot: ['d', 'gone', 'a'], recent: ['b'], saved: ['c', 'd'] };
    const listed = (list: 'all' | 'hot' | 'saved' | 'recent') =>
      listedGames(menus, { ...all, list }, ids).map(({ gameId }) => gameId);
    expect([listed('all'), listed('saved')]).toEqual([['a', 'b', 'c'], ['c']]);
    expect([listed('hot'), listed('recent')]).toEqual([['d', 'a'], ['b']]);
  });

  it('read nonsense as not given', () => {
    expect(readLotterySearch({ tag: 'West', day: '8', list: 'best' }, ['North', 'South'])).toEqual(all);
    expect(all).toEqual({ tag: 'North', day: '', name: '', list: 'all' });
  });
});

describe('favourites', () => {
  it('are kept for each user name in LOTTFAV', () => {
    toggleLotteryFavorite('lena', 'a');
    toggleLotteryFavorite('lena', 'b');
    toggleLotteryFavorite('marc', 'a');
    toggleLotteryFavorite('lena', 'a');
    expect(JSON.parse(localStorage.getItem('LOTTFAV') ?? '')).toEqual({ lena: ['b'], marc: ['a'] });
  });

  it.each(['', '{', '[]', '7', '"x"', 'null', '{"lena":"a"}', '{"lena":[1,null]}'])(
    'survive %s in the storage',
    (text) => {
      localStorage.setItem('LOTTFAV', text);
      expect(Object.values(readLotteryFavorites()).flat()).toEqual([]);
      toggleLotteryFavorite('lena', 'a');
      expect(readLotteryFavorites()).toEqual({ lena: ['a'] });
    },
  );
});

describe('the menu', () => {
  const menus = Array.from({ length: 8 }, (_, index) => ({
    tag: `Tag ${index + 1}`,
    gameMenus: [game(`${index + 1}-a`), game(`${index + 1}-b`, { drawDayOfWeek: '1' })],
  }));
  const opened = vi.fn();
  const lanes = [{ gameType: 'ELOTT', title: '', gameClassify: [], cards: [{ vassalage: 'LOTT' }] }];
  const draw = (openNumbers: string) => ({
    gameId: '1-a',
    vendor: 'TCG_LOTTO_VN',
    numero: '20261120',
    openNumbers,
    winningTime: '2026-11-20T11:30:00.000Z',
  });

  function Page() {
    const { data } = useDraws();
    if (data === undefined) return null;
    return <LotteryMenu menus={data.menus} trip={data} requireLogin={(then) => then()} onOpen={opened} />;
  }
  const names = () => screen.queryAllByRole('article').map((card) => card.querySelector('.font-semibold')?.textContent);

  async function showMenu(address = '/elott', who: typeof member | null = member) {
    let asked = 0;
    const serverTime = '2026-11-21T11:00:00.000Z';
    const sent: [string, SentRequest][] = [];
    const of = (...ids: string[]) => ({ games: ids.map((id) => game(id)), serverTime });
    stubServer((path, request) => {
      sent.push([path, request]);
      if (path === pathOf('gameMenus')) asked += 1;
      if (path === pathOf('vendorMenu')) return { data: { lanes } };
      if (path === pathOf('popularLotteries')) return of('7-b', '2-a');
      if (path === pathOf('vnRecentGames')) return of('3-a');
      if (path === pathOf('recentDraws')) return { '1-a': [draw('7654321'), draw('1')] };
      return { menus, serverTime };
    });
    return { count: () => asked, sent, ...(await renderSite(Page, address, who)) };
  }

  it('has a tab for each tag, with arrows above seven, and opens a lottery', async () => {
    const { search } = await showMenu();
    await waitFor(() => expect(names()).toEqual(['Lottery 1-a', 'Lottery 1-b']));
    expect(screen.getByRole('button', { name: 'Scroll on' })).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Tag 3' }));
    await waitFor(() => expect(names()).toEqual(['Lottery 3-a', 'Lottery 3-b']));
    expect(search()).toEqual({ tag: 'Tag 3' });
    fireEvent.click(screen.getByRole('button', { name: /^Lottery 3-b/ }));
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ gameId: '3-b', vendor: 'TCG_LOTTO_VN' }), 'betting');
  });

  it('shows hot and recent lotteries of every tab, and leaves them by a press on a tab', async () => {
    const { search, sent } = await showMenu();
    fireEvent.click(await screen.findByRole('radio', { name: 'Hot' }));
    await waitFor(() => expect(names()).toEqual(['Lottery 7-b', 'Lottery 2-a']));
    fireEvent.click(screen.getByRole('radio', { name: 'Recent' }));
    await waitFor(() => expect(names()).toEqual(['Lottery 3-a']));
    expect(search()).toEqual({ list: 'recent' });
    fireEvent.click(screen.getByRole('tab', { name: 'Tag 2' }));
    await waitFor(() => expect(search()).toEqual({ tag: 'Tag 2' }));
    const popular = sent.find(([path]) => path === pathOf('popularLotteries'))?.[1].data;
    expect(popular).toEqual({ count: 20, prizeMode: 'Elott', device: 'html5-desktop', language: 'TY' });
  });

  it('offers saved and recent lists to nobody who is not logged in', async () => {
    await showMenu('/elott', null);
    await screen.findByRole('radio', { name: 'Hot' });
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['all', 'hot']);
  });

  it('shows the open numbers of the draw before, at most six digits', async () => {
    const { sent } = await showMenu();
    expect(await screen.findByRole('img', { name: '765432' })).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /^\d+$/ })).toHaveLength(1);
    const asked = sent.find(([path]) => path === pathOf('recentDraws'))?.[1].data;
    expect(asked).toEqual({ prizeMode: 'Elott', device: 'html5-desktop', recentCount: 100, language: 'TY' });
  });

  it('saves by the heart, and shows the saved alone', async () => {
    const { search } = await showMenu('/elott?tag=Tag+2');
    fireEvent.click(await screen.findByRole('button', { name: 'Save Lottery 2-b to your games' }));
    await screen.findByRole('button', { name: 'Take Lottery 2-b off your saved games' });
    fireEvent.click(screen.getByRole('radio', { name: 'Saved' }));
    await waitFor(() => expect(names()).toEqual(['Lottery 2-b']));
    expect(search()).toEqual({ tag: 'Tag 2', list: 'saved' });
  });

  it('is asked for again when the nearest draw closes, and no more after leaving', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { count } = await showMenu();
    await vi.waitFor(() => expect(names()).toHaveLength(2), { timeout: 20_000 });
    expect(count()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await vi.waitFor(() => expect(count()).toBe(2), { timeout: 20_000 });
    cleanup();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(count()).toBe(2);
  });
});
