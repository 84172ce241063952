// @covers lottery-launch

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  pathOf,
  refusal,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../../lib/testing/render-site.fixture.tsx';
import { LotteryPage } from './lottery-page.tsx';
import { VnLotteryPage } from './vnlottery-page.tsx';

const serverTime = '2026-11-21T11:00:00.000Z';
const lottery = (gameId: string, vendor = 'TCG_LOTTO_VN', remainTime = 60) => ({
  gameId,
  vendor,
  remark: `Lottery ${gameId}`,
  gameMenuTag: 'North',
  numero: '20261121',
  remainTime,
  lockTime: 10,
  drawDayOfWeek: '2',
  winningTime: '2026-11-21T11:30:00.000Z',
});
const menusOf = (...ids: string[]) => ({
  menus: [{ tag: 'North', gameMenus: ids.map((id) => lottery(id)) }],
  serverTime,
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function visit(page: () => React.ReactNode, address: string, launched: unknown = refusal(404, 'not_found')) {
  sessionStorage.clear();
  const launches: unknown[] = [];
  stubServer((path, { data }: SentRequest) => {
    if (path === pathOf('launchGame')) launches.push(data);
    const answers: Record<string, unknown> = {
      [pathOf('gameMenus')]: menusOf('a', 'b'),
      [pathOf('vnGameMenus')]: menusOf('vn'),
      [pathOf('vendorMenu')]: { data: { lanes: [{ gameType: 'ELOTT', cards: [{ vassalage: 'LOTT' }] }] } },
      [pathOf('popularLotteries')]: { games: [], serverTime },
      [pathOf('vnRecentGames')]: { games: [], serverTime },
      [pathOf('recentDraws')]: {},
      [pathOf('launchGame')]: launched,
    };
    return answers[path] ?? refusal(404, 'not_found');
  });
  return { launches, ...(await renderSite(page, address)) };
}

test('a press launches with area, mode, prize mode, view, device, way back and language, and goes where the answer says', async () => {
  const { launches, router } = await visit(LotteryPage, '/lottery', {
    target: 'lottery',
    url: '/lottery?gameCode=b&vendor=TCG_LOTTO_VN&playType=straight',
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Lottery b/ }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ gameCode: 'b', vendor: 'TCG_LOTTO_VN', playType: 'straight' }),
  );
  expect(launches).toEqual([
    {
      vendor: 'TCG_LOTTO_VN',
      gameCode: 'b',
      language: 'TY',
      device: 'desktop',
      theme: 'light',
      backUrl: '/elott',
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'Elott',
      view: 'betting',
    },
  ]);
  expect(await screen.findByRole('region', { name: 'Lottery b' })).toBeTruthy();
});

test('a lottery of another vendor opens on the game page', async () => {
  const { router } = await visit(LotteryPage, '/lottery', { target: 'frame', url: 'https://lottery.example/' });
  fireEvent.click(await screen.findByRole('button', { name: /^Lottery a/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/game'));
  expect(router.state.location.search).toEqual({ vendor: 'TCG_LOTTO_VN', gameCode: 'a' });
});

test('a refused launch says why and stays', async () => {
  const { router } = await visit(LotteryPage, '/lottery', refusal(503, 'vendor_not_answering'));
  fireEvent.click(await screen.findByRole('button', { name: /^Lottery a/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/lottery'));
});

test('the Vietnamese page shows Vietnamese lotteries alone', async () => {
  await visit(VnLotteryPage, '/vnlottery');
  expect(await screen.findByRole('heading', { name: 'Vietnamese lottery' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Lottery vn/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Lottery a/ })).toBeNull();
});

const draw = (numero: string, openNumbers: string) => ({ gameId: 's', vendor: 'TCG_SEA', numero, openNumbers });

/** The lottery page at `address`; `menus` answers each call for the draws, by its number from 1. */
async function visitWith(address: string, menus: (callNumber: number) => unknown, more: Record<string, unknown> = {}) {
  sessionStorage.clear();
  let calls = 0;
  const launches: unknown[] = [];
  const answers: Record<string, unknown> = {
    [pathOf('vendorMenu')]: { data: { lanes: [{ gameType: 'ELOTT', cards: [{ vassalage: 'TCG_SEA' }] }] } },
    [pathOf('popularLotteries')]: { games: [], serverTime },
    [pathOf('recentDraws')]: {},
    ...more,
  };
  stubServer((path, { data }: SentRequest) => {
    if (path === pathOf('gameMenus')) return menus(++calls);
    if (path === pathOf('launchGame')) launches.push(data);
    return answers[path] ?? refusal(404, 'not_found');
  });
  return { calls: () => calls, launches, ...(await renderSite(LotteryPage, address)) };
}
const two = {
  menus: [
    { tag: 'North', gameMenus: [lottery('a'), lottery('b')] },
    { tag: 'Asia', gameMenus: [lottery('s', 'TCG_SEA'), lottery('closed', 'TCG_SEA', 5)] },
  ],
  serverTime,
};

test('a failed call is shown as a failure, with another try', async () => {
  await visitWith('/lottery', (number) => (number === 1 ? refusal(503, 'in_network_again') : two));
  const failure = await screen.findByRole('alert');
  expect(screen.queryByText('No draw is open')).toBeNull();
  fireEvent.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Lottery a/ })).toBeTruthy();
});

test('an empty menu and a failure are asked for again after 7 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const answers = [{ menus: [], serverTime }, refusal(503, 'in_network_again'), two];
  const { calls } = await visitWith('/lottery', (number) => answers[number - 1]);
  expect(await screen.findByText('No draw is open')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(7000));
  await vi.waitFor(() => expect(calls()).toBe(2));
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(await screen.findByRole('button', { name: /^Lottery a/ })).toBeTruthy();
});

test('the lottery of the address shows its draw and its latest results, and its tab is open', async () => {
  const recent = { s: [draw('20261120', '1234567'), draw('20261119', '98')] };
  await visitWith('/lottery?gameCode=s&playType=straight', () => two, { [pathOf('recentDraws')]: recent });
  const facts = within(await screen.findByRole('region', { name: 'Lottery s' }));
  expect(facts.getByText(/^Draw 20261121/)).toBeTruthy();
  expect(facts.getByText(/^Closes in 00:/)).toBeTruthy();
  await waitFor(() =>
    expect(facts.getAllByRole('img').map((numbers) => numbers.getAttribute('aria-label'))).toEqual(['123456', '98']),
  );
  expect(screen.getByRole('tab', { name: 'Asia' }).getAttribute('aria-selected')).toBe('true');
});

test('results of SEA lotteries are asked for by their own prize mode', async () => {
  await visitWith('/lottery', () => two);
  const prizeModes = () =>
    vi.mocked(fetch).mock.calls.flatMap(([address]) => {
      const { pathname, searchParams } = new URL(String(address), 'http://site.example');
      return pathname === pathOf('recentDraws') ? [JSON.parse(searchParams.get('data') ?? '{}').prizeMode] : [];
    });
  await waitFor(() => expect(prizeModes()).toEqual(['Lott', 'SEA']));
});

test('a vendor of the address shows its lotteries alone; one without any, all', async () => {
  await visitWith('/lottery?vendor=TCG_SEA', () => two);
  expect(await screen.findByRole('button', { name: /^Lottery s/ })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'North' })).toBeNull();
  cleanup();
  await visitWith('/lottery?vendor=LOTT', () => two);
  expect(await screen.findByRole('tab', { name: 'North' })).toBeTruthy();
});

test.each(['gone', 'a&vendor=TCG_SEA'])('a lottery that has no draw says so: %s', async (gameCode) => {
  await visitWith(`/lottery?gameCode=${gameCode}`, () => two);
  expect((await screen.findByText('This lottery has no open draw at the moment.')).role).toBe('status');
});

test('a lottery whose draw takes no bets any more is launched for its lobby', async () => {
  const launched = { target: 'lottery', url: '/lottery?gameCode=closed' };
  const { launches } = await visitWith('/lottery?tag=Asia', () => two, { [pathOf('launchGame')]: launched });
  fireEvent.click(await screen.findByRole('button', { name: /^Lottery closed/ }));
  await waitFor(() => expect(launches).toEqual([expect.objectContaining({ gameCode: 'closed', view: 'lobby' })]));
});
