// @covers sports-season

import { useSeason } from './testing/season-test.fixture.ts';

useSeason({ rounds: 2, betsPerRound: 100, players: 6, seed: Number(process.env.SEASON_SEED ?? 20_261_126) });
