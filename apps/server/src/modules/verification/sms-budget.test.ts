// @covers sms-codes

import { beforeEach, expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import type { Alarm } from '../../platform/log/alarm.ts';
import { createSmsBudget } from './sms-budget.ts';

const harness = useTestDatabase();
const clock = testClock('2026-03-04T15:00:00Z');
const hourMs = 3_600_000;
const alarms: Alarm[] = [];
const open = () => createSmsBudget({ ...harness, clock, raiseAlarm: (alarm) => void alarms.push(alarm) });
let brandId: string;
let serial = 0;
beforeEach(async () => {
  serial += 1;
  brandId = (await insertBrand(harness.owner, `budget_${serial}`)).id;
  alarms.length = 0;
});

test('a day has its budget over all processes, is refused beyond it, and an alarm is raised at 80 % and at the end', async () => {
  const budget = { smsPerDay: 10, timeZone: 'Asia/Manila' };
  const [one, other] = [open(), open()];
  for (let sent = 0; sent < 7; sent += 1)
    expect(await (sent % 2 ? one : other).take(brandId, budget)).toMatchObject({ ok: true });
  expect(alarms).toEqual([]);
  await one.take(brandId, budget);
  const told = (percent: number, sent: number) => ({
    code: 'sms_budget',
    detail: { brandId, percent, sent, budget: 10 },
  });
  expect(alarms).toEqual([told(80, 8)]);
  const rest = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other).take(brandId, budget)),
  );
  expect(rest.filter(({ ok }) => ok)).toHaveLength(2);
  expect(alarms).toEqual([told(80, 8), told(100, 10)]);
  // 15:00 UTC is 23:00 in Manila: the next day begins in an hour.
  const refused = { ok: false, message: 'quota_exceeded', detail: { retryAfterSeconds: 3_600 } };
  expect(await one.take(brandId, budget)).toEqual(refused);
  expect(await other.check(brandId, budget)).toEqual(refused);
  clock.advanceMs(hourMs);
  expect(await other.check(brandId, budget)).toMatchObject({ ok: true });
  expect(await one.take(brandId, budget)).toMatchObject({ ok: true });
});

test('brands have budgets of their own; a smaller one binds at once', async () => {
  const budget = { smsPerDay: 3, timeZone: 'UTC' };
  const { id: otherBrand } = await insertBrand(harness.owner, `other_${serial}`);
  for (let sent = 0; sent < 3; sent += 1) await open().take(brandId, budget);
  expect(await open().take(brandId, budget)).toMatchObject({ ok: false });
  expect(await open().take(otherBrand, budget)).toMatchObject({ ok: true });
  expect(await open().take(otherBrand, { ...budget, smsPerDay: 1 })).toMatchObject({ ok: false });
  expect(await open().check(otherBrand, { ...budget, smsPerDay: 1 })).toMatchObject({ ok: false });
});

test('days that are over are swept', async () => {
  await open().take(brandId, { smsPerDay: 3, timeZone: 'UTC' });
  const count = async () => (await harness.owner.query('select from sms_days where brand_id = $1', [brandId])).rowCount;
  await open().purge();
  expect(await count()).toBe(1);
  clock.advanceMs(9 * 24 * hourMs);
  await open().purge();
  expect(await count()).toBe(0);
});
