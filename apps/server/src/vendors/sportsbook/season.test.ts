// @covers sports-season

import { beforeAll, expect, test } from 'vitest';
import { useBook } from './testing/book.fixture.ts';
import { deskOver } from './testing/desk.fixture.ts';
import { expectSeason, playSeason } from './testing/season.fixture.ts';

const tools = useBook();
let desk: ReturnType<typeof deskOver>['desk'];
beforeAll(() => {
  ({ desk } = deskOver(tools));
});

test('a short season of seeded players equals the second settlement to the cent', { timeout: 240_000 }, async () => {
  const seed = 20_261_126;
  const season = await playSeason(tools, desk, { rounds: 2, betsPerRound: 60, players: 6, seed });
  const bets = await expectSeason(tools, season);
  expect(bets, `seed ${seed}`).toBeGreaterThan(60);
  expect([...season.kinds]).toEqual(expect.arrayContaining(['correction', 'part sale', 'whole sale']));
  await tools.money.expectCleanBooks();
});
