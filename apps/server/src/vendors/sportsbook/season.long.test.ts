// @covers sports-season

import { test } from 'vitest';
import { useSeason } from './testing/season-test.fixture.ts';

const numberOf = (name: string, usual: number) => Number(process.env[name] ?? usual);
/** As it stands: ten thousand matches with half a million bets. */
const size = {
  rounds: numberOf('SEASON_ROUNDS', 25),
  betsPerRound: numberOf('SEASON_BETS', 20_000),
  players: numberOf('SEASON_PLAYERS', 500),
  seed: numberOf('SEASON_SEED', Date.now() % 1_000_000_000),
};

if (process.env.LONG_TESTS === '1') useSeason(size);
else test.skip('a whole season is played by the long tests', () => undefined);
