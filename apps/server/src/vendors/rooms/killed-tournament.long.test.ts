// @covers sit-and-go-killed

import { expect, test } from 'vitest';
import { killSteps, useKilledTournament } from './testing/killed-tournament.fixture.ts';

const { play } = useKilledTournament();
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;
const rounds = Number(process.env.LONG_KILLS ?? 3);

test.runIf(process.env.LONG_TESTS === '1')(
  `sit and gos whose processes are killed at every step come to their ends (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    let kills = 0;
    for (let round = 0; round < rounds; round += 1) {
      kills += await play([...killSteps], `${seed}${round}1`);
      for (const step of killSteps)
        kills += await play(['anywhere', step, 'anywhere'], `${seed}${round}${killSteps.indexOf(step)}2`);
    }
    console.info(`${rounds * (killSteps.length + 1)} sit and gos, ${kills} kills`);
    expect(kills).toBeGreaterThan(rounds * killSteps.length);
  },
);
