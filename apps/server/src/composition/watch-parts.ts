import type pg from 'pg';
import type { AuditLogModule } from '../modules/audit-log/index.ts';
import { type Integrity, type Program, startIntegrity } from '../modules/audit-log/index.ts';
import { createReconciliation } from '../modules/reconciliation/index.ts';
import { type BackupDependencies, startBackups } from '../platform/backup/start-backups.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { startWriteWatch, type WriteWatch } from '../platform/database/write-watch.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import type { Metrics } from '../platform/metrics/registry.ts';
import type { Part } from '../platform/part.ts';
import type { BuiltInVendor } from '../vendors/index.ts';
import type { VendorsConnections } from './vendors/vendors-apart.ts';

export { builtProgram } from '../modules/audit-log/index.ts';

/** What the books are watched with. */
export interface SupervisionTools {
  /** Two connections of the application's role whose statements may last. */
  books: pg.Pool;
  metrics: Metrics;
  /** Where the audit log's anchors are kept. */
  dataFolder: string;
  /** How the embedded database is backed up; by default nothing is. */
  backups?: Pick<BackupDependencies, 'settings' | 'ownerUrl' | 'checkProgram'> | null;
  /** What runs here, to be looked after; by default nothing is. */
  program?: Program | null;
}

export interface Watches {
  /** Whether the database takes what is written, and what of the program differs from its first start. */
  writeWatch: Pick<WriteWatch, 'fault'>;
  /** The same of the vendors' books; null: they have no database of their own. */
  vendorsWriteWatch: Pick<WriteWatch, 'fault'> | null;
  integrity: Pick<Integrity, 'changed'>;
  parts: readonly Part[];
}

/** Everything that looks after the installation while it is open: reconciliation, audit log, database, program. */
export function startWatches(
  deps: SupervisionTools & {
    auditLog: AuditLogModule;
    database: Database;
    vendorsApart: VendorsConnections | null;
    clock: Clock;
    vendors: readonly BuiltInVendor[];
    raiseAlarm: RaiseAlarm;
    onFailure: (error: unknown) => void;
  },
): Watches {
  const { database, vendorsApart, metrics, auditLog, raiseAlarm, onFailure } = deps;
  const reconciliation = createReconciliation({
    ...deps,
    vendors: deps.vendors.map(({ settlementSource }) => settlementSource),
    vendorBooks: vendorsApart?.books ?? null,
    watcher: metrics.books,
  }).start(onFailure);
  const writeWatch = startWriteWatch(database, { raiseAlarm, onFailure, databaseWritable: metrics.databaseWritable });
  const vendorsWriteWatch = vendorsApart
    ? startWriteWatch(vendorsApart.database, { raiseAlarm, onFailure, databaseWritable: () => undefined }, 'vendors')
    : null;
  const integrity = startIntegrity({ ...deps, program: deps.program ?? null, watcher: metrics });
  const backups = deps.backups ? startBackups({ ...deps, ...deps.backups, watcher: metrics }) : null;
  const verifyAuditLog = async (): Promise<void> => {
    const { firstBad } = await auditLog.verify();
    if (firstBad) raiseAlarm({ code: 'audit_log_broken', detail: { row: `${firstBad.seq}`, what: firstBad.what } });
  };
  return {
    writeWatch,
    vendorsWriteWatch,
    integrity,
    parts: [
      { recover: verifyAuditLog, close: reconciliation.stop },
      { close: writeWatch.stop },
      ...(vendorsWriteWatch ? [{ close: vendorsWriteWatch.stop }] : []),
      { close: integrity.stop },
      ...(backups ? [{ close: backups.stop }] : []),
    ],
  };
}
