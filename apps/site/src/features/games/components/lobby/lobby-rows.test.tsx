// @covers lobby-list-types lobby-filter-change

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedFor, game, InSight, menu, server, showLobby, wanted } from './lobby.fixture.tsx';

beforeEach(() => {
  wanted.mockReset().mockImplementation((then) => then());
  vi.stubGlobal('IntersectionObserver', InSight);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const classes = ['WAYS', 'WAYS', 'WAYS', 'BOOK', 'HOLD', 'CRASH', 'KENO', 'DICE'];
/** 16 games from one provider: six of ways, two books, two of hold and respin, six instant ones. */
const large = () => ({
  ...server(),
  vendorMenu: menu(1, 16),
  games: Array.from({ length: 16 }, (_, index) =>
    game(index + 1, { gameClassify: classes[index % classes.length] ?? '' }),
  ),
});
const row = (name: RegExp) => screen.findByRole('region', { name });
const names = (region: HTMLElement) => within(region).getAllByRole('article').length;

it('a lobby above one page has a row for each class below its hot games, from one call', async () => {
  const { asked } = await showLobby('/rng', large());
  expect(names(await row(/Ways slots/))).toBe(6);
  expect(names(await row(/Book slots/))).toBe(2);
  expect(names(await row(/Hold and respin/))).toBe(2);
  expect(askedFor(asked, 'gameList')).toEqual([{ gameType: 'RNG', language: 'TY', pageNo: 1, pageSize: 40 }]);
});

it('a row leads to all games of its class, and the whole list is one press away', async () => {
  const { search } = await showLobby('/rng', large());
  const link = within(await row(/Ways slots/)).getByRole('link', { name: /Show all/ });
  expect(link.getAttribute('href')).toBe('/rng?classify=WAYS');
  fireEvent.click(screen.getByRole('button', { name: 'All games (16)' }));
  await waitFor(() => expect(search()).toEqual({ list: 'none' }));
  expect(screen.queryByRole('region', { name: /Ways slots/ })).toBeNull();
});

it('rows keep to the chosen provider, and their games can be saved', async () => {
  const inside = large();
  const { asked } = await showLobby('/rng?vendor=STUDIO', inside);
  const heart = within(await row(/Book slots/)).getByRole('button', { name: 'Save Game 4 to your games' });
  fireEvent.click(heart);
  await waitFor(() => expect(inside.favorites).toEqual([game(4).nodeId]));
  expect(askedFor(asked, 'gameList')).toEqual([
    { gameType: 'RNG', language: 'TY', pageNo: 1, pageSize: 40, vassalage: 'STUDIO' },
  ]);
});

it('no number is said of a row where the lobby has more games than were read', async () => {
  await showLobby('/rng', { ...large(), vendorMenu: menu(1, 60) });
  expect((await row(/Ways slots/)).getAttribute('aria-labelledby')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Ways slots' })).toBeTruthy();
});

it('a lobby of one page is shown whole, without rows', async () => {
  await showLobby('/rng', { ...large(), vendorMenu: menu(1, 15), games: large().games.slice(0, 15) });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15));
  expect(screen.queryByRole('region', { name: /Ways slots/ })).toBeNull();
});
