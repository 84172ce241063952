import { currencyExponent, shownAmount } from '@baize/money';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';
import { fail, ok } from '../../../platform/result.ts';
import { auditedPayoutAdmin } from '../adjustments/index.ts';
import type { VendorAdminDependencies } from './dependencies.ts';

interface PayoutRow {
  payoutId: string;
  vendorCode: string;
  txId: string;
  roundId: string;
  memberId: string;
  memberName: string;
  amountMinor: bigint;
  currency: string;
  reason: 'hourly_loss' | 'beyond_float';
  state: 'held' | 'paid' | 'refused';
  heldAt: Date;
  decidedAt: Date | null;
  decisionReason: string;
}

/** Payouts of vendors that wait for a person of their brand. */
export function createPayoutRoutes(deps: VendorAdminDependencies): {
  routes: HandlersOf<'staffPayouts' | 'staffPayoutDecide'>;
  list: ListOf<'staffPayouts'>;
} {
  const { database, payouts } = deps;

  const list: ListOf<'staffPayouts'> = async ({ staff, data }) => {
    const ofVendor = data.vendorCode === undefined ? sql`` : sql`and p.vendor_code = ${data.vendorCode}`;
    const { rows, total } = await selectPage<PayoutRow, 'heldAt' | 'amount'>(
      database,
      {
        columns: sql`p.id as "payoutId", p.vendor_code as "vendorCode", p.tx_id as "txId", p.round_id as "roundId",
          p.member_id as "memberId", m.username as "memberName", p.amount_minor as "amountMinor", p.currency_code as currency, p.reason,
          p.state, p.held_at as "heldAt", p.decided_at as "decidedAt", coalesce(p.decision_reason, '') as "decisionReason"`,
        from: sql`held_payouts p join members m on m.id = p.member_id`,
        where: sql`p.brand_id = ${staff.brandId} and p.state = ${data.state} ${ofVendor}`,
        sorts: { heldAt: sql`p.held_at`, amount: sql`p.amount_minor` },
        tieBreak: sql`p.id`,
      },
      data,
    );
    const shown = rows.map(({ amountMinor, heldAt, decidedAt, ...row }) => ({
      ...row,
      amount: shownAmount(amountMinor, currencyExponent(row.currency) ?? 0),
      heldAt: heldAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    }));
    return { rows: shown, total };
  };

  return {
    list,
    routes: {
      staffPayouts: async (request) => {
        const { state, page } = request.data;
        await deps.noteReading(request, { kind: 'staff_read_list', subject: `payouts:${state}:${page}` });
        return ok(await list(request));
      },

      staffPayoutDecide: async ({ staff, ip, params, body }) => {
        const payout = await payouts.find(params.payoutId);
        if (payout?.brandId !== staff.brandId) return fail('not_found');
        const admin = auditedPayoutAdmin({ ...deps, admin: payouts }, { kind: 'staff', id: staff.id }, ip);
        const decided = await admin.decide({ id: params.payoutId, ...body });
        if (decided === 'unknown') return fail('not_found');
        return decided === 'decided' ? fail('already_decided') : ok({ replay: decided === 'replay' });
      },
    },
  };
}
