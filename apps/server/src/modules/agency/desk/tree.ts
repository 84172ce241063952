import { isAgentType } from '@baize/contract';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import { agentRights, beginChange, createContractStore, endByRule } from '../contracts/index.ts';
import { type Crumb, createRateChanges, pathTo, teamPage } from '../team/index.ts';
import type { AgentDeskTools } from './dependencies.ts';

export const crumbsOf = (path: readonly Crumb[]) =>
  path.map(({ memberId, username }) => ({ memberId, name: username }));

/** The tree of agents, moves of branches, and the rates of agents at the top. */
export function createTreeDesk(
  tools: AgentDeskTools,
): HandlersOf<'staffAgents' | 'staffAgentMove' | 'staffAgentRates'> {
  const { database, clock, auditLog } = tools;
  const changeRates = createRateChanges(tools);

  const branchSize = async (transaction: typeof database, memberId: string): Promise<number> => {
    const { rows } = await sql<{ size: number }>`
      select count(*)::int as size from members t join members m on m.id = ${memberId} and t.brand_id = m.brand_id
        and (t.id = m.id or (t.upline_path ~>=~ team_path(m.id, m.upline_path) and t.upline_path ~<~ (team_path(m.id, m.upline_path) || 'g')))`.execute(
      transaction,
    );
    return rows[0]?.size ?? 0;
  };

  return {
    staffAgents: async ({ staff, data }) => {
      const under = data.under?.toLowerCase() ?? null;
      const { brandId } = staff;
      const path = under === null ? [] : await pathTo(database, { brandId, agentId: null, memberId: under });
      if (!path) return fail('not_found');
      const search = data.search?.trim() ?? '';
      const { rows, total } = await teamPage(
        database,
        { brandId, under, branchOf: under, search, agentsOnly: data.agentsOnly },
        data,
      );
      return ok({
        path: crumbsOf(path),
        rows: rows.map(({ uplineId: _upline, lastLoginAt: _login, registeredAt, ...row }) => ({
          ...row,
          registeredAt: registeredAt.toISOString(),
        })),
        total,
      });
    },

    staffAgentMove: async ({ staff, ip, params, body }) => {
      const memberId = params.memberId.toLowerCase();
      const uplineId = body.uplineId?.toLowerCase() ?? null;
      return database.transaction().execute(async (transaction) => {
        const change = await beginChange(tools, transaction, staff.brandId);
        const before = await change.store.person(staff.brandId, memberId);
        const upline = uplineId === null ? null : await change.store.person(staff.brandId, uplineId);
        if (!before || upline === undefined) return fail('not_found');
        if (upline && !isAgentType(upline.type)) return fail('operation_not_allowed');
        const moved = await tools.moveMember(memberId, uplineId, transaction);
        if (!moved.ok) return moved;
        const given = (await change.store.openOf(memberId)).filter(({ givenBy }) => givenBy !== uplineId);
        const endedContracts = before.uplineId === uplineId ? 0 : await endByRule(change, given, 'moved');
        const size = await branchSize(transaction, memberId);
        const done = {
          ...{ act: 'moveBranch', subject: `member:${memberId}`, reason: body.reason },
          ...{ before: { uplineId: before.uplineId }, after: { uplineId, members: size, endedContracts } },
        };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), done));
        return ok({ moved: size, endedContracts });
      });
    },

    staffAgentRates: async ({ staff, brand, ip, params, body }) => {
      const memberId = params.memberId.toLowerCase();
      const agent = await createContractStore(database).person(staff.brandId, memberId);
      if (!agent || !isAgentType(agent.type)) return fail('not_found');
      if (agent.uplineType !== null && agentRights[agent.uplineType].openMembers) return fail('operation_not_allowed');
      return changeRates({ ...body, brand, memberId, uplineId: null, by: `staff:${staff.id}` }, (transaction) => {
        const after = { rates: body.rates, endHigher: body.endHigher };
        const done = { act: 'changeAgentRates', subject: `member:${memberId}`, reason: body.reason, after };
        return auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), done));
      });
    },
  };
}
