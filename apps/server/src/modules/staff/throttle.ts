import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import { type Database, type DatabaseTransaction, withTables } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/connections/network-of.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { StaffTables } from './schema.ts';

/** Failures that a name may have in the window before no more passwords are checked. */
const maxFailures = 10;
const windowMs = 30 * 60_000;
/** An address from which somebody signed in within this time is known: strangers' failures do not count against it. */
const knownAddressMs = 30 * 24 * 60 * 60_000;
const maxKnownAddresses = 500;

interface Attempt {
  id: string;
  nameLookup: Buffer;
  /** The client's address; of IPv6 his network. */
  ip: string;
}

/**
 * Counts failed logins of staff by name, known or not; names are kept as keyed hashes. Strangers' addresses share a name's ten failures;
 * an address that its owner used before has ten of its own, so that nobody can keep him out.
 */
export function createStaffThrottle(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  lookupHash: LookupHash;
}) {
  const database = withTables<StaffTables>(deps.database);
  const lookupOf = (username: string) => deps.lookupHash('staff login name', username.toLowerCase());
  const ago = (ms: number) => new Date(deps.clock.now().getTime() - ms);

  /** Addresses from which the name's owner signed in lately. */
  const knownAddresses = (username: string) =>
    sql<string[]>`array(
      select distinct staff_sessions.ip from staff_sessions join staff on staff.id = staff_sessions.staff_id
      where staff.username = ${username} and staff_sessions.created_at > ${ago(knownAddressMs)} limit ${maxKnownAddresses})`;

  const countFailures = (transaction: DatabaseTransaction, username: string, { nameLookup, ip }: Attempt) =>
    withTables<StaffTables>(transaction)
      .selectFrom('staff_login_failures')
      .select((select) => [
        select.fn.countAll<bigint>().as('byName'),
        sql<bigint>`count(*) filter (where ip = ${ip})`.as('byAddress'),
        sql<Date | null>`min(failed_at)`.as('oldestByName'),
        sql<Date | null>`min(failed_at) filter (where ip = ${ip})`.as('oldestByAddress'),
        knownAddresses(username).as('knownAddresses'),
      ])
      .where('staff_login_failures.name_lookup', '=', nameLookup)
      .where('staff_login_failures.failed_at', '>', ago(windowMs))
      .executeTakeFirstOrThrow();

  /** Asks for one check of a password; it counts as a failure until `succeed` or `takeBack`. Attempts at one name queue up here. */
  const begin = (username: string, ip: string): Promise<Result<Attempt, 'too_many_requests'>> =>
    deps.database.transaction().execute(async (transaction) => {
      const attempt = { id: deps.newId(), nameLookup: lookupOf(username), ip: networkOf(ip) };
      const lockName = `staff ${attempt.nameLookup.toString('hex')}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(transaction);
      const counted = await countFailures(transaction, username, attempt);
      const isKnown = counted.knownAddresses.some((known) => networkOf(known) === attempt.ip);
      const [failures, oldest] = isKnown
        ? [counted.byAddress, counted.oldestByAddress]
        : [counted.byName, counted.oldestByName];
      const now = deps.clock.now();
      if (oldest && failures >= maxFailures) {
        const waitMs = oldest.getTime() + windowMs - now.getTime();
        return fail('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
      }
      const row = { id: attempt.id, name_lookup: attempt.nameLookup, ip: attempt.ip, failed_at: now };
      await withTables<StaffTables>(transaction).insertInto('staff_login_failures').values(row).execute();
      return ok(attempt);
    });

  /** The password was not checked after all. */
  const takeBack = async ({ id }: Attempt): Promise<void> => {
    await database.deleteFrom('staff_login_failures').where('staff_login_failures.id', '=', id).execute();
  };

  /** The password was right: this address starts anew, and no stranger's does. */
  const succeed = async ({ nameLookup, ip }: Attempt): Promise<void> => {
    await database
      .deleteFrom('staff_login_failures')
      .where('staff_login_failures.name_lookup', '=', nameLookup)
      .where('staff_login_failures.ip', '=', ip)
      .execute();
  };

  const purge = async (): Promise<void> => {
    await database
      .deleteFrom('staff_login_failures')
      .where('staff_login_failures.failed_at', '<=', ago(windowMs))
      .execute();
  };

  return { begin, takeBack, succeed, purge };
}
