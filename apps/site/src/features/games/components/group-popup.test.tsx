// @covers popups

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { member, pathOf, refusal, renderSite, stubServer } from '../../../lib/testing/render-site.fixture.tsx';
import { GroupPopup } from './group-popup.tsx';
import { game, wanted } from './lobby/lobby.fixture.tsx';

const onOpenGame = vi.fn((_game: unknown, event: { preventDefault: () => void }) => event.preventDefault());
let answer: () => unknown;
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  onOpenGame.mockClear();
  answer = () => ({ list: [{ gameType: 'RNG', games: [game(1), game(2)] }] });
  stubServer((path, { data }) => {
    if (path !== pathOf('vassGameTypes')) return refusal(404, 'not_found');
    asked.push(data);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { group } = useSiteSearch();
  const changeSearch = useChangeSearch();
  const close = () => changeSearch({ group: undefined });
  return (
    group !== undefined && <GroupPopup group={group} requireLogin={wanted} onOpenGame={onOpenGame} onClose={close} />
  );
}
const open = async (account: typeof member | null = member) => {
  const site = await renderSite(Page, '/rng?vendor=V2&group=V2:the-node', account);
  return { ...site, popup: within(await screen.findByRole('dialog', { name: 'Choose a game' })) };
};

test('the games of a VASSALAGE entry are a popup over the lobby, and each opens', async () => {
  const { popup } = await open();
  expect(await popup.findAllByRole('article')).toHaveLength(2);
  expect(asked).toEqual([{ vassalage: 'V2', nodeId: 'the-node', language: 'TY' }]);
  fireEvent.click(popup.getByRole('link', { name: /Game 2/ }));
  expect(onOpenGame.mock.calls[0]?.[0]).toMatchObject({ gameCode: 'game_2' });
});

test('closing it leaves the lobby as it was', async () => {
  const { popup, search } = await open();
  fireEvent.click(popup.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(search()).toEqual({ vendor: 'V2' });
});

test('an empty one and a failure are shown, the failure with another try', async () => {
  answer = () => ({ list: [] });
  await (await open()).popup.findByText('No game here now');
  cleanup();
  answer = () => refusal(503, 'vendor_not_answering');
  const { popup } = await open();
  const again = await popup.findByRole('button', { name: 'Try again' });
  answer = () => ({ list: [{ gameType: 'RNG', games: [game(1)] }] });
  fireEvent.click(again);
  await popup.findByRole('article');
});

test('a guest with a copied address is asked to log in, and nothing is asked of the vendor', async () => {
  wanted.mockClear();
  const { popup } = await open(null);
  fireEvent.click(popup.getByRole('button', { name: 'Log in' }));
  expect(wanted).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});
