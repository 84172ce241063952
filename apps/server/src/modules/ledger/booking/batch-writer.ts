import type { Clock } from '../../../platform/clock.ts';
import { type BatchOutcome, type RunStatement, writeBatch } from './batch/batch.ts';
import type { BatchOperation } from './batch/batch-rows.ts';

/** How a batch writer's connection is reached. */
export interface BatchWriterConnection {
  /** One statement, committed when it returns. May be asked for `writers` of them at a time. */
  run: RunStatement;
  /** Several statements, committed together when `work` resolves. */
  inTransaction<T>(work: (run: RunStatement) => Promise<T>): Promise<T>;
}

/** `ledgerId`: "batch-line" of the operation's first line; null when it has none. */
export type Verdict = { kind: 'booked'; ledgerId: string | null } | { kind: 'refused' };

/** Surely nothing was written: too many wait, or one has waited too long. The same may be asked again after `retryAfterSeconds`. */
export class BatchWriterOverloadedError extends Error {
  readonly retryAfterSeconds = 1;
  constructor() {
    super('more money operations wait than the database can take');
  }
}

/** Called on each batch that was written; times are milliseconds. */
export interface BatchWatcher {
  batchWritten(batch: {
    writer: number;
    operations: number;
    refused: number;
    durationMs: number;
    waitedMs: number;
  }): void;
  batchFailed(batch: { writer: number; operations: number }): void;
  queueLength(writer: number, length: number): void;
}

export const maxBatch = 512;
/**
 * When another call sets out beside the one under way: a call of few acts costs nearly as much as one of many, so a good many must wait,
 * half of what is under way at least. Only beside a call that lasts, because the disk is slow, half of a few is enough.
 */
export const secondFlushThreshold = { share: 0.5, operations: 40, besideLastingMs: 10 };
/**
 * After a call of so many acts most who wait for an answer ask again at once: with fewer than these waiting, the next call waits for them
 * while the loop turns twice. A call of few would hold up those who come right behind it for nearly as long as one of many.
 */
export const flushThreshold = { after: 9, below: 20 };
/** When calls set out; the measured one unless told. A small world that shall meet all of it needs smaller numbers. */
export interface FlushPolicy {
  secondFlush: typeof secondFlushThreshold;
  threshold: typeof flushThreshold;
}
export const measuredFlushPolicy: FlushPolicy = { secondFlush: secondFlushThreshold, threshold: flushThreshold };
const maxWaiting = 8_192;
const maxWaitMs = 2_000;
const deadlockTries = 3;
/** The transaction was rolled back because of others; as it stands it may succeed. */
const retriable = new Set(['40001', '40P01', '55P03', '57014']);

interface Waiting {
  operation: BatchOperation;
  since: number;
  resolve: (verdict: Verdict) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes operations in batches: while a batch is under way new ones wait, and all that wait go in the next. No timer: a lone operation goes
 * at the end of its turn, as many as are worth a call at once. With two writers the next batch sets out beside the one under way as soon as
 * it is worth a call, so that the database works on it while the first is brought to the disk. The caller sees to it that no two operations of one member are submitted at the same time.
 */
export function createBatchWriter(deps: {
  number: number;
  connection: BatchWriterConnection;
  clock: Clock;
  /** Milliseconds that only grow, whatever the wall clock does. */
  elapsedMs: () => number;
  watcher?: BatchWatcher | undefined;
  /** How many batches may be under way at a time. */
  writers?: number | undefined;
  pace?: FlushPolicy | undefined;
  /** Lets everything that comes in this turn of the event loop come first. */
  nextTick?: (() => Promise<void>) | undefined;
}) {
  const { connection, clock, elapsedMs, watcher, number, writers = 1, nextTick = eventLoopTick } = deps;
  const { secondFlush, threshold } = deps.pace ?? measuredFlushPolicy;
  let waiting: Waiting[] = [];
  let isAwake = false;
  const underWay = new Set<{ size: number; since: number }>();
  const idle: (() => void)[] = [];

  const write = (batch: readonly Waiting[]) => {
    const operations = batch.map((entry) => entry.operation);
    const now = clock.now();
    if (operations.every(({ statements }) => statements.length === 0))
      return writeBatch(connection.run, operations, now);
    return connection.inTransaction(async (run) => {
      const outcome = await writeBatch(run, operations, now);
      for (const [index, { statements }] of operations.entries()) {
        if (!outcome.refused.has(index)) for (const statement of statements) await run(statement);
      }
      return outcome;
    });
  };

  const answer = (batch: readonly Waiting[], { refused, ledgerIds }: BatchOutcome) => {
    for (const [index, entry] of batch.entries()) {
      entry.resolve(refused.has(index) ? { kind: 'refused' } : { kind: 'booked', ledgerId: ledgerIds[index] ?? null });
    }
  };

  const writeAndAnswer = async (batch: readonly Waiting[], tries = 1): Promise<void> => {
    const begin = elapsedMs();
    try {
      const outcome = await write(batch);
      // The next batch is on its way before these are answered: the database works while the program talks.
      if (waiting.length > 0) void nextTick().then(() => answer(batch, outcome));
      else answer(batch, outcome);
      watcher?.batchWritten({
        writer: number,
        operations: batch.length,
        refused: outcome.refused.size,
        durationMs: elapsedMs() - begin,
        waitedMs: begin - (batch[0]?.since ?? begin),
      });
    } catch (error) {
      watcher?.batchFailed({ writer: number, operations: batch.length });
      await writeAgain(batch, error, tries);
    }
  };

  /** A failure that the server reported, or that came before it was asked, wrote nothing; of a lost connection nobody knows. */
  const writeAgain = async (batch: readonly Waiting[], error: unknown, tries: number): Promise<void> => {
    const code = sqlStateOf(error);
    if (code !== null && retriable.has(code) && tries < deadlockTries) return writeAndAnswer(batch, tries + 1);
    if (batch.length > 1 && (code !== null || isProgrammersError(error))) {
      for (const entry of batch) await writeAndAnswer([entry]);
      return;
    }
    for (const entry of batch) entry.reject(error);
  };

  const takeBatch = (): Waiting[] => {
    const oldest = elapsedMs() - maxWaitMs;
    const fresh = waiting.filter((entry) => {
      if (entry.since >= oldest) return true;
      entry.reject(new BatchWriterOverloadedError());
      return false;
    });
    waiting = fresh.slice(maxBatch);
    watcher?.queueLength(number, waiting.length);
    return fresh.slice(0, maxBatch);
  };

  const mayBegin = () =>
    waiting.length > 0 && (underWay.size === 0 || (underWay.size < writers && isWorthAnotherCall()));

  const isWorthAnotherCall = () => {
    const lastingSince = elapsedMs() - secondFlush.besideLastingMs;
    for (const { size, since } of underWay) {
      if (waiting.length < size * secondFlush.share) return false;
      if (waiting.length < secondFlush.operations && since > lastingSince) return false;
    }
    return true;
  };

  const begin = () => {
    while (mayBegin()) {
      const batch = takeBatch();
      if (batch.length > 0) void seeThrough(batch);
    }
  };

  const seeThrough = async (batch: readonly Waiting[]): Promise<void> => {
    const call = { size: batch.length, since: elapsedMs() };
    underWay.add(call);
    await writeAndAnswer(batch);
    underWay.delete(call);
    if (batch.length >= threshold.after && waiting.length < threshold.below) return wake(2);
    begin();
    // What the answers bring comes in the same turn and belongs into the next batch.
    wake();
  };

  /** What comes in one turn of the event loop (or two) goes together, unless it is enough for a call before. */
  const wake = (turns = 1) => {
    if (isAwake) return;
    isAwake = true;
    const turned = turns === 1 ? nextTick() : nextTick().then(nextTick);
    void turned.then(() => {
      isAwake = false;
      begin();
      if (underWay.size === 0) for (const done of idle.splice(0)) done();
    });
  };

  return {
    submit: (operation: BatchOperation): Promise<Verdict> =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting) return reject(new BatchWriterOverloadedError());
        waiting.push({ operation, since: elapsedMs(), resolve, reject });
        if (waiting.length >= secondFlush.operations) begin();
        if (waiting.length > 0) wake();
      }),
    /** Resolves when nothing waits any more. */
    drained: (): Promise<void> =>
      isAwake || underWay.size > 0 ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve(),
  };
}
export type BatchWriter = ReturnType<typeof createBatchWriter>;

/** Resolves when all that has come in this turn of the event loop was looked at. */
export const eventLoopTick = () => new Promise<void>((resolve) => setImmediate(resolve));

const isProgrammersError = (error: unknown) => error instanceof RangeError || error instanceof TypeError;

/** Five digits and letters; a digit is always among them, which tells them from those of the system, such as EPIPE. */
const serversCode = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The server's code of an error that ended the statement; null when the connection is gone and nobody knows what it did. */
export function sqlStateOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = String(error.code);
  return serversCode.test(code) && !/^(08|57P)/.test(code) ? code : null;
}
