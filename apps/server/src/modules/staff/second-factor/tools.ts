import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext, RequestStaff } from '../../../platform/http/handlers.ts';
import { type Failure, fail } from '../../../platform/result.ts';
import type { SecondFactors } from '../../../platform/second-factor/second-factors.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { StaffDependencies } from '../dependencies.ts';
import type { PasswordCheck } from '../sessions/password-check.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { createStaffThrottle } from '../sessions/throttle.ts';

export interface SecondFactorDependencies extends StaffDependencies {
  sessions: SessionStore;
  secondFactors: SecondFactors;
  passwords: PasswordCheck;
}

export type Caller = Pick<RequestContext, 'ip'> & { staff: RequestStaff };

/** What all second factors have in common. */
export function createSecondFactorTools(deps: SecondFactorDependencies) {
  const throttle = createStaffThrottle({ ...deps, guessedAt: 'second factor' });

  /** Null for the account's password; counted like a sign-in. */
  const confirmPassword = async ({ staff, ip }: Caller, password: string) => {
    const account = await deps.sessions.byIdOfStaff(staff.id);
    return deps.passwords.confirm(
      { username: staff.username, passwordHash: account?.passwordHash ?? null },
      password,
      ip,
    );
  };

  /** One counted guess at the account's second factor: null for a right one. */
  const countedGuess = async (
    { staff, ip }: Caller,
    isRight: () => Promise<boolean>,
  ): Promise<Failure<'second_factor_wrong' | 'too_many_requests'> | null> => {
    const attempt = await throttle.begin(staff.id, ip);
    if (!attempt.ok) return attempt;
    if (await isRight()) {
      await throttle.succeed(attempt.value);
      return null;
    }
    await deps.securityEvents.record({
      kind: 'staff_second_factor_failed',
      brandId: staff.brandId,
      ip,
      subject: `staff:${staff.id}`,
      actor: { kind: 'staff', id: staff.id },
    });
    return fail('second_factor_wrong');
  };

  const audit = (transaction: Database, caller: Caller, at: Date, act: string, after?: object) =>
    deps.auditLog.append(transaction, staffAct(caller, at, { act, subject: `staff:${caller.staff.id}`, after }));

  return { confirmPassword, countedGuess, audit };
}
export type SecondFactorTools = ReturnType<typeof createSecondFactorTools>;
