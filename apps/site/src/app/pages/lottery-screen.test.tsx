import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pathOf, refusal, renderSite, type SentRequest, stubServer } from '../../lib/render-site.fixture.tsx';
import { LotteryPage } from './lottery-page.tsx';
import { VnLotteryPage } from './vnlottery-page.tsx';

const serverTime = '2026-11-21T11:00:00.000Z';
const lottery = (gameId: string) => ({
  gameId,
  vendor: 'TCG_LOTTO_VN',
  remark: `Lottery ${gameId}`,
  gameMenuTag: 'North',
  numero: '20261121',
  remainTime: 60,
  lockTime: 10,
  drawDayOfWeek: '2',
  winningTime: '2026-11-21T11:30:00.000Z',
});
const menusOf = (...ids: string[]) => ({ menus: [{ tag: 'North', gameMenus: ids.map(lottery) }], serverTime });

afterEach(() => {
  cleanup();
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
  expect((await screen.findByRole('status')).textContent).toBe('Betting on Lottery b is not open in this house yet.');
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
