// @covers game-list lobby-routes lobby-vendor-change lobby-filter-change lobby-list-types lobby-address-state

import { describe, expect, it } from 'vitest';
import { minBetOptions } from '../../config/limits.ts';
import { hasMore } from '../../lib/games/recent-games.ts';
import {
  gameCategories,
  isAtStart,
  type LobbySearch,
  listTypes,
  lobbyChanges,
  lobbyStart,
  offeredLists,
  readLobbySearch,
  shownList,
  writeLobbySearch,
} from './lobby-search.ts';

/** Every kind of state that a lobby can be in: 2 vendors, 4 lists, 2 names, 2 classes, 2 bets, 3 pages. */
const everyState: LobbySearch[] = ['', 'STUDIO'].flatMap((vendor) =>
  listTypes.flatMap((list) =>
    ['', 'drag on'].flatMap((name) =>
      ['', 'SLOT'].flatMap((classify) =>
        (['', '0.5'] as const).flatMap((minBet) =>
          [1, 2, 10_000].map((page) => ({ vendor, list, name, classify, minBet, page })),
        ),
      ),
    ),
  ),
);

describe('the address', () => {
  it('keeps every state over a reload', () => {
    expect(everyState).toHaveLength(192);
    for (const state of everyState) {
      const address = new URLSearchParams(
        Object.entries(writeLobbySearch(state)).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );
      expect(readLobbySearch(Object.fromEntries(address))).toEqual(state);
    }
  });

  it('is empty at the start, where hot games stand', () => {
    expect(Object.values(writeLobbySearch(lobbyStart)).filter((value) => value !== undefined)).toEqual([]);
    expect(readLobbySearch({})).toEqual(lobbyStart);
    expect(lobbyStart.list).toBe('hot');
  });

  it('means the paged list where a page or a filter is given alone', () => {
    for (const search of [{ page: '2' }, { name: 'a' }, { classify: 'SLOT' }, { minBet: '0.01' }]) {
      expect(readLobbySearch(search).list).toBe('none');
    }
  });

  it('counts nonsense as not given', () => {
    for (const page of ['-3', '0', '1e9', '2.5', '10001', '1000000', 'x', '']) {
      expect(readLobbySearch({ page }).page).toBe(1);
    }
    expect(readLobbySearch({ minBet: '0.02', list: 'best' })).toEqual(lobbyStart);
    const long = readLobbySearch({ name: 'x'.repeat(5000), vendor: 'y'.repeat(5000), classify: 'z'.repeat(5000) });
    expect([long.name.length, long.vendor.length, long.classify.length]).toEqual([100, 40, 40]);
  });
});

describe('changing', () => {
  it('the vendor resets paging and filters and selects hot, from every state, for every vendor and the first alike', () => {
    for (const vendor of ['', 'STUDIO', 'OTHER']) {
      expect(lobbyChanges.vendor(vendor)).toEqual({
        vendor,
        list: 'hot',
        name: '',
        classify: '',
        minBet: '',
        page: 1,
      });
    }
  });

  it('search, class or smallest bet resets the list type and the page, and keeps vendor and the other filters', () => {
    const filters = [{ name: 'new' }, { name: '' }, { classify: 'BOOK' }, { classify: '' }, { minBet: '' as const }];
    for (const state of everyState) {
      for (const filter of [...filters, ...minBetOptions.map((minBet) => ({ minBet }))]) {
        expect(lobbyChanges.filter(state, filter)).toEqual({ ...state, ...filter, list: 'none', page: 1 });
      }
    }
  });

  it('the list type begins it at its start, with the vendor that was chosen', () => {
    for (const state of everyState) {
      for (const list of listTypes) {
        expect(lobbyChanges.list(state, list)).toEqual({ ...lobbyStart, vendor: state.vendor, list });
      }
    }
  });

  it('the page changes nothing else', () => {
    for (const state of everyState) expect(lobbyChanges.page(state, 7)).toEqual({ ...state, page: 7 });
  });
});

describe('the lists', () => {
  it('show hot only where hot games exist', () => {
    for (const list of listTypes) {
      expect(shownList({ list }, { hasHot: true })).toBe(list);
      expect(shownList({ list }, { hasHot: undefined })).toBe(list);
      expect(shownList({ list }, { hasHot: false })).toBe(list === 'hot' ? 'none' : list);
    }
  });

  it.each([
    [true, true, ['none', 'hot', 'fav', 'recent']],
    [true, false, ['none', 'hot', 'recent']],
    [false, true, ['none', 'fav', 'recent']],
    [false, false, ['none', 'recent']],
    [undefined, true, ['none', 'hot', 'fav', 'recent']],
    [undefined, false, ['none', 'hot', 'recent']],
  ] as const)('with hot games %s and somebody logged in %s are %o', (hasHot, isLoggedIn, offered) => {
    expect(offeredLists({ hasHot }, isLoggedIn)).toEqual(offered);
  });

  it('have more while the page is below the total', () => {
    const cases = [
      [1, 2],
      [1, 1],
      [2, 2],
      [3, 2],
      [1, 0],
      [9, 10],
    ] as const;
    expect(cases.map(([page, total]) => hasMore(page, total))).toEqual([true, false, false, false, false, true]);
  });

  it('stand at the start only with nothing chosen', () => {
    expect(everyState.filter(isAtStart)).toEqual([
      { ...lobbyStart, list: 'none' },
      { ...lobbyStart, list: 'hot' },
    ]);
  });
});

it.each([
  ['/rng', ['RNG']],
  ['/RNG', ['RNG']],
  ['/fish/', ['FISH']],
  ['/pvp', ['PVP']],
  ['/live', ['LIVE']],
  ['/sports', ['SPORTS']],
  ['/esports', ['ESPORTS']],
  ['/elott', ['ELOTT', 'LOTT']],
  ['/cockfight', ['COCKFIGHT']],
  ['/lott', []],
  ['/vip', []],
  ['/', []],
] as const)('the page %s is that of %o', (pathname, types) => {
  expect(gameCategories(pathname)).toEqual(types);
});
