import type { ContractKind, MemberType, PageRequest } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import { isBelow } from './branch.ts';

export interface TeamRow {
  memberId: string;
  username: string;
  type: MemberType;
  isBlocked: boolean;
  uplineId: string | null;
  teamSize: number;
  directMembers: number;
  contracts: ContractKind[];
  registeredAt: Date;
  lastLoginAt: Date | null;
}

type TeamPage = PageRequest<'registeredAt' | 'lastLoginAt' | 'username'>;

interface TeamQuestion {
  brandId: string;
  /** Directly below him; null: those without an upline. */
  under: string | null;
  /** All of whose branch are searched; null: the whole brand. */
  branchOf: string | null;
  search: string;
  agentsOnly: boolean;
}

/** One page of accounts below somebody, or of a branch's whose names begin so. */
export function teamPage(database: Database, question: TeamQuestion, page: TeamPage) {
  const { brandId, under, branchOf, search, agentsOnly } = question;
  const place = under === null ? sql`m.upline_id is null` : sql`m.upline_id = ${under}::uuid`;
  const named = sql`lower(m.username) like lower(${beginningWith(search)})`;
  const found = branchOf === null ? named : sql`${named} and ${isBelow(branchOf)}`;
  return selectPage<TeamRow, TeamPage['sort']>(
    database,
    {
      columns: sql`m.id as "memberId", m.username, m.type, m.blocked_at is not null as "isBlocked", m.upline_id as "uplineId",
        (select count(*)::int from members t where t.brand_id = m.brand_id
          and t.upline_path ~>=~ team_path(m.id, m.upline_path) and t.upline_path ~<~ (team_path(m.id, m.upline_path) || 'g')) as "teamSize",
        (select count(*)::int from members t where t.upline_id = m.id) as "directMembers",
        (select coalesce(json_agg(c.kind order by c.kind), '[]') from agent_contracts c where c.member_id = m.id
          and c.state in ('accepted', 'changeRequested', 'terminationRequested')) as contracts,
        m.registered_at as "registeredAt", m.last_login_at as "lastLoginAt"`,
      from: sql`members m`,
      where: sql`m.brand_id = ${brandId} and m.type <> 4 and ${search === '' ? place : found}
        ${agentsOnly ? sql`and m.type in (1, 2, 41, 42)` : sql``}`,
      sorts: {
        registeredAt: sql`m.registered_at`,
        lastLoginAt: sql`m.last_login_at`,
        username: sql`lower(m.username)`,
      },
      tieBreak: sql`m.id`,
    },
    page,
  );
}

/** How many accounts stand directly below. */
export async function directCount(database: Database, agentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from members where upline_id = ${agentId}`.execute(database);
  return rows[0]?.count ?? 0;
}
