import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';

export interface JobRow {
  kind: string;
  subject: string;
  periodKey: string;
  zone: string;
  startsAt: Date;
  endsAt: Date;
  dueAt: Date;
  status: 'waiting' | 'running' | 'done' | 'failed';
  attempts: number;
  lastError: string | null;
  finishedAt: Date | null;
}

/** A run that waits is running while a worker holds its job in the queue. */
const status = sql`case when r.status = 'waiting' and exists (
    select from graphile_worker._private_jobs j
    where j.locked_at is not null and j.payload->>'kind' = r.kind and j.payload->>'subject' = r.subject
      and j.payload->>'periodKey' = r.period_key)
  then 'running' else r.status end`;

export const jobPage = (
  database: Database,
  { data }: Pick<Parameters<ListOf<'staffJobs'>>[0], 'data'>,
): Promise<{ rows: JobRow[]; total: number }> => {
  const ofKind = data.kind === undefined ? sql`` : sql`and r.kind = ${data.kind}`;
  const inStatus = data.status === undefined ? sql`` : sql`and ${status} = ${data.status}`;
  return selectPage<JobRow, 'dueAt' | 'kind' | 'finishedAt'>(
    database,
    {
      columns: sql`r.kind, r.subject, r.period_key as "periodKey", r.zone, r.starts_at as "startsAt", r.ends_at as "endsAt",
        r.due_at as "dueAt", ${status} as status, r.attempts, r.last_error as "lastError", r.finished_at as "finishedAt"`,
      from: sql`calendar_runs r`,
      where: sql`true ${ofKind} ${inStatus}`,
      sorts: { dueAt: sql`r.due_at`, kind: sql`r.kind`, finishedAt: sql`r.finished_at` },
      tieBreak: sql`r.kind || r.subject || r.period_key`,
    },
    data,
  );
};

export async function unfinishedByKind(database: Database): Promise<Map<string, { waiting: number; failed: number }>> {
  const { rows } = await sql<{ kind: string; waiting: number; failed: number }>`
    select kind, count(*) filter (where status = 'waiting')::int as waiting, count(*) filter (where status = 'failed')::int as failed
    from calendar_runs where status <> 'done' group by kind`.execute(database);
  return new Map(rows.map(({ kind, ...counts }) => [kind, counts]));
}
