import { type Database, withTables } from '../../platform/database/database.ts';
import type { IdentityTables } from './tables.ts';

export const deviceLifeMs = 24 * 60 * 60_000;
/** Two tabs may send one token at the same moment; later than this, a used token is a copy in somebody's hands. */
const togetherMs = 10_000;

interface NewDeviceToken {
  id: string;
  /** The login that it goes back to. */
  familyId: string;
  tokenHash: Buffer;
  memberId: string;
  brandId: string;
  createdAt: Date;
}

/** Tokens of remembered logins: each is good once within 24 hours and is then replaced by another of its family. */
export function createDeviceTokens(anyDatabase: Database) {
  const database = withTables<IdentityTables>(anyDatabase);

  const insert = async (token: NewDeviceToken): Promise<void> => {
    await database
      .insertInto('device_tokens')
      .values({
        id: token.id,
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

  /** Uses a token up, inside a transaction: whose it is, or null when it is not good (any more). */
  const use = async (
    tokenHash: Buffer,
    brandId: string,
    now: Date,
  ): Promise<{ memberId: string; familyId: string } | null> => {
    const row = await database
      .selectFrom('device_tokens')
      .selectAll('device_tokens')
      .where('device_tokens.token_hash', '=', tokenHash)
      .where('device_tokens.brand_id', '=', brandId)
      .forUpdate()
      .executeTakeFirst();
    if (!row || row.ended_at || row.expires_at <= now) return null;
    if (row.used_at) {
      if (now.getTime() - row.used_at.getTime() > togetherMs) await endFamily(row.family_id, now);
      return null;
    }
    await database.updateTable('device_tokens').set({ used_at: now }).where('id', '=', row.id).execute();
    return { memberId: row.member_id, familyId: row.family_id };
  };

  const endFamily = async (familyId: string, at: Date): Promise<void> => {
    await database
      .updateTable('device_tokens')
      .set({ ended_at: at })
      .where('family_id', '=', familyId)
      .where('ended_at', 'is', null)
      .execute();
  };

  const endAll = async (memberId: string, at: Date): Promise<void> => {
    await database
      .updateTable('device_tokens')
      .set({ ended_at: at })
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .execute();
  };

  const forget = async (tokenHash: Buffer, brandId: string, at: Date): Promise<void> => {
    const row = await database
      .selectFrom('device_tokens')
      .select('family_id')
      .where('token_hash', '=', tokenHash)
      .where('brand_id', '=', brandId)
      .executeTakeFirst();
    if (row) await endFamily(row.family_id, at);
  };

  const purge = async (now: Date): Promise<void> => {
    await database.deleteFrom('device_tokens').where('expires_at', '<', now).execute();
  };

  return { insert, use, endAll, forget, purge };
}
