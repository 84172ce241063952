import { expect, it } from 'vitest';
import { gameListRequest, hallChanges, readHallSearch, writeHallSearch } from './hall-search.ts';

const start = readHallSearch({});

it('reads nonsense as not given', () => {
  expect(readHallSearch({ page: '-3', minBet: '0.02', list: 'fav' })).toEqual(start);
  expect(readHallSearch({ page: '1e9' }).page).toBe(1);
  expect(readHallSearch({ page: '2.5' }).page).toBe(1);
});

it('writes only what differs from the start, and reads it back', () => {
  const state = { ...start, vendor: 'STUDIO', minBet: '0.5', page: 4 } as const;
  expect(writeHallSearch(start)).toEqual({});
  expect(readHallSearch(writeHallSearch(state))).toEqual(state);
});

it('starts afresh with a new vendor and leaves the hot list with a filter', () => {
  const state = { ...start, list: 'hot', name: 'dragon', page: 3 } as const;
  expect(hallChanges.vendor(state, 'STUDIO', true)).toEqual({ ...start, vendor: 'STUDIO', list: 'hot' });
  expect(hallChanges.vendor(state, 'STUDIO', false).list).toBe('all');
  expect(hallChanges.filter(state, { minBet: '0.1' })).toMatchObject({
    list: 'all',
    page: 1,
    name: 'dragon',
    minBet: '0.1',
  });
});

it('asks for 15 games a page and only for given filters', () => {
  expect(gameListRequest({ ...start, name: 'lantern' }, 'RNG', 'TY')).toEqual({
    gameType: 'RNG',
    language: 'TY',
    pageNo: 1,
    pageSize: 15,
    gameName: 'lantern',
  });
});
