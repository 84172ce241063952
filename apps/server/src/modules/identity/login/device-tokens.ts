import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { createMemberStore } from '../member-store.ts';
import type { IdentityTables } from '../schema.ts';

export const deviceLifeMs = 24 * 60 * 60_000;
/** Two tabs may send one token at the same moment; later than this, a used token is a copy in somebody's hands. */
const togetherMs = 10_000;

interface NewDeviceToken {
  /** The session that was opened with it: who ends that one ends the remembered login too. */
  sessionId: string;
  /** The login that it goes back to. */
  familyId: string;
  tokenHash: Buffer;
  memberId: string;
  brandId: string;
  createdAt: Date;
}

/** A token that is good, or one that came back after its use: its family and the sessions that it opened have ended. */
export type TakenToken =
  | { isGood: true; id: string; memberId: string; familyId: string }
  | { isGood: false; memberId: string };

/** Tokens of remembered logins: each is good once within 24 hours and is then replaced by another of its family. */
export function createDeviceTokens(anyDatabase: Database) {
  const database = withTables<IdentityTables>(anyDatabase);

  const insert = async (token: NewDeviceToken): Promise<void> => {
    await database
      .insertInto('device_tokens')
      .values({
        id: token.sessionId,
        family_id: token.familyId,
        token_hash: token.tokenHash,
        member_id: token.memberId,
        brand_id: token.brandId,
        created_at: token.createdAt,
        expires_at: new Date(token.createdAt.getTime() + deviceLifeMs),
        used_at: null,
        ended_at: null,
      })
      .execute();
  };

  const byHash = (tokenHash: Buffer, brandId: string) =>
    database
      .selectFrom('device_tokens')
      .selectAll('device_tokens')
      .where('device_tokens.token_hash', '=', tokenHash)
      .where('device_tokens.brand_id', '=', brandId);

  /** Looks at a token inside a transaction, and holds it and its member; null when it is nobody's or its time is over. */
  const take = async (tokenHash: Buffer, brandId: string, now: Date): Promise<TakenToken | null> => {
    const found = await byHash(tokenHash, brandId).executeTakeFirst();
    if (!found) return null;
    const { id, member_id: memberId, family_id: familyId } = found;
    await createMemberStore(database).lock(memberId);
    const row = await byHash(tokenHash, brandId).forUpdate().executeTakeFirst();
    if (!row || row.ended_at || row.expires_at <= now) return null;
    if (!row.used_at) return { isGood: true, id, memberId, familyId };
    if (now.getTime() - row.used_at.getTime() <= togetherMs) return null;
    await endFamily(familyId, now);
    await endSessionsOf(familyId, now);
    return { isGood: false, memberId };
  };

  const markUsed = async (id: string, now: Date): Promise<void> => {
    await database.updateTable('device_tokens').set({ used_at: now }).where('id', '=', id).execute();
  };

  const endFamily = async (familyId: string, at: Date): Promise<void> => {
    await database
      .updateTable('device_tokens')
      .set({ ended_at: at })
      .where('family_id', '=', familyId)
      .where('ended_at', 'is', null)
      .execute();
  };

  const endSessionsOf = async (familyId: string, at: Date): Promise<void> => {
    await sql`update sessions set ended_at = ${at} where ended_at is null
      and id in (select id from device_tokens where family_id = ${familyId})`.execute(database);
  };

  /** Ends the remembered login of which one of the member's sessions is part, if it is part of one. */
  const endOfSession = async (memberId: string, sessionId: string, at: Date): Promise<void> => {
    await sql`update device_tokens set ended_at = ${at} where ended_at is null and member_id = ${memberId}
      and family_id in (select family_id from device_tokens where id = ${sessionId})`.execute(database);
  };

  const endAll = async (memberId: string, at: Date): Promise<void> => {
    await database
      .updateTable('device_tokens')
      .set({ ended_at: at })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();
  };

  /** Inside a transaction: the token's whole family is good for nothing any more. */
  const forget = async (tokenHash: Buffer, brandId: string, at: Date): Promise<void> => {
    const found = await byHash(tokenHash, brandId).executeTakeFirst();
    if (!found) return;
    await createMemberStore(database).lock(found.member_id);
    await endFamily(found.family_id, at);
  };

  const purge = async (now: Date): Promise<void> => {
    await database.deleteFrom('device_tokens').where('expires_at', '<', now).execute();
  };

  return { insert, take, markUsed, endOfSession, endAll, forget, purge };
}
