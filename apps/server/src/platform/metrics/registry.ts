import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type ReplicaMetrics, replicaMetrics } from './replica-metrics.ts';

/** What a pool of connections tells; pg's pools do. */
export interface PoolFigures {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

export interface Metrics extends ReplicaMetrics {
  /** Everything as Prometheus reads it. */
  text(): Promise<string>;
  contentType: string;
  /** Money batches; has the form of the ledger's watcher. */
  batchWriters: {
    batchWritten(batch: {
      writer: number;
      operations: number;
      refused: number;
      durationMs: number;
      waitedMs: number;
    }): void;
    batchFailed(batch: { writer: number; operations: number }): void;
    queueLength(writer: number, length: number): void;
  };
  /** How the books stand; has the form of the reconciliation's watcher. */
  books: {
    findingsStand(kind: string, count: number): void;
    ran(run: { kind: string; subject: string; durationMs: number; read: number; at: Date }): void;
  };
  walletAnswered(answer: { vendor: string; command: string; code: string; durationMs: number }): void;
  /** Messages that leave no more; has the form of the outbox's watcher. */
  outbox: { messageDropped(drop: { channel: string; reason: string }): void };
  alarmed(code: string): void;
  /** Whether the database takes what is written. */
  databaseWritable(isWritable: boolean): void;
  /** A full backup, the log or a check of the backups came to a good end. */
  backedUp(kind: 'full' | 'log' | 'check', at: Date): void;
  /** Files of the program that differ from what its first start noted; has the form of the integrity's watcher. */
  programFilesChanged(count: number): void;
  /** What clients hold open; has the form of the admission's watcher. */
  connections: { connectionsStand(count: number): void; connectionRefused(reason: 'total' | 'address'): void };
  securityEvent(kind: string): void;
  /** Told whenever somebody reads the metrics. */
  watchPool(name: string, pool: PoolFigures): void;
}

const msPerSecond = 1_000;
const batchSizes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512];
const durations = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The figures of one process, and of Node itself: memory, garbage collection, the delay of the event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    text: () => registry.metrics(),
    contentType: registry.contentType,
    batchWriters: batchWriterMetrics(registers),
    books: bookMetrics(registers),
    walletAnswered: walletMetrics(registers),
    outbox: outboxMetrics(registers),
    alarmed: alarmMetrics(registers),
    ...conditionMetrics(registers),
    ...replicaMetrics(registers),
    connections: connectionMetrics(registers),
    securityEvent: securityMetrics(registers),
    watchPool: poolMetrics(registers),
  };
}

function conditionMetrics(
  registers: Registry[],
): Pick<Metrics, 'databaseWritable' | 'programFilesChanged' | 'backedUp'> {
  const writable = new Gauge({
    name: 'baize_database_writable',
    help: '1: the database takes what is written',
    registers,
  });
  const changed = new Gauge({
    name: 'baize_program_changed_files',
    help: 'Files and packages of the program that differ from its first start; 0 is the only good value',
    registers,
  });
  const backups = new Gauge({
    name: 'baize_backup_last_timestamp_seconds',
    help: 'When a full backup, the log and a check of the backups last came to a good end; nothing is shown before the first',
    labelNames: ['kind'] as const,
    registers,
  });
  return {
    backedUp: (kind, at) => backups.set({ kind }, at.getTime() / msPerSecond),
    databaseWritable: (isWritable) => writable.set(isWritable ? 1 : 0),
    programFilesChanged: (count) => changed.set(count),
  };
}

function connectionMetrics(registers: Registry[]): Metrics['connections'] {
  const standing = new Gauge({ name: 'baize_http_connections', help: 'Connections of clients that stand', registers });
  const refused = new Counter({
    name: 'baize_http_refused_connections_total',
    help: 'Connections that were over a limit: of one address, or of all',
    labelNames: ['reason'] as const,
    registers,
  });
  return {
    connectionsStand: (count) => standing.set(count),
    connectionRefused: (reason) => refused.inc({ reason }),
  };
}

function batchWriterMetrics(registers: Registry[]): Metrics['batchWriters'] {
  const labelNames = ['writer'] as const;
  const seconds = { labelNames, registers, buckets: durations };
  const size = new Histogram({
    name: 'baize_ledger_batch_operations',
    help: 'Money operations that went in one batch',
    labelNames,
    registers,
    buckets: batchSizes,
  });
  const duration = new Histogram({ name: 'baize_ledger_batch_seconds', help: 'Time of writing a batch', ...seconds });
  const wait = new Histogram({
    name: 'baize_ledger_batch_wait_seconds',
    help: 'Time that the first operation of a batch waited for its turn',
    ...seconds,
  });
  const refused = new Counter({
    name: 'baize_ledger_refused_operations_total',
    help: 'Operations of a batch that had to be decided again',
    labelNames,
    registers,
  });
  const failed = new Counter({
    name: 'baize_ledger_failed_batches_total',
    help: 'Batches that the database did not take as they were',
    labelNames,
    registers,
  });
  const queue = new Gauge({
    name: 'baize_ledger_queue_operations',
    help: 'Operations that wait for the next batch',
    labelNames,
    registers,
  });
  return {
    batchWritten: ({ writer, operations, refused: refusals, durationMs, waitedMs }) => {
      const label = { writer: String(writer) };
      size.observe(label, operations);
      duration.observe(label, durationMs / msPerSecond);
      wait.observe(label, waitedMs / msPerSecond);
      if (refusals > 0) refused.inc(label, refusals);
    },
    batchFailed: ({ writer }) => failed.inc({ writer: String(writer) }),
    queueLength: (writer, length) => queue.set({ writer: String(writer) }, length),
  };
}

function bookMetrics(registers: Registry[]): Metrics['books'] {
  const ofRun = ['kind', 'subject'] as const;
  const findings = new Gauge({
    name: 'baize_ledger_findings',
    help: 'Faults of the books that were found and stand; 0 is the only good value',
    labelNames: ['kind'] as const,
    registers,
  });
  const duration = new Gauge({
    name: 'baize_bookkeeper_run_seconds',
    help: 'Time of the last run of the auditor',
    labelNames: ofRun,
    registers,
  });
  const read = new Counter({
    name: 'baize_bookkeeper_read_total',
    help: 'Acts and rounds that the auditor read',
    labelNames: ofRun,
    registers,
  });
  const lastRun = new Gauge({
    name: 'baize_bookkeeper_last_run_timestamp_seconds',
    help: 'When the auditor last came to the end of a run',
    labelNames: ofRun,
    registers,
  });
  return {
    findingsStand: (kind, count) => findings.set({ kind }, count),
    ran: ({ kind, subject, durationMs, read: count, at }) => {
      duration.set({ kind, subject }, durationMs / msPerSecond);
      read.inc({ kind, subject }, count);
      lastRun.set({ kind, subject }, at.getTime() / msPerSecond);
    },
  };
}

function walletMetrics(registers: Registry[]): Metrics['walletAnswered'] {
  const latency = new Histogram({
    name: 'baize_wallet_command_seconds',
    help: 'Time of answering a wallet command',
    labelNames: ['vendor', 'command', 'code'] as const,
    registers,
    buckets: durations,
  });
  return ({ durationMs, ...labels }) => latency.observe(labels, durationMs / msPerSecond);
}

function outboxMetrics(registers: Registry[]): Metrics['outbox'] {
  const dropped = new Counter({
    name: 'baize_outbox_dropped_messages_total',
    help: 'Mails and SMS that leave no more: their time passed, or every try failed',
    labelNames: ['channel', 'reason'] as const,
    registers,
  });
  return { messageDropped: (labels) => dropped.inc(labels) };
}

function alarmMetrics(registers: Registry[]): Metrics['alarmed'] {
  const alarms = new Counter({
    name: 'baize_alarms_total',
    help: 'Alarms by their code; each has a line in the log',
    labelNames: ['code'] as const,
    registers,
  });
  return (code) => alarms.inc({ code });
}

function securityMetrics(registers: Registry[]): Metrics['securityEvent'] {
  const events = new Counter({
    name: 'baize_security_events_total',
    help: 'Events of security by their kind; each has a line in the log',
    labelNames: ['kind'] as const,
    registers,
  });
  return (kind) => events.inc({ kind });
}

function poolMetrics(registers: Registry[]): Metrics['watchPool'] {
  const pools = new Map<string, PoolFigures>();
  const connections = new Gauge({
    name: 'baize_database_connections',
    help: 'Connections of a pool by their state, and requests that wait for one',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect: () => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        connections.set({ pool, state: 'busy' }, totalCount - idleCount);
        connections.set({ pool, state: 'idle' }, idleCount);
        connections.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  return (name, pool) => void pools.set(name, pool);
}
