import type { StaffPermission } from '@baize/contract';
import { listQuery, type RowOf } from '../../../lib/list-query.ts';

export type Role = RowOf<'staffRoles'>;
/** The permissions of roles that were changed and not saved yet, by role. */
export type RoleDrafts = Readonly<Record<string, readonly StaffPermission[]>>;

const maxRoles = 100;

export const rolesQuery = () => listQuery('staffRoles', { data: { pageSize: maxRoles } });

export const allowedIn = (role: Role, drafts: RoleDrafts): readonly StaffPermission[] =>
  drafts[role.roleId] ?? role.permissions;

/** Gives or takes a permission of a role; a draft that is what the role was is none. */
export function toggled(drafts: RoleDrafts, role: Role, permission: StaffPermission): RoleDrafts {
  const now = allowedIn(role, drafts);
  const next = now.includes(permission) ? now.filter((name) => name !== permission) : [...now, permission];
  const { [role.roleId]: _former, ...others } = drafts;
  const isUnchanged = next.length === role.permissions.length && next.every((name) => role.permissions.includes(name));
  return isUnchanged ? others : { ...others, [role.roleId]: next };
}

/** What is read again after an act on a role, by the names of the calls. */
export const roleReads = ['staffRoles', 'staffRoleNames', 'staffAccounts', 'staffInfo'] as const;
