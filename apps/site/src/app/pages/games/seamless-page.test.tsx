// @covers seamless-page

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { game, menu } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { member, pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { SeamlessPage } from './seamless-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** Vendor STUDIO plays from the one balance in two types, V2 keeps a wallet of its own, V3 has no game. */
const lanes = (['RNG', 'LIVE'] as const).flatMap((type) => menu(3, 2, type).data.lanes);
for (const { cards } of lanes) {
  for (const card of cards) {
    if (card.vassalage === 'V2') card.isSingle = false;
    if (card.vassalage === 'V3') card.gameCount = 0;
  }
}

async function visit(address: string, who: typeof member | null = member) {
  const launches: unknown[] = [];
  stubServer((path, { data }) => {
    if (path === pathOf('vendorMenu')) return { data: { lanes } };
    if (path === pathOf('gameList')) {
      const { gameType } = data as { gameType: 'RNG' };
      return { games: [game(1, { gameType, gameName: `A ${gameType} game` })], total: 1, totalPages: 1 };
    }
    if (path === pathOf('balance')) return { sumBalance: '12.50', currencySymbol: 'P' };
    if (path !== pathOf('launchGame')) return refusal(404, 'not_found');
    launches.push(data);
    const url = 'https://games.example/?launchToken=once';
    return { target: 'frame', url, game: game(1), games: [], expiresAt: null, openRound: null, transfer: null };
  });
  return { launches, ...(await renderSite(() => <SeamlessPage />, address, who)) };
}

it('lists the vendors that play from the one balance, each once with all its games', async () => {
  await visit('/seamless', null);
  const links = await screen.findAllByRole('link', { name: /games$/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringContaining('Studio4 games'), '/seamless?vendor=STUDIO'],
  ]);
});

it('lists a vendor’s games by type, and opens one in place', async () => {
  const { router } = await visit('/seamless?vendor=STUDIO');
  expect(await screen.findByRole('heading', { level: 1, name: 'Studio' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('link', { name: /A LIVE game/ }));
  await waitFor(() => expect(router.state.location.href).toBe('/seamless?vendor=STUDIO&gameCode=game_1'));
  await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
});

it.each(['V2', 'V3', 'nobody'])('says that vendor %s has no such game', async (vendor) => {
  await visit(`/seamless?vendor=${vendor}`);
  expect(await screen.findByText('No game here now')).toBeTruthy();
});

it('launches the game of the address in place, with balance and the way back', async () => {
  const { launches, router } = await visit('/seamless?vendor=STUDIO&gameCode=game_1');
  await waitFor(() =>
    expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://games.example/?launchToken=once'),
  );
  expect(launches).toEqual([
    {
      vendor: 'STUDIO',
      gameCode: 'game_1',
      language: 'TY',
      device: 'desktop',
      theme: 'light',
      backUrl: '/seamless?vendor=STUDIO',
    },
  ]);
  expect(await screen.findByText(/12\.50/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Close the game' }));
  await waitFor(() => expect(router.state.location.href).toBe('/seamless?vendor=STUDIO'));
});

it('leaves a vendor with a wallet of its own to the game page', async () => {
  const { launches, router } = await visit('/seamless?vendor=V2&gameCode=game_9');
  await waitFor(() => expect(router.state.location.href).toBe('/game?vendor=V2&gameCode=game_9'));
  expect(launches).toEqual([]);
});

it('asks a guest to log in before the game starts', async () => {
  const { launches, search } = await visit('/seamless?vendor=STUDIO&gameCode=game_1', null);
  await waitFor(() => expect(search().popup).toBe('login'));
  expect(launches).toEqual([]);
});
