/** What stands in a running operator. `kind`: which look found it. */
export type FindingKind = 'audit' | 'reconciliation' | 'audit_log';

/** Hears how the books stand. */
export interface ReconciliationWatcher {
  findingsStand(kind: FindingKind, count: number): void;
  ran(run: { kind: string; subject: string; durationMs: number; read: number; at: Date }): void;
}

export type AlarmCode = 'ledger_finding' | 'reconciliation_difference' | 'audit_log_broken' | 'bookkeeper_failed';

/** Told once for each new fault; somebody must look. */
export type RaiseBookAlarm = (alarm: { code: AlarmCode; detail: { sentence: string } }) => void;
