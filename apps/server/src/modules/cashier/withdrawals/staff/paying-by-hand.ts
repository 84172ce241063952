import { type Failure, fail, ok, type Result } from '../../../../platform/result.ts';
import { payWithdrawal } from '../../../ledger/index.ts';
import { bankTransferCode } from '../../providers/bank-transfer/index.ts';
import { isAboveFourEyes } from '../automatic/automatic.ts';
import type { WithdrawalDependencies } from '../dependencies.ts';
import type { Step } from '../moving.ts';
import type { PayoutRow, WithdrawalRow } from '../rows.ts';
import { totalOf } from '../rules.ts';
import type { StaffCaller, StaffMoves } from './staff-moves.ts';

export interface HandPayment {
  withdrawalId: string;
  /** Of the transfer at the operator's bank. */
  reference: string;
  reason: string;
}
type Paid = Result<
  { row: WithdrawalRow; waitsForSecond: boolean },
  'not_found' | 'already_decided' | 'invalid_input' | 'permission_not_held'
>;
const minuteMs = 60_000;

/** An approved withdrawal that a person paid from the operator's own bank account; above the amount of four eyes two people say so. */
export function createPayingByHand(deps: Pick<WithdrawalDependencies, 'brands' | 'newId'>, moves: StaffMoves) {
  return async (caller: StaffCaller, payment: HandPayment): Promise<Paid> => {
    const { withdrawals: settings } = await deps.brands.settingsOf(caller.staff.brandId);
    const moved = await moves.decided<'permission_not_held'>(caller, payment.withdrawalId, (row, payouts, now) => {
      const isPaidAlready = isPaidSo(payouts, payment.reference);
      if (row.state !== 'APPROVED') return isPaidAlready ? null : fail('already_decided');
      // It did not arrive, and another transfer has another reference.
      if (isPaidAlready) return otherReference();
      const step = isAboveFourEyes(row.amountMinor, settings.fourEyesAboveMinor)
        ? stepOfTwo(row, payment, caller.staff.id)
        : undefined;
      if (step && 'message' in step) return step;
      if (step) return moves.logged(caller, row, 'payWithdrawalByHandFirst', step);
      const deadlineAt = new Date(now.getTime() + settings.confirmMinutes * minuteMs);
      return moves.logged(caller, row, 'payWithdrawalByHand', paidStep(row, payment, { now, deadlineAt, ...deps }));
    });
    return moved.ok ? ok({ row: moved.value, waitsForSecond: moved.value.state === 'APPROVED' }) : moved;
  };
}
export type PayByHand = ReturnType<typeof createPayingByHand>;

const isPaidSo = (payouts: readonly PayoutRow[], reference: string): boolean =>
  payouts.some((each) => each.provider === bankTransferCode && each.providerReference === reference);

/** What the first of two does, why the second may not; nothing where it can be paid. */
function stepOfTwo(
  row: WithdrawalRow,
  { reference, reason }: HandPayment,
  staffId: string,
): Omit<Step, 'actor'> | Failure<'permission_not_held' | 'invalid_input'> | undefined {
  if (row.handFirstPayer === null) return { reason, change: { handFirstPayer: staffId, handReference: reference } };
  if (row.handFirstPayer === staffId) return fail('permission_not_held');
  if (row.handReference === reference) return undefined;
  return otherReference();
}

const otherReference = () => fail('invalid_input', { fields: { reference: { key: 'field_choice' } } });

/** Everything that was set aside leaves by the operator's bank account. */
function paidStep(
  row: WithdrawalRow,
  { reference, reason }: HandPayment,
  { newId, now, deadlineAt }: { newId: () => string; now: Date; deadlineAt: Date },
): Omit<Step, 'actor'> {
  const { memberId, id: withdrawalId } = row;
  const payouts = row.openHolds.map(
    (hold): PayoutRow => ({
      ...{ memberId, id: newId(), withdrawalId, provider: bankTransferCode, amountMinor: hold.amountMinor },
      ...{ holdReference: hold.reference, state: 'paid', providerReference: reference, reason: '' },
      ...{ askedAt: now, asks: 0, askAgainAt: now, settledAt: now },
    }),
  );
  const acts = payouts.map(({ id, holdReference, amountMinor }) =>
    payWithdrawal({
      ...{ memberId, withdrawalId, reference: `${id}/paid`, holdReference, amountMinor },
      providerCode: bankTransferCode,
    }),
  );
  const paidMinor = row.paidMinor + totalOf(row.openHolds);
  const change = { openHolds: [], paidMinor, deadlineAt, handReference: reference, handFirstPayer: null };
  return { to: 'DISBURSED', reason, notice: 'paid', acts, payouts, change };
}
