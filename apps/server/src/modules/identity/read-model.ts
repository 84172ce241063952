import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { BrandSettings } from '../brand/index.ts';
import { createMemberStore, type MemberRow } from './member-store.ts';
import { isSessionAlive, lastSeenIsStale } from './session-rules.ts';
import { createSessionStore, type SessionRow } from './session-store.ts';

export interface IdentityReadModel {
  /**
   * The signed-in account of a token, in one indexed read; keeps the session awake. A token of another brand, or of nobody:
   * `in_logged_login`; one that was good once (logout, block, password change, time): `session_expired`.
   */
  memberOfToken(token: string, brandId: string): Promise<Result<RequestMember, 'in_logged_login' | 'session_expired'>>;
  /** The same for a session's id, as vendor sessions hold it. */
  memberOfSession(sessionId: string): Promise<Result<RequestMember, 'in_logged_login' | 'session_expired'>>;
  /** Null for an id that nobody has. */
  memberById(memberId: string): Promise<MemberRow | null>;
}

export function createIdentityReadModel(deps: {
  database: Database;
  clock: Clock;
  hashToken: (token: string) => Buffer;
  brands: { settingsOf(brandId: string): Promise<BrandSettings> };
}): IdentityReadModel {
  const sessions = createSessionStore(deps.database);
  const members = createMemberStore(deps.database);

  const memberOf = async (
    session: SessionRow | undefined,
  ): Promise<Result<RequestMember, 'in_logged_login' | 'session_expired'>> => {
    if (!session) return fail('in_logged_login');
    const now = deps.clock.now();
    const { session: limits } = await deps.brands.settingsOf(session.brandId);
    if (!isSessionAlive(session, now, limits.idleMinutes)) return fail('session_expired');
    if (lastSeenIsStale(session, now)) await sessions.markSeen(session.id, now);
    return ok({ id: session.memberId, brandId: session.brandId, sessionId: session.id, type: session.type });
  };

  return {
    memberOfToken: async (token, brandId) => {
      if (token === '') return fail('in_logged_login');
      return memberOf(await sessions.byTokenHash(deps.hashToken(token), brandId));
    },
    memberOfSession: async (sessionId) => memberOf(await sessions.byId(sessionId)),
    memberById: async (memberId) => (await members.byId(memberId)) ?? null,
  };
}
