// @covers home-rows

import type { Calls, CallValue, Game } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game } from '../../../features/games/components/lobby/lobby.fixture.tsx';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { HomeRows } from './home-rows.tsx';

const win: CallValue<Calls['winnerBoard']>['list'][number] = {
  ...{
    account: 'l**a',
    vassalage: 'STUDIO',
    gameCode: 'game_1',
    gameName: 'Game 1',
    gameType: 'RNG',
    coverUrl: '/1.webp',
  },
  ...{ stake: '1.00', payout: '7.50', multiplier: '7.50', settledAt: '2026-03-04T05:06:07.000Z' },
};
let byType: Record<string, Game[]>;
let answers: Record<string, unknown>;
const opened = vi.fn();

/** Whatever is watched is in sight. */
class AllInSight {
  readonly heard: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(heard: AllInSight['heard']) {
    this.heard = heard;
  }
  observe(target: Element) {
    queueMicrotask(() => this.heard([{ target, isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  opened.mockReset();
  vi.stubGlobal('IntersectionObserver', AllInSight);
  byType = {};
  answers = {};
  stubServer((path, { data }) => {
    if (path in answers) return answers[path];
    if (path !== pathOf('gameList')) return refusal(503, 'service_unavailable');
    const { gameType } = data as { gameType: string };
    const games = byType[gameType] ?? [];
    return { games, total: games.length, totalPages: 1, serverTime: '2026-03-04T05:06:07.000Z' };
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const show = async () => {
  const site = await renderSite(() => <HomeRows onOpenGame={opened} />, '/', null);
  await waitFor(() => expect(site.queryClient.isFetching()).toBe(0));
};
const rowOf = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name} \\d+$`) }));

it('has a row for each kind of game that is there, hot games first, and slots apart from instant games', async () => {
  byType = {
    RNG: [game(1), game(2, { isHot: 1 }), game(3, { gameClassify: 'MINES' })],
    LIVE: [game(4, { gameType: 'LIVE' })],
    SPORTS: [game(5, { gameType: 'SPORTS' })],
    FISH: [game(6, { gameType: 'FISH' })],
  };
  await show();
  await screen.findByRole('region', { name: /^Sports, fishing and more/ });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6));
  const names = (row: string) =>
    rowOf(row)
      .getAllByRole('article')
      .map((card) => card.textContent);
  expect(names('Slots').map((text) => /Game \d/.exec(text ?? '')?.[0])).toEqual(['Game 2', 'Game 1']);
  expect(names('Instant games')).toHaveLength(1);
  expect(names('Live casino')).toHaveLength(1);
  expect(names('Sports, fishing and more')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: /^Lottery/ })).toBeNull();
  fireEvent.click(rowOf('Live casino').getByRole('link', { name: /Game 4/ }));
  expect(opened).toHaveBeenCalledWith(expect.objectContaining({ gameCode: 'game_4' }), expect.anything());
});

it('waits with the other rows for the wins above them, but not for wins that fail', async () => {
  byType = { LIVE: [game(4, { gameType: 'LIVE' })] };
  let give: (value: unknown) => void = () => undefined;
  answers[pathOf('winnerBoard')] = new Promise((resolve) => (give = resolve));
  await renderSite(() => <HomeRows onOpenGame={opened} />, '/', null);
  expect(document.querySelector('[aria-busy="true"]')).toBeTruthy();
  give({ list: [win], serverTime: '2026-03-04T05:06:07.000Z' });
  await screen.findByRole('region', { name: 'Latest wins' });
  await screen.findByRole('region', { name: /^Live casino/ });
});

it('shows the latest wins, and no row where there is nothing to show', async () => {
  answers[pathOf('winnerBoard')] = { list: [win], serverTime: '2026-03-04T05:06:07.000Z' };
  await show();
  expect(within(screen.getByRole('region', { name: 'Latest wins' })).getByText(/7\.50/)).toBeTruthy();
  cleanup();
  answers = {};
  await show();
  for (const name of ['Latest wins', 'Jackpot show', 'Promotions'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
});
