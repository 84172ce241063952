// @covers new-and-popular-games

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { useCatalogue } from '../catalogue.fixture.ts';

const bench = useCatalogue();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const rows = async (gameType?: 'RNG' | 'LIVE') => {
  const data = calls.lobbyRows.data.parse({ language: 'TY', ...(gameType && { gameType }) });
  const answer = await bench.catalogue.routes.lobbyRows({ ...bench.context(), data });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.lobbyRows.answer.parse(answer.value)).toEqual(answer.value);
  const namesOf = (games: readonly { gameName: string }[]) => games.map(({ gameName }) => gameName);
  return { newGames: namesOf(answer.value.newGames), popular: namesOf(answer.value.popular) };
};
const ago = (ms: number) => new Date(bench.clock.now().getTime() - ms);
const start = async (gameCode: string, members: number, { agoMs = 0, isTrial = false } = {}) => {
  for (let count = 0; count < members; count += 1) {
    const member = await bench.newMember(isTrial ? 4 : 0);
    await bench.db.owner.query('insert into recent_games (member_id, game_id, played_at) values ($1, $2, $3)', [
      member.id,
      await bench.idOf(gameCode),
      ago(agoMs),
    ]);
  }
};

test('new are the games of the last 30 days, those of a group among them, of one type where it is asked', async () => {
  await bench.offer({ names: { TY: 'Opening' }, addedAt: ago(90 * dayMs) });
  await bench.offer({ names: { TY: 'Young' }, addedAt: ago(3 * dayMs) });
  const group = await bench.offer({ names: { TY: 'Tables' }, gameType: 'LIVE', isGroup: true, addedAt: ago(dayMs) });
  await bench.offer({ names: { TY: 'Table' }, gameType: 'LIVE', parentCode: group, addedAt: ago(2 * dayMs) });
  expect((await rows()).newGames).toEqual(['Table', 'Young']);
  expect((await rows('RNG')).newGames).toEqual(['Young']);
});

test('popular are the games that several members started in the last six hours, most members first, counted once a minute', async () => {
  const [three, four, two, early] = [
    await bench.offer({ names: { TY: 'Three' } }),
    await bench.offer({ names: { TY: 'Four' }, gameType: 'LIVE' }),
    await bench.offer({ names: { TY: 'Two' } }),
    await bench.offer({ names: { TY: 'Early' } }),
  ];
  await start(three, 3);
  await start(four, 4, { agoMs: 5 * hourMs });
  await start(two, 2);
  // Trial members play with play money.
  await start(two, 5, { isTrial: true });
  await start(early, 5, { agoMs: 7 * hourMs });
  bench.clock.advanceMs(60_000);
  expect((await rows()).popular).toEqual(['Four', 'Three']);
  expect((await rows('RNG')).popular).toEqual(['Three']);
  await start(two, 3);
  expect((await rows()).popular).toEqual(['Four', 'Three']);
  bench.clock.advanceMs(60_000);
  expect((await rows()).popular).toEqual(['Two', 'Four', 'Three']);
});

test('what members of another brand play says nothing here, and a game under maintenance is not offered', async () => {
  const game = await bench.offer({ names: { TY: 'Closed' } });
  await start(game, 3);
  bench.clock.advanceMs(60_000);
  await bench.db.owner.query('update members set brand_id = $1 where brand_id = $2', [
    bench.otherBrand.id,
    bench.brand.id,
  ]);
  expect((await rows()).popular).toEqual([]);
  await bench.db.owner.query('update members set brand_id = $1 where brand_id = $2', [
    bench.brand.id,
    bench.otherBrand.id,
  ]);
  await bench.db.owner.query('update brand_games set maintenance = true where brand_id = $1', [bench.brand.id]);
  bench.clock.advanceMs(60_000);
  expect((await rows()).popular).toEqual([]);
});
