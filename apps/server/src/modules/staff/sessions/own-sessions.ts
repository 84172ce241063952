import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { SecondFactors } from '../../../platform/second-factor/second-factors.ts';
import { staffAct } from '../../audit-log/index.ts';
import { newStaffPasswordFaults } from '../accounts/password-rules.ts';
import type { StaffDependencies } from '../dependencies.ts';
import type { PasswordCheck } from './password-check.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { openSessionColumns, type SessionRow, sessionView } from './session-views.ts';

type Routes = HandlersOf<'staffLogout' | 'staffInfo' | 'staffSessions' | 'staffSessionEnd' | 'staffPasswordChange'>;

/** What a staff member does with his own account and sessions. */
export function createOwnSessions(
  deps: StaffDependencies & { sessions: SessionStore; secondFactors: SecondFactors; passwords: PasswordCheck },
): Routes {
  const { database, clock, sessions, brands, auditLog } = deps;
  return {
    staffLogout: async ({ staff }) => {
      await sessions.endSession(staff.sessionId, clock.now());
      return ok({});
    },

    staffInfo: async ({ staff, brand }) => {
      const [{ name }, ages, { timeZone }, methods, roles] = await Promise.all([
        brands.introductionOf(staff.brandId),
        brands.agesOf(staff.brandId),
        brands.settingsOf(staff.brandId),
        deps.secondFactors.store.methodsOf(staff.id),
        sql<{ name: string }>`select r.name from staff_role_grants g join staff_roles r on r.id = g.role_id
          where g.staff_id = ${staff.id} and (r.brand_id is null or r.brand_id = ${staff.brandId}) order by 1`.execute(
          database,
        ),
      ]);
      const { id, username, permissions, permissionsEverywhere, forAllBrands, secondFactor } = staff;
      return ok({
        id,
        username,
        roles: roles.rows.map((role) => role.name),
        permissions: [...permissions],
        permissionsEverywhere: [...permissionsEverywhere],
        forAllBrands,
        brandName: name,
        currency: brand.currency,
        timeZone,
        secondFactor: { isSetUp: secondFactor !== 'none', isVerified: secondFactor === 'given', methods },
        ages,
      });
    },

    staffSessions: async ({ staff }) => {
      const { rows } = await sql<SessionRow>`select ${openSessionColumns} from staff_sessions s
        where ${sql`s.staff_id = ${staff.id} and s.brand_id = ${staff.brandId}`} and s.ended_at is null and s.expires_at > ${clock.now()}
        order by s.last_seen_at desc limit 50`.execute(database);
      return ok({ rows: rows.map((row) => ({ ...sessionView(row), isOwn: row.sessionId === staff.sessionId })) });
    },

    staffSessionEnd: async ({ staff, ip, params }) => {
      const at = clock.now();
      const { sessionId } = params;
      const isEnded = await database.transaction().execute(async (transaction) => {
        const ended = await createSessionStore(transaction).endSession(sessionId, at, staff.id);
        const subject = `staff:${staff.id}`;
        if (ended)
          await auditLog.append(
            transaction,
            staffAct({ staff, ip }, at, { act: 'endOwnSession', subject, before: { sessionId } }),
          );
        return ended;
      });
      return isEnded ? ok({}) : fail('not_found');
    },

    staffPasswordChange: async ({ staff, ip, body }) => {
      const account = await sessions.byIdOfStaff(staff.id);
      const { username } = staff;
      const passwordHash = account?.passwordHash ?? null;
      const wrong = await deps.passwords.confirm({ username, passwordHash }, body.password, ip);
      if (wrong) return wrong;
      if (body.newPassword === body.password) return fail('password_unchanged');
      const { name } = await brands.introductionOf(staff.brandId);
      const faults = await newStaffPasswordFaults('newPassword', body.newPassword, [username, name]);
      if (faults) return faults;
      const hashed = await deps.hashPassword(body.newPassword);
      if (!hashed.ok) return hashed;
      const at = clock.now();
      return database.transaction().execute(async (transaction) => {
        const inside = createSessionStore(transaction);
        // The password may have been taken away, or this session ended, while the passwords were compared.
        const isStillRight = passwordHash !== null && (await inside.holdWithPassword(staff.id, passwordHash));
        if (!isStillRight || (await inside.byId(staff.sessionId))?.endedAt !== null)
          return fail('in_incorrect_password');
        await sql`update staff set password_hash = ${hashed.value} where id = ${staff.id}`.execute(transaction);
        await inside.endSessionsOf(staff.id, at, staff.sessionId);
        const subject = `staff:${staff.id}`;
        await auditLog.append(transaction, staffAct({ staff, ip }, at, { act: 'changeOwnPassword', subject }));
        return ok({});
      });
    },
  };
}
