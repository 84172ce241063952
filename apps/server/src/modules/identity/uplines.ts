import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { fail, ok, type Result } from '../../platform/result.ts';

/**
 * Puts a member with everybody below him under another agent of his brand, or under none (migrations/000126). What he turned over until then,
 * and on the day of the move, stays with the old team. `not_found`: there is no such member or agent; `operation_not_allowed`: the agent is
 * himself or below him.
 */
export function createMemberMoves({ database, clock }: { database: Database; clock: Clock }) {
  return async (
    memberId: string,
    agentId: string | null,
    transaction: Database = database,
  ): Promise<Result<null, 'not_found' | 'operation_not_allowed'>> => {
    const { rows } = await sql<{ known: boolean; moved: boolean }>`
      with known as materialized (
        select exists (select from members m where m.id = ${memberId}::uuid and (${agentId}::uuid is null
          or exists (select from members a where a.id = ${agentId}::uuid and a.brand_id = m.brand_id))) as is_known)
      select is_known as known, is_known and move_member(${memberId}::uuid, ${agentId}::uuid, ${clock.now()}) as moved
      from known`.execute(transaction);
    const [found] = rows;
    if (!found?.known) return fail('not_found');
    return found.moved ? ok(null) : fail('operation_not_allowed');
  };
}
