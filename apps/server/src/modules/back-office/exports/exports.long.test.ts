import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { openPool } from '../../../platform/database/database.ts';
import { insertMembers } from './members.fixture.ts';

const isLong = process.env.LONG_TESTS === '1';
const db = useTestDatabase();
const clock = testClock();
const rows = 200_000;
/** Far below what the rows weigh when they are in memory together. */
const maxGrowthBytes = 60_000_000;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** What is still in use: garbage of this and of other tests does not count. */
function liveBytes(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

let jobs: pg.Pool | undefined;
let server: LiveServer | undefined;
beforeAll(async () => {
  if (!isLong) return;
  const defaults = { connectionString: db.url, role: 'baize_app', onIdleError: () => undefined } as const;
  jobs = openPool({ ...defaults, maxConnections: 6, integersAsText: true });
  const opened = await openLiveServer(db, clock, { jobs });
  server = opened;
  await insertMembers(db, 'many', rows);
  await opened.server.startJobs();
}, 300_000);
afterAll(async () => {
  await server?.close();
  await jobs?.end();
});

test.runIf(isLong)(
  'an export of 200,000 rows holds each once, and the process does not grow with it',
  async () => {
    if (!server) throw new Error('no server was opened');
    const call = callsOf(server, await newStaff(server, db, 'exporter'));
    const exportId = randomUUID();
    const before = liveBytes();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, liveBytes());
    }, 1_000);
    const body = { exportId, list: 'staffMembers', format: 'csv', data: { search: 'many' } } as const;
    expect((await call('staffExportRequest', { body })).success).toBe(true);
    let row: { state: string; rows: number | null } | undefined;
    do {
      await new Promise((resolve) => setTimeout(resolve, 500));
      row = (await call('staffExports', { data: {} })).value.rows.find((one) => one.exportId === exportId);
    } while (row?.state === 'waiting');
    clearInterval(watch);
    expect(row).toMatchObject({ state: 'ready', rows });
    console.info(`grown by ${Math.round((most - before) / 1_000_000)} MB`);
    expect(most - before).toBeLessThan(maxGrowthBytes);
    const names = new Set<string>();
    let rest = '';
    let parts = 1;
    for (let part = 1; part <= parts; part += 1) {
      const { value } = await call('staffExportFile', { params: { exportId }, data: { part } });
      parts = value.parts;
      const lines = (rest + Buffer.from(value.base64, 'base64').toString('utf8')).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) names.add(line.split(',')[1] ?? '');
    }
    expect(parts).toBeGreaterThan(1);
    names.delete('username');
    expect(names.size).toBe(rows);
  },
  300_000,
);
