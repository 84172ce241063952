// @covers sportsbook-killed-steps

import { test } from 'vitest';
import { useKilledBook } from './testing/killed.fixture.ts';

const kill = useKilledBook();
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;

test(`2 kills of a process at each step of a bet lose and double nothing (seed ${seed})`, {
  timeout: 600_000,
}, async () => {
  await kill(2, seed);
});
