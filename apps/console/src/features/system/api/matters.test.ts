// @covers system-page

import { expect, test } from 'vitest';
import { mattersOf } from './matters.ts';
import type { SystemState } from './system.ts';

const process = (role: 'all' | 'api' | 'worker', isSilent: boolean) => ({
  ...{ processId: role, role, version: '1', host: 'a', isSilent, isAnswering: false },
  ...{ startedAt: '2026-11-22T10:00:00.000Z', seenAt: '2026-11-22T10:00:00.000Z' },
});
const well: SystemState = {
  serverTime: '2026-11-22T10:00:00.000Z',
  database: { version: '18', sizeBytes: '1', connections: 1, fault: null },
  replicas: { fault: null, following: [] },
  changedFiles: 0,
  processes: [process('all', false)],
  jobs: { waiting: 3, late: 0, failed: 0 },
  messages: [{ channel: 'mail', waiting: 2, failed: 0, oldestDueAt: null }],
  audits: [],
  seals: { number: '7', newestAt: '2026-11-22T09:50:00.000Z' },
  auditRows: '1',
  alarms: 0,
  errors: 0,
};
const kinds = (more: Partial<SystemState>) => mattersOf({ ...well, ...more }).map(({ kind }) => kind);

test('what only waits needs nobody; each fault is named, the worst first', () => {
  expect(kinds({})).toEqual([]);
  expect(kinds({ processes: [process('api', false), process('worker', true)] })).toEqual(['noWorker', 'silent']);
  expect(kinds({ processes: [process('api', true), process('worker', false)] })).toEqual(['silent']);
  expect(kinds({ seals: { number: '7', newestAt: '2026-11-22T09:44:59.000Z' } })).toEqual(['oldSeal']);
  expect(kinds({ alarms: 1, replicas: { fault: 'commits_wait', following: [] } })).toEqual([
    'replicaMissing',
    'alarms',
  ]);
  expect(kinds({ errors: 2, database: { ...well.database, fault: 'disk_full' } })).toEqual(['cannotWrite', 'errors']);
  expect(mattersOf({ ...well, jobs: { waiting: 0, late: 0, failed: 4 } })).toEqual([
    { kind: 'failedJobs', count: 4, path: '/jobs' },
  ]);
});
