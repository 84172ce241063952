import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export interface TeamWarning {
  agentId: string;
  /** `selfReferral`: a payout account of his team is in his own name; `sharedPayee`: the account is the same; `sharedAddress`: both signed in from one address lately. */
  kind: 'selfReferral' | 'sharedPayee' | 'sharedAddress';
  with: string;
}

const lookedBackDays = 30;
const maxWarnings = 500;

/** What speaks for an agent who is his own member, by agent; looked at before pay is released. */
export async function teamWarnings(
  database: Database,
  brandId: string,
  agentIds: readonly string[],
  now: Date,
): Promise<TeamWarning[]> {
  const { rows } = await sql<TeamWarning>`
    with agents as (
      select a.id, team_path(a.id, a.upline_path) as prefix from members a
      where a.id = any (${[...agentIds]}::uuid[]) and a.brand_id = ${brandId}
    ), payees as (
      select agents.id as agent_id, t.id as member_id, other.number_hash = own.number_hash as is_same
      from agents
        join payout_accounts own on own.member_id = agents.id and own.removed_at is null
        join payout_accounts other on other.brand_id = ${brandId} and other.member_id <> agents.id and other.removed_at is null
          and (other.number_hash = own.number_hash or lower(other.holder) = lower(own.holder))
        join members t on t.id = other.member_id and starts_with(t.upline_path, agents.prefix)
    ), addresses as (
      select distinct agents.id as agent_id, t.id as member_id
      from agents
        join sessions own on own.member_id = agents.id and own.created_at > ${now}::timestamptz - make_interval(days => ${lookedBackDays})
        join sessions other on other.brand_id = ${brandId} and other.ip = own.ip and other.member_id <> agents.id
          and other.created_at > ${now}::timestamptz - make_interval(days => ${lookedBackDays})
        join members t on t.id = other.member_id and starts_with(t.upline_path, agents.prefix)
    )
    select found.agent_id as "agentId", found.kind, m.username as "with" from (
      select agent_id, member_id, case when is_same then 'sharedPayee' else 'selfReferral' end as kind from payees
      union
      select agent_id, member_id, 'sharedAddress' from addresses) found
    join members m on m.id = found.member_id order by 1, 2, 3 limit ${maxWarnings}`.execute(database);
  return rows;
}
