// @covers popups

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { game } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { VendorPanel } from '../header/vendor-panel.tsx';
import { DeferredShell } from './deferred-shell.tsx';

// Loaded beforehand, so that a busy machine does not take for a fault what only comes late.
beforeAll(() => import('./game-popup.tsx'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const page = () => (
  <>
    <VendorPanel gameCategory="RNG" label="Slots" to="/rng" onChoose={() => {}} />
    <DeferredShell hasSideBar={false} hasFreshNotice={false} onSignOut={() => {}} />
  </>
);

function stubOperator() {
  const launches: unknown[] = [];
  stubServer((path, { data }) => {
    if (path === pathOf('vendorMenu')) return { data: { lanes: [] } };
    if (path === pathOf('hotGames')) return { list: [game(1, { gameName: 'Reels' })], footer: { total: 1 } };
    if (path === pathOf('balance')) return { sumBalance: '12.50', currencySymbol: 'P' };
    if (path !== pathOf('launchGame')) return refusal(404, 'not_found');
    launches.push(data);
    const url = 'https://games.example/?launchToken=once';
    return { target: 'frame', url, game: game(1), games: [], expiresAt: null, openRound: null, transfer: null };
  });
  return launches;
}

it('the header’s dropdown opens a hot game in the popup, in a frame over the page; closing leaves the page as it was', async () => {
  const launches = stubOperator();
  const { search, router } = await renderSite(page, '/?type=vip');
  fireEvent.click(await screen.findByRole('link', { name: 'Reels' }));
  const popup = await screen.findByRole('dialog', { name: 'Game' });
  await waitFor(() =>
    expect(popup.querySelector('iframe')?.getAttribute('src')).toBe('https://games.example/?launchToken=once'),
  );
  expect(search()).toEqual({ type: 'vip', play: 'STUDIO:game_1' });
  expect(launches).toEqual([expect.objectContaining({ vendor: 'STUDIO', gameCode: 'game_1' })]);
  fireEvent.click(screen.getByRole('button', { name: 'Close the game' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.href).toBe('/?type=vip');
});

it.each(['/?play=', '/?play=nonsense'])('an address without a game opens no popup: %s', async (address) => {
  stubOperator();
  await renderSite(page, address);
  await screen.findByRole('link', { name: 'Reels' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
