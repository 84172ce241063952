import { type Act, refundFee, releaseWithdrawal } from '../../ledger/index.ts';
import type { WithdrawalRow } from './rows.ts';
import { totalOf } from './rules.ts';

/** What is still set aside goes back to the member; with nothing paid, the fee too. */
export function releaseOf(row: WithdrawalRow): { acts: Act[]; change: Partial<WithdrawalRow> } {
  const { memberId, id: withdrawalId, step, openHolds } = row;
  const acts = openHolds.map((hold) =>
    releaseWithdrawal({
      memberId,
      withdrawalId,
      reference: `${hold.reference}/released`,
      holdReference: hold.reference,
      amountMinor: hold.amountMinor,
    }),
  );
  if (row.paidMinor === 0n && row.feeMinor > 0n) {
    const reference = `${withdrawalId}/fee/back/${step}`;
    acts.push(refundFee({ reference, memberId, orderId: withdrawalId, amountMinor: row.feeMinor }));
  }
  return { acts, change: { openHolds: [], releasedMinor: row.releasedMinor + totalOf(openHolds) } };
}
