import { createServer } from '../../src/composition/create-server.ts';
import { openDatabase, openPool } from '../../src/platform/database/database.ts';
import { openMoneyConnections } from '../../src/platform/database/money-connections.ts';
import { createMetrics } from '../../src/platform/metrics/registry.ts';
import { testClock } from '../support/test-clock.ts';

/** A process that does every durable job of the server and is killed from outside at any moment. */
const [url = '', now = '', secret = '', dataFolder = ''] = process.argv.slice(2);
/** An attempt that the test held up for too long fails and is made again, so that no failure ends the process. */
const notify = (failure: unknown): void => console.error(failure);
const defaults = { connectionString: url, role: 'baize_app', onIdleError: notify } as const;
const server = createServer({
  database: openDatabase({ ...defaults, maxConnections: 6 }),
  money: openMoneyConnections(defaults),
  clock: testClock(now),
  secret,
  fallbackBrand: null,
  onFailure: notify,
  raiseAlarm: notify,
  writeSecurityLine: () => undefined,
  supervision: { books: openPool({ ...defaults, maxConnections: 2 }), metrics: createMetrics(), dataFolder },
  jobs: openPool({ ...defaults, maxConnections: 6, integersAsText: true }),
});
await server.startJobs();
console.log('works');
