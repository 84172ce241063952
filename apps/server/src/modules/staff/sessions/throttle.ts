import { sql } from 'kysely';
import { createAttemptThrottle, knownAddressMs, maxKnownAddresses } from '../../../platform/attempt-throttle.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
import type { Database } from '../../../platform/database/database.ts';

/** What is guessed at: the password of a name, or the second factor of an account. */
export type GuessedAt = 'login name' | 'second factor';

/** Failed logins of staff by name; names are kept as keyed hashes. */
export function createStaffThrottle(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  lookupHash: LookupHash;
  guessedAt?: GuessedAt;
}) {
  const throttle = createAttemptThrottle({ ...deps, table: 'staff_login_failures' });

  /** Addresses from which the name's owner signed in lately. */
  const knownAddresses = (username: string) =>
    sql<string[]>`array(
      select distinct staff_sessions.ip from staff_sessions join staff on staff.id = staff_sessions.staff_id
      where staff.username = ${username}
        and staff_sessions.created_at > ${new Date(deps.clock.now().getTime() - knownAddressMs)} limit ${maxKnownAddresses})`;

  return {
    ...throttle,
    /** Asks for one check of a password. */
    begin: (username: string, ip: string) =>
      throttle.begin({
        name: { name_lookup: deps.lookupHash(`staff ${deps.guessedAt ?? 'login name'}`, username.toLowerCase()) },
        ip,
        knownAddresses: knownAddresses(username),
      }),
  };
}
export type StaffThrottle = ReturnType<typeof createStaffThrottle>;
