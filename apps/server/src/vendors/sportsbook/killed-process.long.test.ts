// @covers sportsbook-killed-steps

import { expect, test } from 'vitest';
import { killSteps, useKilledBook } from './testing/killed.fixture.ts';

const kill = useKilledBook();
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;
const kills = Number(process.env.KILLS ?? 20);

test.runIf(process.env.LONG_TESTS === '1')(
  `${kills} kills of a process at each of ${killSteps.length} steps of a bet lose and double nothing (seed ${seed})`,
  { timeout: 3_600_000 },
  async () => {
    const { states, ...counts } = await kill(kills, seed);
    console.info(counts, [...states]);
    expect(Math.min(counts.sold, counts.corrected)).toBeGreaterThan(0);
  },
);
