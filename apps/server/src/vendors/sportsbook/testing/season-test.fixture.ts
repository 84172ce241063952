import { esportsLeagues, sportsLeagues } from '@baize/games/virtual-league';
import { beforeAll, expect, test } from 'vitest';
import { useBook } from './book.fixture.ts';
import { deskOver } from './desk.fixture.ts';
import { playSeason, type SeasonSize, wantedKinds } from './season.fixture.ts';
import { expectSeason } from './season-check.fixture.ts';

const hourMs = 3_600_000;

/** A season of this size as a test: every bet equals the second settlement, and the books are clean. */
export function useSeason(size: SeasonSize): void {
  const tools = useBook([...sportsLeagues, ...esportsLeagues]);
  let desk: ReturnType<typeof deskOver>['desk'];
  beforeAll(() => {
    ({ desk } = deskOver(tools));
  });

  test(`a season of ${size.rounds * size.betsPerRound} bets by seeded players equals the second settlement to the cent, seed ${size.seed}`, {
    timeout: 12 * hourMs,
  }, async () => {
    const season = await playSeason(tools, desk, size);
    const states = await expectSeason(tools, season);
    const bets = [...states.values()].reduce((sum, count) => sum + count, 0);
    if (size.rounds > 3)
      console.info(`${bets} bets on ${season.played.size} matches`, [...states], [...season.kinds].sort());
    expect(bets).toBeGreaterThan((size.rounds * size.betsPerRound) / 2);
    const seen = [...season.kinds.keys()].map((kind) => kind.split(' ')[0]);
    expect(seen).toEqual(expect.arrayContaining(wantedKinds));
    await tools.money.expectCleanBooks();
  });
}
