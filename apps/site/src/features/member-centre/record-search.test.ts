import { expect, it } from 'vitest';
import { bettingRecordRequest, readRecordSearch, writeRecordSearch } from './record-search.ts';

const start = readRecordSearch({});
const noon = new Date(2026, 2, 1, 12, 30);

it('reads nonsense as not given', () => {
  expect(readRecordSearch({ page: '0', gameType: 'toString', status: 'lost', period: 'year' })).toEqual(start);
});

it('writes only what differs from the start, and reads it back', () => {
  const state = { gameType: 'RNG', status: 'settled', period: '7d', page: 3 } as const;
  expect(Object.values(writeRecordSearch(start)).every((value) => value === undefined)).toBe(true);
  expect(readRecordSearch(writeRecordSearch(state))).toEqual(state);
});

it("begins a period at midnight of the visitor's zone", () => {
  const from = (period: typeof start.period) => bettingRecordRequest({ ...start, period }, noon).from;
  expect(from('all')).toBeUndefined();
  expect(from('today')).toBe(new Date(2026, 2, 1).toISOString());
  expect(from('7d')).toBe(new Date(2026, 1, 23).toISOString());
  expect(from('30d')).toBe(new Date(2026, 0, 31).toISOString());
});
