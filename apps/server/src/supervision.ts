import type pg from 'pg';
import type { AuditLogModule } from './modules/audit-log/index.ts';
import type { GatewayModule, VendorAdmin } from './modules/gateway/index.ts';
import { type Integrity, type Program, startIntegrity } from './modules/integrity/index.ts';
import type { LedgerModule } from './modules/ledger/index.ts';
import { createManualAdjustments, type ManualAdjustments } from './modules/manual-adjustments/index.ts';
import { createReconciliation } from './modules/reconciliation/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { startWriteWatch, type WriteWatch } from './platform/database/write-watch.ts';
import type { RaiseAlarm } from './platform/log/alarm.ts';
import type { SecurityEvents } from './platform/log/security-events.ts';
import type { Metrics } from './platform/metrics/registry.ts';
import { startSweeping } from './sweeping.ts';
import { createStudioBook } from './vendors/studio/index.ts';
import { startDriftWatch } from './watch-drift.ts';

/** What the books are watched with. */
export interface SupervisionTools {
  /** Two connections of the application's role whose statements may last. */
  books: pg.Pool;
  metrics: Metrics;
  /** Where the audit log's anchors are kept. */
  dataFolder: string;
  /** What runs here, to be looked after; by default nothing is. */
  program?: Program | null;
}

export interface Supervision {
  manualAdjustments: ManualAdjustments;
  /** Whether the database takes what is written, and what of the program differs from its first start. */
  writeWatch: Pick<WriteWatch, 'fault'>;
  integrity: Pick<Integrity, 'changed'>;
  /** Computes the audit log's chain again; raises an alarm at the first bad row. */
  verifyAuditLog(): Promise<void>;
  stop(): Promise<void>;
}

/** Everything that looks after money while the operator is open: reconciliation, sweeper, audit log, the desk that writes into it. */
export function startSupervision(
  deps: SupervisionTools & {
    auditLog: AuditLogModule;
    database: Database;
    clock: Clock;
    ledger: LedgerModule;
    gateway: GatewayModule;
    vendorAdmin: VendorAdmin;
    securityEvents: Pick<SecurityEvents, 'note'>;
    raiseAlarm: RaiseAlarm;
    onFailure: (error: unknown) => void;
  },
): Supervision {
  const { database, clock, books, metrics, ledger, auditLog, vendorAdmin, securityEvents, raiseAlarm, onFailure } =
    deps;
  const bookkeeping = createReconciliation({
    books,
    clock,
    auditLog,
    vendors: [createStudioBook(database)],
    watcher: metrics.books,
    raiseAlarm,
  }).start(onFailure);
  const sweeping = startSweeping(deps.gateway, raiseAlarm, onFailure);
  const drifts = startDriftWatch({ books, clock, raiseAlarm, onFailure });
  const writeWatch = startWriteWatch(database, { raiseAlarm, onFailure, databaseWritable: metrics.databaseWritable });
  const integrity = startIntegrity({
    ...{ database, clock, auditLog, raiseAlarm, onFailure },
    program: deps.program ?? null,
    watcher: metrics,
  });

  return {
    writeWatch,
    integrity,
    manualAdjustments: createManualAdjustments({ database, clock, ledger, auditLog, vendorAdmin, securityEvents }),
    verifyAuditLog: async () => {
      const { firstBad } = await auditLog.verify();
      if (firstBad) raiseAlarm({ code: 'audit_log_broken', detail: { row: `${firstBad.seq}`, what: firstBad.what } });
    },
    stop: async () =>
      void (await Promise.all([bookkeeping, sweeping, drifts, writeWatch, integrity].map((part) => part.stop()))),
  };
}
