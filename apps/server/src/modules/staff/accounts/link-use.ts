import { type RawBuilder, sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { StaffDependencies } from '../dependencies.ts';
import { createRoleStore } from '../roles/role-store.ts';
import type { StaffTables } from '../schema.ts';
import { createSessionStore, permissionsAt, type SessionStore } from '../sessions/session-store.ts';
import { createAccountStore } from './account-store.ts';
import { newStaffPasswordFaults } from './password-rules.ts';

type Link = StaffTables['staff_links'] & { username: string | null };

/** What roles of all brands allow. */
const everywhere = (roles: RawBuilder<unknown>) =>
  sql`array(select p from staff_roles r, unnest(r.permissions) p where r.brand_id is null and r.id in (${roles}))`;

/** Whether who made an invitation could make it today: an account that was disabled, or may do less now, lets nobody in any more. */
const inviterMayStill = sql`exists (
  select from staff inviter where inviter.id = l.created_by and inviter.ended_at is null
    and (inviter.brand_id is null or (inviter.brand_id = l.brand_id and not l.for_all_brands))
    and array(select 'staff.manage' union select p from staff_roles r, unnest(r.permissions) p where r.id = any (l.role_ids))
      <@ ${permissionsAt(sql`inviter.id`, sql`l.brand_id`)}
    and (not l.for_all_brands or ${everywhere(sql`select unnest(l.role_ids)`)}
      <@ ${everywhere(sql`select g.role_id from staff_role_grants g where g.staff_id = inviter.id`)}))`;

const nameForm = /^[a-z0-9][a-z0-9.-]{2,31}$/i;

/** What a link of a mail opens: the first password of a new account, or a new one of an account that lost its own. */
export function createLinkUse(
  deps: StaffDependencies & { sessions: SessionStore },
): HandlersOf<'staffLinkInfo' | 'staffLinkUse'> {
  const { database, clock, auditLog } = deps;

  /** `lock`: two uses at once come one after the other, and the second finds it used. */
  const find = async (on: Database, token: string, brandId: string, lock: boolean): Promise<Link | undefined> => {
    const { rows } = await sql<Link>`
      select l.*, staff.username from staff_links l left join staff on staff.id = l.staff_id
      where l.token_hash = ${deps.hashToken(token)} and l.brand_id = ${brandId} and l.used_at is null and l.revoked_at is null
        and l.expires_at > ${clock.now()} and (l.kind <> 'invitation' or l.created_by is null or ${inviterMayStill})
        ${lock ? sql`for update of l` : sql``}`.execute(on);
    return rows[0];
  };

  const nameOf = (link: Link, typed: string | undefined): Result<string, 'invalid_input'> => {
    if (link.username !== null) return ok(link.username);
    const username = typed?.trim() ?? '';
    return nameForm.test(username)
      ? ok(username)
      : fail('invalid_input', { fields: { username: { key: 'field_format' } } });
  };

  /** The id of the account that has the password now; null when the name is taken. */
  const apply = async (
    transaction: Database,
    link: Link,
    account: { username: string; passwordHash: string },
    at: Date,
  ): Promise<string | null> => {
    const accounts = createAccountStore(transaction);
    if (link.staff_id !== null) {
      await accounts.setPassword(link.staff_id, account.passwordHash);
      await createSessionStore(transaction).endSessionsOf(link.staff_id, at);
      return link.staff_id;
    }
    const id = deps.newId();
    const isNew =
      !(await accounts.isNameTaken(account.username)) &&
      (await accounts.add({
        id,
        brand_id: link.for_all_brands ? null : link.brand_id,
        username: account.username,
        password_hash: account.passwordHash,
        sealed_email: link.sealed_email,
        created_at: at,
        ended_at: null,
      }));
    if (!isNew) return null;
    await createRoleStore(transaction).give(id, link.brand_id, link.role_ids);
    return id;
  };

  const use = async (
    { brand, ip }: Pick<RequestContext, 'brand' | 'ip'>,
    token: string,
    account: { username: string; passwordHash: string },
  ): Promise<Result<{ username: string }, 'invitation_invalid' | 'username_taken'>> => {
    const at = clock.now();
    return database.transaction().execute(async (transaction) => {
      const link = await find(transaction, token, brand.id, true);
      if (!link) return fail('invitation_invalid');
      const staffId = await apply(transaction, link, account, at);
      if (staffId === null) return fail('username_taken');
      await withTables<StaffTables>(transaction)
        .updateTable('staff_links')
        .set({ used_at: at })
        .where('id', '=', link.id)
        .execute();
      const act = link.kind === 'invitation' ? 'acceptInvitation' : 'setNewPassword';
      const done = { act, subject: `staff:${staffId}`, after: { username: account.username, link: link.id } };
      await auditLog.append(transaction, staffAct({ staff: { id: staffId, brandId: brand.id }, ip }, at, done));
      return ok({ username: account.username });
    });
  };

  return {
    staffLinkInfo: async ({ body, brand }) => {
      const link = await find(database, body.token, brand.id, false);
      if (!link) return fail('invitation_invalid');
      const { name } = await deps.brands.introductionOf(brand.id);
      const roles = await createRoleStore(database).all(brand.id);
      return ok({
        kind: link.kind,
        username: link.username ?? link.suggested_name,
        brandName: name,
        roles: roles.filter(({ roleId }) => link.role_ids.includes(roleId)).map((role) => role.name),
        expiresAt: link.expires_at.toISOString(),
      });
    },

    staffLinkUse: async ({ body, brand, ip }) => {
      if (!(await deps.sessions.isAllowedFrom(brand.id, ip))) return fail('staff_address_refused');
      const link = await find(database, body.token, brand.id, false);
      if (!link) return fail('invitation_invalid');
      const username = nameOf(link, body.username);
      if (!username.ok) return username;
      const { name } = await deps.brands.introductionOf(brand.id);
      const faults = await newStaffPasswordFaults('password', body.password, [username.value, name]);
      if (faults) return faults;
      const hashed = await deps.hashPassword(body.password);
      if (!hashed.ok) return hashed;
      return use({ brand, ip }, body.token, { username: username.value, passwordHash: hashed.value });
    },
  };
}
