import type { WithdrawalState } from '@baize/contract';
import { type Failure, fail, ok, type Result } from '../../../../platform/result.ts';
import { holdWithdrawal, repayWithdrawal } from '../../../ledger/index.ts';
import { bankTransferCode } from '../../providers/bank-transfer/index.ts';
import { isAboveFourEyes } from '../automatic/automatic.ts';
import type { WithdrawalDependencies } from '../dependencies.ts';
import type { Step } from '../moving.ts';
import { releaseOf } from '../releasing.ts';
import { dueMinor, type WithdrawalRow } from '../rows.ts';
import type { StaffCaller, StaffMoves } from './staff-moves.ts';

export interface Decision {
  withdrawalId: string;
  to: 'approve' | 'refuse';
  reason: string;
  provider?: string | undefined;
}
export type Decided = Result<
  { row: WithdrawalRow; waitsForSecond: boolean },
  'not_found' | 'already_decided' | 'invalid_input' | 'permission_not_held'
>;
export interface DisputeDecision {
  withdrawalId: string;
  to: 'payAgain' | 'forceReceipt' | 'reopen';
  reason: string;
}
/** Where each decision about a dispute is possible. */
const disputeStates: Record<DisputeDecision['to'], readonly WithdrawalState[]> = {
  payAgain: ['PARTIAL_REVIEW', 'DISPUTED'],
  forceReceipt: ['DISBURSED', 'PARTIAL_REVIEW', 'DISPUTED'],
  reopen: ['AUTO_RECEIVED'],
};

/** Who can pay a withdrawal out: the providers that are there, and people by the operator's own bank account. */
export const payersOf = ({ providers }: Pick<WithdrawalDependencies, 'providers'>): string[] => [
  ...providers().map(({ code }) => code),
  bankTransferCode,
];

/** What people of the operator decide; each decision is in the audit log, written with its step, or was not made. */
export function createStaffActs(deps: Pick<WithdrawalDependencies, 'brands' | 'providers'>, moves: StaffMoves) {
  const { logged, decided } = moves;

  const approve = async (caller: StaffCaller, decision: Decision): Promise<Decided> => {
    const { withdrawals: settings } = await deps.brands.settingsOf(caller.staff.brandId);
    if (decision.provider !== undefined && !payersOf(deps).includes(decision.provider)) {
      return fail('invalid_input', { fields: { provider: { key: 'field_choice' } } });
    }
    const moved = await decided<'permission_not_held'>(caller, decision.withdrawalId, (row) => {
      if (row.state === 'APPROVED') return null;
      if (!isUndecided(row)) return fail('already_decided');
      const approval = approvalOf(row, row.amountMinor, caller.staff.id, settings.fourEyesAboveMinor);
      if ('message' in approval) return approval;
      const { reason, provider } = decision;
      const change = { ...approval.change, ...(provider === undefined ? {} : { provider }) };
      if (approval.isFirst) return logged(caller, row, 'approveWithdrawalFirst', { reason, change });
      return logged(caller, row, 'approveWithdrawal', { to: 'APPROVED', reason, notice: 'approved', change });
    });
    return moved.ok ? ok({ row: moved.value, waitsForSecond: isUndecided(moved.value) }) : moved;
  };

  const refuse = async (caller: StaffCaller, { withdrawalId, reason }: Decision): Promise<Decided> => {
    const { withdrawals: settings } = await deps.brands.settingsOf(caller.staff.brandId);
    const moved = await decided(caller, withdrawalId, (row, _payouts, now) => {
      if (row.state === 'REJECTED') return null;
      if (!isUndecided(row)) return fail('already_decided');
      const { acts, change } = releaseOf(row);
      const isPaidInPart = dueMinor({ ...row, ...change }) > 0n && row.paidMinor > 0n;
      if (!isPaidInPart)
        return logged(caller, row, 'refuseWithdrawal', { to: 'REJECTED', reason, notice: 'refused', acts, change });
      const deadlineAt = new Date(now.getTime() + settings.confirmMinutes * 60_000);
      const paid = {
        to: 'DISBURSED' as const,
        reason,
        notice: 'paid' as const,
        acts,
        change: { ...change, deadlineAt },
      };
      return logged(caller, row, 'refuseWithdrawal', paid);
    });
    return moved.ok ? ok({ row: moved.value, waitsForSecond: false }) : moved;
  };

  const dispute = async (caller: StaffCaller, { withdrawalId, to, reason }: DisputeDecision): Promise<Decided> => {
    const { withdrawals: settings } = await deps.brands.settingsOf(caller.staff.brandId);
    const moved = await decided<'permission_not_held'>(caller, withdrawalId, (row) => {
      if (to === 'forceReceipt' && row.state === 'FORCED_RECEIVED') return null;
      if (!disputeStates[to].includes(row.state)) return fail('already_decided');
      if (to === 'payAgain') {
        const approval = approvalOf(row, dueMinor(row), caller.staff.id, settings.fourEyesAboveMinor);
        if ('message' in approval) return approval;
        if (approval.isFirst)
          return logged(caller, row, 'payWithdrawalAgainFirst', { reason, change: approval.change });
      }
      return logged(caller, row, ...disputeStep(row, to, reason));
    });
    return moved.ok ? ok({ row: moved.value, waitsForSecond: to === 'payAgain' && isDisputed(moved.value) }) : moved;
  };

  return {
    decide: (caller: StaffCaller, decision: Decision) =>
      (decision.to === 'approve' ? approve : refuse)(caller, decision),
    dispute,
  };
}
export type StaffActs = ReturnType<typeof createStaffActs>;

const isUndecided = ({ state }: WithdrawalRow): boolean => state === 'REQUESTED' || state === 'RISK_REVIEW';

const isDisputed = ({ state }: WithdrawalRow): boolean => disputeStates.payAgain.includes(state);

/** Above the amount of four eyes the first approval of money that leaves changes no state, and the second is another person's. */
function approvalOf(
  { firstApprover }: WithdrawalRow,
  leavesMinor: bigint,
  staffId: string,
  aboveMinor: bigint | null,
): { isFirst: boolean; change: Partial<WithdrawalRow> } | Failure<'permission_not_held'> {
  if (!isAboveFourEyes(leavesMinor, aboveMinor)) return { isFirst: false, change: {} };
  if (firstApprover === staffId) return fail('permission_not_held');
  return firstApprover === null
    ? { isFirst: true, change: { firstApprover: staffId } }
    : { isFirst: false, change: {} };
}

function disputeStep(row: WithdrawalRow, to: DisputeDecision['to'], reason: string): [string, Omit<Step, 'actor'>] {
  if (to === 'payAgain')
    return [
      'payWithdrawalAgain',
      { to: 'APPROVED', reason, notice: row.state === 'DISPUTED' ? 'disputeDecided' : 'partDecided', ...againOf(row) },
    ];
  if (to === 'forceReceipt') return ['forceWithdrawalReceipt', { to: 'FORCED_RECEIVED', reason, notice: 'forced' }];
  return ['reopenWithdrawal', { to: 'DISPUTED', reason, notice: 'reopened' }];
}

/** What did not arrive is set aside once more, at the operator's cost. */
function againOf(row: WithdrawalRow): Pick<Step, 'acts' | 'change'> {
  const { memberId, id: withdrawalId } = row;
  const amountMinor = dueMinor(row);
  const reference = `${withdrawalId}/again/${row.step}`;
  return {
    acts: [
      repayWithdrawal({ memberId, withdrawalId, reference: `${reference}/repaid`, amountMinor }),
      holdWithdrawal({ memberId, withdrawalId, reference, amountMinor }),
    ],
    change: { openHolds: [{ reference, amountMinor }] },
  };
}
