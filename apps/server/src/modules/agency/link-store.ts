import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface LinkRow {
  code: string;
  label: string;
  registrations: number;
  createdAt: Date;
  endedAt: Date | null;
}

/** Of the links that have ended, the newest are shown. */
const mostEndedShown = 100;

/** Codes of referral links stand where registration looks for them (affiliate_codes). */
export function createLinkStore(database: Database) {
  /** How many accounts came by each code, which is read as registration reads it: in any case, between any blanks. */
  const countsOf = async (memberId: string): Promise<Map<string, number>> => {
    const { rows } = await sql<{ said: string; count: number }>`
      select profile ->> 'affiliateCode' as said, count(*)::int as count from members
      where upline_id = ${memberId} and profile ->> 'affiliateCode' is not null group by said`.execute(database);
    const counts = new Map<string, number>();
    for (const { said, count } of rows) {
      const code = said.trim().toLowerCase();
      counts.set(code, (counts.get(code) ?? 0) + count);
    }
    return counts;
  };

  /** Working links and the newest of those that have ended; with a code, the one that has it. */
  const linksOf = async (memberId: string, code?: string): Promise<LinkRow[]> => {
    const shown =
      code === undefined
        ? sql`(affiliate_codes.ended_at is null or affiliate_codes.code in (
            select ended.code from affiliate_codes ended where ended.member_id = ${memberId} and ended.ended_at is not null
            order by ended.created_at desc, ended.code limit ${mostEndedShown}::int))`
        : sql`affiliate_codes.code = ${code}`;
    const { rows } = await sql<Omit<LinkRow, 'registrations'>>`
      select affiliate_codes.code, affiliate_codes.label, affiliate_codes.created_at as "createdAt", affiliate_codes.ended_at as "endedAt"
      from affiliate_codes
      where affiliate_codes.member_id = ${memberId} and ${shown}
      order by affiliate_codes.created_at desc, affiliate_codes.code`.execute(database);
    const counts = rows.length === 0 ? new Map<string, number>() : await countsOf(memberId);
    return rows.map((row) => ({ ...row, registrations: counts.get(row.code) ?? 0 }));
  };

  /** False when the member has as many working links as he may, or the code is taken. */
  const add = async (link: {
    brandId: string;
    memberId: string;
    code: string;
    label: string;
    createdAt: Date;
    mostActive: number;
  }): Promise<'added' | 'full' | 'taken'> =>
    database.transaction().execute(async (transaction) => {
      // Several at the same moment count each other.
      await sql`select 1 from members where id = ${link.memberId} for no key update`.execute(transaction);
      const { rows: active } = await sql<{ count: number }>`
        select count(*)::int as count from affiliate_codes where member_id = ${link.memberId} and ended_at is null`.execute(
        transaction,
      );
      if ((active[0]?.count ?? 0) >= link.mostActive) return 'full';
      const { numAffectedRows } = await sql`
        insert into affiliate_codes (brand_id, code, member_id, label, created_at)
        values (${link.brandId}, ${link.code}, ${link.memberId}, ${link.label}, ${link.createdAt})
        on conflict do nothing`.execute(transaction);
      return numAffectedRows === 1n ? 'added' : 'taken';
    });

  /** Only the owner's; a link that has ended keeps its moment. */
  const end = (memberId: string, code: string, at: Date) =>
    sql`update affiliate_codes set ended_at = ${at}
      where member_id = ${memberId} and code = ${code} and ended_at is null`.execute(database);

  return { linksOf, add, end };
}
export type LinkStore = ReturnType<typeof createLinkStore>;
