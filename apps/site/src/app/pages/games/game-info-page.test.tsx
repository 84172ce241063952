// @covers game-info

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { game } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { GameInfoPage } from './game-info-page.tsx';

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

async function visit(address: string) {
  const boards: unknown[] = [];
  stubServer((path, { data }) => {
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
  await renderSite(() => <GameInfoPage />, address, null);
  return boards;
}

it('tells figures, the month’s biggest wins and similar games, those of the same class first and never itself', async () => {
  const boards = await visit('/gameInfo?vendor=STUDIO&gameCode=game_1');
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
