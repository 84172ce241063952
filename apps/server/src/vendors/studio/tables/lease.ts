import { sql } from 'kysely';
import type { StudioDependencies } from '../dependencies.ts';

export const leaseMs = 8_000;
/** No lease ends so far ahead but one that was taken before the clock was set back. */
const furthestMs = 10 * leaseMs;

/** Which process runs a table: whoever renews before the lease is over keeps it, anybody takes one that is over. */
export function createLease({ database, clock, newId }: Pick<StudioDependencies, 'database' | 'clock' | 'newId'>) {
  const holder = newId();

  const hold = async (gameCode: string): Promise<boolean> => {
    const now = clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const furthest = new Date(now.getTime() + furthestMs);
    const { numAffectedRows } = await sql`
      insert into studio.table_leases (game_code, holder, until) values (${gameCode}, ${holder}, ${until})
      on conflict (game_code) do update set holder = excluded.holder, until = excluded.until
      where studio.table_leases.holder = excluded.holder or studio.table_leases.until < ${now}
        or studio.table_leases.until > ${furthest}`.execute(database);
    return numAffectedRows === 1n;
  };

  /** Lets another process have the table at once. */
  const release = async (): Promise<void> => {
    await sql`update studio.table_leases set until = ${new Date(0)} where holder = ${holder}`.execute(database);
  };

  return { hold, release };
}
