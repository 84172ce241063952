// @covers risk-rules vendors-apart

import { expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { newId } from '../../platform/crypto/ids.ts';
import { createRisk } from './index.ts';
import { riskRows } from './rows.fixture.ts';

const db = useTestDatabase();
const clock = testClock();
const minuteMs = 60_000;

test('a rule about pairs of players that no vendor answers keeps no other event and no other brand from being compared', async () => {
  const brand = await insertBrand(db.owner);
  await insertBrand(db.owner, 'later');
  const { addMember } = riskRows({ db, clock, brandId: () => brand.id });
  let isAway = false;
  const risk = createRisk({
    ...{ database: db.database, clock, newId, noteReading: async () => undefined },
    auditLog: { append: async () => 0n },
    collusionPairs: async (asked) => {
      if (isAway) throw new Error('the vendors are away');
      return asked.map(() => 0);
    },
  });
  const run = async () => {
    for (const job of risk.jobs) if ('repeat' in job) await job.repeat({} as never);
  };
  await run();
  // A brand begins with such a rule about bets.
  await db.owner.query(
    `insert into turnover_hours (member_id, starts_at, game_type, vendor_code, currency_code, account_kind, brand_id, bets, stake_minor,
      valid_turnover_minor, payout_minor) values ($1, $2, 'POKER', 'BZROOMS', 'PLY', 'cash', $3, 1, 10, 10, 0)`,
    [await addMember(), new Date(clock.now().getTime() - 55 * minuteMs), brand.id],
  );
  clock.advanceMs(15 * minuteMs);
  isAway = true;
  await expect(run()).rejects.toThrow('the vendors are away');
  const { rows } = await db.owner.query('select brand_id, event from risk_readings where reached_at <> $1', [
    clock.now(),
  ]);
  expect(rows).toEqual([{ brand_id: brand.id, event: 'bet' }]);
  isAway = false;
  await run();
  expect((await db.owner.query('select from risk_readings where reached_at <> $1', [clock.now()])).rowCount).toBe(0);
});
