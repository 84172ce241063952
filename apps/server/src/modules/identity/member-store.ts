import type { MemberType } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { IdentityTables, MemberProfile } from './tables.ts';

export interface MemberRow {
  id: string;
  brandId: string;
  username: string;
  nickname: string;
  type: MemberType;
  uplineId: string | null;
  registeredAt: Date;
}

export interface NewMember {
  id: string;
  brandId: string;
  username: string;
  type: MemberType;
  passwordHash: string;
  registeredAt: Date;
  registeredFrom: string;
  profile: MemberProfile;
}

/** What a login is checked against. */
export interface Candidate {
  memberId: string;
  passwordHash: string;
  passwordChangedAt: Date;
}

export function createMemberStore(anyDatabase: Database) {
  const database = withTables<IdentityTables>(anyDatabase);
  const named = (username: string) => sql<boolean>`lower(members.username) = lower(${username})`;

  const isTaken = async (brandId: string, username: string): Promise<boolean> => {
    const found = await database
      .selectFrom('members')
      .select('members.id')
      .where('members.brand_id', '=', brandId)
      .where(named(username))
      .executeTakeFirst();
    return found !== undefined;
  };

  const candidate = (brandId: string, username: string): Promise<Candidate | undefined> =>
    database
      .selectFrom('members')
      .innerJoin('credentials', 'credentials.member_id', 'members.id')
      .select([
        'members.id as memberId',
        'credentials.password_hash as passwordHash',
        'credentials.changed_at as passwordChangedAt',
      ])
      .where('members.brand_id', '=', brandId)
      .where(named(username))
      .executeTakeFirst();

  const byId = (memberId: string): Promise<MemberRow | undefined> =>
    database
      .selectFrom('members')
      .select([
        'members.id',
        'members.brand_id as brandId',
        'members.username',
        'members.nickname',
        'members.type',
        'members.upline_id as uplineId',
        'members.registered_at as registeredAt',
      ])
      .where('members.id', '=', memberId)
      .executeTakeFirst();

  /** False when the name is taken; waits for a registration of the same name that is under way. */
  const insert = async (member: NewMember): Promise<boolean> => {
    const added = await database
      .insertInto('members')
      .values({
        id: member.id,
        brand_id: member.brandId,
        username: member.username,
        nickname: member.username,
        type: member.type,
        upline_id: null,
        blocked_at: null,
        registered_at: member.registeredAt,
        registered_from: member.registeredFrom,
        last_login_at: null,
        profile: sql`${JSON.stringify(member.profile)}::jsonb`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('members.id')
      .executeTakeFirst();
    if (!added) return false;
    await database
      .insertInto('credentials')
      .values({ member_id: member.id, password_hash: member.passwordHash, changed_at: member.registeredAt })
      .execute();
    return true;
  };

  /** Inside a transaction: a block that comes at the same moment waits, or is seen here. */
  const markLogin = async (memberId: string, at: Date): Promise<'first' | 'again' | 'blocked'> => {
    const before = await database
      .selectFrom('members')
      .select(['members.blocked_at', 'members.last_login_at'])
      .where('members.id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.blocked_at) return 'blocked';
    await database.updateTable('members').set({ last_login_at: at }).where('members.id', '=', memberId).execute();
    return before.last_login_at ? 'again' : 'first';
  };

  /** Blocks the member and ends his sessions for good, so that a later unblocking revives none. */
  const block = async (memberId: string, at: Date): Promise<void> => {
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable('members').set({ blocked_at: at }).where('members.id', '=', memberId).execute();
      await transaction
        .updateTable('sessions')
        .set({ ended_at: at })
        .where('sessions.member_id', '=', memberId)
        .where('sessions.ended_at', 'is', null)
        .execute();
    });
  };

  return { isTaken, candidate, byId, insert, markLogin, block };
}
