import { test } from 'vitest';
import { spendAtOnce } from './double-spend.fixture.ts';
import { useMoney } from './money.fixture.ts';

const money = useMoney();

test.runIf(process.env.LONG_TESTS === '1')(
  'fifty acts at once on a wallet that has enough for one: one is booked, 200 times',
  () => spendAtOnce(money, 200),
  600_000,
);
