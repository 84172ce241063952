// @covers auditor

import { expect, test } from 'vitest';
import { useMoney } from '../gateway/testing/money.fixture.ts';
import { useReconciliation } from './reconciliation.fixture.ts';

const operator = useReconciliation(useMoney());

test.runIf(process.env.LONG_TESTS === '1')(
  'a hundred thousand right rounds over twenty turns give no alarm at all',
  async () => {
    for (let run = 0; run < 20; run += 1) {
      await operator.playRounds(5_000);
      operator.clock.advanceMs(60_000);
      expect(await operator.reconciliation.run()).toBe('done');
    }
    operator.clock.advanceMs(24 * 3_600_000);
    expect(await operator.reconciliation.run()).toBe('done');
    expect(operator.alarms).toEqual([]);
    await operator.expectCleanBooks();
  },
  900_000,
);
