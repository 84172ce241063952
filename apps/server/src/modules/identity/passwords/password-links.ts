import { type Database, withTables } from '../../../platform/database/database.ts';
import type { IdentityTables } from '../schema.ts';

const linkLifeMs = 30 * 60_000;
const hourMs = 3_600_000;
const linksPerHour = 5;

interface Link {
  tokenHash: Buffer;
  brandId: string;
}

/** Mailed links for a forgotten password: each sets one password within 30 minutes. */
export function createPasswordLinks(anyDatabase: Database) {
  const database = withTables<IdentityTables>(anyDatabase);

  /** Adds a link, inside a transaction that holds its member, and answers when it ends; null where he got enough of them within the hour. */
  const add = async ({ tokenHash, brandId }: Link, memberId: string, now: Date): Promise<Date | null> => {
    const { sent } = await database
      .selectFrom('password_links')
      .select((select) => select.fn.countAll<bigint>().as('sent'))
      .where('password_links.member_id', '=', memberId)
      .where('password_links.created_at', '>', new Date(now.getTime() - hourMs))
      .executeTakeFirstOrThrow();
    if (sent >= linksPerHour) return null;
    const expiresAt = new Date(now.getTime() + linkLifeMs);
    await database
      .insertInto('password_links')
      .values({
        token_hash: tokenHash,
        member_id: memberId,
        brand_id: brandId,
        created_at: now,
        expires_at: expiresAt,
        used_at: null,
      })
      .execute();
    return expiresAt;
  };

  /** Whose link it is while it is good, else null. */
  const ownerOf = async ({ tokenHash, brandId }: Link, now: Date): Promise<string | null> => {
    const found = await database
      .selectFrom('password_links')
      .select('password_links.member_id as memberId')
      .where('password_links.token_hash', '=', tokenHash)
      .where('password_links.brand_id', '=', brandId)
      .where('password_links.used_at', 'is', null)
      .where('password_links.expires_at', '>', now)
      .executeTakeFirst();
    return found?.memberId ?? null;
  };

  /** The links of a member open nothing any more: his password, or how he is reached, is another now. */
  const endAll = async (memberId: string, now: Date): Promise<void> => {
    await database
      .updateTable('password_links')
      .set({ used_at: now })
      .where('password_links.member_id', '=', memberId)
      .where('password_links.used_at', 'is', null)
      .execute();
  };

  /** Links that neither open anything nor count for the hour. */
  const purge = async (now: Date): Promise<void> => {
    const oldest = new Date(now.getTime() - hourMs);
    await database.deleteFrom('password_links').where('password_links.created_at', '<=', oldest).execute();
  };

  return { add, ownerOf, endAll, purge };
}
