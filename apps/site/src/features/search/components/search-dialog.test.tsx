// @covers search-everything

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pathOf, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import type { Place } from '../found.ts';
import { SearchDialog } from './search-dialog.tsx';

const gameOf = (gameName: string) => ({
  ...{ nodeId: gameName, vassalage: 'BAIZE', accountTypeName: 'Baize Studio', gameType: 'RNG', gameCode: gameName },
  ...{ gameName, coverUrl: '', wideCoverUrl: '', isHot: 1, isGame: '', defaultPlayType: '' },
});
const lobby: Place = { key: 'rng', name: 'Dragon lobby', note: 'Lobby', to: '/rng', search: {} };

const openSearch = async () => {
  const asked: unknown[] = [];
  stubServer((path, { data }) => {
    if (path === pathOf('hotGames')) return { list: [gameOf('Hot One'), gameOf('Hot Two')] };
    if (path !== pathOf('gameList')) return {};
    asked.push(data);
    const isDragon = (data as { gameName: string }).gameName.startsWith('drag');
    return { games: isDragon ? [gameOf('Dragon Ledger')] : [], total: 0, totalPages: 0 };
  });
  const [onOpenGame, onOpenPlace, onClose] = [vi.fn(), vi.fn(), vi.fn()];
  await renderSite(() => (
    <SearchDialog places={[lobby]} onOpenGame={onOpenGame} onOpenPlace={onOpenPlace} onClose={onClose} />
  ));
  return { asked, onOpenGame, onOpenPlace, onClose, field: await screen.findByRole('combobox') };
};
const activeName = () => screen.getAllByRole('option', { selected: true })[0]?.textContent;

afterEach(cleanup);

it('offers hot games first; arrows go round and Enter opens', async () => {
  const { field, onOpenGame } = await openSearch();
  await screen.findByText('Hot One');
  expect(activeName()).toContain('Hot One');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(activeName()).toContain('Hot Two');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onOpenGame).toHaveBeenCalledWith(expect.objectContaining({ gameName: 'Hot Two' }));
});

it('asks for games of all types when the typing pauses, and shows places before them', async () => {
  const { field, asked, onOpenPlace } = await openSearch();
  fireEvent.change(field, { target: { value: 'drag' } });
  await screen.findByText('Dragon Ledger');
  expect(asked).toEqual([{ gameName: 'drag', language: 'TY', pageNo: 1, pageSize: 12 }]);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Providers and lobbies',
    'Games',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 results');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onOpenPlace).toHaveBeenCalledWith(lobby);
});

it('says that nothing was found, and Esc closes', async () => {
  const { field, onClose } = await openSearch();
  fireEvent.change(field, { target: { value: 'zzz' } });
  await screen.findByText('Nothing found for “zzz”');
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
