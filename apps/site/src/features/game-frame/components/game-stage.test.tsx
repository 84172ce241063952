// @covers launch-token game-page launch-place launch-answers game-unavailable

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameSlowAfterMs } from '../../../config/limits.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import {
  type Answering,
  member,
  pathOf,
  refusal,
  renderSite,
  stubServer,
} from '../../../lib/testing/render-site.fixture.tsx';
import type { Launch } from '../api/launch-game.ts';
import { GameStage } from './game-stage.tsx';

const spies = {
  ...{ onBalance: vi.fn(), onMoneyMoved: vi.fn(), onDeposit: vi.fn(), onClose: vi.fn() },
  ...{ onUpgrade: vi.fn(), onScreen: vi.fn(), onOpenGame: vi.fn() },
};
const around = {
  guest: null,
  account: null,
  session: null,
  outsideChanges: 0,
  heart: () => null,
  ownScreen: () => null,
};
const ownUrl = '/studio/play/?launchToken=once';
const launch = (more: Partial<Launch> = {}): Launch => ({
  target: 'frame',
  url: ownUrl,
  game: {
    nodeId: '0198-game',
    vassalage: 'BAIZE',
    accountTypeName: 'Baize Studio',
    gameType: 'RNG',
    gameClassify: 'SLOT',
    gameCode: 'lantern_garden',
    gameName: 'Lantern Garden',
    minBet: '0.20',
    minLineNum: 20,
    isGame: '',
    defaultPlayType: '',
    isHot: 1,
    maintenance: false,
    rtp: null,
    volatility: null,
    coverUrl: '/c.webp',
    wideCoverUrl: '/w.webp',
  },
  games: [],
  expiresAt: '2026-03-04T05:07:07.000Z',
  serverTime: '2026-03-04T05:06:07.000Z',
  openRound: null,
  transfer: null,
  ...more,
});

/** No frame loads anything here; each has a window that hears nothing. */
const gameWindow = { postMessage: () => {} } as unknown as Window;

beforeEach(() => {
  for (const spy of Object.values(spies)) spy.mockReset();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(gameWindow);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens the game page's stage; `answer` says what each launch is answered, by its number from 1. */
async function showStage(
  answer: (launchNumber: number) => unknown,
  others: Answering = () => refusal(404, 'not_found'),
  who = member,
) {
  const launches: unknown[] = [];
  const moved: unknown[] = [];
  stubServer((path, request) => {
    if (path === pathOf('launchGame')) {
      launches.push(request.data);
      return answer(launches.length);
    }
    if (path === pathOf('walletTransfer')) moved.push(request.body);
    return others(path, request);
  });
  const Stage = () => (
    <GameStage
      game={{ vendor: 'BAIZE', gameCode: 'lantern_garden' }}
      {...around}
      backUrl="/rng?vendor=BAIZE"
      {...spies}
    />
  );
  await renderSite(Stage, '/game', who);
  return { launches, moved };
}

const frame = () => document.querySelector('iframe');

function log(message: object, origin = 'null') {
  const event = new MessageEvent('message', { data: { channel: 'baize-game', ...message }, origin });
  Object.defineProperty(event, 'source', { value: gameWindow });
  act(() => void dispatchEvent(event));
}

it('launches with language, device, theme and the way back, and shows the game once it is ready', async () => {
  const { launches } = await showStage(() => launch());
  await waitFor(() => expect(frame()?.getAttribute('src')).toBe(`${ownUrl}&hostBar=1`));
  expect(launches).toEqual([
    {
      vendor: 'BAIZE',
      gameCode: 'lantern_garden',
      language: 'TY',
      device: 'desktop',
      theme: 'light',
      backUrl: '/rng?vendor=BAIZE',
    },
  ]);
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(screen.getByRole('status').textContent).toBe('Starting the game…');
  log({ type: 'ready' });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Lantern Garden' })).toBeTruthy();
  log({ type: 'depositRequested' });
  log({ type: 'close' });
  expect(spies.onDeposit).toHaveBeenCalledOnce();
  expect(spies.onClose).toHaveBeenCalledWith(expect.objectContaining({ gameType: 'RNG' }));
});

it('tells of an open round at once', async () => {
  await showStage(() => launch({ openRound: { roundId: 'r-1', openedAt: '2026-03-04T05:00:00.000Z' } }));
  await screen.findByText('Your open round goes on');
});

it('says that a launch which was used or is too old must be made again, and makes it', async () => {
  const { launches } = await showStage(() => launch());
  await waitFor(() => expect(frame()).not.toBeNull());
  log({ type: 'sessionEnded' });
  expect(screen.getByRole('alert').textContent).toContain('This game link has expired');
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(launches).toHaveLength(2));
  await waitFor(() => expect(frame()).not.toBeNull());
  log({ type: 'ready' });
  log({ type: 'sessionEnded' });
  expect(screen.getByRole('alert').textContent).toContain('Your game session has ended');
});

it('offers another try to a vendor that hangs, and still shows the game when it comes after all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { launches } = await showStage(() => launch());
  await vi.waitFor(() => expect(frame()).not.toBeNull(), { timeout: 20_000 });
  await act(() => vi.advanceTimersByTimeAsync(frameSlowAfterMs));
  expect(screen.getByRole('alert').textContent).toContain('The game is taking long to load');
  log({ type: 'ready' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(launches).toHaveLength(1);
});

it.each([
  ['game_not_found', 404, 'This game is no longer available', false],
  ['vendor_not_found', 404, 'This game is no longer available', false],
  ['vendor_not_answering', 503, 'The provider is not responding', true],
  ['account_blocked', 403, 'The game did not start', true],
] as const)('says of %s what it means', async (key, status, title, canRetry) => {
  const { launches } = await showStage((number) => (number === 1 ? refusal(status, key) : launch()));
  await screen.findByRole('heading', { name: title });
  const retry = screen.queryByRole('button', { name: 'Try again' });
  expect(retry !== null).toBe(canRetry);
  if (retry === null) return;
  fireEvent.click(retry);
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(launches).toHaveLength(2);
});

it('suggests other popular games for one that is being serviced', async () => {
  const other = {
    vassalage: 'BAIZE',
    gameCode: 'tide',
    gameType: 'RNG' as const,
    gameName: 'Tide of Fortune',
    coverUrl: '/t.webp',
  };
  await showStage(() => refusal(503, 'game_unavailable', { games: [other] }));
  await screen.findByRole('heading', { name: 'This game is under maintenance' });
  fireEvent.click(screen.getByRole('link', { name: /Tide of Fortune/ }));
  expect(spies.onOpenGame).toHaveBeenCalledWith({ vendor: 'BAIZE', gameCode: 'tide', gameType: 'RNG' });
});

it('leads a trial account to a real one where the game needs it', async () => {
  await showStage(() => refusal(403, 'in_need_true_account'));
  await screen.findByRole('heading', { name: 'This game needs a real account' });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(spies.onUpgrade).toHaveBeenCalledOnce();
});

it('believes no amount of a vendor’s frame, and takes its loading for its start', async () => {
  await showStage(() => launch({ url: 'https://games.vendor.example/start' }));
  await waitFor(() => expect(frame()?.getAttribute('sandbox')).toContain('allow-same-origin'));
  const roundId = '01939a3c-0000-7000-8000-000000000001';
  log({ type: 'roundEnded', roundId, balanceMinor: '999999' }, 'https://games.vendor.example');
  expect(spies.onMoneyMoved).toHaveBeenCalledOnce();
  expect(spies.onBalance).not.toHaveBeenCalled();
  log({ type: 'close' }, 'null');
  log({ type: 'close' }, 'https://elsewhere.example');
  expect(spies.onClose).not.toHaveBeenCalled();
  fireEvent.load(frame() as HTMLIFrameElement);
  expect(screen.queryByRole('status')).toBeNull();
});

it('opens a game that cannot be framed by a press in a window, and asks for a new way in for the next', async () => {
  const url = 'https://games.vendor.example/window?t=1';
  const { launches } = await showStage(() => launch({ target: 'window', url }));
  const open = await screen.findByRole('link', { name: 'Open the game' });
  expect([open.getAttribute('href'), open.getAttribute('target'), open.getAttribute('rel')]).toEqual([
    url,
    '_blank',
    'noopener noreferrer',
  ]);
  open.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(open);
  fireEvent.click(await screen.findByRole('button', { name: 'Open it again' }));
  await waitFor(() => expect(launches).toHaveLength(2));
});

it.each(['frame', 'window'] as const)('opens no address in a %s that would run in the site', async (target) => {
  const { launches } = await showStage((number) =>
    launch({ target, url: number === 1 ? 'javascript:alert(1)' : ownUrl }),
  );
  await screen.findByRole('heading', { name: 'The game did not start' });
  expect(frame()).toBeNull();
  expect(screen.queryByRole('link', { name: 'Open the game' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(launches).toHaveLength(2));
});

it.each(['lottery', 'fbsports'] as const)('goes on to the screen of %s', async (target) => {
  await showStage(() => launch({ target, url: `/${target}?gameCode=mb` }));
  await waitFor(() => expect(spies.onScreen).toHaveBeenCalledWith(`/${target}?gameCode=mb`));
  expect(frame()).toBeNull();
});

it('shows the games of a group that was opened by its address', async () => {
  const sub = { ...launch().game, nodeId: 'sub-1', gameCode: 'sub', gameName: 'Sub Game' };
  await showStage(() => launch({ target: 'games', url: '', games: [sub] }));
  fireEvent.click(await screen.findByRole('link', { name: /Sub Game/ }));
  expect(spies.onOpenGame).toHaveBeenCalledWith(expect.objectContaining({ vendor: 'BAIZE', gameCode: 'sub' }));
});

it('brings money back from a vendor with a wallet of its own when the game is left, and only then', async () => {
  const card = { vassalage: 'BAIZE', accountTypeId: 7 };
  const { moved } = await showStage(
    () => launch({ transfer: { transferId: 't-1', amount: '10.00', state: 'done' } }),
    (path) =>
      path === pathOf('vendorMenu')
        ? { data: { lanes: [{ gameType: 'RNG', cards: [card] }] } }
        : { transferId: 't-2', state: 'done', amount: '10.00', sumBalance: '10.00', replay: false },
  );
  await waitFor(() => expect(frame()).not.toBeNull());
  log({ type: 'sessionEnded' });
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await waitFor(() => expect(frame()).not.toBeNull());
  expect(moved).toEqual([]);
  cleanup();
  await waitFor(() => expect(moved).toHaveLength(1));
  expect(moved[0]).toMatchObject({ accountTypeId: 7, direction: 'out' });
  expect(moved[0]).not.toHaveProperty('amount');
});

it('leaves the money with a running game when the language changes', async () => {
  const { moved } = await showStage(
    () => launch({ transfer: { transferId: 't-1', amount: '10.00', state: 'done' } }),
    (path) =>
      path === pathOf('vendorMenu')
        ? { data: { lanes: [{ gameType: 'RNG', cards: [{ vassalage: 'BAIZE', accountTypeId: 7 }] }] } }
        : { transferId: 't-2', state: 'done', amount: '10.00', sumBalance: '10.00', replay: false },
  );
  await waitFor(() => expect(frame()).not.toBeNull());
  act(() => useLanguage.setState({ locale: 'EN' }));
  // Leaving sends one transfer, so one that the language had caused would be a second.
  cleanup();
  await waitFor(() => expect(moved).toHaveLength(1));
  useLanguage.setState({ locale: 'TY' });
});

it('launches in the account’s language where this browser has chosen none, though the site’s texts are still coming', async () => {
  localStorage.removeItem('lang');
  const { launches } = await showStage(() => launch(), undefined, { ...member, language: 'CN' });
  await waitFor(() => expect(launches).toEqual([expect.objectContaining({ language: 'CN' })]));
  cleanup();
  localStorage.setItem('lang', 'TY');
  const chosen = await showStage(() => launch(), undefined, { ...member, language: 'CN' });
  await waitFor(() => expect(chosen.launches).toEqual([expect.objectContaining({ language: 'TY' })]));
  localStorage.removeItem('lang');
});
