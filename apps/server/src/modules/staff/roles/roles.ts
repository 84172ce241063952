import type { StaffPermission } from '@baize/contract';
import type { HandlersOf, RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { StaffDependencies } from '../dependencies.ts';
import { keepingAdministrators } from './keeping-administrators.ts';
import { createRoleStore, type Role, type RoleStore } from './role-store.ts';

type Routes = HandlersOf<'staffRoles' | 'staffRoleNames' | 'staffRoleAdd' | 'staffRoleEdit' | 'staffRoleRemove'>;

const maxRoles = 100;

/** Whether a staff member has all of these permissions: nobody gives or takes what he does not have. */
export const holdsAll = (staff: Pick<RequestStaff, 'permissions'>, permissions: readonly StaffPermission[]): boolean =>
  permissions.every((permission) => staff.permissions.includes(permission));

/** What some roles allow together. */
export const permissionsOf = (roles: readonly Pick<Role, 'permissions'>[]): StaffPermission[] =>
  roles.flatMap((role) => role.permissions);

/** The same for what would hold at every brand: what he may do at this one does not count. */
export const holdsEverywhere = async (
  store: Pick<RoleStore, 'permissionsEverywhere'>,
  staff: Pick<RequestStaff, 'id'>,
  permissions: readonly StaffPermission[],
): Promise<boolean> =>
  permissions.length === 0 || holdsAll({ permissions: await store.permissionsEverywhere(staff.id) }, permissions);

const shown = ({ name, permissions }: Pick<Role, 'name' | 'permissions'>) => ({ name, permissions });

/** Roles: bundles of permissions that the operator edits. A change holds for the accounts that have the role at their next call. */
export function createRoles({ database, clock, newId, auditLog }: StaffDependencies): Routes {
  const store = createRoleStore(database);
  const mayEdit = (staff: RequestStaff, role: Role) => staff.forAllBrands || !role.forAllBrands;

  return {
    staffRoles: async (request) => ok(await store.page(request)),

    staffRoleNames: async ({ staff }) => {
      const roles = await store.all(staff.brandId);
      const rows = roles.map(({ roleId, name, permissions }) => ({
        roleId,
        name,
        permissions,
        canGive: holdsAll(staff, permissions),
      }));
      return ok({ rows });
    },

    staffRoleAdd: async ({ staff, ip, body }) => {
      const { name, permissions, forAllBrands } = body;
      if (!holdsAll(staff, permissions) || (forAllBrands && !staff.forAllBrands)) return fail('permission_not_held');
      if (forAllBrands && !(await holdsEverywhere(store, staff, permissions))) return fail('permission_not_held');
      if ((await store.all(staff.brandId)).length >= maxRoles) return fail('limit_reached');
      const id = newId();
      const at = clock.now();
      return database.transaction().execute(async (transaction) => {
        const isNew = await createRoleStore(transaction).add({
          id,
          brand_id: forAllBrands ? null : staff.brandId,
          name,
          permissions: [...new Set(permissions)],
          is_built_in: false,
          created_at: at,
        });
        if (!isNew) return fail('name_taken');
        const after = { name, permissions, forAllBrands };
        await auditLog.append(
          transaction,
          staffAct({ staff, ip }, at, { act: 'addRole', subject: `role:${id}`, after }),
        );
        return ok({ roleId: id });
      });
    },

    staffRoleEdit: ({ staff, ip, params, body }) =>
      keepingAdministrators(database, async (transaction) => {
        const inside = createRoleStore(transaction);
        const role = await inside.find(staff.brandId, params.roleId);
        if (!role) return fail('not_found');
        const added = body.permissions.filter((permission) => !role.permissions.includes(permission));
        const changed = [...added, ...role.permissions.filter((permission) => !body.permissions.includes(permission))];
        const mayChange =
          holdsAll(staff, changed) && (!role.forAllBrands || (await holdsEverywhere(inside, staff, changed)));
        if (!mayEdit(staff, role) || !mayChange) return fail('permission_not_held');
        if (await inside.isNameTaken(role.forAllBrands ? null : staff.brandId, body.name, role.roleId))
          return fail('name_taken');
        const after = { name: body.name, permissions: [...new Set(body.permissions)] };
        await inside.change(role.roleId, after);
        const subject = `role:${role.roleId}`;
        const act = { act: 'editRole', subject, before: shown(role), after };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
        return ok({});
      }),

    staffRoleRemove: ({ staff, ip, params }) =>
      database.transaction().execute(async (transaction) => {
        const inside = createRoleStore(transaction);
        const role = await inside.find(staff.brandId, params.roleId);
        if (!role) return fail('not_found');
        if (!mayEdit(staff, role) || role.isBuiltIn) return fail('permission_not_held');
        if (!(await inside.remove(role.roleId, clock.now()))) return fail('role_in_use');
        const act = { act: 'removeRole', subject: `role:${role.roleId}`, before: shown(role) };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
        return ok({});
      }),
  };
}
