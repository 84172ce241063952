import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import { type Database, withTables } from '../../platform/database/database.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { StaffTables } from './tables.ts';

/** Failures that a name may have in the window before no more passwords are checked. */
const maxFailures = 10;
const windowMs = 30 * 60_000;

/** Counts failed logins of staff by name, known or not; names are kept as keyed hashes. */
export function createStaffThrottle(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  lookupHash: LookupHash;
}) {
  const database = withTables<StaffTables>(deps.database);
  const lookupOf = (username: string) => deps.lookupHash('staff login name', username.toLowerCase());
  const windowBegin = () => new Date(deps.clock.now().getTime() - windowMs);

  /** Asks for one check of a password; it counts as a failure until `succeed`. Attempts at one name queue up here. */
  const begin = (username: string, ip: string): Promise<Result<Buffer, 'too_many_requests'>> =>
    database.transaction().execute(async (transaction) => {
      const nameLookup = lookupOf(username);
      await sql`select pg_advisory_xact_lock(hashtextextended(${`staff ${nameLookup.toString('hex')}`}, 0))`.execute(
        transaction,
      );
      const { failures, oldest } = await transaction
        .selectFrom('staff_login_failures')
        .select((select) => [
          select.fn.countAll<bigint>().as('failures'),
          sql<Date | null>`min(staff_login_failures.failed_at)`.as('oldest'),
        ])
        .where('staff_login_failures.name_lookup', '=', nameLookup)
        .where('staff_login_failures.failed_at', '>', windowBegin())
        .executeTakeFirstOrThrow();
      const now = deps.clock.now();
      if (oldest && failures >= maxFailures) {
        const waitMs = oldest.getTime() + windowMs - now.getTime();
        return fail('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
      }
      const row = { id: deps.newId(), name_lookup: nameLookup, ip, failed_at: now };
      await transaction.insertInto('staff_login_failures').values(row).execute();
      return ok(nameLookup);
    });

  /** The password was right: the name starts anew. */
  const succeed = async (nameLookup: Buffer): Promise<void> => {
    await database
      .deleteFrom('staff_login_failures')
      .where('staff_login_failures.name_lookup', '=', nameLookup)
      .execute();
  };

  const purge = async (): Promise<void> => {
    await database
      .deleteFrom('staff_login_failures')
      .where('staff_login_failures.failed_at', '<=', windowBegin())
      .execute();
  };

  return { begin, succeed, purge };
}
