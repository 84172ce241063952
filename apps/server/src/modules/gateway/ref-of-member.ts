import { type RawBuilder, sql } from 'kysely';

/** SQL: a member's reference at a vendor; null: he never came there. */
export const refOfMember = (vendorCode: string, memberId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<
    string | null
  >`(select r.player_ref from player_refs r where r.vendor_code = ${vendorCode} and r.member_id = ${memberId})`;
