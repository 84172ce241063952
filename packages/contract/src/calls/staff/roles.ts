import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { staffPermission } from '../../permissions.ts';

const permission = 'roles.manage';
const roleParams = z.strictObject({ roleId: clientId });
const name = text(60).check(z.trim(), z.minLength(1, 'not_empty'));
const permissions = z.array(staffPermission).check(z.maxLength(100));

export const staffRoles = defineCall({
  summary: 'Roles of the brand and those of all brands, with what they allow',
  method: 'GET',
  path: '/wps/staff/roles',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['name'], {}, 'asc'),
  answer: rowsOf(
    z.object({
      roleId: z.string(),
      name: z.string(),
      permissions,
      /** Part of the product: it can be edited and not removed. */
      isBuiltIn: z.boolean(),
      /** True: it exists at every brand, and only who looks after all brands may edit it. */
      forAllBrands: z.boolean(),
      /** How many accounts have it. */
      accounts: z.int(),
    }),
  ),
  errors: [],
});

export const staffRoleNames = defineCall({
  summary: 'Roles that an account can be given',
  method: 'GET',
  path: '/wps/staff/roles/names',
  access: 'staff',
  permission: 'staff.manage',
  encrypted: false,
  answer: z.object({
    rows: z.array(z.object({ roleId: z.string(), name: z.string(), permissions, canGive: z.boolean() })),
  }),
  errors: [],
});

export const staffRoleAdd = defineCall({
  summary: 'Make a role of permissions that the caller has himself',
  method: 'PUT',
  path: '/wps/staff/roles',
  access: 'staff',
  permission,
  encrypted: false,
  body: z.strictObject({ name, permissions, forAllBrands: z._default(z.boolean(), false) }),
  answer: z.object({ roleId: z.string() }),
  errors: ['permission_not_held', 'limit_reached', 'name_taken'],
});

export const staffRoleEdit = defineCall({
  summary: 'Rename a role and set what it allows; it holds for its accounts at once',
  method: 'POST',
  path: '/wps/staff/roles/:roleId',
  access: 'staff',
  permission,
  encrypted: false,
  params: roleParams,
  body: z.strictObject({ name, permissions }),
  answer: z.object({}),
  errors: ['not_found', 'permission_not_held', 'last_administrator', 'name_taken'],
});

export const staffRoleRemove = defineCall({
  summary: 'Remove a role that nobody has',
  method: 'DELETE',
  path: '/wps/staff/roles/:roleId',
  access: 'staff',
  permission,
  encrypted: false,
  params: roleParams,
  answer: z.object({}),
  errors: ['not_found', 'permission_not_held', 'role_in_use'],
});
