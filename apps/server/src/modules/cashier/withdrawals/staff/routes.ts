import type { HandlersOf } from '../../../../platform/http/handlers.ts';
import type { ListsOf } from '../../../../platform/http/list-of.ts';
import type { NoteReading } from '../../../../platform/log/staff-readings.ts';
import { fail, ok } from '../../../../platform/result.ts';
import { staffAct } from '../../../audit-log/index.ts';
import type { Automatic } from '../automatic/automatic.ts';
import type { WithdrawalDependencies } from '../dependencies.ts';
import type { Paying } from '../paying.ts';
import type { createProofs } from '../proofs.ts';
import type { WithdrawalStore } from '../store.ts';
import type { StaffActs } from './acts.ts';
import { staffDetail } from './detail.ts';
import type { PayByHand } from './paying-by-hand.ts';

export function createStaffRoutes(
  deps: WithdrawalDependencies & { noteReading: NoteReading },
  parts: {
    store: WithdrawalStore;
    lists: ListsOf<'staffWithdrawals' | 'staffDisputes'>;
    acts: StaffActs & { payByHand: PayByHand };
    automatic: Automatic;
    paying: Paying;
    proofs: ReturnType<typeof createProofs>;
  },
): HandlersOf<
  | 'staffWithdrawals'
  | 'staffDisputes'
  | 'staffWithdrawal'
  | 'staffWithdrawalDecide'
  | 'staffWithdrawalsDecide'
  | 'staffWithdrawalPaid'
  | 'staffDisputeDecide'
  | 'staffDisputeAsk'
  | 'staffWithdrawalProof'
  | 'staffWithdrawalRules'
  | 'staffWithdrawalRulesSet'
  | 'staffWithdrawalRulesTry'
> {
  const { store, lists, acts, automatic, paying, proofs } = parts;
  /** Paid at once where that is possible; the job does it otherwise. */
  const paySoon = () => deps.background.run(paying.work);

  return {
    staffWithdrawals: async (request) => {
      const { state, page } = request.data;
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `withdrawals:${state}:${page}` });
      return ok(await lists.staffWithdrawals(request));
    },
    staffDisputes: async (request) => {
      const { state, page } = request.data;
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `disputes:${state}:${page}` });
      return ok(await lists.staffDisputes(request));
    },
    staffWithdrawal: async (request) => {
      const { withdrawalId } = request.params;
      const detail = await staffDetail(deps, parts, request.staff.brandId, withdrawalId);
      if (!detail) return fail('not_found');
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `withdrawal:${withdrawalId}` });
      return ok(detail);
    },
    staffWithdrawalDecide: async ({ params, body, ...caller }) => {
      const decided = await acts.decide(caller, { ...params, ...body });
      if (!decided.ok) return decided;
      if (decided.value.row.state === 'APPROVED') paySoon();
      return ok({ state: decided.value.row.state, waitsForSecond: decided.value.waitsForSecond });
    },
    staffWithdrawalsDecide: async ({ body, ...caller }) => {
      const results: { withdrawalId: string; done: boolean; message: string }[] = [];
      for (const withdrawalId of new Set(body.withdrawalIds)) {
        const decided = await acts.decide(caller, { withdrawalId, to: body.to, reason: body.reason });
        const message = decided.ok ? '' : decided.message;
        results.push({ withdrawalId, done: decided.ok, message });
      }
      paySoon();
      return ok({ results });
    },
    staffWithdrawalPaid: async ({ params, body, ...caller }) => {
      const paid = await acts.payByHand(caller, { ...params, ...body });
      return paid.ok ? ok({ state: paid.value.row.state, waitsForSecond: paid.value.waitsForSecond }) : paid;
    },
    staffDisputeDecide: async ({ params, body, ...caller }) => {
      const decided = await acts.dispute(caller, { ...params, ...body });
      if (!decided.ok) return decided;
      if (decided.value.row.state === 'APPROVED') paySoon();
      return ok({ state: decided.value.row.state, waitsForSecond: decided.value.waitsForSecond });
    },
    staffDisputeAsk: async ({ staff, params }) => {
      const row = await store.ofBrand(staff.brandId, params.withdrawalId);
      if (!row) return fail('not_found');
      const reports: { payoutId: string; provider: string; report: string }[] = [];
      for (const payout of await store.payouts(row.memberId, row.id)) {
        const report = await paying.askOnce({ ...payout, asks: Math.max(1, payout.asks) });
        reports.push({ payoutId: payout.id, provider: payout.provider, report: report.state });
      }
      return ok({ reports });
    },
    staffWithdrawalProof: async (request) => {
      const { proofId } = request.params;
      const webp = await proofs.picture(request.staff.brandId, proofId);
      if (!webp) return fail('not_found');
      await deps.noteReading(request, { kind: 'staff_read_list', subject: `proof:${proofId}` });
      return ok({ image: `data:image/webp;base64,${webp.toString('base64')}` });
    },
    staffWithdrawalRules: async ({ staff }) => {
      const { rules, changedAt } = await automatic.rulesOf(staff.brandId);
      return ok({ rules, changedAt: changedAt?.toISOString() ?? null });
    },
    staffWithdrawalRulesSet: async ({ brand, staff, ip, body }) => {
      const fault = automatic.faultOf(body.rules, brand.currency.exponent);
      if (fault) return fault;
      const { rules: before } = await automatic.rulesOf(staff.brandId);
      await deps.database.transaction().execute(async (transaction) => {
        await automatic.keepRules(transaction, staff.brandId, body.rules, staff.id);
        const subject = `brand:${staff.brandId}`;
        const act = { act: 'setWithdrawalRules', subject, reason: body.reason, before, after: body.rules };
        await deps.auditLog.append(transaction, staffAct({ staff, ip }, deps.clock.now(), act));
      });
      return ok({});
    },
    staffWithdrawalRulesTry: async ({ brand, body }) => {
      const tried = await automatic.tryRules(brand, body.rules);
      return 'message' in tried ? tried : ok(tried);
    },
  };
}
