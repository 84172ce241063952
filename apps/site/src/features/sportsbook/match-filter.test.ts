// @covers sportsbook-screens

import type { BookMatch } from '@baize/contract';
import { expect, test } from 'vitest';
import { byLeague, filterMatches, type MatchFilter } from './match-filter.ts';

const now = Date.parse('2026-03-04T05:00:00.000Z');
const match = (matchId: string, more: Partial<BookMatch>): BookMatch => ({
  ...{ matchId, isVirtual: true, sport: 'football', league: 'Coast', home: 'Amber', away: 'Quay' },
  ...{ startsAt: '2026-03-04T05:20:00.000Z', state: 'scheduled', minute: 0, score: { home: 0, away: 0 } },
  ...{ isSuspended: false, markets: [] },
  ...more,
});
const matches = [
  match('live', { state: 'live', startsAt: '2026-03-04T04:50:00.000Z' }),
  match('soon', {}),
  match('later', { startsAt: '2026-03-04T20:00:00.000Z', sport: 'futsal', league: 'Court', home: 'North' }),
  match('far', { startsAt: '2026-03-08T20:00:00.000Z', home: 'Polar', away: 'Frost' }),
  match('over', { state: 'finished', startsAt: '2026-03-04T04:00:00.000Z' }),
];
const every: MatchFilter = { sport: 'all', time: 'all', search: '', favourites: new Set(['North', 'Frost']) };
const idsOf = (filter: Partial<MatchFilter>) =>
  filterMatches(matches, { ...every, ...filter }, now).map(({ matchId }) => matchId);

test.each([
  [{}, ['live', 'soon', 'later', 'far', 'over']],
  [{ time: 'live' }, ['live']],
  [{ time: 'soon' }, ['soon']],
  [{ time: 'today' }, ['live', 'soon', 'later']],
  [{ time: 'favourites' }, ['later', 'far']],
  [{ sport: 'futsal' }, ['later']],
  [{ search: ' fros' }, ['far']],
  [{ search: 'court' }, ['later']],
  [{ search: 'nobody' }, []],
] as const)('%o shows %o', (filter, ids) => {
  expect(idsOf(filter)).toEqual(ids);
});

test('stand under their leagues in the order in which they come', () => {
  const groups = byLeague(matches).map(({ league, sport, matches: of }) => [
    league,
    sport,
    of.map((one) => one.matchId),
  ]);
  expect(groups).toEqual([
    ['Coast', 'football', ['live', 'soon', 'far', 'over']],
    ['Court', 'futsal', ['later']],
  ]);
});
