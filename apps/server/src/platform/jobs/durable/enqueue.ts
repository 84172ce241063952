import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { JobKind } from './job-kind.ts';

/**
 * Leaves a job in the database, in the transaction that causes it: it is done when, and only when, that transaction is committed.
 * With `key` a waiting job of the same key is replaced. Throws when the payload does not fit the kind.
 */
export async function enqueue<Payload>(
  transaction: Database,
  kind: JobKind<Payload>,
  payload: Payload,
  options: { runAt?: Date; key?: string } = {},
): Promise<void> {
  const json = JSON.stringify(kind.payload.parse(payload));
  await sql`
    select graphile_worker.add_job(
      identifier => ${kind.name}, payload => ${json}::json, run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${kind.maxAttempts}::integer, job_key => ${options.key ?? null}::text)`.execute(transaction);
}
