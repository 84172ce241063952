// @covers vendors-apart

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/support/test-database.ts';
import { databaseOver, openPool } from '../platform/database/database.ts';
import { createHealth } from './health-route.ts';

const db = useTestDatabase();

test('a vendors’ server that is silent is warned of before a question to it has failed', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const connectionString = `postgres://nobody@127.0.0.1:${port}/nothing`;
  const vendors = databaseOver(openPool({ connectionString, maxConnections: 2, onIdleError: () => undefined }));
  const watches = {
    writeWatch: { fault: () => null },
    vendorsWriteWatch: { fault: () => null },
    integrity: { changed: () => [] },
    replicas: { standing: () => ({ isDemanded: false, fault: null, replicas: [] }) },
  };
  const { routes } = createHealth(
    db.database,
    vendors,
    { now: () => new Date(0) },
    watches as unknown as Parameters<typeof createHealth>[3],
  );
  const ended: string[] = [];
  const question = sql`select 1`.execute(vendors).catch(() => ended.push('question'));
  const answer = await routes.health({} as Parameters<typeof routes.health>[0]);
  ended.push('health');
  expect(answer).toMatchObject({ ok: true, value: { ready: true, warnings: ['games_unavailable'] } });
  await question;
  expect(ended).toEqual(['health', 'question']);
  await vendors.destroy();
  silent.close();
});
