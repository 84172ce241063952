// @covers sit-and-go-killed

import { expect, test } from 'vitest';
import { useKilledTournament } from './testing/killed-tournament.fixture.ts';

const { play } = useKilledTournament();
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;

test(`a process that dies between a prize that is booked and its note pays it once (seed ${seed})`, {
  timeout: 240_000,
}, async () => {
  expect(await play(['credit booked'], seed)).toBe(1);
});
