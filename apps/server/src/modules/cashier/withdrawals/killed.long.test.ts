// @covers withdrawals-survive-kills

import { test } from 'vitest';
import { useKills } from './testing/killed.fixture.ts';

const kill = useKills();
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;

test.runIf(process.env.LONG_TESTS === '1')(
  `300 kills in the middle of withdrawals lose nothing and pay nothing twice (seed ${seed})`,
  { timeout: 3_600_000 },
  () => kill(300, seed),
);
