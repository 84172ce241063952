import { sql } from 'kysely';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import {
  type ContractRow,
  contractColumns,
  contractSource,
  createContracts,
  shownContract,
} from '../contracts/index.ts';
import type { AgentDeskTools } from './dependencies.ts';

/** Contracts as staff sees them, and those that the operator gives. */
export function createContractDesk(
  tools: AgentDeskTools,
): HandlersOf<'staffAgentContracts' | 'staffAgentContractOffer' | 'staffAgentContractAct'> {
  const { database, clock, auditLog } = tools;
  const { offer, answer } = createContracts(tools);
  const stateOf = ({ state, version, terms }: ContractRow) => ({ state, version, terms });
  return {
    staffAgentContracts: async ({ staff, brand, data }) => {
      const named = data.search ? sql`and lower(h.username) like lower(${beginningWith(data.search)})` : sql``;
      const { rows, total } = await selectPage<ContractRow, 'createdAt'>(
        database,
        {
          columns: contractColumns,
          from: contractSource,
          where: sql`c.brand_id = ${staff.brandId} ${data.kind ? sql`and c.kind = ${data.kind}` : sql``}
            ${data.state ? sql`and c.state = ${data.state}` : sql``} ${named}`,
          sorts: { createdAt: sql`c.created_at` },
          tieBreak: sql`c.id`,
        },
        data,
      );
      return ok({ rows: rows.map((row) => shownContract(row, brand.currency.exponent)), total });
    },

    staffAgentContractOffer: async ({ staff, brand, ip, body }) => {
      const { reason, ...asked } = body;
      const ids = { requestId: body.requestId.toLowerCase(), memberId: body.memberId.toLowerCase() };
      const offered = await offer({ ...asked, ...ids, brand, giverId: null, isSent: true }, ({ transaction }, row) => {
        const subject = `member:${row.memberId}`;
        const done = {
          act: 'offerAgentContract',
          subject,
          reason,
          after: { contract: row.id, kind: row.kind, ...stateOf(row) },
        };
        return auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), done));
      });
      return offered.ok ? ok(shownContract(offered.value, brand.currency.exponent)) : offered;
    },

    staffAgentContractAct: async ({ staff, brand, ip, params, body }) => {
      const asked = { brand, contractId: params.contractId, action: body.action, by: 'operator' } as const;
      const done = await answer(asked, ({ transaction }, before, after) => {
        const subject = `member:${after.memberId}`;
        const act = {
          ...{ act: `${body.action}AgentContract`, subject, reason: body.reason },
          ...{ before: { contract: before.id, state: before.state }, after: { state: after.state } },
        };
        return auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
      });
      return done.ok ? ok(shownContract(done.value, brand.currency.exponent)) : done;
    },
  };
}
