import type { HandlersOf, RequestStaff } from '../../../platform/http/handlers.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import { type Failure, fail, ok } from '../../../platform/result.ts';
import { createSecondFactorStore } from '../../../platform/second-factor/store.ts';
import { staffAct } from '../../audit-log/index.ts';
import { maskEmail } from '../../identity/index.ts';
import { messageLanguage, staffPasswordTexts } from '../../outbox/index.ts';
import type { StaffDependencies } from '../dependencies.ts';
import { keepingAdministrators } from '../roles/keeping-administrators.ts';
import { createRoleStore, type Role } from '../roles/role-store.ts';
import { holdsAll, holdsEverywhere, permissionsOf } from '../roles/roles.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import { type Account, createAccountStore } from './account-store.ts';
import type { Links } from './links.ts';

type Routes = HandlersOf<
  | 'staffAccounts'
  | 'staffAccountRoles'
  | 'staffAccountState'
  | 'staffAccountPasswordReset'
  | 'staffAccountSecondFactorReset'
>;

/** Staff accounts as others manage them. Nobody manages an account that may do more than he. */
export function createAccounts(deps: StaffDependencies & { links: Links; noteReading: NoteReading }): {
  routes: Routes;
  list: ListOf<'staffAccounts'>;
} {
  const { database, clock, secretBox, auditLog, links } = deps;
  const store = createAccountStore(database);

  const list: ListOf<'staffAccounts'> = async (request) => {
    const { rows, total } = await store.page(request, clock.now());
    const shown = rows.map(async ({ sealedEmail, createdAt, lastSeenAt, disabledAt, ...row }) => ({
      ...row,
      emailMasked: sealedEmail === null ? '' : maskEmail(await secretBox.open(sealedEmail)),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
    }));
    return { rows: await Promise.all(shown), total };
  };

  const refusal = (staff: RequestStaff, account: Account): Failure<'permission_not_held'> | null =>
    holdsAll(staff, account.permissions) && !account.mayMoreElsewhere ? null : fail('permission_not_held');

  return {
    list,
    routes: {
      staffAccounts: async (request) => {
        const reading = { kind: 'staff_read_list', subject: `staffAccounts:${request.data.page}` } as const;
        await deps.noteReading(request, reading);
        return ok(await list(request));
      },

      staffAccountRoles: ({ staff, ip, params, body }) =>
        keepingAdministrators(database, async (transaction) => {
          const account = await createAccountStore(transaction).find(staff, params.staffId);
          if (!account) return fail('not_found');
          const roles = createRoleStore(transaction);
          const wanted = (await roles.all(staff.brandId)).filter(({ roleId }) => body.roleIds.includes(roleId));
          if (wanted.length !== new Set(body.roleIds).size) return fail('not_found');
          const permissions = permissionsOf(wanted);
          if (refusal(staff, account) || !holdsAll(staff, permissions)) return fail('permission_not_held');
          const isNewEverywhere = (role: Role) => role.forAllBrands && !account.roleIds.includes(role.roleId);
          const everywhere = account.forAllBrands ? wanted.filter(isNewEverywhere) : [];
          if (!(await holdsEverywhere(roles, staff, permissionsOf(everywhere)))) return fail('permission_not_held');
          await roles.give(account.staffId, staff.brandId, body.roleIds);
          const change = {
            before: { roles: account.roleNames },
            after: { roles: wanted.map(({ name }) => name).sort() },
          };
          const act = { act: 'changeStaffRoles', subject: `staff:${account.staffId}`, ...change };
          await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
          return ok({});
        }),

      staffAccountState: ({ staff, ip, params, body }) =>
        keepingAdministrators(database, async (transaction) => {
          const accounts = createAccountStore(transaction);
          const account = await accounts.find(staff, params.staffId);
          if (!account) return fail('not_found');
          const refused = refusal(staff, account);
          if (refused) return refused;
          const at = clock.now();
          const { state, reason } = body;
          const before = account.disabledAt ? 'disabled' : 'enabled';
          if (before === state) return ok({});
          await accounts.setEnded(account.staffId, state === 'disabled' ? at : null);
          if (state === 'disabled') await createSessionStore(transaction).endSessionsOf(account.staffId, at);
          const subject = `staff:${account.staffId}`;
          const act = { act: 'changeStaffState', subject, reason, before: { state: before }, after: { state } };
          await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
          return ok({});
        }),

      staffAccountPasswordReset: ({ staff, ip, params, body }) =>
        keepingAdministrators(database, async (transaction) => {
          const accounts = createAccountStore(transaction);
          const account = await accounts.find(staff, params.staffId);
          if (!account) return fail('not_found');
          const refused = refusal(staff, account);
          if (refused) return refused;
          if (account.sealedEmail === null) return fail('staff_without_mail');
          const at = clock.now();
          await accounts.setPassword(account.staffId, null);
          await createSessionStore(transaction).endSessionsOf(account.staffId, at);
          const link = await links.make(transaction, {
            kind: 'passwordReset',
            brandId: staff.brandId,
            staffId: account.staffId,
            createdBy: staff.id,
          });
          const { name, defaultLanguage } = await deps.brands.introductionOf(staff.brandId);
          const texts = staffPasswordTexts[messageLanguage(defaultLanguage)](name, account.username, link.url);
          await links.send(transaction, staff.brandId, await secretBox.open(account.sealedEmail), texts, link);
          const act = { act: 'resetStaffPassword', subject: `staff:${account.staffId}`, reason: body.reason };
          await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
          return ok({ expiresAt: link.expiresAt.toISOString() });
        }),

      staffAccountSecondFactorReset: ({ staff, ip, params, body }) =>
        database.transaction().execute(async (transaction) => {
          const account = await createAccountStore(transaction).find(staff, params.staffId);
          if (!account) return fail('not_found');
          // His own he takes away with his password.
          if (account.staffId === staff.id || refusal(staff, account)) return fail('permission_not_held');
          const at = clock.now();
          const factors = createSecondFactorStore(transaction, 'staff');
          const methods = await factors.methodsOf(account.staffId);
          await factors.removeAll(account.staffId);
          await createSessionStore(transaction).endSessionsOf(account.staffId, at);
          const subject = `staff:${account.staffId}`;
          const change = { before: { methods }, after: { methods: [] } };
          const act = { act: 'resetSecondFactor', subject, reason: body.reason, ...change };
          await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
          return ok({});
        }),
    },
  };
}
