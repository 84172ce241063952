// @covers stated-waits

import { waits } from '@baize/games/paces';
import { expect, test } from 'vitest';
import { voidAfterMs } from '../tables/runner.ts';
import { pickLifeMs } from './pick-time.ts';

test('the rules pages tell the times by which the operator ends a round', () => {
  expect(pickLifeMs).toBe(waits.pickHours * 3_600_000);
  expect(voidAfterMs).toBe(waits.undealtMinutes * 60_000);
});
