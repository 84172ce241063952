import { audit } from '@baize/testkit/auditor';
import type pg from 'pg';
import { type Clock, elapsedMs } from '../../platform/clock.ts';
import type { VendorRounds } from '../../vendors/vendor.ts';
import type { AuditLogModule, BadRow } from '../audit-log/index.ts';
import { ofEachKind } from './of-each-kind.ts';
import { reconcile } from './reconcile.ts';
import { forgetOldRuns, keepRun, lastRun, type RunKind, standingFindings } from './runs.ts';
import { createWitness, sealBooks } from './sealing.ts';
import type { RaiseBookAlarm, ReconciliationWatcher } from './watcher.ts';

export interface ReconciliationDependencies {
  /** Two connections of the application's role without time-outs of statements: the audit of everything lasts. */
  books: pg.Pool;
  /** The same of the database of the vendors' books; null: they stand in the books' one. */
  vendorBooks?: pg.Pool | null;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'anchor' | 'verify' | 'statement'>;
  /** Vendors whose own books can be read. */
  vendors: readonly VendorRounds[];
  watcher: ReconciliationWatcher;
  raiseAlarm: RaiseBookAlarm;
  /** The hour (UTC) after which everything is read again, once a day. */
  fullAuditHour?: number;
}

/** `elsewhere`: another process is at it. */
export type AuditRun = 'done' | 'elsewhere';

const lockKey = 0x626f_6f6b;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const defaultFullAuditHour = 3;
const maxReported = 50;

/** An audit of everything that failed is tried again after this; the new lines are audited meanwhile. */
const fullAgainMs = hourMs;

interface Found {
  read: number;
  next: string;
  sentences: readonly string[];
}

export interface AuditRuns {
  take(): Promise<AuditRun>;
  /** Cuts a turn that is under way: an audit of everything may last for minutes, and what it read is no loss. */
  interrupt(): Promise<void>;
}

/** Turns of the reconciliation; whatever one finds is told, and the turn goes on. */
export function createAuditRuns(deps: ReconciliationDependencies): AuditRuns {
  const { books, vendorBooks = null, clock, auditLog, vendors, watcher, raiseAlarm } = deps;
  let anchoredAt = Number.NEGATIVE_INFINITY;
  /** By the clock of elapsed time. */
  let fullFailedAt = Number.NEGATIVE_INFINITY;
  const running = new Set<pg.PoolClient>();
  let isInterrupted = false;
  const nameNewestSeal = createWitness(books, clock, auditLog);

  const run = async (kind: RunKind, subject: string, work: () => Promise<Found>): Promise<void> => {
    const beganAt = clock.now();
    const begin = elapsedMs();
    const { read, next, sentences } = await work();
    const of = kind === 'reconciliation' ? 'reconciliation' : 'audit';
    const known = await standingFindings(books, of, beganAt);
    const told = ofEachKind(sentences).slice(0, maxReported);
    const fresh = told.filter((sentence) => !known.has(sentence));
    const code = of === 'audit' ? 'ledger_finding' : 'reconciliation_difference';
    // First told, then kept as told: who dies between the two tells it twice, never not at all.
    for (const sentence of fresh) raiseAlarm({ code, detail: { sentence } });
    await keepRun(books, { kind, subject, beganAt, endedAt: clock.now(), next, findings: sentences.length, told });
    watcher.ran({ kind, subject, durationMs: elapsedMs() - begin, read, at: clock.now() });
    watcher.findingsStand(of, (await standingFindings(books, of, beganAt)).size);
  };

  const withClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    running.add(client);
    let isBroken = true;
    try {
      const result = await work(client);
      isBroken = isInterrupted;
      return result;
    } finally {
      running.delete(client);
      client.release(isBroken);
    }
  };

  const auditBooks = async (client: pg.PoolClient, isFull: boolean): Promise<void> => {
    const last = await lastRun(books, ['since', 'full']);
    await run(isFull ? 'full' : 'since', '', async () => {
      const report = await audit(client, {
        ...(isFull ? {} : { since: last?.next }),
        vendors: vendorBooks && ((work) => withClient(vendorBooks, work)),
      });
      const sentences = report.findings.map(({ check, sentence }) => `${check}: ${sentence}`);
      return { read: report.operations, next: report.next, sentences };
    });
  };

  const reconcileWith = async (book: VendorRounds, isFull: boolean): Promise<void> => {
    const last = await lastRun(books, ['reconciliation'], book.vendorCode);
    await run('reconciliation', book.vendorCode, async () => {
      const now = clock.now();
      const backTo = isFull ? new Date(now.getTime() - 2 * dayMs) : now;
      const { vendorRounds, walletRounds, differences, next } = await reconcile(
        books,
        book,
        last?.next ?? null,
        now,
        backTo,
      );
      return { read: vendorRounds + walletRounds, next, sentences: differences.map(({ sentence }) => sentence) };
    });
  };

  const isFullAuditDue = async (): Promise<boolean> => {
    if (elapsedMs() - fullFailedAt < fullAgainMs) return false;
    const last = await lastRun(books, ['full']);
    // A run of a time that is yet to come was made before the clock was put right.
    if (!last || last.beganAt > clock.now()) return true;
    const offset = (deps.fullAuditHour ?? defaultFullAuditHour) * hourMs;
    const boundary = Math.floor((clock.now().getTime() - offset) / dayMs) * dayMs + offset;
    return last.beganAt.getTime() < boundary;
  };

  const reportBadRow = ({ seq, what }: BadRow) => {
    watcher.findingsStand('audit_log', 1);
    raiseAlarm({ code: 'audit_log_broken', detail: { sentence: `Row ${seq} of the audit log ${what}.` } });
  };

  const anchorAuditLog = async (isFull: boolean): Promise<void> => {
    const now = clock.now().getTime();
    if (isFull) {
      const { firstBad } = await auditLog.verify();
      if (firstBad) return reportBadRow(firstBad);
      watcher.findingsStand('audit_log', 0);
    }
    const sinceLastMs = now - anchoredAt;
    if (sinceLastMs >= 0 && sinceLastMs < hourMs) return;
    await nameNewestSeal();
    const bad = await auditLog.anchor();
    anchoredAt = now;
    if (bad) reportBadRow(bad);
  };

  const work = async (client: pg.PoolClient): Promise<void> => {
    const isFull = await isFullAuditDue();
    const failures: unknown[] = [];
    const steps = [
      () => books.query('select roll_up_house()'),
      () =>
        auditBooks(client, isFull).catch((error: unknown) => {
          if (isFull && !isInterrupted) fullFailedAt = elapsedMs();
          throw error;
        }),
      ...vendors.map((book) => () => reconcileWith(book, isFull)),
      () => sealBooks(client, clock, () => isInterrupted),
      () => anchorAuditLog(isFull),
      () => forgetOldRuns(books, clock.now()),
    ];
    for (const step of steps) if (!isInterrupted) await step().catch((error: unknown) => void failures.push(error));
    if (failures.length === 0 || isInterrupted) return;
    // All vendors' books stand in one database: while it is away each of them fails for the same reason.
    for (const sentence of new Set(failures.map(String)))
      raiseAlarm({ code: 'bookkeeper_failed', detail: { sentence } });
    throw new AggregateError(failures, 'the reconciliation could not do all of its work');
  };

  const unlock = async (client: pg.PoolClient) => {
    if (!isInterrupted) await client.query('select pg_advisory_unlock($1)', [lockKey]);
  };

  return {
    take: () => {
      isInterrupted = false;
      return withClient(books, async (client) => {
        // A server that cannot look after its client's connection goes on to the end of the statement; nothing else is lost.
        await client.query('set client_connection_check_interval = 1000').catch(() => undefined);
        const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey]);
        const isMine = rows[0]?.mine ?? false;
        if (isMine) await work(client).finally(() => unlock(client));
        return isMine ? 'done' : 'elsewhere';
      });
    },

    interrupt: async () => {
      isInterrupted = true;
      // A client with a statement under way cuts its connection; the lock goes with it.
      await Promise.all([...running].map((client) => (client as pg.PoolClient & Pick<pg.Client, 'end'>).end()));
    },
  };
}
