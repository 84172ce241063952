import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What the paths of an agent's team begin with, for each place that he has had. */
export async function teamPrefixes(database: Database, agentId: string): Promise<string[]> {
  const { rows } = await sql<{ prefix: string }>`
    select team_path(${agentId}::uuid, own.upline_path) as prefix from (
      select upline_path from members where id = ${agentId}::uuid
      union
      select upline_path from member_teams where member_id = ${agentId}::uuid) own`.execute(database);
  return rows.map(({ prefix }) => prefix);
}

/**
 * Whether rows with this path are the team's. The prefixes are values and no join, so that a small team is looked up by the index. A path is
 * of hex digits and '/', which all come before 'g'.
 */
export const isOfTeam = (path: RawBuilder<unknown>, prefixes: readonly string[]): RawBuilder<unknown> =>
  prefixes.length === 0
    ? sql`false`
    : sql`(${sql.join(
        prefixes.map((prefix) => sql`(${path} ~>=~ ${prefix} and ${path} ~<~ ${`${prefix}g`})`),
        sql` or `,
      )})`;

/** The path with which the team below an agent begins now; for a scalar. */
const prefixNow = (agentId: string) =>
  sql`(select team_path(id, upline_path) from members where id = ${agentId}::uuid)`;

/** Whether a member (`m`) stands below the agent now. */
export const isBelow = (agentId: string): RawBuilder<unknown> =>
  sql`m.upline_path ~>=~ ${prefixNow(agentId)} and m.upline_path ~<~ (${prefixNow(agentId)} || 'g')`;

export interface Crumb {
  memberId: string;
  username: string;
}

/** From the agent (or the top) down to somebody of his branch; null when he is not of it. */
export async function pathTo(
  database: Database,
  { brandId, agentId, memberId }: { brandId: string; agentId: string | null; memberId: string },
): Promise<Crumb[] | null> {
  const { rows } = await sql<Crumb>`
    select a.id as "memberId", a.username
    from members m
      join lateral unnest(string_to_array(team_path(m.id, m.upline_path), '/')) with ordinality step (id, place) on step.id <> ''
      join members a on a.id = step.id::uuid
    where m.id = ${memberId} and m.brand_id = ${brandId}
    order by step.place`.execute(database);
  if (rows.length === 0) return null;
  if (agentId === null) return rows;
  const from = rows.findIndex((row) => row.memberId === agentId);
  return from === -1 ? null : rows.slice(from);
}

/** "al***e": enough to tell a few apart, too little to find somebody. */
export const maskedName = (name: string): string => `${name.slice(0, 2)}***${name.length > 3 ? name.slice(-1) : ''}`;
