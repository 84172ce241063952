// @covers auditor

import { expect, test } from 'vitest';
import { useMoney } from '../gateway/money.fixture.ts';
import { useBookkeeper } from './bookkeeper.fixture.ts';

const house = useBookkeeper(useMoney());

test.runIf(process.env.LONG_TESTS === '1')(
  'a hundred thousand right rounds over twenty turns give no alarm at all',
  async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      await house.playRounds(5_000);
      house.clock.advanceMs(60_000);
      expect(await house.bookkeeper.turn()).toBe('done');
    }
    house.clock.advanceMs(24 * 3_600_000);
    expect(await house.bookkeeper.turn()).toBe('done');
    expect(house.alarms).toEqual([]);
    await house.expectCleanBooks();
  },
  900_000,
);
