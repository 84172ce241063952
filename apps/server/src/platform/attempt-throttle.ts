import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { networkOf } from './http/connections/network-of.ts';
import { fail, ok, type Result } from './result.ts';

/** Failures that a name may have within the window before no more attempts are let through (reliability A4). */
const maxFailures = 10;
/** How long a failure counts. */
export const failureWindowMs = 30 * 60_000;
/** An address from which the name's owner came in within this time is known: strangers' failures do not count against it. */
export const knownAddressMs = 30 * 24 * 60 * 60_000;
export const maxKnownAddresses = 500;

/** Whose failures are counted, as the columns of the table tell him: `{ name_lookup: … }`. */
export type ThrottledName = Readonly<Record<string, string | Buffer>>;

export interface Attempt {
  id: string;
  name: ThrottledName;
  /** The client's address; of IPv6 his network. */
  ip: string;
}

export interface AttemptThrottle {
  /**
   * Asks for one attempt at a secret. It counts as a failure until `succeed` or `takeBack`, and attempts at one name queue up here, so that
   * of many at the same moment no more than the limit get through. What is refused does not count.
   * `knownAddresses`: an array of those that the name's owner used lately, as SQL; empty for a name that nobody has.
   */
  begin(
    asked: Omit<Attempt, 'id'> & { knownAddresses: RawBuilder<string[]> },
  ): Promise<Result<Attempt, 'too_many_requests'>>;
  /** The secret was not looked at after all. */
  takeBack(attempt: Attempt): Promise<void>;
  /** The secret was right: this address starts anew, and no stranger's does. */
  succeed(attempt: Attempt): Promise<void>;
  /** Forgets failures that count no more. */
  purge(): Promise<void>;
}

interface Counted {
  byName: bigint;
  byAddress: bigint;
  oldestByName: Date | null;
  oldestByAddress: Date | null;
  knownAddresses: string[];
}

/**
 * Counts failed attempts by name, known or not, in a table with `id`, `ip`, `failed_at` and the name's columns. A stranger's address shares
 * the name's failures; an address that its owner used before has as many of its own, so that nobody can lock the owner out.
 */
export function createAttemptThrottle(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  table: string;
}): AttemptThrottle {
  const { database, clock } = deps;
  const failures = sql.table(deps.table);
  const since = () => new Date(clock.now().getTime() - failureWindowMs);
  const isOf = (name: ThrottledName) =>
    sql.join(
      Object.entries(name).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
      sql` and `,
    );
  const lockNameOf = (name: ThrottledName) =>
    [
      deps.table,
      ...Object.values(name).map((value) => (typeof value === 'string' ? value : value.toString('hex'))),
    ].join(' ');

  const count = async (
    transaction: Transaction<unknown>,
    { name, ip, knownAddresses }: Parameters<AttemptThrottle['begin']>[0],
  ): Promise<Counted> => {
    const { rows } = await sql<Counted>`
      select count(*) as "byName", count(*) filter (where ip = ${ip}) as "byAddress",
        min(failed_at) as "oldestByName", min(failed_at) filter (where ip = ${ip}) as "oldestByAddress",
        ${knownAddresses} as "knownAddresses"
      from ${failures} where ${isOf(name)} and failed_at > ${since()}`.execute(transaction);
    const [row] = rows;
    if (!row) throw new Error('a count gave no row');
    return row;
  };

  return {
    begin: ({ name, ip, knownAddresses }) =>
      database.transaction().execute(async (transaction) => {
        const attempt = { id: deps.newId(), name, ip: networkOf(ip) };
        await sql`select pg_advisory_xact_lock(hashtextextended(${lockNameOf(name)}, 0))`.execute(transaction);
        const counted = await count(transaction, { ...attempt, knownAddresses });
        const isKnown = counted.knownAddresses.some((known) => networkOf(known) === attempt.ip);
        const [failed, oldest] = isKnown
          ? [counted.byAddress, counted.oldestByAddress]
          : [counted.byName, counted.oldestByName];
        const now = clock.now();
        if (oldest && failed >= maxFailures) {
          const waitMs = oldest.getTime() + failureWindowMs - now.getTime();
          return fail('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
        }
        const [columns, values] = [Object.keys(name), Object.values(name)];
        await sql`
          insert into ${failures} (id, ip, failed_at, ${sql.join(columns.map((column) => sql.ref(column)))})
          values (${attempt.id}, ${attempt.ip}, ${now}, ${sql.join(values)})`.execute(transaction);
        return ok(attempt);
      }),
    takeBack: async ({ id }) => void (await sql`delete from ${failures} where id = ${id}`.execute(database)),
    succeed: async ({ name, ip }) =>
      void (await sql`delete from ${failures} where ${isOf(name)} and ip = ${ip}`.execute(database)),
    purge: async () => void (await sql`delete from ${failures} where failed_at <= ${since()}`.execute(database)),
  };
}
