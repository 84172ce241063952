import { type Repeating, repeat } from '../../platform/jobs/repeat.ts';
import type { Result } from '../../platform/result.ts';
import { compareDayFile, type DayComparison, type DayFile } from './day-file.ts';
import { type AuditRun, createAuditRuns, type ReconciliationDependencies } from './service.ts';

export type { DayComparison, DayFile } from './day-file.ts';
export type { Difference } from './differences.ts';
export type { AuditRun, ReconciliationDependencies } from './service.ts';
export type { AlarmCode, FindingKind, RaiseBookAlarm, ReconciliationWatcher } from './watcher.ts';

export interface ReconciliationModule {
  /** Reads what was booked since the last turn, compares the vendors' books, adds up the operator, seals it all, keeps the audit log's anchor. */
  run(): Promise<AuditRun>;
  /** A turn every minute until it is stopped; a turn that is under way then is cut. */
  start(onError: (error: unknown) => void): Repeating;
  /** A vendor's list of a day against the wallet; `invalid_input` names the line that cannot be read. */
  compareDayFile(file: DayFile): Promise<Result<DayComparison, 'invalid_input'>>;
}

const runEveryMs = 60_000;

export function createReconciliation(deps: ReconciliationDependencies): ReconciliationModule {
  const runs = createAuditRuns(deps);
  return {
    run: runs.take,
    start: (onError) => {
      const repeating = repeat(runEveryMs, runs.take, onError);
      return {
        stop: async () => {
          await runs.interrupt();
          await repeating.stop();
        },
      };
    },
    compareDayFile: (file) => compareDayFile(deps.books, file),
  };
}
