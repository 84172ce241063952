import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf, RequestStaff } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import { decidePay, mayPayGo, type PayRow, payColumns, payOf, paySource, shownPay, shownSteps } from '../pay/index.ts';
import type { AgentDeskTools } from './dependencies.ts';

const shown = (row: PayRow, exponent: number) => ({
  ...shownPay(row, exponent),
  ...{ memberId: row.memberId, username: row.username, reason: row.reason },
  held: shownAmount(row.heldMinor, exponent),
});

/** Pay of agents as staff sees it, and staff's word on what is held. */
export function createPayDesk(
  tools: AgentDeskTools,
): HandlersOf<'staffAgentPays' | 'staffAgentPay' | 'staffAgentPayDecide'> {
  const { database, clock, auditLog, ledger } = tools;
  const find = (
    { brandId }: RequestStaff,
    { memberId, kind, period }: { memberId: string; kind: PayRow['kind']; period: string },
  ) => payOf(database, { brandId, memberId: memberId.toLowerCase(), kind, periodKey: period });

  return {
    staffAgentPays: async ({ staff, brand, data }) => {
      const named = data.search ? sql`and lower(m.username) like lower(${beginningWith(data.search)})` : sql``;
      const { rows, total } = await selectPage<PayRow, 'computedAt' | 'due'>(
        database,
        {
          columns: payColumns,
          from: paySource,
          where: sql`p.brand_id = ${staff.brandId} ${data.state ? sql`and p.state = ${data.state}` : sql``}
            ${data.kind ? sql`and p.kind = ${data.kind}` : sql``} ${named}`,
          sorts: { computedAt: sql`p.computed_at`, due: sql`p.due_minor` },
          tieBreak: sql`p.member_id, p.kind, p.period_key`,
        },
        data,
      );
      return ok({ rows: rows.map((row) => shown(row, brand.currency.exponent)), total });
    },

    staffAgentPay: async ({ staff, brand, params }) => {
      const row = await find(staff, params);
      if (!row) return fail('not_found');
      const { exponent } = brand.currency;
      return ok({ ...shown(row, exponent), steps: shownSteps(row.steps, exponent) });
    },

    staffAgentPayDecide: async ({ staff, brand, ip, params, body }) => {
      const row = await find(staff, params);
      if (!row) return fail('not_found');
      const isReleased = body.decision === 'release';
      const state = isReleased ? 'paid' : 'refused';
      if (!mayPayGo(row.state, state, 'staff')) return fail('already_decided');
      const { memberId, kind, periodKey, revision, heldMinor } = row;
      const act = {
        ...{
          act: isReleased ? 'releaseAgentPay' : 'refuseAgentPay',
          subject: `member:${memberId}`,
          reason: body.reason,
        },
        ...{ before: { kind, periodKey, heldMinor }, after: { state } },
      };
      const statements = [auditLog.statement(staffAct({ staff, ip }, clock.now(), act))];
      const decision = {
        memberId,
        kind,
        periodKey,
        revision,
        isReleased,
        staffId: staff.id,
        reason: body.reason,
        statements,
      };
      const decided = await decidePay(ledger, decision);
      return decided
        ? ok({ state, paid: shownAmount(decided.paidMinor, brand.currency.exponent) })
        : fail('already_decided');
    },
  };
}
