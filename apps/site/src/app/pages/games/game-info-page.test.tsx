// @covers game-info

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { game } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { brand, member, pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { GameInfoPage } from './game-info-page.tsx';

// The encryption itself is proved in lib/api/client.test.ts; here the server reads plain fields.
vi.mock('@baize/client/encryption', () => ({
  encryptBody: async ({ body }: { body: unknown }) => JSON.stringify(body),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = game(1, { gameName: 'Known', rtp: '96.21', volatility: 'high', gameClassify: 'BOOK' });
const win = {
  account: 'de***r',
  vassalage: 'STUDIO',
  gameCode: 'game_1',
  gameName: 'Known',
  gameType: 'RNG',
  coverUrl: '/c.webp',
  stake: '1.00',
  payout: '250.00',
  multiplier: '250.00',
  settledAt: '2026-03-04T05:06:07.000Z',
};

async function visit(address: string, who: Parameters<typeof renderSite>[2] = null) {
  const boards: unknown[] = [];
  stubServer((path, { data }) => {
    if (path === pathOf('whitelabel')) return brand;
    if (path === pathOf('loginFreePlay')) return { token: 'trial', firstTimeLogin: false, passwordExpired: false };
    if (path === pathOf('memberInfo')) return { ...member, type: 4 };
    if (path === pathOf('winnerBoard')) {
      boards.push(data);
      return { list: [win], serverTime: win.settledAt };
    }
    if (path !== pathOf('gameList')) return { data: { lanes: [] } };
    const { vassalage, gameCode, gameClassify } = data as Record<string, string | undefined>;
    if (vassalage === 'nobody') return refusal(404, 'vendor_not_found');
    if (gameCode !== undefined) return { games: gameCode === 'game_1' ? [shown] : [], total: 1, totalPages: 1 };
    const alike = game(2, { gameName: 'Alike' });
    const list = gameClassify === 'BOOK' ? [shown, alike] : [game(3, { gameName: 'Other' }), alike, shown];
    return { games: list, total: list.length, totalPages: 1 };
  });
  const site = await renderSite(() => <GameInfoPage />, address, who, { ...brand, freePlay: true });
  return { ...site, boards };
}

it('tells figures, the month’s biggest wins and similar games, those of the same class first and never itself', async () => {
  const { boards } = await visit('/gameInfo?vendor=STUDIO&gameCode=game_1');
  expect(await screen.findByRole('heading', { level: 1, name: 'About Known' })).toBeTruthy();
  expect(screen.getByText('96.21 %')).toBeTruthy();
  expect(screen.getByText('Wins are rare and can be very large.')).toBeTruthy();
  expect(await screen.findByText('× 250.00')).toBeTruthy();
  const similar = (await screen.findByRole('heading', { name: 'Similar games' })).parentElement;
  const names = [...(similar?.querySelectorAll('li') ?? [])].map(
    (one) => /Alike|Other|Known/.exec(one.textContent)?.[0],
  );
  expect(names).toEqual(['Alike', 'Other']);
  expect(boards).toEqual([
    { kind: 'biggest', period: 'M', language: 'TY', size: 5, vassalage: 'STUDIO', gameCode: 'game_1' },
  ]);
});

it.each(['/gameInfo', '/gameInfo?vendor=STUDIO&gameCode=gone', '/gameInfo?vendor=nobody&gameCode=game_1'])(
  '%s says that there is no such game',
  async (address) => {
    await visit(address);
    expect(await screen.findByRole('heading', { name: 'This game is not offered' })).toBeTruthy();
  },
);

it('a visitor goes on to the game with a trial account', async () => {
  const { router } = await visit('/gameInfo?vendor=STUDIO&gameCode=game_1');
  fireEvent.click(await screen.findByRole('button', { name: 'Try the demo' }));
  await waitFor(() => expect(router.state.location.href).toBe('/game?vendor=STUDIO&gameCode=game_1'));
});

it('who is logged in is offered no trial account', async () => {
  await visit('/gameInfo?vendor=STUDIO&gameCode=game_1', member);
  await screen.findByRole('heading', { level: 1, name: 'About Known' });
  expect(screen.queryByRole('button', { name: 'Try the demo' })).toBeNull();
});
