// @covers stated-waits

import { waits } from '@baize/games/paces';
import { expect, test } from 'vitest';
import { pickLifeMs } from './pick-time.ts';
import { voidAfterMs } from './tables/runner.ts';

test('the rules pages tell the times by which the house ends a round', () => {
  expect(pickLifeMs).toBe(waits.pickHours * 3_600_000);
  expect(voidAfterMs).toBe(waits.undealtMinutes * 60_000);
});
