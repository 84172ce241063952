import { test } from 'vitest';
import { spendAtOnce } from './double-spend.fixture.ts';
import { useMoney } from './money.fixture.ts';

const money = useMoney();

test(
  'fifty acts at once on a wallet that has enough for one: one is booked, 20 times',
  () => spendAtOnce(money, 20),
  120_000,
);
