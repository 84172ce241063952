import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Database, withTables } from '../../platform/database/database.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { IdentityTables } from './tables.ts';

/** Failures that an account name may have in the window before no more passwords are checked (reliability A4). */
const maxFailures = 10;
const windowMs = 30 * 60_000;
/** An address from which the member logged in within this time is known: strangers' failures do not count against it. */
const knownAddressMs = 30 * 24 * 60 * 60_000;
const sweepEveryMs = 10 * 60_000;

export interface Attempt {
  id: string;
  brandId: string;
  username: string;
  ip: string;
}

/**
 * Counts failed logins by account name, known or not. A stranger's address shares the name's ten failures; an address that the member
 * used before has ten of its own, so that nobody can lock the owner out.
 */
export function createLoginThrottle(deps: { database: Database; clock: Clock; newId: () => string }) {
  const database = withTables<IdentityTables>(deps.database);
  let sweptAtMs = Number.NEGATIVE_INFINITY;
  const ago = (ms: number) => new Date(deps.clock.now().getTime() - ms);

  const sweep = async (): Promise<void> => {
    const nowMs = deps.clock.now().getTime();
    if (nowMs - sweptAtMs < sweepEveryMs) return;
    sweptAtMs = nowMs;
    await database.deleteFrom('login_failures').where('login_failures.failed_at', '<=', ago(windowMs)).execute();
  };

  const takeBack = async (attempt: Attempt): Promise<void> => {
    await database.deleteFrom('login_failures').where('login_failures.id', '=', attempt.id).execute();
  };

  const isKnownAddress = ({ brandId, username, ip }: Attempt) =>
    sql<boolean>`exists (
      select from sessions join members on members.id = sessions.member_id
      where members.brand_id = ${brandId} and lower(members.username) = lower(${username})
        and sessions.ip = ${ip} and sessions.created_at > ${ago(knownAddressMs)}
    )`;

  const countFailures = (attempt: Attempt) =>
    database
      .selectFrom('login_failures')
      .select((select) => [
        select.fn.countAll<bigint>().as('byName'),
        sql<bigint>`count(*) filter (where login_failures.ip = ${attempt.ip})`.as('byAddress'),
        sql<Date>`min(login_failures.failed_at)`.as('oldestByName'),
        sql<Date>`min(login_failures.failed_at) filter (where login_failures.ip = ${attempt.ip})`.as('oldestByAddress'),
        isKnownAddress(attempt).as('knownAddress'),
      ])
      .where('login_failures.brand_id', '=', attempt.brandId)
      .where('login_failures.username', '=', sql<string>`lower(${attempt.username})`)
      .where('login_failures.failed_at', '>', ago(windowMs))
      .executeTakeFirstOrThrow();

  /**
   * Asks for one check of a password. The failure is written first and counted with the others after that: of many attempts at the
   * same moment no more than the limit get through.
   */
  const begin = async (account: Omit<Attempt, 'id'>): Promise<Result<Attempt, 'too_many_requests'>> => {
    await sweep();
    const attempt = { ...account, id: deps.newId() };
    await database
      .insertInto('login_failures')
      .values({
        id: attempt.id,
        brand_id: attempt.brandId,
        username: sql<string>`lower(${attempt.username})`,
        ip: attempt.ip,
        failed_at: deps.clock.now(),
      })
      .execute();
    const counted = await countFailures(attempt);
    const [failures, oldest] = counted.knownAddress
      ? [counted.byAddress, counted.oldestByAddress]
      : [counted.byName, counted.oldestByName];
    if (failures <= maxFailures) return ok(attempt);
    await takeBack(attempt);
    const waitMs = oldest.getTime() + windowMs - deps.clock.now().getTime();
    return fail('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  };

  /** The password was right: this address starts anew. */
  const succeed = async (attempt: Attempt): Promise<void> => {
    await database
      .deleteFrom('login_failures')
      .where('login_failures.brand_id', '=', attempt.brandId)
      .where('login_failures.username', '=', sql<string>`lower(${attempt.username})`)
      .where('login_failures.ip', '=', attempt.ip)
      .execute();
  };

  return { begin, takeBack, succeed };
}
