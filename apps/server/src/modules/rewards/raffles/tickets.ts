import { localDateOf } from '@baize/periods';
import { sql } from 'kysely';
import { minorAt } from '../settings/amounts.ts';
import type { Raffle } from './rows.ts';

/** SQL: tickets of members by their turnover in a raffle's days, and those that they were given; who has none is left out. */
export function ticketsOf({ id, brandId, content, startsAt, endsAt }: Raffle, exponent: number, zone: string) {
  const types = content.gameTypes.length === 0 ? sql`` : sql`and t.game_type = any (${content.gameTypes}::text[])`;
  const perTicket = minorAt('perTicket', content.perTicket, exponent);
  const last = new Date(endsAt.getTime() - 1);
  return sql`
    select member_id, sum(tickets)::bigint as tickets from (
    select t.member_id, floor(sum(t.valid_turnover_minor) / ${perTicket})::bigint as tickets from turnover_days t
    where t.brand_id = ${brandId} and t.account_kind = 'cash' ${types}
      and t.day between ${localDateOf(startsAt, zone)}::date and ${localDateOf(last, zone)}::date
    group by 1 having sum(t.valid_turnover_minor) >= ${perTicket}
    union all select member_id, tickets from raffle_gifts where brand_id = ${brandId} and raffle_id = ${id}) every group by 1`;
}
