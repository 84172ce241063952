import type { LimitKind } from '@baize/vendor-kit';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Whom a limit binds: a whole brand, or one member of it. */
export interface LimitSetting {
  brandId: string;
  memberId: string | null;
  kind: LimitKind;
  /** Who sets it: staff by default. What a member sets himself stands beside it; the lower of both binds. */
  setBy?: 'staff' | 'member';
  /** 0 or more; null takes the limit away. */
  amountMinor: bigint | null;
}

/**
 * Sets, changes or takes away a limit and answers the amount that stood before; who comes while another does so waits for him. It binds from
 * the next act on, also acts that are decided at this moment: the change moves what their guards name. `inSameTransaction` is written with it or not
 * at all. Throws RangeError for a negative amount.
 */
export const setLimit = (
  database: Database,
  newId: () => string,
  setting: LimitSetting,
  inSameTransaction?: (transaction: Database, beforeMinor: bigint | null) => Promise<unknown>,
): Promise<bigint | null> =>
  database.transaction().execute(async (transaction) => {
    const before = await writeLimit(transaction, newId, setting);
    await inSameTransaction?.(transaction, before);
    return before;
  });

/** The same in the caller's transaction. */
export async function writeLimit(
  transaction: Database,
  newId: () => string,
  { brandId, memberId, kind, amountMinor, setBy = 'staff' }: LimitSetting,
): Promise<bigint | null> {
  if (amountMinor !== null && amountMinor < 0n) throw new RangeError('a limit is 0 or more');
  const same = sql`brand_id = ${brandId} and member_id is not distinct from ${memberId}::uuid and kind = ${kind} and set_by = ${setBy}`;
  // A first limit has no row that two could wait for, and one that is taken away leaves none. As a uuid an id is written in one way only.
  await sql`select pg_advisory_xact_lock(
    hashtextextended(concat_ws(' ', 'money limit', ${brandId}::uuid, ${memberId}::uuid, ${kind}::text, ${setBy}::text), 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{ before: bigint }>`
    select amount_minor as before from money_limits where ${same} for update`.execute(transaction);
  const before = rows[0]?.before ?? null;
  if (amountMinor === null) await sql`delete from money_limits where ${same}`.execute(transaction);
  else if (before === null) {
    await sql`insert into money_limits (id, brand_id, member_id, kind, amount_minor, set_by)
      values (${newId()}, ${brandId}, ${memberId}, ${kind}, ${amountMinor}, ${setBy})`.execute(transaction);
  } else await sql`update money_limits set amount_minor = ${amountMinor} where ${same}`.execute(transaction);
  return before;
}
