import type { MessageAudience } from '@baize/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Members `m` with their standing `s` and brand `b`. */
export const reachable = sql`members m join brands b on b.id = m.brand_id
  left join member_standings s on s.member_id = m.id`;

export interface Reach {
  brandId: string;
  audience: MessageAudience;
  /** Null: a segment. */
  recipientIds: readonly string[] | null;
  now: Date;
}

/** What goes to more than one is promotion: who takes a break or is excluded gets none of it. A letter to one member reaches him. */
const isOpenToPromotion = (now: Date) => sql`and (m.play_bar is null or m.play_barred_until <= ${now})`;

/** Which of the `reachable` get the message. Trial accounts get none. */
export function isReached({ brandId, audience, recipientIds, now }: Reach): RawBuilder<SqlBool> {
  const isLetter = recipientIds?.length === 1;
  const ofBrand = sql<SqlBool>`m.brand_id = ${brandId} and m.type <> 4 ${isLetter ? sql`` : isOpenToPromotion(now)}`;
  if (recipientIds !== null) return sql<SqlBool>`${ofBrand} and m.id = any(${[...recipientIds]}::uuid[])`;
  const { labels, minRank, maxRank, languages } = audience;
  const labelled = labels.length === 0 ? sql`` : sql`and s.labels && ${labels}::text[]`;
  const speaking =
    languages.length === 0 ? sql`` : sql`and coalesce(m.language, b.default_language) = any(${languages}::text[])`;
  return sql<SqlBool>`${ofBrand} and coalesce(s.rank_level, 0) between ${minRank} and ${maxRank} ${labelled} ${speaking}`;
}

export interface NamedMembers {
  memberIds: string[];
  /** Names that no member of the brand has, as they were written. */
  unknownNames: string[];
}

/** Finds members by their names; a name that stands twice counts once. */
export async function membersNamed(
  database: Database,
  brandId: string,
  names: readonly string[],
): Promise<NamedMembers> {
  const wanted = new Map(names.map((name) => [name.trim().toLowerCase(), name.trim()]));
  wanted.delete('');
  const { rows } = await sql<{ id: string; name: string }>`
    select id, lower(username) as name from members
    where brand_id = ${brandId} and type <> 4 and lower(username) = any(${[...wanted.keys()]}::text[])`.execute(
    database,
  );
  for (const { name } of rows) wanted.delete(name);
  return { memberIds: rows.map(({ id }) => id), unknownNames: [...wanted.values()] };
}

/** How many members it would reach now. */
export async function countReached(database: Database, reach: Reach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${reachable} where ${isReached(reach)}`.execute(database);
  return rows[0]?.count ?? 0;
}
