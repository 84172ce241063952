import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ReplicaStanding } from '../../platform/database/replica-watch.ts';
import { silentAfterMs } from './presence.ts';

interface ProcessRow {
  processId: string;
  role: 'all' | 'api' | 'worker';
  version: string;
  host: string;
  startedAt: Date;
  seenAt: Date;
}
interface AuditRow {
  kind: 'since' | 'full' | 'reconciliation';
  subject: string;
  beganAt: Date;
  endedAt: Date;
  findings: number;
  sentences: string[];
}

const dayMs = 86_400_000;
/** A job that is due for longer waits for somebody who does it. */
const lateAfterMs = 5 * 60_000;

export async function databaseFacts(database: Database) {
  const { rows } = await sql<{ version: string; sizeBytes: string; connections: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as "sizeBytes",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a select without a table gave no row');
  return row;
}

/** Who follows the database, in whole numbers. */
export const shownReplicas = ({ fault, replicas }: ReplicaStanding) => ({
  fault,
  following: replicas.map(({ lagBytes, lagMs, ...replica }) => ({
    ...replica,
    lagBytes: Math.round(lagBytes),
    lagMs: Math.round(lagMs),
  })),
});

export async function processList(database: Database, now: Date, ownId: string) {
  const { rows } = await sql<ProcessRow>`
    select id as "processId", role, version, host, started_at as "startedAt", seen_at as "seenAt"
    from processes order by started_at, id`.execute(database);
  return rows.map(({ startedAt, seenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isSilent: now.getTime() - seenAt.getTime() >= silentAfterMs,
    isAnswering: row.processId === ownId,
  }));
}

export async function jobCounts(database: Database, now: Date) {
  const { rows } = await sql<{ waiting: number; late: number; failed: number }>`
    select count(*) filter (where status = 'waiting')::int as waiting,
      count(*) filter (where status = 'waiting' and due_at < ${new Date(now.getTime() - lateAfterMs)})::int as late,
      count(*) filter (where status = 'failed')::int as failed
    from calendar_runs where status <> 'done'`.execute(database);
  return rows[0] ?? { waiting: 0, late: 0, failed: 0 };
}

/** What the outbox holds; failed ones of the last day alone, for older ones nobody waits. */
export async function messageCounts(database: Database, now: Date) {
  const { rows } = await sql<{ channel: 'sms' | 'mail'; waiting: number; failed: number; oldestDueAt: Date | null }>`
    select c.channel, count(*) filter (where m.status = 'waiting')::int as waiting,
      count(*) filter (where m.status = 'failed' and m.created_at > ${new Date(now.getTime() - dayMs)})::int as failed,
      min(m.due_at) filter (where m.status = 'waiting') as "oldestDueAt"
    from (values ('mail'), ('sms')) c(channel)
    left join outbox_messages m on m.channel = c.channel and m.status <> 'sent'
    group by c.channel order by c.channel`.execute(database);
  return rows.map(({ oldestDueAt, ...row }) => ({ ...row, oldestDueAt: oldestDueAt?.toISOString() ?? null }));
}

/** The newest run of each kind of the auditor's. */
export async function latestAudits(database: Database) {
  const { rows } = await sql<AuditRow>`
    select distinct on (kind, subject) kind, subject, began_at as "beganAt", ended_at as "endedAt", findings, told as sentences
    from bookkeeper_runs order by kind, subject, id desc`.execute(database);
  return rows.map(({ beganAt, endedAt, ...row }) => ({
    ...row,
    endedAt: endedAt.toISOString(),
    durationMs: Math.max(0, endedAt.getTime() - beganAt.getTime()),
  }));
}

export async function sealsAndCounts(database: Database, now: Date) {
  const since = new Date(now.getTime() - dayMs);
  const { rows } = await sql<{
    number: string;
    newestAt: Date | null;
    auditRows: string;
    alarms: number;
    errors: number;
  }>`
    select coalesce((select max(number) from seals), 0)::text as number,
      (select sealed_at from seals order by number desc limit 1) as "newestAt",
      coalesce((select max(seq) from audit_log), 0)::text as "auditRows",
      (select count(*)::int from alarms where raised_at > ${since}) as alarms,
      (select count(*)::int from unexpected_errors where happened_at > ${since}) as errors`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a select without a table gave no row');
  const { number, newestAt, ...counts } = row;
  return { seals: { number, newestAt: newestAt?.toISOString() ?? null }, ...counts };
}
