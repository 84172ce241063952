import type { LocaleCode, MemberType } from '@baize/contract';
import { sql } from 'kysely';
import { type Database, withTables } from '../../platform/database/database.ts';
import type { IdentityTables, MemberProfile } from './schema.ts';

export interface MemberRow {
  id: string;
  brandId: string;
  username: string;
  nickname: string;
  type: MemberType;
  uplineId: string | null;
  registeredAt: Date;
  language: LocaleCode | null;
  mustChangePassword: boolean;
  /** He came in by mobile number, and that number is the name of his account. */
  namedByMobile: boolean;
  playBar: 'coolOff' | 'exclusion' | null;
  /** Null with a bar: for ever. */
  barredUntil: Date | null;
}

export interface NewMember {
  id: string;
  brandId: string;
  username: string;
  nickname: string;
  type: MemberType;
  uplineId: string | null;
  /** Null for a member who comes in without a password. */
  passwordHash: string | null;
  mustChangePassword: boolean;
  namedByMobile: boolean;
  registeredAt: Date;
  registeredFrom: string;
  /** Of the address that he signed up from; empty: not known. */
  country: string;
  profile: MemberProfile;
  sealedProfile: string | null;
}

/** What a login is checked against. */
export interface Candidate {
  memberId: string;
  username: string;
  type: MemberType;
  registeredAt: Date;
  /** Null for a member without a password. */
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  mustChangePassword: boolean;
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

  const candidates = () =>
    database
      .selectFrom('members')
      .leftJoin('credentials', 'credentials.member_id', 'members.id')
      .select([
        'members.id as memberId',
        'members.username',
        'members.type',
        'members.registered_at as registeredAt',
        'members.must_change_password as mustChangePassword',
        'credentials.password_hash as passwordHash',
        'credentials.changed_at as passwordChangedAt',
      ]);

  const candidate = (brandId: string, username: string): Promise<Candidate | undefined> =>
    candidates().where('members.brand_id', '=', brandId).where(named(username)).executeTakeFirst();

  const candidateById = (memberId: string): Promise<Candidate | undefined> =>
    candidates().where('members.id', '=', memberId).executeTakeFirst();

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
        'members.language',
        'members.must_change_password as mustChangePassword',
        'members.named_by_mobile as namedByMobile',
        'members.play_bar as playBar',
        'members.play_barred_until as barredUntil',
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
        nickname: member.nickname,
        type: member.type,
        upline_id: member.uplineId,
        blocked_at: null,
        registered_at: member.registeredAt,
        registered_from: member.registeredFrom,
        country: member.country,
        last_login_at: null,
        profile: sql`${JSON.stringify(member.profile)}::jsonb`,
        sealed_profile: member.sealedProfile,
        language: null,
        must_change_password: member.mustChangePassword,
        named_by_mobile: member.namedByMobile,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('members.id')
      .executeTakeFirst();
    if (!added) return false;
    if (member.passwordHash === null) return true;
    await database
      .insertInto('credentials')
      .values({
        member_id: member.id,
        password_hash: member.passwordHash,
        changed_at: member.registeredAt,
      })
      .execute();
    return true;
  };

  /**
   * Holds the member until the transaction ends, so that logins and what ends them go one after another. It comes before every other row
   * of his: nobody waits in a circle.
   */
  const lock = async (memberId: string): Promise<void> => {
    await database
      .selectFrom('members')
      .select('members.id')
      .where('members.id', '=', memberId)
      .forNoKeyUpdate()
      .execute();
  };

  /** Inside a transaction: a block that comes at the same moment waits, or is seen here. */
  const markLogin = async (memberId: string, at: Date): Promise<'first' | 'again' | 'blocked'> => {
    const before = await database
      .selectFrom('members')
      .select(['members.blocked_at', 'members.last_login_at'])
      .where('members.id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (before.blocked_at) return 'blocked';
    await database.updateTable('members').set({ last_login_at: at }).where('members.id', '=', memberId).execute();
    return before.last_login_at ? 'again' : 'first';
  };

  /** Since when the member is blocked; null: he is not. Returns whether he was, in a transaction of the caller. */
  const setBlocked = async (memberId: string, at: Date | null): Promise<boolean> => {
    const before = await database
      .selectFrom('members')
      .select('members.blocked_at')
      .where('members.id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    await database.updateTable('members').set({ blocked_at: at }).where('members.id', '=', memberId).execute();
    return before !== undefined && before.blocked_at !== null;
  };

  /** Returns the type before; the table itself notifies the sessions of every process. */
  const changeType = async (memberId: string, type: MemberType): Promise<MemberType> => {
    const before = await database
      .selectFrom('members')
      .select('members.type')
      .where('members.id', '=', memberId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await database.updateTable('members').set({ type }).where('members.id', '=', memberId).execute();
    return before.type;
  };

  /** A new password, also for a member who had none. */
  const setPassword = async (memberId: string, passwordHash: string, at: Date): Promise<void> => {
    await database
      .insertInto('credentials')
      .values({ member_id: memberId, password_hash: passwordHash, changed_at: at })
      .onConflict((conflict) =>
        conflict.column('member_id').doUpdateSet({ password_hash: passwordHash, changed_at: at }),
      )
      .execute();
    await database
      .updateTable('members')
      .set({ must_change_password: false })
      .where('members.id', '=', memberId)
      .execute();
  };

  /** The old password counts no more; a forgotten one can be set anew. */
  const removePassword = async (memberId: string, at: Date): Promise<void> => {
    await database
      .updateTable('credentials')
      .set({ password_hash: null, changed_at: at })
      .where('credentials.member_id', '=', memberId)
      .execute();
  };

  /** Returns whether it was demanded before. */
  const demandNewPassword = async (memberId: string): Promise<boolean> => {
    const before = await database
      .selectFrom('members')
      .select('members.must_change_password as wasDemanded')
      .where('members.id', '=', memberId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    await database
      .updateTable('members')
      .set({ must_change_password: true })
      .where('members.id', '=', memberId)
      .execute();
    return before?.wasDemanded ?? false;
  };

  /** The name that others see follows the number that it was made of. */
  const renameMasked = async (memberId: string, nickname: string): Promise<void> => {
    await database
      .updateTable('members')
      .set({ nickname })
      .where('members.id', '=', memberId)
      .where('members.named_by_mobile', '=', true)
      .execute();
  };

  const setLanguage = async (memberId: string, language: LocaleCode): Promise<void> => {
    await database.updateTable('members').set({ language }).where('members.id', '=', memberId).execute();
  };

  return {
    isTaken,
    candidate,
    candidateById,
    byId,
    insert,
    lock,
    markLogin,
    setBlocked,
    changeType,
    setPassword,
    removePassword,
    demandNewPassword,
    renameMasked,
    setLanguage,
  };
}
