import { type StaffPermission, staffPermissionNames } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { plainAddress } from '../../../platform/http/connections/networks.ts';
import type { StaffTables } from '../schema.ts';

export interface StaffSession {
  id: string;
  staffId: string;
  brandId: string;
  username: string;
  /** The brand that he looks after now; null: every one. */
  staffBrandId: string | null;
  permissions: StaffPermission[];
  permissionsEverywhere: StaffPermission[];
  hasSecondFactor: boolean;
  secondFactorAt: Date | null;
  /** Null where no address was asked about. */
  isAddressAllowed: boolean | null;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  staffEndedAt: Date | null;
}

/** All that the roles of an account allow at a brand. */
export const permissionsAt = (staffId: RawBuilder<unknown>, brandId: RawBuilder<unknown>) => sql`array(
  select distinct p from staff_role_grants g join staff_roles r on r.id = g.role_id, unnest(r.permissions) p
  where g.staff_id = ${staffId} and (r.brand_id is null or r.brand_id = ${brandId}))`;

/** All that they allow at every brand: what an act for the whole installation asks for. */
export const permissionsEverywhere = (staffId: RawBuilder<unknown>) => permissionsAt(staffId, sql`null::uuid`);

/** True for an account with a second factor that is set up. */
export const hasSecondFactor = (staffId: RawBuilder<unknown>) => sql`(
  exists (select from staff_totp t where t.staff_id = ${staffId} and t.sealed_secret is not null)
  or exists (select from staff_passkeys k where k.staff_id = ${staffId}))`;

/** True for an address from which the brand's staff may work: anyone where the brand has no list. */
export const isAddressAllowed = (brandId: RawBuilder<unknown>, ip: string) => sql`(
  not exists (select from staff_networks n where n.brand_id = ${brandId})
  or exists (select from staff_networks n where n.brand_id = ${brandId} and n.network >>= ${ip}::inet))`;

/** What a newer program's roles allow is nothing here. */
export const knownPermissions = (names: readonly string[]): StaffPermission[] =>
  staffPermissionNames.filter((name) => names.includes(name));

const knownOf = (row: { permissions: readonly string[]; permissionsEverywhere: readonly string[] }) => ({
  permissions: knownPermissions(row.permissions),
  permissionsEverywhere: knownPermissions(row.permissionsEverywhere),
});

export function createSessionStore(anyDatabase: Database) {
  const database = withTables<StaffTables>(anyDatabase);

  const byName = (username: string) =>
    database
      .selectFrom('staff')
      .select(['staff.id', 'staff.brand_id as brandId', 'staff.password_hash as passwordHash'])
      .where('staff.username', '=', username)
      .where('staff.ended_at', 'is', null)
      .executeTakeFirst();

  const byIdOfStaff = (staffId: string) =>
    database
      .selectFrom('staff')
      .select(['staff.id', 'staff.username', 'staff.brand_id as brandId', 'staff.password_hash as passwordHash'])
      .where('staff.id', '=', staffId)
      .executeTakeFirst();

  const read = async (which: RawBuilder<unknown>, ip: string | null): Promise<StaffSession | undefined> => {
    const address = ip === null ? sql`null::boolean` : isAddressAllowed(sql`s.brand_id`, plainAddress(ip));
    const { rows } = await sql<StaffSession>`
      select s.id, s.staff_id as "staffId", s.brand_id as "brandId", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt",
        s.ended_at as "endedAt", s.second_factor_at as "secondFactorAt", staff.username, staff.brand_id as "staffBrandId",
        staff.ended_at as "staffEndedAt", ${permissionsAt(sql`staff.id`, sql`s.brand_id`)} as permissions,
        ${permissionsEverywhere(sql`staff.id`)} as "permissionsEverywhere",
        ${hasSecondFactor(sql`staff.id`)} as "hasSecondFactor", ${address} as "isAddressAllowed"
      from staff_sessions s join staff on staff.id = s.staff_id where ${which}`.execute(database);
    const [row] = rows;
    return row && { ...row, ...knownOf(row) };
  };

  /** An account as it is now at a brand; null when it is disabled or does not look after the brand. */
  const staffAt = async (staffId: string, brandId: string) => {
    const { rows } = await sql<{ permissions: string[]; permissionsEverywhere: string[]; forAllBrands: boolean }>`
      select ${permissionsAt(sql`staff.id`, sql`${brandId}::uuid`)} as permissions,
        ${permissionsEverywhere(sql`staff.id`)} as "permissionsEverywhere", staff.brand_id is null as "forAllBrands"
      from staff where staff.id = ${staffId} and staff.ended_at is null and (staff.brand_id is null or staff.brand_id = ${brandId})`.execute(
      database,
    );
    const [row] = rows;
    return row ? { id: staffId, brandId, ...row, ...knownOf(row) } : null;
  };

  /**
   * Whether the account still has the password that was checked. Inside a transaction, which holds the account: another password comes
   * before, or finds what this one did.
   */
  const holdWithPassword = async (staffId: string, passwordHash: string): Promise<boolean> => {
    const { rows } = await sql`select from staff
      where id = ${staffId} and password_hash = ${passwordHash} and ended_at is null for update`.execute(database);
    return rows.length > 0;
  };

  const insertSession = async (row: StaffTables['staff_sessions']): Promise<void> => {
    await database.insertInto('staff_sessions').values(row).execute();
  };

  const markSeen = async (sessionId: string, at: Date): Promise<void> => {
    await database
      .updateTable('staff_sessions')
      .set({ last_seen_at: at })
      .where('staff_sessions.id', '=', sessionId)
      .where('staff_sessions.last_seen_at', '<', at)
      .execute();
  };

  /** False when it had ended before, or is of somebody else. */
  const endSession = async (sessionId: string, at: Date, staffId?: string): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('staff_sessions')
      .set({ ended_at: at })
      .where('staff_sessions.id', '=', sessionId)
      .where('staff_sessions.ended_at', 'is', null)
      .$if(staffId !== undefined, (query) => query.where('staff_sessions.staff_id', '=', staffId ?? ''))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Ends all sessions of an account but one. */
  const endSessionsOf = async (staffId: string, at: Date, exceptId: string | null = null): Promise<void> => {
    await sql`update staff_sessions set ended_at = ${at}
      where staff_id = ${staffId} and ended_at is null and id is distinct from ${exceptId}::uuid`.execute(database);
  };

  const giveSecondFactor = async (sessionId: string, at: Date): Promise<void> => {
    await database
      .updateTable('staff_sessions')
      .set({ second_factor_at: at })
      .where('staff_sessions.id', '=', sessionId)
      .execute();
  };

  /** What an account's other sessions gave is a second factor no more. */
  const forgetSecondFactors = async (staffId: string, exceptId: string): Promise<void> => {
    await sql`update staff_sessions set second_factor_at = null
      where staff_id = ${staffId} and ended_at is null and id <> ${exceptId}`.execute(database);
  };

  const isAllowedFrom = async (brandId: string, address: string): Promise<boolean> => {
    const { rows } = await sql<{
      allowed: boolean;
    }>`select ${isAddressAllowed(sql`${brandId}::uuid`, plainAddress(address))} as allowed`.execute(database);
    return rows[0]?.allowed ?? false;
  };

  return {
    byName,
    byIdOfStaff,
    byTokenHash: (tokenHash: Buffer, brandId: string, ip: string) =>
      read(sql`s.token_hash = ${tokenHash} and s.brand_id = ${brandId}`, ip),
    byId: (sessionId: string, ip: string | null = null) => read(sql`s.id = ${sessionId}`, ip),
    staffAt,
    holdWithPassword,
    insertSession,
    markSeen,
    endSession,
    endSessionsOf,
    giveSecondFactor,
    forgetSecondFactors,
    isAllowedFrom,
  };
}
export type SessionStore = ReturnType<typeof createSessionStore>;
