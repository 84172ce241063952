import { sql } from 'kysely';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { maskedName } from './branch.ts';
import type { TeamTools } from './dependencies.ts';

/** What an agent is shown of the names of his team: those directly below whole, others as the brand says. */
export function createNames({ database, brands }: Pick<TeamTools, 'database' | 'brands'>) {
  return async (agent: RequestMember, memberIds: readonly string[]): Promise<(memberId: string) => string> => {
    const { agents } = await brands.settingsOf(agent.brandId);
    const { rows } = await sql<{ id: string; username: string; isNear: boolean }>`
      select id, username, upline_id is not distinct from ${agent.id}::uuid or id = ${agent.id}::uuid as "isNear"
      from members where id = any (${[...memberIds]}::uuid[]) and brand_id = ${agent.brandId}`.execute(database);
    const names = new Map(
      rows.map(({ id, username, isNear }) => [id, isNear || !agents.masksNames ? username : maskedName(username)]),
    );
    return (memberId) => names.get(memberId) ?? '';
  };
}
