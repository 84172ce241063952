import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Logger, run, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { inSpan, noTracing, type Tracing } from '../../tracing/tracing.ts';
import { repeat } from '../repeat.ts';
import { boundedEnding } from './bounded-ending.ts';
import type { JobHandler } from './job-kind.ts';
import { showWorker } from './worker-presence.ts';

export interface JobWorkerOptions {
  /** With at least `concurrency` + 3 connections of the application's role whose integers of 64 bits arrive as text. */
  pool: pg.Pool;
  handlers: readonly JobHandler[];
  /** Where spans of jobs go; nowhere by default. */
  tracing?: Tracing;
  /** How many jobs at once. */
  concurrency: number;
  /** How long a worker that ends may take, after its last job, to note how its jobs ended; then others do them again. */
  patienceMs?: number;
  /** Called for each attempt that failed. */
  onFailure: (error: unknown) => void;
  /** Called when a job failed for the last time. */
  onGivenUp: (job: { kind: string; jobId: string; attempts: number }) => void;
}

const releaseEveryMs = 10_000;
/** A job that is asked for in this process is heard of at once; this is for those of a lost notice, and for retries. */
const pollEveryMs = 2_000;

/** As long as a connection, a statement and the silence of a dead line may take. */
const defaultPatienceMs = 15_000;

/** A worker that ended because it could not write to the database is replaced after so long. */
const againAfterMs = 1_000;

/**
 * Does durable jobs in this process, of the kinds that it has handlers for, until `stop`, which waits for the running ones. A connection that
 * is lost while the library notes how a job ended ends its worker: another one takes its place, and what the first one held is done again.
 */
export async function startJobWorker(options: JobWorkerOptions): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let worker = await startOne(options);
  const replaced = (async () => {
    for (;;) {
      const error = await worker.ended;
      if (stopping.signal.aborted) return;
      options.onFailure(error);
      await worker.stop();
      const next = await startAgain(options, stopping.signal);
      if (next === null) return;
      worker = next;
      // `stop` came while this one began, and waits for the replacing before it ends it.
      if (stopping.signal.aborted) return;
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await worker.stop();
      await replaced;
      // One that had just taken its place.
      await worker.stop();
    },
  };
}

/** Tries until a worker runs; null: nobody wants one any more. */
async function startAgain(options: JobWorkerOptions, stopping: AbortSignal): Promise<RunningWorker | null> {
  while (!stopping.aborted) {
    await setTimeout(againAfterMs, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping.aborted) return null;
    try {
      return await startOne(options);
    } catch (error) {
      options.onFailure(error);
    }
  }
  return null;
}

interface RunningWorker {
  /** What ended it; resolves also when it was stopped. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

async function startOne(options: JobWorkerOptions): Promise<RunningWorker> {
  const { pool, onFailure, tracing = noTracing, patienceMs = defaultPatienceMs } = options;
  const ending = boundedEnding(patienceMs);
  const taskList: TaskList = Object.fromEntries(
    options.handlers.map((handler) => [
      handler.kind,
      (payload: unknown) =>
        ending.run(() =>
          inSpan(tracing, [`job ${handler.kind}`, 'consumer', { 'baize.job': handler.kind }], () =>
            handler.run(payload),
          ),
        ),
    ]),
  );
  const events = new EventEmitter();
  const workerId = new Promise<string>((resolve) =>
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => resolve(workerPool.id)),
  );
  events.on('job:error', ({ error }: { error: unknown }) => onFailure(error));
  events.on('job:failed', ({ job }: { job: { id: string; attempts: number; task_identifier: string } }) =>
    options.onGivenUp({ kind: job.task_identifier, jobId: job.id, attempts: job.attempts }),
  );
  const runner = await run({
    pgPool: pool,
    taskList,
    events,
    concurrency: options.concurrency,
    pollInterval: pollEveryMs,
    noHandleSignals: true,
    preset: {
      plugins: [ending.plugin],
      // Without these the library lets a lost connection end the whole process.
      worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
    crontab: '',
    logger: new Logger(() => (level, message, meta) => {
      // A failed job was reported by its event, with the error that it threw.
      if (level === 'error' && !meta?.failure) onFailure(new Error(message));
    }),
  });
  const ended = runner.promise.then(
    () => new Error('the worker of jobs ended'),
    (error: unknown) => error,
  );
  /** One that has ended already refuses to be stopped. */
  const stopRunner = () => runner.stop().catch(() => undefined);
  try {
    const presence = await showWorker(pool, await workerId);
    await presence.releaseDead();
    const releasing = repeat(releaseEveryMs, presence.releaseDead, onFailure);
    return {
      ended,
      stop: async () => {
        await releasing.stop();
        await stopRunner();
        presence.leave();
      },
    };
  } catch (error) {
    await stopRunner();
    throw error;
  }
}
