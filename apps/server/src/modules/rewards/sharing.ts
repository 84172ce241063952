import { type RawBuilder, sql } from 'kysely';

/** SQL: one member comes from the same address with the same browser as the other. */
export const sharesDevice = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
  exists (select from sessions s join sessions o on o.member_id = ${other} and o.brand_id = s.brand_id and o.ip = s.ip
    and o.user_agent = s.user_agent where s.member_id = ${one})`;

/** SQL: one member has a payout account with the same number as the other. */
export const sharesPayee = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql`
  exists (select from payout_accounts p join payout_accounts o on o.member_id = ${other} and o.number_hash = p.number_hash
    where p.member_id = ${one})`;
