import type { MemberType } from '@baize/contract';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { networkOf } from '../../../platform/http/connections/network-of.ts';
import type { IdentityTables, SessionMethod } from '../schema.ts';
import type { SessionFacts } from './session-rules.ts';

export interface SessionRow extends SessionFacts {
  id: string;
  memberId: string;
  brandId: string;
  type: MemberType;
  method: SessionMethod;
  /** The member's: the factory's password, or staff asked for a new one. */
  mustChangePassword: boolean;
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
  method: SessionMethod;
}

/** A living session as its owner sees it in the list of his devices. */
export interface ShownSession extends SessionFacts {
  id: string;
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
        'sessions.method',
        'members.type',
        'members.blocked_at as blockedAt',
        'members.must_change_password as mustChangePassword',
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

  /** Ends one of the member's sessions; false when he has no such session that lives. */
  const endOwn = async (memberId: string, sessionId: string, at: Date): Promise<boolean> => {
    const ended = await database
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('sessions.id', '=', sessionId)
      .where('sessions.member_id', '=', memberId)
      .where('sessions.ended_at', 'is', null)
      .returning('sessions.id')
      .executeTakeFirst();
    return ended !== undefined;
  };

  const endAll = async (memberId: string, at: Date): Promise<void> => {
    await database
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('sessions.member_id', '=', memberId)
      .where('sessions.ended_at', 'is', null)
      .execute();
  };

  /** All but the one. */
  const endOthers = async (memberId: string, sessionId: string, at: Date): Promise<void> => {
    await database
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('sessions.member_id', '=', memberId)
      .where('sessions.id', '<>', sessionId)
      .where('sessions.ended_at', 'is', null)
      .execute();
  };

  /** The member's sessions that have not ended, newest first. */
  const ofMember = (memberId: string, now: Date): Promise<ShownSession[]> =>
    sessions()
      .select(['sessions.ip', 'sessions.user_agent as userAgent'])
      .where('sessions.member_id', '=', memberId)
      .where('sessions.ended_at', 'is', null)
      .where('sessions.expires_at', '>', now)
      .orderBy('sessions.created_at', 'desc')
      .orderBy('sessions.id', 'desc')
      .limit(100)
      .execute();

  /** Trial sessions that a network (`networkOf`) has opened since. */
  const countTrials = async (brandId: string, network: string, since: Date): Promise<number> => {
    const { count } = await database
      .selectFrom('sessions')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .where('sessions.brand_id', '=', brandId)
      .where('sessions.network', '=', network)
      .where('sessions.method', '=', 'trial')
      .where('sessions.created_at', '>', since)
      .executeTakeFirstOrThrow();
    return Number(count);
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
        network: networkOf(session.ip),
        user_agent: session.userAgent,
        method: session.method,
      })
      .execute();
  };

  return { byTokenHash, byId, markSeen, end, endOwn, endAll, endOthers, ofMember, countTrials, insert };
}
