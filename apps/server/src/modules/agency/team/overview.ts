import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { isBelow } from './branch.ts';
import type { ReportSpan } from './span.ts';

export interface TeamCounts {
  members: number;
  newMembers: number;
}
export interface TeamMoney {
  depositsMinor: bigint;
  withdrawalsMinor: bigint;
  commissionMinor: bigint;
}
interface Question {
  brandId: string;
  agentId: string;
  span: ReportSpan;
}

export async function teamCounts(database: Database, { brandId, agentId, span }: Question): Promise<TeamCounts> {
  const { rows } = await sql<TeamCounts>`
    select count(*)::int as members,
      (count(*) filter (where m.registered_at >= ${span.start} and m.registered_at < ${span.end}))::int as "newMembers"
    from members m where m.brand_id = ${brandId} and ${isBelow(agentId)}`.execute(database);
  return rows[0] ?? { members: 0, newMembers: 0 };
}

/** How many joined the team on each day that had one. */
export async function joinedByDay(
  database: Database,
  { brandId, agentId, span }: Question,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ date: string; joined: number }>`
    select to_char(m.registered_at at time zone ${span.zone}, 'YYYY-MM-DD') as date, count(*)::int as joined
    from members m where m.brand_id = ${brandId} and ${isBelow(agentId)}
      and m.registered_at >= ${span.start} and m.registered_at < ${span.end}
    group by 1`.execute(database);
  return new Map(rows.map(({ date, joined }) => [date, joined]));
}

/** What the team paid in and was paid out, less what came back; and what the agent himself was paid for these days. */
export async function teamMoney(database: Database, { brandId, agentId, span }: Question): Promise<TeamMoney> {
  const { rows } = await sql<Record<'deposits' | 'withdrawals', string>>`
    select
      coalesce(sum(case j.movement when 'deposit' then j.amount_minor when 'depositReversal' then -j.amount_minor
        when 'depositReversalOwed' then -j.amount_minor end), 0)::text as deposits,
      coalesce(sum(case j.movement when 'withdrawalPayout' then j.amount_minor when 'withdrawalReturn' then -j.amount_minor end), 0)::text
        as withdrawals
    from journal j join members m on m.id = j.member_id
    where j.movement in ('deposit', 'depositReversal', 'depositReversalOwed', 'withdrawalPayout', 'withdrawalReturn')
      and j.booked_at >= ${span.start} and j.booked_at < ${span.end} and m.brand_id = ${brandId} and ${isBelow(agentId)}`.execute(
    database,
  );
  const paid = await sql<{ paid: string }>`
    select coalesce(sum(paid_minor), 0)::text as paid from agent_pays
    where member_id = ${agentId} and starts_at >= ${span.start} and starts_at < ${span.end}`.execute(database);
  return {
    depositsMinor: BigInt(rows[0]?.deposits ?? 0),
    withdrawalsMinor: BigInt(rows[0]?.withdrawals ?? 0),
    commissionMinor: BigInt(paid.rows[0]?.paid ?? 0),
  };
}
