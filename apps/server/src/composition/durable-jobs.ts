import type pg from 'pg';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { type Calendar, createCalendar } from '../platform/jobs/durable/calendar.ts';
import type { CalendarJob } from '../platform/jobs/durable/calendar-job.ts';
import type { JobHandler } from '../platform/jobs/durable/job-kind.ts';
import { startJobWorker } from '../platform/jobs/durable/job-worker.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';

export interface DurableJobs {
  calendar: Calendar;
  /** Does jobs in this process from now on, and asks the calendar. Does nothing without connections. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const concurrency = 2;
/** Often enough that work of every minute is not late by more than a few seconds. */
const tickEveryMs = 5_000;
/** The durable work of all parts. */
export function createDurableJobs(deps: {
  database: Database;
  clock: Clock;
  pool: pg.Pool | null;
  calendarJobs: readonly CalendarJob[];
  /** Of other durable work; asked for once, when it starts. */
  handlers?: () => readonly JobHandler[];
  onFailure: (error: unknown) => void;
  raiseAlarm: RaiseAlarm;
  tracing: Tracing;
}): DurableJobs {
  const { pool, onFailure, raiseAlarm, tracing } = deps;
  const calendar = createCalendar({
    database: deps.database,
    clock: deps.clock,
    jobs: deps.calendarJobs,
    tracing,
    onGivenUp: ({ kind, subject, periodKey, error }) => {
      onFailure(error);
      raiseAlarm({ code: 'job_given_up', detail: { kind, subject, periodKey } });
    },
  });
  let stop = async (): Promise<void> => undefined;
  return {
    calendar,
    start: async () => {
      if (!pool) return;
      const worker = await startJobWorker({
        pool,
        handlers: [calendar.handler, ...(deps.handlers?.() ?? [])],
        concurrency,
        tracing,
        onFailure,
        onGivenUp: ({ kind, jobId, attempts }) =>
          raiseAlarm({ code: 'job_given_up', detail: { kind, jobId, attempts } }),
      });
      const ticking = repeat(tickEveryMs, calendar.tick, onFailure);
      stop = async () => {
        await ticking.stop();
        await worker.stop();
      };
    },
    stop: () => stop(),
  };
}
