import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import { hostName } from '../../brand/index.ts';
import type { IdentityTables } from '../schema.ts';

/** Codes with which agents invite. */
export function createAffiliates(deps: { database: Database }) {
  /** The agent of a living code, in whatever case it is written; null for others. */
  const agentOf = async (brandId: string, code: string): Promise<string | null> => {
    const found = await withTables<IdentityTables>(deps.database)
      .selectFrom('affiliate_codes')
      .innerJoin('members', 'members.id', 'affiliate_codes.member_id')
      .select('affiliate_codes.member_id as memberId')
      .where('affiliate_codes.brand_id', '=', brandId)
      .where('affiliate_codes.code', '=', code.trim().toLowerCase())
      .where('affiliate_codes.ended_at', 'is', null)
      .where('members.blocked_at', 'is', null)
      .executeTakeFirst();
    return found?.memberId ?? null;
  };

  /** Whose own domain it is, which may come as an address; null: the brand's. */
  const agentOfDomain = async (brandId: string, domain: string): Promise<string | null> => {
    const { rows } = await sql<{ memberId: string }>`
      select h.agent_id as "memberId" from brand_hosts h join members m on m.id = h.agent_id and m.blocked_at is null
      where h.host = ${hostName(hostIn(domain))} and h.brand_id = ${brandId}`.execute(deps.database);
    return rows[0]?.memberId ?? null;
  };
  return { agentOf, agentOfDomain };
}

/** The host of a link's domain, which may come as an address. */
export const hostIn = (domain: string): string => domain.replace(/^https?:\/\//i, '').replace(/[/?#].*$/, '');

/** Gives an agent a code; false when the brand has it already. */
export async function offerAffiliateCode(
  database: Database,
  offer: { brandId: string; code: string; memberId: string; createdAt: Date },
): Promise<boolean> {
  const added = await withTables<IdentityTables>(database)
    .insertInto('affiliate_codes')
    .values({
      brand_id: offer.brandId,
      code: offer.code.toLowerCase(),
      member_id: offer.memberId,
      created_at: offer.createdAt,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('affiliate_codes.code')
    .executeTakeFirst();
  return added !== undefined;
}
