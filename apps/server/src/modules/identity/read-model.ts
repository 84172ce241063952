import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { BrandSettings } from '../brand/index.ts';
import { mustRenew } from './login/login-rules.ts';
import { createMemberStore, type MemberRow } from './member-store.ts';
import type { SessionCache } from './sessions/session-cache.ts';
import { isSessionAlive, lastSeenIsStale } from './sessions/session-rules.ts';
import { createSessionStore, type SessionRow } from './sessions/session-store.ts';

/** The account of a request, and whether its session may do anything but change the password. */
export interface SignedInMember extends RequestMember {
  mustChangePassword: boolean;
}

export interface IdentityReadModel {
  /**
   * The signed-in account of a token, from memory or in one indexed read; keeps the session awake. A token of another brand, or of nobody:
   * `in_logged_login`; one that was good once (logout, block, password change, time): `session_expired`.
   */
  memberOfToken(token: string, brandId: string): Promise<Result<SignedInMember, 'in_logged_login' | 'session_expired'>>;
  /** The same for a session's id, as vendor sessions hold it. */
  memberOfSession(sessionId: string): Promise<Result<SignedInMember, 'in_logged_login' | 'session_expired'>>;
  /** How and when a session was opened; null for an id that nobody has. */
  sessionById(sessionId: string): Promise<SessionRow | null>;
  /** Whether a session lives. Unlike the others this keeps it awake for nobody. */
  isSessionAwake(sessionId: string): Promise<boolean>;
  /** Null for an id that nobody has. */
  memberById(memberId: string): Promise<MemberRow | null>;
}

export function createIdentityReadModel(deps: {
  database: Database;
  clock: Clock;
  hashToken: (token: string) => Buffer;
  brands: { settingsOf(brandId: string): Promise<BrandSettings> };
  cache: SessionCache;
}): IdentityReadModel {
  const sessions = createSessionStore(deps.database);
  const members = createMemberStore(deps.database);

  const isAlive = async (session: SessionRow): Promise<boolean> => {
    const { session: limits } = await deps.brands.settingsOf(session.brandId);
    return isSessionAlive(session, deps.clock.now(), limits.idleMinutes);
  };

  const signedIn = async (session: SessionRow, now: Date): Promise<SignedInMember> => {
    const settings = await deps.brands.settingsOf(session.brandId);
    return {
      id: session.memberId,
      brandId: session.brandId,
      sessionId: session.id,
      type: session.type,
      mustChangePassword: mustRenew(settings, session, session.method, now),
    };
  };

  const memberOf = async (
    session: SessionRow | undefined,
  ): Promise<Result<SignedInMember, 'in_logged_login' | 'session_expired'>> => {
    if (!session) return fail('in_logged_login');
    if (!(await isAlive(session))) return fail('session_expired');
    const now = deps.clock.now();
    if (lastSeenIsStale(session, now)) {
      session.lastSeenAt = now;
      await sessions.markSeen(session.id, now);
    }
    return ok(await signedIn(session, now));
  };

  const read = (key: string, load: () => Promise<SessionRow | undefined>) => deps.cache.read(key, load, isAlive);
  const byId = (sessionId: string) => read(sessionId, () => sessions.byId(sessionId));

  return {
    memberOfToken: async (token, brandId) => {
      if (token === '') return fail('in_logged_login');
      const tokenHash = deps.hashToken(token);
      const session = await read(`${brandId} ${tokenHash.toString('base64')}`, () =>
        sessions.byTokenHash(tokenHash, brandId),
      );
      return memberOf(session);
    },
    memberOfSession: async (sessionId) => memberOf(await byId(sessionId)),
    sessionById: async (sessionId) => (await byId(sessionId)) ?? null,
    isSessionAwake: async (sessionId) => {
      const session = await byId(sessionId);
      return session !== undefined && isAlive(session);
    },
    memberById: async (memberId) => (await members.byId(memberId)) ?? null,
  };
}
