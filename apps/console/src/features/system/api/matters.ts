import type { SystemState } from './system.ts';

/** Something of the installation that needs a person, with the page where more stands; `count` is null where it is one thing. */
export interface Matter {
  kind:
    | 'cannotWrite'
    | 'replicaMissing'
    | 'noWorker'
    | 'silent'
    | 'changedFiles'
    | 'failedJobs'
    | 'lateJobs'
    | 'failedMessages'
    | 'findings'
    | 'oldSeal'
    | 'alarms'
    | 'errors';
  count: number | null;
  path?: string;
}

/** A seal comes every minute while anything is booked; this long without one something stands still. */
const oldSealMs = 15 * 60_000;

/** What needs a person, the worst first. A process that fell silent is no loss while others work. */
export function mattersOf(state: SystemState): Matter[] {
  const { database, processes, jobs, messages, audits, seals } = state;
  const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);
  const silent = processes.filter(({ isSilent }) => isSilent).length;
  const hasWorker = processes.some(({ role, isSilent }) => role !== 'api' && !isSilent);
  const sealAgeMs = seals.newestAt === null ? 0 : Date.parse(state.serverTime) - Date.parse(seals.newestAt);
  const found: (Matter & { isTrue: boolean })[] = [
    { kind: 'cannotWrite', count: null, isTrue: database.fault !== null },
    { kind: 'replicaMissing', count: null, isTrue: state.replicas.fault !== null },
    { kind: 'noWorker', count: null, isTrue: processes.length > 0 && !hasWorker },
    counted('findings', sum(audits.map(({ findings }) => findings))),
    { kind: 'oldSeal', count: null, isTrue: sealAgeMs > oldSealMs },
    counted('changedFiles', state.changedFiles),
    counted('failedJobs', jobs.failed, '/jobs'),
    counted('lateJobs', jobs.late, '/jobs'),
    counted('silent', silent),
    counted('failedMessages', sum(messages.map(({ failed }) => failed))),
    counted('alarms', state.alarms, '/alarms'),
    counted('errors', state.errors, '/errors'),
  ];
  return found.filter(({ isTrue }) => isTrue).map(({ isTrue: _, ...matter }) => matter);
}

const counted = (kind: Matter['kind'], count: number, path?: string) => ({
  ...{ kind, count, isTrue: count > 0 },
  ...(path === undefined ? {} : { path }),
});
