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
 * queue's own limit of four hours. A worker whose connection was lost shows itself again with its next look for the dead. Until then it may be
 * taken for dead: its jobs may run twice at once, which the rows that they lock must stand.
 */
export async function showWorker(pool: pg.Pool, workerId: string): Promise<WorkerPresence> {
  let shown: { letGo(): void } | null = null;
  let isOver = false;
  const show = async (): Promise<void> => {
    const client = await pool.connect();
    const place = {
      letGo: () => {
        client.off('end', place.letGo);
        if (shown === place) shown = null;
        client.release(true);
      },
    };
    client.once('end', place.letGo);
    shown = place;
    try {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [lockClass, workerId]);
    } catch (error) {
      if (shown === place) place.letGo();
      throw error;
    }
  };
  await show();
  return {
    releaseDead: async () => {
      if (shown === null && !isOver) await show();
      const { rowCount } = await pool.query(releaseDeadWorkers, [workerId, lockClass]);
      return rowCount ?? 0;
    },
    leave: () => {
      isOver = true;
      shown?.letGo();
    },
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
