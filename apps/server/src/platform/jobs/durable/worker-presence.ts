import type pg from 'pg';

/** Tells workers of job queues from other users of advisory locks. */
const lockClass = 0x6a6f_6273;

export interface WorkerPresence {
  /** Gives back what workers hold that are no more, so that others take it up at once. Returns how many workers that were. */
  releaseDead(): Promise<number>;
  leave(): void;
}

/**
 * Shows other processes that a worker lives, by a lock that PostgreSQL lets go when its connection ends: after a kill nobody waits for the
 * queue's own limit of four hours. A worker whose connection was lost while it lived may be taken for dead: its jobs may run twice at
 * once, which the rows that they lock must stand.
 */
export async function showWorker(pool: pg.Pool, workerId: string): Promise<WorkerPresence> {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, workerId]);
  let isGone = false;
  const leave = (): void => {
    if (isGone) return;
    isGone = true;
    client.release(true);
  };
  client.once('end', leave);
  return {
    releaseDead: async () => {
      const { rowCount } = await pool.query(releaseDeadWorkers, [workerId, lockClass]);
      return rowCount ?? 0;
    },
    leave,
  };
}

const releaseDeadWorkers = `
  with holder as (
    select locked_by from graphile_worker._private_jobs where locked_by is not null and locked_by <> $1
    union
    select locked_by from graphile_worker._private_job_queues where locked_by is not null and locked_by <> $1
  ), dead as (
    select locked_by from holder
    where not exists (
      select from pg_locks
      where locktype = 'advisory' and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database())
        and classid = $2::bigint::oid and objid = (hashtext(locked_by)::bigint & 4294967295)::oid
    )
  )
  select graphile_worker.force_unlock_workers(array[locked_by]) from dead`;
