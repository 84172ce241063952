import { sql, type Transaction } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { LookupHash } from '../../../platform/crypto/lookup-hash.ts';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { IdentityTables } from '../schema.ts';

/** Failures that an account name may have in the window before no more passwords are checked (reliability A4). */
const maxFailures = 10;
const windowMs = 30 * 60_000;
/** An address from which the member logged in within this time is known: strangers' failures do not count against it. */
const knownAddressMs = 30 * 24 * 60 * 60_000;
/** An address stands for several people, so that many of its failures count as one. */
const addressShare = 5;
const maxKnownAddresses = 500;
const sweepEveryMs = 10 * 60_000;

export interface Attempt {
  id: string;
  brandId: string;
  username: string;
  /** The client's address; of IPv6 his network. */
  ip: string;
}

/**
 * Counts failed logins by account name, known or not. A stranger's address shares the name's ten failures; an address that the member
 * used before has ten of its own, so that nobody can lock the owner out.
 */
export function createLoginThrottle(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  lookupHash: LookupHash;
}) {
  const database = withTables<IdentityTables>(deps.database);
  let sweptAtMs = Number.NEGATIVE_INFINITY;
  const ago = (ms: number) => new Date(deps.clock.now().getTime() - ms);

  const sweep = async (): Promise<void> => {
    const nowMs = deps.clock.now().getTime();
    if (nowMs - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = nowMs;
    await database.deleteFrom('login_failures').where('login_failures.failed_at', '<=', ago(windowMs)).execute();
  };

  /** Names are kept as keyed hashes: what is typed there by mistake may be a password or a card. */
  const keyOf = ({ brandId, username }: Pick<Attempt, 'brandId' | 'username'>): string =>
    deps.lookupHash('login name', brandId, username.toLowerCase()).toString('base64url');

  /** Addresses from which the member logged in lately; none for a name that nobody has. */
  const knownAddresses = ({ brandId, username }: Attempt) =>
    sql<string[]>`array(
      select distinct sessions.ip from sessions join members on members.id = sessions.member_id
      where members.brand_id = ${brandId} and lower(members.username) = lower(${username})
        and sessions.created_at > ${ago(knownAddressMs)} limit ${maxKnownAddresses})`;

  const countFailures = (transaction: Transaction<IdentityTables>, attempt: Attempt) =>
    transaction
      .selectFrom('login_failures')
      .select((select) => [
        select.fn.countAll<bigint>().as('byName'),
        sql<bigint>`count(*) filter (where login_failures.ip = ${attempt.ip})`.as('byAddress'),
        sql<Date | null>`min(login_failures.failed_at)`.as('oldestByName'),
        sql<Date | null>`min(login_failures.failed_at) filter (where login_failures.ip = ${attempt.ip})`.as(
          'oldestByAddress',
        ),
        knownAddresses(attempt).as('knownAddresses'),
      ])
      .where('login_failures.brand_id', '=', attempt.brandId)
      .where('login_failures.username', '=', keyOf(attempt))
      .where('login_failures.failed_at', '>', ago(windowMs))
      .executeTakeFirstOrThrow();

  /**
   * Asks for one check of a password. It counts as a failure until `succeed` or `takeBack`, and attempts at one name queue up here, so
   * that of many at the same moment no more than the limit get through. What is refused does not count.
   */
  const begin = async (account: Omit<Attempt, 'id'>): Promise<Result<Attempt, 'too_many_requests'>> => {
    await sweep();
    const attempt = { ...account, id: deps.newId(), ip: networkOf(account.ip) };
    return database.transaction().execute(async (transaction) => {
      const lockName = `login ${keyOf(attempt)}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(transaction);
      const counted = await countFailures(transaction, attempt);
      const isKnown = counted.knownAddresses.some((known) => networkOf(known) === attempt.ip);
      const [failures, oldest] = isKnown
        ? [counted.byAddress, counted.oldestByAddress]
        : [counted.byName, counted.oldestByName];
      const now = deps.clock.now();
      if (oldest && failures >= maxFailures) {
        const waitMs = oldest.getTime() + windowMs - now.getTime();
        return fail('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
      }
      const username = keyOf(attempt);
      const { id, brandId: brand_id, ip } = attempt;
      await transaction.insertInto('login_failures').values({ id, brand_id, username, ip, failed_at: now }).execute();
      return ok(attempt);
    });
  };

  /** Failures of a name, and of an address over all names, in the window. */
  const failuresOf = async (account: Omit<Attempt, 'id'>): Promise<number> => {
    const { brandId } = account;
    const ip = networkOf(account.ip);
    const { rows } = await sql<{ failures: bigint }>`
      select greatest(
        (select count(*) from login_failures where brand_id = ${brandId} and username = ${keyOf(account)}
          and failed_at > ${ago(windowMs)}),
        (select count(*) / ${addressShare} from login_failures where brand_id = ${brandId} and ip = ${ip}
          and failed_at > ${ago(windowMs)})) as failures`.execute(database);
    return Number(rows[0]?.failures ?? 0n);
  };

  /** The password was not checked after all. */
  const takeBack = async (attempt: Attempt): Promise<void> => {
    await database.deleteFrom('login_failures').where('login_failures.id', '=', attempt.id).execute();
  };

  /** The password was right: this address starts anew. */
  const succeed = async (attempt: Attempt): Promise<void> => {
    await database
      .deleteFrom('login_failures')
      .where('login_failures.brand_id', '=', attempt.brandId)
      .where('login_failures.username', '=', keyOf(attempt))
      .where('login_failures.ip', '=', attempt.ip)
      .execute();
  };

  return { begin, failuresOf, takeBack, succeed };
}
