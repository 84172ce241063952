import type { MemberType } from '@baize/contract';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { SessionFacts } from './session-rules.ts';
import type { IdentityTables } from './tables.ts';

export interface SessionRow extends SessionFacts {
  id: string;
  memberId: string;
  brandId: string;
  type: MemberType;
}

export interface NewSession {
  id: string;
  tokenHash: Buffer;
  memberId: string;
  brandId: string;
  createdAt: Date;
  expiresAt: Date;
  ip: string;
  userAgent: string;
}

export function createSessionStore(anyDatabase: Database) {
  const database = withTables<IdentityTables>(anyDatabase);

  const sessions = () =>
    database
      .selectFrom('sessions')
      .innerJoin('members', 'members.id', 'sessions.member_id')
      .leftJoin('credentials', 'credentials.member_id', 'sessions.member_id')
      .select([
        'sessions.id',
        'sessions.member_id as memberId',
        'sessions.brand_id as brandId',
        'sessions.created_at as createdAt',
        'sessions.last_seen_at as lastSeenAt',
        'sessions.expires_at as expiresAt',
        'sessions.ended_at as endedAt',
        'members.type',
        'members.blocked_at as blockedAt',
        'credentials.changed_at as passwordChangedAt',
      ]);

  const byTokenHash = (tokenHash: Buffer, brandId: string): Promise<SessionRow | undefined> =>
    sessions().where('sessions.token_hash', '=', tokenHash).where('sessions.brand_id', '=', brandId).executeTakeFirst();

  const byId = (sessionId: string): Promise<SessionRow | undefined> =>
    sessions().where('sessions.id', '=', sessionId).executeTakeFirst();

  const markSeen = async (sessionId: string, at: Date): Promise<void> => {
    await database
      .updateTable('sessions')
      .set({ last_seen_at: at })
      .where('sessions.id', '=', sessionId)
      .where('sessions.last_seen_at', '<', at)
      .execute();
  };

  const end = async (sessionId: string, at: Date): Promise<void> => {
    await database
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('sessions.id', '=', sessionId)
      .where('sessions.ended_at', 'is', null)
      .execute();
  };

  const insert = async (session: NewSession): Promise<void> => {
    await database
      .insertInto('sessions')
      .values({
        id: session.id,
        token_hash: session.tokenHash,
        member_id: session.memberId,
        brand_id: session.brandId,
        created_at: session.createdAt,
        last_seen_at: session.createdAt,
        expires_at: session.expiresAt,
        ended_at: null,
        ip: session.ip,
        user_agent: session.userAgent,
      })
      .execute();
  };

  return { byTokenHash, byId, markSeen, end, insert };
}
