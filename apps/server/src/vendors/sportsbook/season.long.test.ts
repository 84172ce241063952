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
const hourMs = 3_600_000;

test('a season of ten thousand matches equals the second settlement to the cent', {
  timeout: 12 * hourMs,
}, async () => {
  const seed = 20_261_127;
  const season = await playSeason(tools, desk, { rounds: 400, betsPerRound: 1_250, players: 500, seed });
  expect(season.matches).toBeGreaterThanOrEqual(10_000);
  expect(await expectSeason(tools, season), `seed ${seed}`).toBeGreaterThan(300_000);
  await tools.money.expectCleanBooks();
});
