// @covers new-and-popular-games home-rows

import type { Calls, CallValue, Game } from '@baize/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { HighlightRows, type HighlightRowsProps } from './highlight-rows.tsx';
import { game, InSight } from './lobby/lobby.fixture.tsx';

let answer: CallValue<Calls['lobbyRows']>;
let asked: unknown[];
const opened = vi.fn();

beforeEach(() => {
  asked = [];
  answer = { newGames: [], popular: [] };
  vi.stubGlobal('IntersectionObserver', InSight);
  stubServer((path, { data }) => {
    if (path !== pathOf('lobbyRows')) return refusal(503, 'service_unavailable');
    asked.push(data);
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const games = (count: number, more: Partial<Game> = {}) => Array.from({ length: count }, (_, at) => game(at + 1, more));
const show = async (props: Partial<HighlightRowsProps> = {}) => {
  const site = await renderSite(() => <HighlightRows onOpenGame={opened} {...props} />, '/rng', null);
  await vi.waitFor(() => expect(site.queryClient.isFetching() + asked.length).toBe(1));
};
const cardsOf = (name: RegExp) => within(screen.getByRole('region', { name })).getAllByRole('link').length;

it('has a row of what is played now and one of what is new, each a labelled region of links', async () => {
  answer = { newGames: games(3), popular: games(6) };
  await show({ gameType: 'RNG' });
  await screen.findByRole('region', { name: 'Popular now 6' });
  expect(asked).toEqual([{ gameType: 'RNG', language: 'TY' }]);
  expect([cardsOf(/Popular now/), cardsOf(/New/)]).toEqual([6, 3]);
});

it('has no row for a single game, and of a chosen provider its own games alone', async () => {
  answer = { newGames: games(1), popular: [...games(2), ...games(3, { vassalage: 'OTHER' })] };
  await show({ vendor: 'STUDIO' });
  await screen.findByRole('region', { name: 'Popular now 2' });
  expect(screen.queryByRole('region', { name: /New/ })).toBeNull();
});

it('few games stand on large cards with a line about their kind and their figures', async () => {
  answer = { newGames: games(2, { gameClassify: 'CASCADE' }), popular: [] };
  await show();
  const row = within(await screen.findByRole('region', { name: 'New 2' }));
  const [first] = row.getAllByRole('link');
  expect(first?.textContent).toContain('Winning symbols vanish and new ones fall in.');
  await vi.waitFor(() => expect(first?.textContent).toContain('96.21'), { timeout: 10_000 });
  expect(first?.getAttribute('href')).toContain('gameCode=game_1');
  cleanup();
  answer = { newGames: games(2, { gameClassify: 'NO_LINE' }), popular: [] };
  asked = [];
  await show();
  expect((await screen.findAllByText('Studio')).length).toBe(2);
});
