import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { hostOfAgent } from './hosts.ts';

export interface LinkRow {
  code: string;
  label: string;
  registrations: number;
  createdAt: Date;
  endedAt: Date | null;
}

/** Over all links of an account, shown or not. */
interface LinkTotals {
  registrations: number;
  working: number;
}

/** Of the links that have ended, the newest are shown. */
const maxEndedShown = 100;

/** What String.trim takes away, with which registration reads a code. */
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Codes of referral links stand where registration looks for them (affiliate_codes). */
export function createLinkStore(database: Database) {
  /**
   * All links of a member with the accounts that came by each, the totals over all of them, and each one's place among those that work, or
   * those that have ended. A code is read as registration reads it: in any case, between any blanks.
   */
  const everyLink = (memberId: string) => sql`
    with came as (
      select lower(btrim(profile ->> 'affiliateCode', ${blanks})) as code, count(*) as registrations
      from members where upline_id = ${memberId} group by 1
    ), links as (
      select affiliate_codes.code, affiliate_codes.label, affiliate_codes.created_at as "createdAt", affiliate_codes.ended_at as "endedAt",
        coalesce(came.registrations, 0)::int as registrations,
        (coalesce(sum(came.registrations) over (), 0))::int as "allRegistrations",
        (count(*) filter (where affiliate_codes.ended_at is null) over ())::int as working,
        row_number() over (
          partition by affiliate_codes.ended_at is null order by affiliate_codes.created_at desc, affiliate_codes.code
        ) as place
      from affiliate_codes left join came on came.code = affiliate_codes.code
      where affiliate_codes.member_id = ${memberId}
    )`;

  /** Working links and the newest of those that have ended, with the totals over all that there ever were. */
  const linksOf = async (memberId: string): Promise<{ links: LinkRow[]; totals: LinkTotals }> => {
    const { rows } = await sql<LinkRow & { allRegistrations: number; working: number }>`${everyLink(memberId)}
      select code, label, "createdAt", "endedAt", registrations, "allRegistrations", working from links
      where "endedAt" is null or place <= ${maxEndedShown}::int order by "createdAt" desc, code`.execute(database);
    const [first] = rows;
    return { links: rows, totals: { registrations: first?.allRegistrations ?? 0, working: first?.working ?? 0 } };
  };

  const linkOf = async (memberId: string, code: string): Promise<LinkRow | undefined> => {
    const { rows } = await sql<LinkRow>`${everyLink(memberId)}
      select code, label, "createdAt", "endedAt", registrations from links where code = ${code}`.execute(database);
    return rows[0];
  };

  /** Full: the member has as many working links as he may, or has made as many since `since`. */
  const add = async (link: {
    brandId: string;
    memberId: string;
    code: string;
    label: string;
    createdAt: Date;
    mostActive: number;
    since: Date;
    maxSince: number;
  }): Promise<'added' | 'full' | 'taken'> =>
    database.transaction().execute(async (transaction) => {
      // Several at the same moment count each other.
      await sql`select 1 from members where id = ${link.memberId} for no key update`.execute(transaction);
      const { rows } = await sql<{ active: number; made: number }>`
        select count(*) filter (where ended_at is null)::int as active, count(*) filter (where created_at > ${link.since})::int as made
        from affiliate_codes where member_id = ${link.memberId}`.execute(transaction);
      const { active = 0, made = 0 } = rows[0] ?? {};
      if (active >= link.mostActive || made >= link.maxSince) return 'full';
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

  return { linksOf, linkOf, add, end, hostOf: (memberId: string) => hostOfAgent(database, memberId) };
}
export type LinkStore = ReturnType<typeof createLinkStore>;
