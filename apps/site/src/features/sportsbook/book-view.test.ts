// @covers sports-odds-news

import type { BookMatch, BookMatchPage } from '@baize/contract';
import type { BookNews } from '@baize/contract/book-channel';
import { describe, expect, test } from 'vitest';
import { type BookView, emptyView, viewAfter, viewOf } from './book-view.ts';

const market = (key: string, odds: string, line = '') => ({
  key,
  isOpen: true,
  selections: [{ selection: 'home', line, odds }],
});
const match = (matchId: string, startsAt: string, markets = [market('1X2', '2.00')]): BookMatch => ({
  matchId,
  isVirtual: true,
  sport: 'football',
  league: 'Virtual League',
  home: 'Home',
  away: 'Away',
  startsAt,
  state: 'scheduled',
  minute: 0,
  score: { home: 0, away: 0 },
  isSuspended: false,
  markets,
});
const page = (matchId: string, markets: BookMatch['markets']): BookMatchPage => ({
  match: match(matchId, early, markets),
  events: [],
  tracker: null,
  fairness: { serverSeedHash: null, serverSeed: null },
});
const [early, late] = ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z'];
const serverTime = early;
const news = (more: Partial<BookNews>): BookNews => ({ matches: [], serverTime, ...more });
const after = (view: BookView, more: Partial<BookNews>): BookView => {
  const next = viewAfter(view, news(more));
  if (!next) throw new Error('the news did not follow');
  return next;
};
const whole = { isWhole: true, gone: [] };
const change = { isWhole: false, gone: [] };
const idsOf = ({ list }: BookView) => list?.matches.map(({ matchId }) => matchId);

describe('the list', () => {
  const first = after(emptyView, { list: { ...whole, sequence: 4, matches: [match('b', late)] } });

  test('takes changed matches, drops those that are gone and stands in the order of the starts', () => {
    const second = after(first, { list: { ...change, sequence: 5, matches: [match('c', late), match('a', early)] } });
    expect(idsOf(second)).toEqual(['a', 'b', 'c']);
    const third = after(second, { list: { isWhole: false, sequence: 6, matches: [], gone: ['b'] } });
    expect(idsOf(third)).toEqual(['a', 'c']);
  });

  test('asks for all of it when a number is missing or comes twice', () => {
    const numbered = (sequence: number) => news({ list: { ...change, sequence, matches: [] } });
    expect(viewAfter(first, numbered(6))).toBeNull();
    expect(viewAfter(first, numbered(4))).toBeNull();
    expect(viewAfter(emptyView, numbered(1))).toBeNull();
  });

  test('begins anew with the whole, whatever was known', () => {
    const again = after(first, { list: { ...whole, sequence: 1, matches: [match('z', early)] } });
    expect(idsOf(again)).toEqual(['z']);
  });
});

describe('a match', () => {
  const lines = [market('1X2', '2.00'), market('OU', '1.90', '2.5'), market('OU', '2.10', '3')];
  const order = ['1X2 ', 'OU 2.5', 'OU 3'];
  const first = after(emptyView, { matches: [{ isWhole: true, sequence: 1, page: page('a', lines), order }] });
  const marketsOf = (view: BookView) =>
    view.pages.get('a')?.page.match.markets.map(({ key, selections: [one] }) => `${key} ${one?.line} ${one?.odds}`);

  test('takes markets that have changed, in the order that is sent, and drops the others', () => {
    const changed = page('a', [market('OU', '1.80', '2.5'), market('AH', '1.95', '-0.5')]);
    const next = { isWhole: false, sequence: 2, page: changed, order: ['1X2 ', 'AH -0.5', 'OU 2.5'] };
    expect(marketsOf(after(first, { matches: [next] }))).toEqual(['1X2  2.00', 'AH -0.5 1.95', 'OU 2.5 1.80']);
  });

  test('that was left and is followed again needs the whole', () => {
    const next = news({ matches: [{ isWhole: false, sequence: 2, page: page('a', []), order }] });
    expect(viewAfter(viewOf(first, []), next)).toBeNull();
    expect(viewAfter(viewOf(first, ['a']), next)).not.toBeNull();
  });
});
