// @covers game-page

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { game } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { balanceKey } from '../../../lib/account/balance.ts';
import { useSession } from '../../../lib/session/session.ts';
import {
  brand,
  member,
  pathOf,
  refusal,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../../lib/testing/render-site.fixture.tsx';
import { GameRoom } from './game-room.tsx';

// The encryption itself is proved in lib/api/client.test.ts; here the server reads plain fields.
vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

const gameWindow = { postMessage: () => {} } as unknown as Window;

// Loaded beforehand, so that a busy machine does not take for a fault what only comes late.
beforeAll(async () => {
  await Promise.all([import('@baize/ui/dialog'), import('../../../features/auth/components/free-play-button.tsx')]);
});
beforeEach(() => {
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(gameWindow);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

interface Opened {
  who?: Parameters<typeof renderSite>[2];
  gameType?: 'RNG' | 'PVP';
  url?: string;
  knownBrand?: typeof brand;
}

async function open({
  who = member,
  gameType = 'RNG',
  url = '/studio/play/?launchToken=once',
  knownBrand,
}: Opened = {}) {
  const asked: [string, SentRequest][] = [];
  stubServer((path, request) => {
    asked.push([path, request]);
    const running = game(1, { gameType, gameName: 'Reels' });
    if (path === pathOf('launchGame'))
      return { target: 'frame', url, game: running, games: [], expiresAt: null, openRound: null, transfer: null };
    if (path === pathOf('balance')) return { sumBalance: '10.00', currencySymbol: 'P' };
    if (path === pathOf('favoriteGames')) return { nodeIds: [] };
    if (path === pathOf('addFavoriteGame')) return { nodeId: running.nodeId, isFavorite: true };
    if (path === pathOf('whitelabel')) return brand;
    if (path === pathOf('loginFreePlay'))
      return { token: 'token-of-trial', firstTimeLogin: false, passwordExpired: false };
    if (path === pathOf('memberInfo')) return { ...member, type: 4 };
    return refusal(404, 'not_found');
  });
  const site = await renderSite(
    () => <GameRoom game={{ vendor: 'STUDIO', gameCode: 'game_1' }} />,
    '/game',
    who,
    knownBrand,
  );
  const bodiesOf = (call: Parameters<typeof pathOf>[0]) =>
    asked.filter(([path]) => path === pathOf(call)).map(([, { body }]) => body);
  return { ...site, bodiesOf };
}

const say = (type: string, balanceMinor: string) => {
  const data = { channel: 'baize-game', type, roundId: '01939a3c-0000-7000-8000-000000000001', balanceMinor };
  const event = new MessageEvent('message', { data, origin: 'null' });
  Object.defineProperty(event, 'source', { value: gameWindow });
  act(() => void dispatchEvent(event));
};
const figure = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent?.replace('\u00a0', ' ');

it('the bar says what the rounds brought, once their results are shown', async () => {
  const { queryClient } = await open();
  await waitFor(() => expect(figure('Session net')).toBe('P 0.00'));
  await waitFor(() => expect(queryClient.getQueryData(balanceKey)).toBeTruthy());
  say('roundStarted', '900');
  expect(figure('Session net')).toBe('P 0.00');
  say('roundEnded', '1450');
  expect(figure('Session net')).toBe('+P 4.50');
  say('roundStarted', '950');
  say('roundEnded', '950');
  expect(figure('Session net')).toBe('-P 0.50');
});

it('a deposit is no win', async () => {
  const { queryClient } = await open();
  await waitFor(() => expect(queryClient.getQueryData(balanceKey)).toBeTruthy());
  say('roundStarted', '900');
  say('roundEnded', '900');
  act(() => void queryClient.setQueryData(balanceKey, { sumBalance: '59.00', currencySymbol: 'P' }));
  await screen.findByText(/59\.00/);
  say('roundStarted', '5800');
  say('roundEnded', '5800');
  expect(figure('Session net')).toBe('-P 2.00');
});

it('a balance that is asked for in mid-round takes nothing of its win away', async () => {
  const { queryClient } = await open();
  await waitFor(() => expect(queryClient.getQueryData(balanceKey)).toBeTruthy());
  say('roundStarted', '900');
  act(() => void queryClient.setQueryData(balanceKey, { sumBalance: '29.00', currencySymbol: 'P' }));
  await screen.findByText(/29\.00/);
  say('roundEnded', '2900');
  expect(figure('Session net')).toBe('+P 19.00');
});

it('the time runs from the opening of the game', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await waitFor(() => expect(figure('Session time')).toBe('00:00'));
  act(() => void vi.advanceTimersByTime(65_000));
  expect(figure('Session time')).toBe('01:05');
});

it.each([
  ['a vendor’s own frame', { url: 'https://games.vendor.example/start' }],
  ['a card room', { gameType: 'PVP' as const }],
])('%s tells no result, the time alone', async (_what, more) => {
  await open(more);
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
  expect(figure('Session time')).toBeTruthy();
  expect(figure('Session net')).toBeUndefined();
});

it('a running game can be saved, and a phone has it behind one button with the figures', async () => {
  const { bodiesOf } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'More about this game' }));
  const more = within(await screen.findByRole('dialog', { name: 'More about this game' }));
  expect(more.getByText('Session net')).toBeTruthy();
  expect(more.getByRole('link', { name: 'About this game' }).getAttribute('href')).toBe(
    '/gameInfo?vendor=STUDIO&gameCode=game_1',
  );
  fireEvent.click(more.getByRole('button', { name: 'Save Reels to your games' }));
  await waitFor(() =>
    expect(bodiesOf('addFavoriteGame')).toEqual([{ nodeId: game(1).nodeId, vendor: 'STUDIO', gameType: 'RNG' }]),
  );
});

it('a visitor at the door plays at once with a trial account, where the brand has them', async () => {
  const { bodiesOf } = await open({ who: null, knownBrand: { ...brand, freePlay: true } });
  expect(figure('Session time')).toBeUndefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Try the demo' }));
  await waitFor(() => expect(useSession.getState().member?.type).toBe(4));
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
  expect(bodiesOf('loginFreePlay')).toHaveLength(1);
});

it('a brand without trial accounts offers none', async () => {
  await open({ who: null });
  await screen.findByRole('button', { name: 'Log in' });
  expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
});
