import type { MessageKey } from '@baize/contract';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.ts';
import { type Failure, fail, type Result } from '../../../platform/result.ts';
import { permissionsAt } from '../sessions/session-store.ts';

/** Undoes what was written. */
class LastAdministratorError extends Error {}

/** Brands with an account that can sign in and may manage staff and roles there. */
async function managedBrands(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select b.id from brands b where exists (
      select from staff where staff.ended_at is null and staff.password_hash is not null
        and (staff.brand_id is null or staff.brand_id = b.id)
        and array['staff.manage', 'roles.manage'] <@ ${permissionsAt(sql`staff.id`, sql`b.id`)})`.execute(database);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Runs a change of accounts or roles, one at a time in the whole installation. One after which a brand has nobody left who may manage staff
 * and roles is undone.
 */
export async function keepingAdministrators<V, K extends MessageKey>(
  database: Database,
  change: (transaction: DatabaseTransaction) => Promise<Result<V, K>>,
): Promise<Result<V, K> | Failure<'last_administrator'>> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtext('staff management'))`.execute(transaction);
      const before = await managedBrands(transaction);
      const changed = await change(transaction);
      const after = await managedBrands(transaction);
      if ([...before].some((brandId) => !after.has(brandId))) throw new LastAdministratorError();
      return changed;
    });
  } catch (error) {
    if (error instanceof LastAdministratorError) return fail('last_administrator');
    throw error;
  }
}
