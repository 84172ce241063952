// @covers lobby-routes vendor-strip lobby-vendor-change lobby-filter-change lobby-list-types lobby-paged-list
// @covers favourite-toggle vendor-menu-cache

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../../../../lib/testing/render-site.fixture.tsx';
import { askedFor, game, menu, opened, server, showLobby, wanted } from './lobby.fixture.tsx';

/** Elements come into sight when a test says so; pictures never do. */
const sights: (() => void)[] = [];
class SightByHand {
  readonly heard: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(heard: SightByHand['heard']) {
    this.heard = heard;
  }
  observe(target: Element) {
    if (!target.hasAttribute('data-picture')) sights.push(() => this.heard([{ target, isIntersecting: true }]));
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  sights.length = 0;
  wanted.mockReset().mockImplementation((then) => then());
  opened.mockReset().mockImplementation((_, event: Event) => event.preventDefault());
  vi.stubGlobal('IntersectionObserver', SightByHand);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const gate = () => {
  let letEnd = () => {};
  const changesMayEnd = new Promise<void>((resolve) => {
    letEnd = resolve;
  });
  return { changesMayEnd, letEnd };
};
const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const choose = (list: string) => fireEvent.click(screen.getByRole('radio', { name: list }));
const chosenList = () => screen.getAllByRole('radio').find((radio) => (radio as HTMLInputElement).checked);
const vendors = () => within(screen.getByRole('navigation', { name: 'Providers' }));

describe('lists', () => {
  it('begin with the hot games of all vendors, on a single page', async () => {
    await showLobby('/rng', server());
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.getByRole('radio', { name: 'Hot' })).toBe(chosenList());
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('offer hot only if hot games exist: the paged list stands in its place', async () => {
    const { asked } = await showLobby('/rng', { ...server(), hot: [] });
    await waitFor(() => expect(cards()).toHaveLength(15));
    expect(screen.queryByRole('radio', { name: 'Hot' })).toBeNull();
    expect(askedFor(asked, 'gameList')).toEqual([{ gameType: 'RNG', language: 'TY', pageNo: 1, pageSize: 15 }]);
  });

  it('offer saved games only to somebody who is logged in', async () => {
    await showLobby('/rng', server(), { who: null });
    await screen.findByRole('radio', { name: 'Recent' });
    expect(screen.queryByRole('radio', { name: 'Saved' })).toBeNull();
    cleanup();
    await showLobby('/rng', server());
    await screen.findByRole('radio', { name: 'Saved' });
  });

  it('ask a guest who wants the recent games to log in, and show none of an account by address', async () => {
    wanted.mockImplementation(() => {});
    const { asked, search } = await showLobby('/rng', server(), { who: null });
    await screen.findByRole('radio', { name: 'Recent' });
    choose('Recent');
    expect(wanted).toHaveBeenCalledOnce();
    expect(search()).toEqual({});
    cleanup();
    await showLobby('/rng?list=fav', server(), { who: null });
    await screen.findByRole('heading', { name: 'This list belongs to an account' });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(wanted).toHaveBeenCalledTimes(2);
    expect([...askedFor(asked, 'favoriteGamesList'), ...askedFor(asked, 'recentGames')]).toEqual([]);
  });

  it('load recent games one page after another until the last', async () => {
    const recent = Array.from({ length: 40 }, (_, index) => game(index + 1));
    const { asked } = await showLobby('/rng?list=recent', { ...server(), recent });
    await waitFor(() => expect(cards()).toHaveLength(15));
    for (const count of [30, 40]) {
      await screen.findByRole('button', { name: 'Show more' });
      act(() => sights.at(-1)?.());
      await waitFor(() => expect(cards()).toHaveLength(count));
    }
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(askedFor(asked, 'recentGames').map(({ pageNo }) => pageNo)).toEqual([1, 2, 3]);
  });

  it('say what to do where nothing is saved or was played', async () => {
    await showLobby('/rng?list=fav', server());
    await screen.findByRole('heading', { name: 'No saved games here' });
    choose('Recent');
    await screen.findByRole('heading', { name: 'Nothing played here yet' });
    fireEvent.click(screen.getByRole('button', { name: 'Show all games' }));
    await waitFor(() => expect(cards()).toHaveLength(15));
  });
});

describe('vendors', () => {
  it('have arrows above seven', async () => {
    await showLobby('/rng', { ...server(), vendorMenu: menu(7) });
    await waitFor(() => expect(vendors().getAllByRole('link')).toHaveLength(8));
    expect(vendors().queryByRole('button', { name: 'More providers' })).toBeNull();
    cleanup();
    sessionStorage.clear();
    await showLobby('/rng', { ...server(), vendorMenu: menu(8) });
    await waitFor(() => expect(vendors().getAllByRole('link')).toHaveLength(9));
    expect(vendors().getByRole('button', { name: 'Earlier providers' })).toBeTruthy();
    expect(vendors().getByRole('button', { name: 'More providers' })).toBeTruthy();
  });

  it('reset paging and filters and select hot when another is chosen', async () => {
    const { search } = await showLobby('/rng?vendor=V3&name=gate&classify=SLOT&minBet=0.5&page=2', server());
    fireEvent.click(await vendors().findByRole('link', { name: /Vendor 2/ }));
    await waitFor(() => expect(search()).toEqual({ vendor: 'V2' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByRole('radio', { name: 'Hot' })).toBe(chosenList());
    fireEvent.click(vendors().getByRole('link', { name: 'All providers' }));
    await waitFor(() => expect(search()).toEqual({}));
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it('that have left are named, and the menu is read afresh', async () => {
    const { asked, search } = await showLobby('/rng?vendor=GONE', { ...server(), vendorsGone: true });
    await screen.findByRole('heading', { name: 'This provider is not in the lobby' });
    await waitFor(() => expect(askedFor(asked, 'vendorMenu').at(-1)).toEqual({ language: 'TY', flush: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Show all providers' }));
    await waitFor(() => expect(search()).toEqual({}));
  });

  it('are kept in the session: a reload does not ask again', async () => {
    const first = await showLobby('/rng', server());
    await waitFor(() => expect(vendors().getAllByRole('link')).toHaveLength(4));
    expect(askedFor(first.asked, 'vendorMenu')).toEqual([{ language: 'TY' }]);
    cleanup();
    const second = await showLobby('/rng', server());
    await waitFor(() => expect(vendors().getAllByRole('link')).toHaveLength(4));
    expect(askedFor(second.asked, 'vendorMenu')).toEqual([]);
  });
});

describe('filters', () => {
  it('reset the list type and the page, and stand in the address', async () => {
    const { asked, search } = await showLobby('/rng?list=none&page=3', server());
    await waitFor(() => expect(askedFor(asked, 'gameList').at(-1)).toMatchObject({ pageNo: 3 }));
    fireEvent.change(screen.getByLabelText('Min. bet'), { target: { value: '0.05' } });
    await waitFor(() => expect(search()).toEqual({ minBet: '0.05' }));
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'BOOK' } });
    await waitFor(() => expect(search()).toEqual({ minBet: '0.05', classify: 'BOOK' }));
    fireEvent.change(screen.getByLabelText('Search by name'), { target: { value: ' lantern ' } });
    await waitFor(() => expect(search()).toEqual({ minBet: '0.05', classify: 'BOOK', name: 'lantern' }));
    await waitFor(() =>
      expect(askedFor(asked, 'gameList').at(-1)).toEqual({
        gameType: 'RNG',
        language: 'TY',
        pageNo: 1,
        pageSize: 15,
        gameName: 'lantern',
        gameClassify: 'BOOK',
        minBet: '0.05',
      }),
    );
  });

  it('leave the hot list when one is set', async () => {
    const { search } = await showLobby('/rng', server());
    await waitFor(() => expect(cards()).toHaveLength(2));
    fireEvent.change(screen.getByLabelText('Min. bet'), { target: { value: '0.75' } });
    await waitFor(() => expect(screen.getByRole('radio', { name: 'All games' })).toBe(chosenList()));
    expect(search()).toEqual({ minBet: '0.75' });
  });

  it('offer the smallest bets of the specification, and the kinds of the chosen vendor', async () => {
    await showLobby('/rng?vendor=STUDIO', server());
    const bets = within(screen.getByLabelText('Min. bet')).getAllByRole('option');
    expect(bets.map((option) => (option as HTMLOptionElement).value)).toEqual([
      '',
      '0.01',
      '0.05',
      '0.1',
      '0.5',
      '0.75',
    ]);
    const kinds = within(await screen.findByLabelText('Kind')).getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).toEqual(['All kinds', 'Line slots']);
  });

  it('that find nothing offer the way back', async () => {
    const { search } = await showLobby('/rng?name=zzz', { ...server(), games: [] });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear all filters' }));
    await waitFor(() => expect(search()).toEqual({ list: 'none' }));
  });
});

it('shows 15 a page with a pager, and keeps the page in the address', async () => {
  const { search } = await showLobby('/rng?list=none', server());
  await waitFor(() => expect(cards()).toHaveLength(15));
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('1 of 3')).toBeTruthy();
  fireEvent.click(pages.getByRole('button', { name: 'Last page' }));
  await waitFor(() => expect(search()).toEqual({ page: '3' }));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

describe('a heart', () => {
  const heart = async (name: string) => screen.findByRole('button', { name });

  it('shows its result at once under a cover, and saves', async () => {
    const { changesMayEnd, letEnd } = gate();
    const inside = { ...server(), changesMayEnd };
    const { asked } = await showLobby('/rng?list=none', inside);
    fireEvent.click(await heart('Save Game 3 to your games'));
    const pressed = await heart('Take Game 3 off your saved games');
    expect(pressed.getAttribute('aria-busy')).toBe('true');
    letEnd();
    await waitFor(() => expect(pressed.getAttribute('aria-busy')).toBeNull());
    expect(inside.favorites).toEqual([game(3).nodeId]);
    expect(askedFor(asked, 'addFavoriteGame')).toEqual([{ nodeId: game(3).nodeId, vendor: 'STUDIO', gameType: 'RNG' }]);
    fireEvent.click(pressed);
    await heart('Save Game 3 to your games');
    await waitFor(() => expect(inside.favorites).toEqual([]));
  });

  it('is taken back when the server refuses', async () => {
    const { changesMayEnd, letEnd } = gate();
    const addFails = refusal(422, 'favorites_full');
    const { asked } = await showLobby('/rng?list=none', { ...server(), addFails, changesMayEnd });
    fireEvent.click(await heart('Save Game 3 to your games'));
    await heart('Take Game 3 off your saved games');
    letEnd();
    await heart('Save Game 3 to your games');
    expect(askedFor(asked, 'addFavoriteGame')).toHaveLength(1);
  });

  it('asks a guest to log in', async () => {
    wanted.mockImplementation(() => {});
    const { asked } = await showLobby('/rng?list=none', server(), { who: null });
    fireEvent.click(await heart('Save Game 3 to your games'));
    expect(wanted).toHaveBeenCalledOnce();
    expect(askedFor(asked, 'addFavoriteGame')).toEqual([]);
  });
});

it('offers what was played last to go on with, and opens it', async () => {
  await showLobby('/rng', { ...server(), recent: [game(7)] });
  const strip = within(await screen.findByRole('region', { name: 'Continue playing' }));
  fireEvent.click(strip.getByRole('link', { name: /Game 7/ }));
  expect(opened).toHaveBeenCalledWith(
    expect.objectContaining({ vendor: 'STUDIO', gameCode: 'game_7' }),
    expect.anything(),
  );
});

it('says of a category without a playable game that none is open, with the lobbies that are', async () => {
  const empty = { ...server(), vendorMenu: menu(2, 0, 'LIVE') };
  empty.vendorMenu.data.lanes.push(...menu(1, 4).data.lanes);
  await showLobby('/live', empty, { types: ['LIVE'] });
  await screen.findByRole('heading', { name: 'Live casino: no games yet' });
  expect(screen.getByText('Vendor 2')).toBeTruthy();
  const open = screen.getByRole('link', { name: /Slots.*4 games/ });
  expect(open.getAttribute('href')).toBe('/rng');
  expect(screen.queryByLabelText('Search by name')).toBeNull();
});

it('has the parts E-lottery and lottery in one lobby, each with its own address', async () => {
  const both = { ...server(), vendorMenu: menu(1, 3, 'ELOTT') };
  both.vendorMenu.data.lanes.push(...menu(1, 3, 'LOTT').data.lanes);
  const { asked, search } = await showLobby('/elott?list=none', both, { types: ['ELOTT', 'LOTT'] });
  await waitFor(() => expect(askedFor(asked, 'gameList').at(-1)).toMatchObject({ gameType: 'ELOTT' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Lottery' }));
  await waitFor(() => expect(search()).toEqual({ type: 'LOTT' }));
  await waitFor(() => expect(askedFor(asked, 'hotGames').at(-1)).toMatchObject({ gameType: 'LOTT' }));
});
