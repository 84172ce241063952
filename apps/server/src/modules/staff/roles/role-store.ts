import type { StaffPermission } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { StaffTables } from '../schema.ts';
import { permissionsEverywhere as everywhere, knownPermissions } from '../sessions/session-store.ts';

export interface Role {
  roleId: string;
  name: string;
  permissions: StaffPermission[];
  isBuiltIn: boolean;
  forAllBrands: boolean;
}

const columns = sql`r.id as "roleId", r.name, r.permissions, r.is_built_in as "isBuiltIn", r.brand_id is null as "forAllBrands"`;
const known = <R extends { permissions: string[] }>(role: R) => ({
  ...role,
  permissions: knownPermissions(role.permissions),
});

/** Roles that exist at a brand: its own and those of all brands. */
export function createRoleStore(anyDatabase: Database) {
  const database = withTables<StaffTables>(anyDatabase);
  const ofBrand = (brandId: string) => sql`(r.brand_id is null or r.brand_id = ${brandId})`;

  const page: ListOf<'staffRoles'> = async ({ staff, data }) => {
    const { rows, total } = await selectPage<Role & { accounts: number }, 'name'>(
      anyDatabase,
      {
        columns: sql`${columns}, (select count(*)::int from staff_role_grants g where g.role_id = r.id) as accounts`,
        from: sql`staff_roles r`,
        where: ofBrand(staff.brandId),
        sorts: { name: sql`lower(r.name)` },
        tieBreak: sql`r.id`,
      },
      data,
    );
    return { rows: rows.map(known), total };
  };

  const all = async (brandId: string): Promise<Role[]> => {
    const { rows } = await sql<Role>`select ${columns} from staff_roles r where ${ofBrand(brandId)}
      order by lower(r.name), r.id`.execute(database);
    return rows.map(known);
  };

  /** What an account may do at every brand: by its roles of all brands alone. */
  const permissionsEverywhere = async (staffId: string): Promise<StaffPermission[]> => {
    const { rows } = await sql<{ permissions: string[] }>`
      select ${everywhere(sql`${staffId}::uuid`)} as permissions`.execute(database);
    return knownPermissions(rows[0]?.permissions ?? []);
  };

  const find = async (brandId: string, roleId: string): Promise<Role | undefined> =>
    (await all(brandId)).find((role) => role.roleId === roleId);

  /** False when a role of the brand has the name. */
  const add = async (row: StaffTables['staff_roles']): Promise<boolean> => {
    const added = await database
      .insertInto('staff_roles')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  };

  const isNameTaken = async (brandId: string | null, name: string, exceptId: string): Promise<boolean> => {
    const { rows } = await sql`select from staff_roles where brand_id is not distinct from ${brandId}::uuid
      and lower(name) = lower(${name}) and id <> ${exceptId}`.execute(database);
    return rows.length > 0;
  };

  const change = async (roleId: string, { name, permissions }: Pick<Role, 'name' | 'permissions'>): Promise<void> => {
    await database.updateTable('staff_roles').set({ name, permissions }).where('id', '=', roleId).execute();
  };

  /** False while an account has it, or somebody is invited with it. */
  const remove = async (roleId: string, now: Date): Promise<boolean> => {
    const { rows } = await sql`delete from staff_roles r where r.id = ${roleId}
      and not exists (select from staff_role_grants g where g.role_id = r.id)
      and not exists (select from staff_links l where r.id = any (l.role_ids) and l.used_at is null and l.revoked_at is null
        and l.expires_at > ${now}) returning r.id`.execute(database);
    return rows.length > 0;
  };

  const namesOf = async (staffId: string): Promise<string[]> => {
    const { rows } = await sql<{
      name: string;
    }>`select r.name from staff_role_grants g join staff_roles r on r.id = g.role_id
      where g.staff_id = ${staffId} order by 1`.execute(database);
    return rows.map(({ name }) => name);
  };

  /** Replaces the account's roles at a brand; those that it has at other brands stay. */
  const give = async (staffId: string, brandId: string, roleIds: readonly string[]): Promise<void> => {
    await sql`delete from staff_role_grants g using staff_roles r
      where g.staff_id = ${staffId} and r.id = g.role_id and ${ofBrand(brandId)}`.execute(database);
    await sql`insert into staff_role_grants (staff_id, role_id)
      select ${staffId}::uuid, r.id from staff_roles r where r.id = any (${[...roleIds]}::uuid[]) and ${ofBrand(brandId)}
      on conflict do nothing`.execute(database);
  };

  return { page, all, permissionsEverywhere, find, add, isNameTaken, change, remove, namesOf, give };
}
export type RoleStore = ReturnType<typeof createRoleStore>;
