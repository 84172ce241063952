import type { riskSigns } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { PlayBar } from '../../platform/play-bar.ts';

export type RiskSign = (typeof riskSigns)[number];

export interface RiskRule {
  sign: RiskSign;
  /** The smallest figure that makes it a sign. */
  from: number;
  /** What it adds to the member's score. */
  points: number;
}

/** How many days are looked at. */
export const lookedAtDays = 7;

/**
 * When a member should be spoken to, by what he did in seven days: deposits on one day; bets between midnight and six; deposits in percent of
 * the seven days before; withdrawals that he took back.
 */
export const riskRules: readonly RiskRule[] = [
  { sign: 'chasing', from: 4, points: 3 },
  { sign: 'nightPlay', from: 100, points: 1 },
  { sign: 'risingDeposits', from: 200, points: 2 },
  { sign: 'cancelledWithdrawals', from: 2, points: 3 },
];

export type RiskFigures = Record<RiskSign, number>;

/** The signs that figures make, with their score. */
export function judgeRisk(figures: RiskFigures) {
  const rules = riskRules.filter(({ sign, from }) => figures[sign] >= from);
  return {
    score: rules.reduce((sum, { points }) => sum + points, 0),
    signs: rules.map(({ sign, from }) => ({ sign, figure: figures[sign], from })),
  };
}

export interface RiskRow extends RiskFigures {
  memberId: string;
  username: string;
  kind: PlayBar['kind'] | null;
  until: Date | null;
}

const dayMs = 86_400_000;

/** The figures of every member of a brand who played or paid in these days; nights are the brand's. */
export async function readRiskFigures(
  database: Database,
  { brandId, zone, now }: { brandId: string; zone: string; now: Date },
): Promise<RiskRow[]> {
  const since = new Date(now.getTime() - lookedAtDays * dayMs);
  const before = new Date(now.getTime() - 2 * lookedAtDays * dayMs);
  const { rows } = await sql<RiskRow>`
    with active as (
      select distinct member_id from turnover_hours where brand_id = ${brandId} and starts_at > ${since}
      union select member_id from deposit_orders where brand_id = ${brandId} and created_at > ${since}),
    paid as materialized (
      select a.member_id, d.created_at as at, d.amount_minor from active a
        join deposits d on d.member_id = a.member_id and d.created_at > ${before}
      union all select a.member_id, o.created_at, o.amount_minor from active a
        join deposit_orders o on o.member_id = a.member_id and o.state = 'PAID' and o.created_at > ${before}),
    days as (
      select member_id, max(times)::int as max_times from (select member_id, count(*) as times from paid where at > ${since}
        group by member_id, (at at time zone ${zone})::date) day group by member_id),
    sums as (
      select member_id, sum(amount_minor) filter (where at > ${since}) as late, sum(amount_minor) filter (where at <= ${since}) as early
      from paid group by member_id),
    nights as (
      select member_id, sum(bets)::int as bets from turnover_hours where brand_id = ${brandId} and starts_at > ${since}
        and extract(hour from starts_at at time zone ${zone}) < 6 group by member_id),
    back as (
      select w.member_id, count(*)::int as times from active a join withdrawals w on w.member_id = a.member_id
      where w.state = 'CANCELLED' and w.state_since > ${since} group by w.member_id)
    select m.id as "memberId", m.username, m.play_bar as kind, m.play_barred_until as until, coalesce(days.max_times, 0) as chasing,
      coalesce(nights.bets, 0) as "nightPlay", coalesce(back.times, 0) as "cancelledWithdrawals",
      case when sums.late > 0 and sums.early > 0 then least(sums.late * 100 / sums.early, 1000000)::int else 0 end as "risingDeposits"
    from active join members m on m.id = active.member_id
      left join days on days.member_id = m.id left join sums on sums.member_id = m.id
      left join nights on nights.member_id = m.id left join back on back.member_id = m.id
    where m.type <> 4`.execute(database);
  return rows;
}
