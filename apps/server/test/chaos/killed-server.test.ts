// @covers killed-processes

import { expect, test } from 'vitest';
import { commitPoints } from './commit-points.ts';
import { runKilledServer } from './killed-server.ts';

test('the server killed six times, at random moments and at each named point of a write, loses and doubles nothing', async () => {
  const { killedAt, readyMs, verdict } = await runKilledServer({
    kills: 6,
    port: 4860,
    name: 'killed-server',
    program: 'server',
  });
  for (const point of [...commitPoints, 'inside the shutdown'] as const) expect(killedAt[point]).toBe(1);
  // A busy machine holds up starts, a slow program all of them.
  expect(Math.min(...readyMs)).toBeLessThan(5_000);
  expect(verdict.wereUnknown).toBeGreaterThan(0);
}, 300_000);
