// @covers jackpot-counter lobby-routes

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game, menu } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { brand, pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { LobbyPage } from './lobby-page.tsx';

const lobbies = [
  ['/rng', 'Slots'],
  ['/live', 'Live casino'],
  ['/fish', 'Fishing'],
  ['/pvp', 'Card rooms'],
  ['/sports', 'Sports'],
  ['/esports', 'Esports'],
  ['/cockfight', 'Cockfight'],
] as const;
let askedTypes: unknown[] = [];

beforeEach(() => {
  askedTypes = [];
  stubServer((path, { data }) => {
    if (path === pathOf('vendorMenu')) {
      const lanes = (['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const).flatMap(
        (type) => menu(1, 3, type).data.lanes,
      );
      return { data: { lanes } };
    }
    if (path === pathOf('jackpot')) return { pool: { amount: '1250.00' }, serverTime: brand.serverTime };
    if (path === pathOf('hotGames')) return { list: [], footer: { total: 0 } };
    if (path === pathOf('gameList')) {
      const { gameType } = data as { gameType: 'RNG' };
      askedTypes.push(gameType);
      return { games: [game(1, { gameType })], total: 1, totalPages: 1 };
    }
    return brand;
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it.each(lobbies)(
  '%s is the lobby of its own type and has the jackpot counter only as the slot lobby',
  async (path, name) => {
    await renderSite(LobbyPage, `${path}?list=none`, null);
    await screen.findByRole('heading', { level: 1, name });
    await screen.findByRole('article');
    expect(new Set(askedTypes)).toEqual(new Set([path.slice(1).toUpperCase()]));
    expect(screen.queryByRole('region', { name: 'Jackpot show' }) !== null).toBe(path === '/rng');
  },
);
