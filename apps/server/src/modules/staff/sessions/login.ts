import type { HandlersOf, RequestContext } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { SecondFactors } from '../../../platform/second-factor/second-factors.ts';
import type { StaffDependencies } from '../dependencies.ts';
import type { PasswordCheck } from './password-check.ts';
import { absoluteMs } from './session-rules.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

const maxUserAgent = 300;

/** Staff's sign-in by name and password. Where the account has a second factor, the session does nothing else until that was given. */
export function createStaffLogin(
  deps: StaffDependencies & { sessions: SessionStore; secondFactors: SecondFactors; passwords: PasswordCheck },
): HandlersOf<'staffLogin'>['staffLogin'] {
  const { database, clock, securityEvents, sessions } = deps;

  /** Null when the account has got another password since this one was checked. */
  const openSession = async (staffId: string, passwordHash: string, { brand, ip, userAgent }: RequestContext) => {
    const token = deps.randomToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + absoluteMs);
    const row = {
      id: deps.newId(),
      token_hash: deps.hashToken(token),
      staff_id: staffId,
      brand_id: brand.id,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      ended_at: null,
      ip,
      user_agent: userAgent.slice(0, maxUserAgent),
      second_factor_at: null,
    };
    const isOpen = await database.transaction().execute(async (transaction) => {
      const inside = createSessionStore(transaction);
      if (!(await inside.holdWithPassword(staffId, passwordHash))) return false;
      await inside.insertSession(row);
      return true;
    });
    return isOpen ? { token, expiresAt: expiresAt.toISOString() } : null;
  };

  const ofCaller = ({ brand, ip }: RequestContext) => ({ brandId: brand.id, ip });

  /** Nobody waits for the row: how long the answer takes tells no name. A name that nobody has is no act of staff; the log knows it alone. */
  const noteFailure = (staffId: string | undefined, username: string, caller: RequestContext): void => {
    const event = { kind: 'staff_sign_in_failed', ...ofCaller(caller) } as const;
    if (staffId === undefined) {
      securityEvents.note({ ...event, typedName: username });
      return;
    }
    const actor = { kind: 'system', id: 'staffLogin' } as const;
    deps.background.run(() => securityEvents.record({ ...event, actor, subject: `staff:${staffId}` }));
  };

  /** The same answer, after the same work, for a wrong name, a wrong password and staff of another brand. */
  return async ({ body, ...caller }) => {
    const username = body.username.trim();
    if (!(await sessions.isAllowedFrom(caller.brand.id, caller.ip))) {
      securityEvents.note({ kind: 'staff_address_refused', ...ofCaller(caller), typedName: username });
      return fail('staff_address_refused');
    }
    const staff = await sessions.byName(username);
    const isOfBrand = staff !== undefined && (staff.brandId === null || staff.brandId === caller.brand.id);
    const account = { username, passwordHash: staff?.passwordHash ?? null };
    const checked = await deps.passwords.check(account, body.password, caller.ip, async (isPassword) => {
      if (!isPassword || !isOfBrand) return false;
      const actor = { kind: 'staff', id: staff.id } as const;
      await securityEvents.record({
        kind: 'staff_signed_in',
        ...ofCaller(caller),
        subject: `staff:${staff.id}`,
        actor,
      });
      return true;
    });
    if (!checked.ok) {
      if (checked.message === 'too_many_requests')
        securityEvents.note({ kind: 'staff_locked_out', ...ofCaller(caller), typedName: username });
      return checked;
    }
    const passwordHash = staff?.passwordHash ?? null;
    const isRight = checked.value && staff && passwordHash !== null;
    const opened = isRight ? await openSession(staff.id, passwordHash, caller) : null;
    if (!opened || !staff) {
      noteFailure(staff?.id, username, caller);
      return fail('in_incorrect_password');
    }
    return ok({ ...opened, secondFactors: await deps.secondFactors.store.methodsOf(staff.id) });
  };
}
