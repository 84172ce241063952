import { sql } from 'kysely';
import type { VendorPorts } from './vendor.ts';

export const leaseMs = 8_000;
/** No lease ends so far ahead but one that was taken before the clock was set back. */
const furthestMs = 10 * leaseMs;

export type LeaseDependencies = Pick<VendorPorts, 'database' | 'clock' | 'newId'>;

/** Which process runs what is shared, by its game: whoever renews before the lease is over keeps it, anybody takes one that is over. */
export function createLeases({ database, clock, newId }: LeaseDependencies, table: string) {
  const holder = newId();
  const leases = sql.table(table);

  const hold = async (gameCode: string): Promise<boolean> => {
    const now = clock.now();
    const until = new Date(now.getTime() + leaseMs);
    const furthest = new Date(now.getTime() + furthestMs);
    const { numAffectedRows } = await sql`
      insert into ${leases} as held (game_code, holder, until) values (${gameCode}, ${holder}, ${until})
      on conflict (game_code) do update set holder = excluded.holder, until = excluded.until
      where held.holder = excluded.holder or held.until < ${now} or held.until > ${furthest}`.execute(database);
    return numAffectedRows === 1n;
  };

  /** Lets another process have them at once. */
  const release = async (): Promise<void> => {
    await sql`update ${leases} set until = ${new Date(0)} where holder = ${holder}`.execute(database);
  };

  return { hold, release };
}
