import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Clock } from '../../clock.ts';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import { inSpan, noTracing, type Tracing } from '../../tracing/tracing.ts';
import type { CalendarJob, CalendarSubject } from './calendar-job.ts';
import { createCalendarRuns, type RunKey } from './calendar-runs.ts';
import { dueStretches, newestDueStretch, type Stretch, stretchAt } from './due-stretches.ts';
import { enqueue } from './enqueue.ts';
import { handlerOf, type JobHandler, type JobKind } from './job-kind.ts';

/** The queue retries for ever; how often a run is tried is counted in its own row, where a killed process cannot undo it. */
const queueAttempts = 32_767;
const maxDueAtOnce = 500;

const calendarRun: JobKind<RunKey> = {
  name: 'calendarRun',
  payload: z.strictObject({ kind: z.string(), subject: z.string(), periodKey: z.string() }),
  maxAttempts: queueAttempts,
};

export interface Calendar {
  /** Notes and enqueues what has become due, of all kinds; any process may do it at any time. Returns how many runs that were. */
  tick(): Promise<number>;
  /** Does the runs that were enqueued. */
  handler: JobHandler;
  /** Tries a failed run again; false when it has not failed. `inSameTransaction` is written with it, or it is not tried. */
  retry(key: RunKey, inSameTransaction?: (transaction: DatabaseTransaction) => Promise<unknown>): Promise<boolean>;
  /** When the next run of each kind becomes due that nobody has noted yet; a kind without a subject is left out. */
  nextDue(): Promise<Map<string, Date>>;
  /** The runs that wait or failed, then those that are done, the newest first. */
  list: ReturnType<typeof createCalendarRuns>['list'];
}

/** Calendar work of the program: each stretch of each subject once, whatever stops in between and however many processes there are. */
export function createCalendar(deps: {
  database: Database;
  clock: Clock;
  jobs: readonly CalendarJob[];
  /** Called when a run failed for the last time. */
  onGivenUp: (run: RunKey & { error: unknown }) => void;
  /** Where spans of runs go; nowhere by default. */
  tracing?: Tracing;
}): Calendar {
  const { database, clock, tracing = noTracing } = deps;
  const runs = createCalendarRuns(database);
  const byKind = new Map(deps.jobs.map((job) => [job.kind, job]));

  const noteDue = (job: CalendarJob): Promise<number> =>
    database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('calendar'), hashtext(${job.kind}))`.execute(transaction);
      const ends = await runs.newestEnds(transaction, job.kind);
      let count = 0;
      for (const subject of await job.subjects(transaction)) {
        for (const stretch of dueOf(job, subject, ends.get(subject.subject), clock.now()))
          if (await note(transaction, job, subject, stretch)) count += 1;
      }
      return count;
    });

  const note = async (
    transaction: DatabaseTransaction,
    job: CalendarJob,
    subject: CalendarSubject,
    stretch: Stretch,
  ): Promise<boolean> => {
    const dueAt = new Date(stretch.end.getTime() + job.delayMs);
    const isNew = await runs.add(transaction, job.kind, subject, stretch, dueAt);
    if (isNew)
      await enqueue(transaction, calendarRun, { kind: job.kind, subject: subject.subject, periodKey: stretch.key });
    return isNew;
  };

  const runOne = async (key: RunKey): Promise<void> => {
    const job = byKind.get(key.kind);
    if (!job) throw new Error(`This program knows no calendar work "${key.kind}".`);
    const row = await runs.countAttempt(key);
    if (!row) return;
    const { subject, zone } = row;
    const due = { subject, zone, key: row.period_key, start: row.starts_at, end: row.ends_at };
    try {
      if ('repeat' in job) await job.repeat(due);
      await database.transaction().execute(async (transaction) => {
        if (!(await runs.holdWaiting(transaction, key))) return;
        if ('run' in job) await job.run(due, transaction);
        await runs.finish(transaction, key, clock.now());
        if (job.catchUp === 'newest') await runs.forgetOlder(transaction, key, row.ends_at);
      });
    } catch (error) {
      const isLast = row.attempts >= job.maxAttempts;
      await runs.noteFailure(key, error, isLast);
      if (!isLast) throw error;
      deps.onGivenUp({ ...key, error });
    }
  };

  return {
    tick: async () => {
      let count = 0;
      for (const job of deps.jobs) count += await noteDue(job);
      return count;
    },
    handler: handlerOf(calendarRun, (key) =>
      inSpan(tracing, [`run ${key.kind}`, 'internal', { 'baize.job': key.kind }], () => runOne(key)),
    ),
    retry: (key, inSameTransaction) =>
      database.transaction().execute(async (transaction) => {
        const isBack = await runs.putBack(transaction, key);
        if (!isBack) return false;
        await enqueue(transaction, calendarRun, key);
        await inSameTransaction?.(transaction);
        return true;
      }),
    nextDue: async () => {
      const next = new Map<string, Date>();
      for (const job of deps.jobs) {
        const ends = (await job.subjects(database)).map(({ zone }) =>
          stretchAt(job.cadence, clock.now(), zone).end.getTime(),
        );
        if (ends.length > 0) next.set(job.kind, new Date(Math.min(...ends) + job.delayMs));
      }
      return next;
    },
    list: runs.list,
  };
}

function dueOf(job: CalendarJob, { zone, since }: CalendarSubject, newestEnd: Date | undefined, now: Date): Stretch[] {
  // Work on the present state goes on after a clock was set back; what each stretch is owed once waits until its time comes again.
  const isAhead = job.catchUp === 'newest' && newestEnd !== undefined && newestEnd > now;
  const question = {
    cadence: job.cadence,
    zone,
    since: newestEnd && newestEnd > since && !isAhead ? newestEnd : since,
    until: new Date(now.getTime() - job.delayMs),
  };
  if (job.catchUp === 'all') return dueStretches({ ...question, limit: maxDueAtOnce });
  const newest = newestDueStretch(question);
  return newest ? [newest] : [];
}
