import type { MissionCounter } from '@baize/contract';
import type { Period } from '@baize/periods';
import { sql } from 'kysely';

/** SQL: what a counter comes to in a period, as text: minor units or a count. */
export function countedIn(
  memberId: string,
  counter: MissionCounter,
  { firstDate, lastDate, start, end }: Period,
  zone: string,
) {
  switch (counter) {
    case 'deposit':
      return sql<string>`(select coalesce(sum(d.amount_minor), 0)::text from deposits d
        where d.member_id = ${memberId} and d.created_at >= ${start} and d.created_at < ${end})`;
    case 'turnover':
      return sql<string>`(select coalesce(sum(t.valid_turnover_minor), 0)::text from turnover_days t
        where t.member_id = ${memberId} and t.account_kind = 'cash' and t.day between ${firstDate}::date and ${lastDate}::date)`;
    case 'wins':
      return sql<string>`(select count(*)::text from bets b
        where b.member_id = ${memberId} and b.account_kind = 'cash' and b.line = 0 and b.placed_at >= ${start} and b.placed_at < ${end}
          and b.payout_minor > b.stake_minor)`;
    case 'loginDays':
      return sql<string>`(select count(distinct (s.at at time zone ${zone}::text)::date)::text from member_sign_ins s
        where s.member_id = ${memberId} and s.outcome = 'success' and s.at >= ${start} and s.at < ${end})`;
  }
}
