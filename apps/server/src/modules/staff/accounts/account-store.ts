import type { StaffPermission } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf, ListReader } from '../../../platform/http/list-of.ts';
import type { StaffTables } from '../schema.ts';
import { hasSecondFactor, knownPermissions, permissionsAt } from '../sessions/session-store.ts';

export interface AccountRow {
  staffId: string;
  username: string;
  sealedEmail: string | null;
  roles: { roleId: string; name: string }[];
  brandName: string | null;
  hasSecondFactor: boolean;
  openSessions: number;
  createdAt: Date;
  lastSeenAt: Date | null;
  disabledAt: Date | null;
}

export interface Account {
  staffId: string;
  username: string;
  sealedEmail: string | null;
  /** At the brand that was asked about. */
  permissions: StaffPermission[];
  /** At some other brand it may do what who asks may not do there. */
  mayMoreElsewhere: boolean;
  roleIds: string[];
  roleNames: string[];
  forAllBrands: boolean;
  disabledAt: Date | null;
}

/** Accounts that a staff member may see: those of the brand, and those of all brands where he looks after all himself. */
const visibleTo = ({ brandId, forAllBrands }: ListReader['staff']) =>
  sql`(staff.brand_id = ${brandId} or (staff.brand_id is null and ${forAllBrands}::boolean))`;

export function createAccountStore(anyDatabase: Database) {
  const database = withTables<StaffTables>(anyDatabase);

  const page = ({ staff, data }: Parameters<ListOf<'staffAccounts'>>[0], now: Date) => {
    const named = data.search ? sql`and lower(staff.username) like lower(${beginningWith(data.search)})` : sql``;
    const inState = data.state ? sql`and (staff.ended_at is null) = ${data.state === 'enabled'}` : sql``;
    const { brandId } = staff;
    const lastSeen = sql`(select max(s.last_seen_at) from staff_sessions s where s.staff_id = staff.id)`;
    return selectPage<AccountRow, 'username' | 'createdAt' | 'lastSeenAt'>(
      database,
      {
        columns: sql`staff.id as "staffId", staff.username, staff.sealed_email as "sealedEmail", b.name as "brandName",
          ${hasSecondFactor(sql`staff.id`)} as "hasSecondFactor", staff.created_at as "createdAt", staff.ended_at as "disabledAt",
          ${lastSeen} as "lastSeenAt",
          (select count(*)::int from staff_sessions s where s.staff_id = staff.id and s.ended_at is null and s.expires_at > ${now})
            as "openSessions",
          coalesce((select jsonb_agg(jsonb_build_object('roleId', r.id, 'name', r.name) order by lower(r.name))
            from staff_role_grants g join staff_roles r on r.id = g.role_id
            where g.staff_id = staff.id and (r.brand_id is null or r.brand_id = ${brandId})), '[]') as roles`,
        from: sql`staff left join brands b on b.id = staff.brand_id`,
        where: sql`${visibleTo(staff)} ${named} ${inState}`,
        sorts: { username: sql`lower(staff.username)`, createdAt: sql`staff.created_at`, lastSeenAt: lastSeen },
        tieBreak: sql`staff.id`,
      },
      data,
    );
  };

  /** Holds the account until the transaction ends. */
  const find = async (reader: ListReader['staff'], staffId: string): Promise<Account | undefined> => {
    const { rows } = await sql<Account>`
      select staff.id as "staffId", staff.username, staff.sealed_email as "sealedEmail", staff.ended_at as "disabledAt",
        ${permissionsAt(sql`staff.id`, sql`${reader.brandId}::uuid`)} as permissions,
        (staff.brand_id is null and exists (select from brands b
          where not ${permissionsAt(sql`staff.id`, sql`b.id`)} <@ ${permissionsAt(sql`${reader.id}::uuid`, sql`b.id`)})) as "mayMoreElsewhere",
        staff.brand_id is null as "forAllBrands", array(select g.role_id from staff_role_grants g where g.staff_id = staff.id) as "roleIds",
        array(select r.name from staff_role_grants g join staff_roles r on r.id = g.role_id where g.staff_id = staff.id
          and (r.brand_id is null or r.brand_id = ${reader.brandId}) order by 1) as "roleNames"
      from staff where staff.id = ${staffId} and ${visibleTo(reader)} for update`.execute(database);
    const [row] = rows;
    return row && { ...row, permissions: knownPermissions(row.permissions) };
  };

  const isNameTaken = async (username: string): Promise<boolean> => {
    const { rows } = await sql`select from staff where lower(username) = lower(${username})`.execute(database);
    return rows.length > 0;
  };

  /** False when the name is taken. */
  const add = async (row: StaffTables['staff']): Promise<boolean> => {
    const added = await database
      .insertInto('staff')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  };

  const setEnded = async (staffId: string, endedAt: Date | null): Promise<void> => {
    await database.updateTable('staff').set({ ended_at: endedAt }).where('id', '=', staffId).execute();
  };

  const setPassword = async (staffId: string, passwordHash: string | null): Promise<void> => {
    await database.updateTable('staff').set({ password_hash: passwordHash }).where('id', '=', staffId).execute();
  };

  return { page, find, isNameTaken, add, setEnded, setPassword };
}
