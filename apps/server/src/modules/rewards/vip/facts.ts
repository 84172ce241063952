import { type LocalDate, periodAt } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What the ladder looks at, of one member. */
export interface VipFacts {
  memberId: string;
  turnoverMinor: bigint;
  monthTurnoverMinor: bigint;
  depositMinor: bigint;
  /** Null: he was never looked at. */
  level: number | null;
  cap: number | null;
}

interface Row {
  memberId: string;
  turnover: string;
  month: string;
  deposit: string;
  level: number | null;
  cap: number | null;
}

/** Facts of these members; `firstDay` and `lastDay` bound the month. Trial accounts are left out. */
export async function vipFactsOf(
  database: Database,
  memberIds: readonly string[],
  month: { firstDay: LocalDate; lastDay: LocalDate },
): Promise<VipFacts[]> {
  const { rows } = await sql<Row>`
    select m.id as "memberId", coalesce(t.turnover, 0)::text as turnover, coalesce(t.month, 0)::text as month,
      coalesce(d.deposit, 0)::text as deposit, s.level, s.cap
    from members m
    left join lateral (
      select sum(valid_turnover_minor) as turnover,
        sum(valid_turnover_minor) filter (where day between ${month.firstDay}::date and ${month.lastDay}::date) as month
      from turnover_days where member_id = m.id and account_kind = 'cash') t on true
    left join lateral (select sum(amount_minor) as deposit from deposits where member_id = m.id) d on true
    left join vip_standings s on s.member_id = m.id
    where m.id = any (${memberIds}::uuid[]) and m.type <> 4`.execute(database);
  return rows.map(({ memberId, turnover, month: inMonth, deposit, level, cap }) => ({
    memberId,
    turnoverMinor: BigInt(turnover),
    monthTurnoverMinor: BigInt(inMonth),
    depositMinor: BigInt(deposit),
    level,
    cap,
  }));
}

/** The brand's month that holds the moment, as days. */
export function monthAt(moment: Date, zone: string) {
  const { firstDate: firstDay, lastDate: lastDay, end } = periodAt('M', moment, zone);
  return { firstDay, lastDay, end };
}
