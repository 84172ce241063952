import { type RawBuilder, sql } from 'kysely';

/** SQL: ids of the members who come from the same address with the same browser as a member; himself among them. */
export const ofSameDevice = (memberId: RawBuilder<unknown>) => sql`
  select s.member_id from sessions o join sessions s on s.brand_id = o.brand_id and s.ip = o.ip and s.user_agent = o.user_agent
  where o.member_id = ${memberId}`;

/** SQL: ids of the members who have a payout account with the same number as a member; himself among them. */
export const ofSamePayee = (memberId: RawBuilder<unknown>) => sql`
  select p.member_id from payout_accounts o join payout_accounts p on p.brand_id = o.brand_id and p.number_hash = o.number_hash
  where o.member_id = ${memberId}`;
