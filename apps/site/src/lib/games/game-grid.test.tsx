// @covers pages-stand-still home-rows

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { game } from '../../features/games/components/lobby/lobby.fixture.tsx';
import { renderSite, stubServer } from '../testing/render-site.fixture.tsx';
import { GameGrid } from './game-grid.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (games: Parameters<typeof GameGrid>[0]['games'], skeletons = 0, isAllHot = false) => {
  stubServer(() => ({}));
  await renderSite(
    () => <GameGrid games={games} skeletons={skeletons} isAllHot={isAllHot} onOpenGame={vi.fn()} />,
    '/',
    null,
  );
  return screen.findByRole('list');
};

test.each([1, 2, 3, 4, 5, 9, 15])(
  '%i games that are awaited have the places of as many that are there',
  async (count) => {
    const awaited = await show(undefined, count);
    const places = [awaited.className, awaited.childElementCount];
    cleanup();
    const there = await show(Array.from({ length: count }, (_, index) => game(index + 1)));
    expect([there.className, there.childElementCount]).toEqual(places);
  },
);

test('a card says no name twice, and a list of hot games does not repeat on each card that it is hot', async () => {
  const games = [game(1, { gameName: 'BTI', accountTypeName: 'BTI', gameType: 'SPORTS', isHot: 1 })];
  const list = await show(games);
  expect(list.textContent?.split('BTI')).toHaveLength(2);
  expect(list.textContent).toContain('Sports');
  expect(list.textContent).toContain('Hot');
  cleanup();
  expect((await show(games, 0, true)).textContent).not.toContain('Hot');
});
