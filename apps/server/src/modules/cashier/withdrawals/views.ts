import type { Withdrawal } from '@baize/contract';
import { currencyExponent, shownAmount } from '@baize/money';
import { maskedNumber, type PayoutAccountRow } from '../payout-accounts/index.ts';
import { bankTransferCode } from '../providers/bank-transfer/index.ts';
import { isInTime, mayCancel } from './member-acts.ts';
import { dueMinor, netMinor, type StepRow, type WithdrawalRow } from './rows.ts';
import { actsNext, isDisputeState } from './states.ts';

export const amountIn = (row: Pick<WithdrawalRow, 'currencyCode'>) => (minor: bigint) =>
  shownAmount(minor, currencyExponent(row.currencyCode) ?? 0);

/** What did not arrive yet: where the member says so, and while a part of the whole is paid on; else null. */
export function remainderMinor(row: WithdrawalRow): bigint | null {
  const isSaid = isDisputeState(row.state);
  const isPaidOn = row.state === 'APPROVED' || row.state === 'PAYING' || row.state === 'DISBURSED';
  const due = dueMinor(row);
  return isSaid || (isPaidOn && due !== netMinor(row)) ? due : null;
}

/** A withdrawal as its member sees it: what he may do, who acts next, until when. */
export function shownWithdrawal(of: {
  row: WithdrawalRow;
  account: PayoutAccountRow | undefined;
  steps: readonly StepRow[];
  cancellable: boolean;
  now: Date;
}): Withdrawal {
  const { row, account, steps, cancellable, now } = of;
  const amount = amountIn(row);
  const remainder = remainderMinor(row);
  return {
    withdrawalId: row.id,
    state: row.state,
    stateSince: row.stateSince.toISOString(),
    deadlineAt: row.deadlineAt?.toISOString() ?? null,
    actsNext: row.state === 'APPROVED' && row.provider === bankTransferCode ? 'staff' : actsNext(row.state),
    may: mayOf(row, cancellable, now),
    amount: amount(row.amountMinor),
    fee: amount(row.feeMinor),
    arrives: amount(netMinor(row)),
    received: row.receivedMinor === null ? null : amount(row.receivedMinor),
    remainder: remainder === null ? null : amount(remainder),
    reason: row.reason,
    bankReference: row.state === 'APPROVED' ? '' : (row.handReference ?? ''),
    kind: account?.kind ?? 'bank',
    institution: account?.institution ?? '',
    numberMasked: account ? maskedNumber(account) : '',
    holder: account?.holder ?? '',
    createdAt: row.createdAt.toISOString(),
    steps: steps.map(({ actorId: _who, at, ...step }) => ({ ...step, at: at.toISOString() })),
  };
}

function mayOf(row: WithdrawalRow, cancellable: boolean, now: Date): Withdrawal['may'] {
  if (cancellable && mayCancel(row)) return ['cancel'];
  if (row.state === 'DISBURSED' && isInTime(row, now)) return ['confirm'];
  if (row.state === 'AUTO_RECEIVED' && isInTime(row, now)) return ['appeal'];
  return isDisputeState(row.state) ? ['concede'] : [];
}
