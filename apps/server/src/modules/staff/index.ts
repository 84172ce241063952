import { verify } from '@node-rs/argon2';
import type { Clock } from '../../platform/clock.ts';
import type { LookupHash } from '../../platform/crypto/lookup-hash.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf, RequestContext, RequestStaff } from '../../platform/http/handlers.ts';
import type { Background } from '../../platform/jobs/background.ts';
import { createWorkQueue } from '../../platform/jobs/work-queue.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { createStaffStore, type StaffSession } from './store.ts';
import { createStaffThrottle } from './throttle.ts';

export interface StaffDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  randomToken: () => string;
  hashToken: (token: string) => Buffer;
  lookupHash: LookupHash;
  brands: {
    introductionOf(brandId: string): Promise<{ name: string }>;
    agesOf(brandId: string): Promise<{ shown: number[]; enforced: number }>;
  };
  background: Background;
  securityEvents: SecurityEvents;
}

type SessionAnswer = Promise<Result<RequestStaff, 'in_logged_login' | 'session_expired'>>;

export interface StaffModule {
  routes: HandlersOf<'staffLogin' | 'staffLogout' | 'staffInfo'>;
  /** Who works behind a token at a brand's host; keeps the session awake. */
  staffOfToken(token: string, brandId: string): SessionAnswer;
  /** Whether a session lives; keeps it awake for nobody. */
  isSessionAwake(sessionId: string): Promise<boolean>;
  purge(): Promise<void>;
}

const minuteMs = 60_000;
const idleMs = 60 * minuteMs;
const absoluteMs = 12 * 60 * minuteMs;
const maxUserAgent = 300;
/** Argon2id like a real one; no password has it. A name that nobody has costs as much as one that is there. */
const hashOfNobody = `$argon2id$v=19$m=47104,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** The operator's staff: sign-in, sessions of their own, roles. */
export function createStaff(deps: StaffDependencies): StaffModule {
  const { clock, securityEvents } = deps;
  const store = createStaffStore(deps.database);
  const throttle = createStaffThrottle(deps);
  const inQueue = createWorkQueue({ maxRunning: 1, maxWaiting: 16 });

  const isAwake = (session: StaffSession): boolean => {
    const now = clock.now().getTime();
    if (session.endedAt || session.staffEndedAt) return false;
    if (session.staffBrandId !== null && session.staffBrandId !== session.brandId) return false;
    return now < session.expiresAt.getTime() && now - session.lastSeenAt.getTime() < idleMs;
  };

  const openSession = async (staffId: string, { brand, ip, userAgent }: RequestContext) => {
    const token = deps.randomToken();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + absoluteMs);
    await store.insertSession({
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
    });
    return { token, expiresAt: expiresAt.toISOString() };
  };

  const staffOfToken = async (token: string, brandId: string): SessionAnswer => {
    const session = await store.byTokenHash(deps.hashToken(token), brandId);
    if (!session) return fail('in_logged_login');
    if (!isAwake(session)) return fail('session_expired');
    const now = clock.now();
    if (now.getTime() - session.lastSeenAt.getTime() >= minuteMs) await store.markSeen(session.id, now);
    const { staffId, username, role } = session;
    return ok({ id: staffId, brandId: session.brandId, sessionId: session.id, username, role });
  };

  const ofCaller = ({ brand, ip }: RequestContext) => ({ brandId: brand.id, ip });

  /** Nobody waits for the row: how long the answer takes tells no name. A name that nobody has is no act of staff; the log knows it alone. */
  const reportFailure = (staffId: string | undefined, username: string, caller: RequestContext): void => {
    const event = { kind: 'staff_sign_in_failed', ...ofCaller(caller) } as const;
    if (staffId === undefined) {
      securityEvents.note({ ...event, typedName: username });
      return;
    }
    const actor = { kind: 'system', id: 'staffLogin' } as const;
    deps.background.run(() => securityEvents.record({ ...event, actor, subject: `staff:${staffId}` }));
  };

  /** The same answer, after the same work, for a wrong name, a wrong password and staff of another brand. */
  const login: StaffModule['routes']['staffLogin'] = async ({ body, ...caller }) => {
    const username = body.username.trim();
    const attempt = await throttle.begin(username, caller.ip);
    if (!attempt.ok) {
      securityEvents.note({ kind: 'staff_locked_out', ...ofCaller(caller), typedName: username });
      return attempt;
    }
    const staff = await store.byName(username);
    const verified = await inQueue(() => verify(staff?.passwordHash ?? hashOfNobody, body.password));
    if (!verified.ok) {
      await throttle.takeBack(attempt.value);
      return verified;
    }
    const isOfBrand = staff !== undefined && (staff.brandId === null || staff.brandId === caller.brand.id);
    if (!verified.value || !isOfBrand) {
      reportFailure(staff?.id, username, caller);
      return fail('in_incorrect_password');
    }
    const subject = `staff:${staff.id}`;
    const actor = { kind: 'staff', id: staff.id } as const;
    await securityEvents.record({ kind: 'staff_signed_in', ...ofCaller(caller), subject, actor });
    await throttle.succeed(attempt.value);
    return ok(await openSession(staff.id, caller));
  };

  return {
    staffOfToken,
    isSessionAwake: async (sessionId) => {
      const session = await store.byId(sessionId);
      return session !== undefined && isAwake(session);
    },
    routes: {
      staffLogin: login,
      staffLogout: async ({ staff }) => {
        await store.endSession(staff.sessionId, clock.now());
        return ok({});
      },
      staffInfo: async ({ staff }) => {
        const { name } = await deps.brands.introductionOf(staff.brandId);
        const ages = await deps.brands.agesOf(staff.brandId);
        return ok({ id: staff.id, username: staff.username, role: staff.role, brandName: name, ages });
      },
    },
    purge: throttle.purge,
  };
}
