// @covers lottery-killed-steps

import { test } from 'vitest';
import { useKilledDesk } from './testing/killed.fixture.ts';

const kill = useKilledDesk();
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;

test(
  `5 kills of a process that sells, draws and pays lose and double nothing (seed ${seed})`,
  { timeout: 600_000 },
  () => kill(5, seed),
);
