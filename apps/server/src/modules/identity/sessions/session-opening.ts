import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import type { BrandSettings } from '../../brand/index.ts';
import { createDeviceTokens } from '../login/device-tokens.ts';
import { createMemberStore } from '../member-store.ts';
import type { SessionMethod } from '../schema.ts';
import { createSessionStore } from './session-store.ts';
import { createSignIns, maxUserAgentLength } from './sign-ins.ts';

/** Who is calling: the brand of the host, the peer's address and browser. */
export type Caller = Pick<RequestContext, 'brand' | 'ip' | 'userAgent' | 'country'>;
/** `origin`: of the site that he is at. */
export type SiteCaller = Caller & Pick<RequestContext, 'origin'>;

export interface OpenedSession {
  token: string;
  firstTimeLogin: boolean;
}

const hourMs = 60 * 60_000;

export function createSessionOpening(deps: {
  clock: Clock;
  newId: () => string;
  randomToken: () => string;
  hashToken: (token: string) => Buffer;
}) {
  /** A new token each time; only its hash is stored. Null for a member who is blocked. */
  return async (
    database: Database,
    caller: Caller,
    opening: { memberId: string; method: SessionMethod; settings: BrandSettings; sessionId?: string },
  ): Promise<OpenedSession | null> => {
    const token = deps.randomToken();
    const now = deps.clock.now();
    const mark = await createMemberStore(database).markLogin(opening.memberId, now);
    await createSignIns(database).add({
      member_id: opening.memberId,
      id: deps.newId(),
      at: now,
      ip: caller.ip,
      user_agent: caller.userAgent,
      method: opening.method,
      outcome: mark === 'blocked' ? 'blocked' : 'success',
    });
    if (mark === 'blocked') return null;
    await createSessionStore(database).insert({
      id: opening.sessionId ?? deps.newId(),
      tokenHash: deps.hashToken(token),
      memberId: opening.memberId,
      brandId: caller.brand.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + opening.settings.session.absoluteHours * hourMs),
      ip: caller.ip,
      userAgent: caller.userAgent.slice(0, maxUserAgentLength),
      method: opening.method,
    });
    return { token, firstTimeLogin: mark === 'first' };
  };
}
export type OpenSession = ReturnType<typeof createSessionOpening>;

/**
 * Whether the session that asked still stands, in the caller's transaction. Holds the member: who puts the session out does it before this, or
 * finds what was done.
 */
export async function holdOpenSession(
  database: Database,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<boolean> {
  await createMemberStore(database).lock(id);
  return (await createSessionStore(database).byId(sessionId))?.endedAt === null;
}

/** Ends every session and every remembered device of a member, in the caller's transaction. */
export async function endEverywhere(database: Database, memberId: string, at: Date): Promise<void> {
  await createMemberStore(database).lock(memberId);
  await createSessionStore(database).endAll(memberId, at);
  await createDeviceTokens(database).endAll(memberId, at);
}
