// @covers withdrawals-survive-kills

import { test } from 'vitest';
import { useKills } from './testing/killed.fixture.ts';

const kill = useKills();
const seed = process.env.KILLS_SEED ?? `${Date.now()}`;

test(
  `5 kills in the middle of withdrawals lose nothing and pay nothing twice (seed ${seed})`,
  {
    timeout: 600_000,
  },
  () => kill(5, seed),
);
