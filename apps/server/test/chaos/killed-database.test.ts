// @covers killed-processes

import { expect, test } from 'vitest';
import { runKilledDatabase } from './killed-database.ts';

test('PostgreSQL killed in each of three forms loses and doubles nothing, and the server heals without a restart', async () => {
  const { killedBy, healedMs, verdict } = await runKilledDatabase({ kills: 3, port: 4861, name: 'killed-database' });
  expect(killedBy).toEqual({ 'one backend': 1, 'the postmaster with all': 1, 'stop -m immediate': 1 });
  expect(healedMs).toHaveLength(3);
  expect(verdict.wereUnknown).toBeGreaterThan(0);
}, 240_000);
