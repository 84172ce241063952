// @covers reports-replica

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openReportsConnections, type ReportsConnections } from '../../src/platform/database/reports-database.ts';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { callsOf, newStaff } from '../support/staff-accounts.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
const replicaName = 'reports_replica';
let reports: ReportsConnections;
let server: LiveServer;
let call: ReturnType<typeof callsOf>;
beforeAll(async () => {
  const replica = `${db.url}${db.url.includes('?') ? '&' : '?'}application_name=${replicaName}`;
  reports = openReportsConnections({ replica, primary: db.url }, { onIdleError: () => undefined });
  server = await openLiveServer(db, clock, { replicas: { owners: [], reports } });
  call = callsOf(server, await newStaff(server, db, 'operator'));
  await vi.waitFor(async () => expect((await call('staffReportSource', {})).value.asOf).not.toBeNull(), 20_000);
});
afterAll(async () => {
  await server.close();
  await reports.close();
});

/** What the replica was asked last, of each of its connections. */
async function askedOfReplica(): Promise<string> {
  const { rows } = await db.owner.query<{ query: string }>(
    'select query from pg_stat_activity where application_name = $1',
    [replicaName],
  );
  return rows.map(({ query }) => query).join('\n');
}
const days = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-02T00:00:00.000Z' };

test.each([
  ['staffRevenueReport', { data: days }, 'turnover_days'],
  ['staffPaymentReport', { data: days }, "'withdrawalPayout'"],
  ['staffGrowthReport', { data: days }, 'registered_at'],
  ['staffBigWins', { data: days }, 'big_wins'],
  ['staffCohorts', { data: {} }, 'upline_id'],
] as const)('%s is read from the replica', async (name, request, sign) => {
  expect((await call(name, request as never)).success).toBe(true);
  expect(await askedOfReplica()).toContain(sign);
});

test('the source of reports says up to when its figures are whole', async () => {
  const { asOf } = (await call('staffReportSource', {})).value;
  expect(asOf).toBe(clock.now().toISOString());
});
