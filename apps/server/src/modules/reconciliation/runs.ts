import type pg from 'pg';

export type RunKind = 'since' | 'full' | 'reconciliation';

/** One run of the reconciliation, as the database keeps it. */
export interface Run {
  kind: RunKind;
  /** Of a reconciliation: the vendor. */
  subject: string;
  beganAt: Date;
  endedAt: Date;
  /** Where the next run of the kind begins. */
  next: string;
  findings: number;
  /** Sentences, at most some dozens. */
  told: readonly string[];
}

const keptDays = 30;
const reconciliationsCount = '24 hours';

export async function lastRun(
  books: pg.Pool,
  kinds: readonly RunKind[],
  subject = '',
): Promise<Pick<Run, 'beganAt' | 'next'> | null> {
  const { rows } = await books.query<Pick<Run, 'beganAt' | 'next'>>(
    `select began_at as "beganAt", next from bookkeeper_runs where kind = any ($1) and subject = $2 order by id desc limit 1`,
    [kinds, subject],
  );
  return rows[0] ?? null;
}

export async function keepRun(books: pg.Pool, run: Run): Promise<void> {
  await books.query(
    `insert into bookkeeper_runs (kind, subject, began_at, ended_at, next, findings, told) values ($1, $2, $3, $4, $5, $6, $7)`,
    [run.kind, run.subject, run.beganAt, run.endedAt, run.next, run.findings, JSON.stringify(run.told)],
  );
}

/**
 * What was found and stands: of audits since the last full one, which saw everything again; of reconciliations since a day. `of`: audits
 * or reconciliations.
 */
export async function standingFindings(
  books: pg.Pool,
  of: 'audit' | 'reconciliation',
  now: Date,
): Promise<Set<string>> {
  const { rows } = await books.query<{ sentence: string }>(
    of === 'audit'
      ? `select distinct jsonb_array_elements_text(told) as sentence from bookkeeper_runs
        where kind <> 'reconciliation' and id >= coalesce((select max(id) from bookkeeper_runs where kind = 'full'), 0)`
      : `select distinct jsonb_array_elements_text(told) as sentence from bookkeeper_runs
        where kind = 'reconciliation' and ended_at > $1::timestamptz - interval '${reconciliationsCount}'`,
    of === 'audit' ? [] : [now],
  );
  return new Set(rows.map(({ sentence }) => sentence));
}

/** Old runs go, whatever they found; the last of each kind stays. */
export async function forgetOldRuns(books: pg.Pool, now: Date): Promise<void> {
  await books.query(
    `delete from bookkeeper_runs where ended_at < $1::timestamptz - interval '${keptDays} days'
      and id not in (select max(id) from bookkeeper_runs group by kind, subject)`,
    [now],
  );
}
