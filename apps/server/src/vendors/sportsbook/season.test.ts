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

const isLong = process.env.LONG_TESTS === '1';
const hourMs = 3_600_000;
const seed = 20_261_126;
/** The long one is ten thousand matches with half a million bets. */
const size = isLong
  ? { rounds: 400, betsPerRound: 1_250, players: 500, seed }
  : { rounds: 2, betsPerRound: 40, players: 4, seed };

test('a season of seeded players equals the second settlement to the cent', { timeout: 12 * hourMs }, async () => {
  const season = await playSeason(tools, desk, size);
  const bets = await expectSeason(tools, season);
  expect(bets, `seed ${seed}`).toBeGreaterThan((size.rounds * size.betsPerRound) / 2);
  expect([...season.kinds]).toEqual(expect.arrayContaining(['correction', 'part sale', 'whole sale']));
  if (isLong) expect(season.matches).toBeGreaterThanOrEqual(10_000);
  await tools.money.expectCleanBooks();
});
