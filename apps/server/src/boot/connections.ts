import { databaseOver, openPool } from '../platform/database/database.ts';
import { openMoneyConnections } from '../platform/database/money-connections.ts';
import { openReportsConnections } from '../platform/database/reports-database.ts';
import type { Metrics } from '../platform/metrics/registry.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Config } from './config.ts';

const reconciliationConnections = 2;
/** One listens to the other processes for ever, the others speak to them. */
const socketConnections = 3;
/** One listens for new jobs, one shows that the worker lives; the others do the work. */
const jobConnections = 6;

type ConnectionSettings = Pick<Config, 'databaseConnections' | 'databaseUrl' | 'reportsDatabaseUrl'>;

/**
 * Connections to the vendors' books where they have a database of their own: for everything, and for long readings; the owner looks after its
 * standbys. Closed by `close`.
 */
export function openVendorsConnections(
  connectionString: string,
  maxConnections: number,
  onIdleError: (error: Error) => void,
  metrics: Pick<Metrics, 'watchPool'>,
  tracing: Tracing,
) {
  const defaults = { connectionString, role: 'baize_app', onIdleError } as const;
  const general = openPool({ ...defaults, maxConnections });
  const books = openPool({ ...defaults, maxConnections: reconciliationConnections, unlimitedStatements: true });
  const owner = openPool({ connectionString, maxConnections: 1, onIdleError });
  metrics.watchPool('vendors', general);
  metrics.watchPool('vendors-bookkeeper', books);
  const database = databaseOver(general, undefined, tracing);
  return { database, books, owner, close: () => Promise.all([database.destroy(), books.end(), owner.end()]) };
}

/**
 * All connections of the site, under the application's role: for everything, for money alone, for the reconciliation's long readings, for the
 * sockets' news between processes, for durable jobs, and for reports where they have a replica. The owner looks after standbys of a database of
 * one's own.
 */
export function openConnections(
  connectionString: string,
  { databaseConnections: maxConnections, databaseUrl, reportsDatabaseUrl }: ConnectionSettings,
  onIdleError: (error: Error) => void,
  metrics: Pick<Metrics, 'watchPool'>,
  tracing: Tracing,
) {
  const defaults = { connectionString, role: 'baize_app', onIdleError } as const;
  const general = openPool({ ...defaults, maxConnections });
  const books = openPool({ ...defaults, maxConnections: reconciliationConnections, unlimitedStatements: true });
  const sockets = openPool({ ...defaults, maxConnections: socketConnections });
  const jobs = openPool({ ...defaults, maxConnections: jobConnections, integersAsText: true });
  const money = openMoneyConnections({ ...defaults, tracing });
  const owner = databaseUrl === null ? null : openPool({ connectionString, maxConnections: 1, onIdleError });
  const reports =
    reportsDatabaseUrl === null
      ? null
      : openReportsConnections({ replica: reportsDatabaseUrl, primary: connectionString }, { onIdleError });
  metrics.watchPool('general', general);
  metrics.watchPool('bookkeeper', books);
  metrics.watchPool('sockets', sockets);
  metrics.watchPool('jobs', jobs);
  metrics.watchPool('wallets', money.readPool);
  for (const [writer, pool] of money.batchWriters.entries()) metrics.watchPool(`lane-${writer}`, pool);
  if (reports) metrics.watchPool('reports', reports.replica);
  const database = databaseOver(general, undefined, tracing);
  const close = async () => {
    const others = [books, sockets, jobs, ...(owner ? [owner] : [])].map((pool) => pool.end());
    await Promise.all([database.destroy(), money.close(), reports?.close(), ...others]);
  };
  return { database, money, books, sockets, jobs, owner, reports, close };
}
