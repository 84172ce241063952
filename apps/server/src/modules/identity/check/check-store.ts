import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { CheckRow, IdentityCheckTables } from './schema.ts';

/** Identity checks. What changes one is done in a transaction that holds the member, or only where the state is still the one that was seen. */
export function createCheckStore(anyDatabase: Database) {
  const database = withTables<IdentityCheckTables>(anyDatabase);

  /** The latest first. */
  const ofMember = (memberId: string): Promise<CheckRow[]> =>
    database
      .selectFrom('identity_checks')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .execute();

  const latestOf = async (memberId: string): Promise<CheckRow | undefined> => (await ofMember(memberId))[0];

  const ofBrand = (brandId: string, checkId: string): Promise<CheckRow | undefined> =>
    database
      .selectFrom('identity_checks')
      .selectAll()
      .where('id', '=', checkId)
      .where('brand_id', '=', brandId)
      .executeTakeFirst();

  /** The highest that was approved; 0 without one. */
  const levelOf = async (memberId: string): Promise<number> => {
    const { rows } = await sql<{ level: number }>`select coalesce(max(level), 0)::int as level from identity_checks
      where member_id = ${memberId} and state = 'APPROVED'`.execute(anyDatabase);
    return rows[0]?.level ?? 0;
  };

  const open = async (row: Pick<CheckRow, 'member_id' | 'id' | 'brand_id' | 'level' | 'opened_at'>): Promise<void> => {
    await database
      .insertInto('identity_checks')
      .values({ ...row, state: 'OPEN', submitted_at: null, decided_at: null, decided_by: null, reason: '' })
      .execute();
  };

  /** False when the check is no longer at `from`. */
  const change = async (
    { member_id, id }: Pick<CheckRow, 'member_id' | 'id'>,
    from: CheckRow['state'],
    to: Partial<CheckRow>,
  ): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('identity_checks')
      .set(to)
      .where('member_id', '=', member_id)
      .where('id', '=', id)
      .where('state', '=', from)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  return { ofMember, latestOf, ofBrand, levelOf, open, change };
}
