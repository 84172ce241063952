// @covers sportsbook-bets

import type { ListedMatches } from '@baize/contract';
import { esportsLeagues, sportsLeagues } from '@baize/games/virtual-league';
import { expect, test } from 'vitest';
import { successOf, useBook } from '../testing/book.fixture.ts';

const { build, player } = useBook([...sportsLeagues, ...esportsLeagues]);

async function listed(asked: ListedMatches) {
  const { session } = await player();
  return successOf(await build().listMatches(session, asked)).matches;
}

test('matches are listed by sport, by a part of a name in any case, and so many of the first', async () => {
  const all = await listed({});
  const names = (list: typeof all) => list.map(({ matchId }) => matchId);
  expect(names(await listed({ count: 3 }))).toEqual(names(all).slice(0, 3));
  const football = all.filter(({ sport }) => sport === 'football');
  expect(football.length).toBeGreaterThan(0);
  expect(names(await listed({ sport: 'football' }))).toEqual(names(football));
  expect(await listed({ sport: 'chess' })).toEqual([]);
  const ofTeam = all.filter(({ home, away }) => [home, away].includes('Eastmere'));
  expect(names(await listed({ search: 'eastMERE' }))).toEqual(names(ofTeam));
  const ofLeague = all.filter(({ league }) => league === 'Virtual Rift Circuit');
  expect(names(await listed({ search: 'rift', sport: 'moba', count: 200 }))).toEqual(names(ofLeague));
  for (const search of ['%', '_', '\\', "'"]) expect(await listed({ search })).toEqual([]);
});
