import { currencyExponent, formatAmount } from '@baize/money';
import type { DepositNotice, TransferNotice, WithdrawalNotice } from '../modules/cashier/index.ts';
import type { IdentityNotice } from '../modules/identity/index.ts';
import type { NewMessage } from '../modules/messages/index.ts';
import type { PlayerNotice, VendorPlayer } from '../vendors/index.ts';

const moneyOf = ({ amountMinor, currencyCode }: { amountMinor: bigint; currencyCode: string }) => ({
  amount: formatAmount(amountMinor, currencyExponent(currencyCode) ?? 0),
  currency: currencyCode,
});

/** The message that a member gets about a step of his withdrawal. */
export function withdrawalMessage(notice: WithdrawalNotice): NewMessage {
  const { memberId, reference, reason } = notice;
  const of = { memberId, reference };
  const money = moneyOf(notice);
  const until = notice.until?.toISOString() ?? '';
  switch (notice.kind) {
    case 'approved':
      return { ...of, kind: 'withdrawalApproved', params: money };
    case 'refused':
      return { ...of, kind: 'withdrawalRefused', params: { ...money, reason } };
    case 'paid':
      return { ...of, kind: 'withdrawalPaid', params: { ...money, until } };
    case 'receiptDue':
      return { ...of, kind: 'withdrawalReceiptDue', params: { ...money, until } };
    case 'receiptLastCall':
      return { ...of, kind: 'withdrawalReceiptLastCall', params: { ...money, until } };
    case 'autoReceived':
      return { ...of, kind: 'withdrawalAutoReceived', params: { ...money, until } };
    case 'forced':
      return { ...of, kind: 'withdrawalForced', params: money };
    case 'partDecided':
      return { ...of, kind: 'withdrawalPartDecided', params: { ...money, reason } };
    case 'disputeDecided':
    case 'reopened':
      return { ...of, kind: 'withdrawalDisputeDecided', params: { ...money, reason } };
  }
}

const kindOfDeposit = {
  PAID: 'depositPaid',
  EXPIRED: 'depositExpired',
  FAILED: 'depositFailed',
  REVERSED: 'depositReversed',
} as const;

/** The message that a member gets about the end of his deposit. */
export const depositMessage = (notice: DepositNotice): NewMessage => ({
  memberId: notice.memberId,
  reference: notice.orderId,
  kind: kindOfDeposit[notice.state],
  params: moneyOf(notice),
});

/** The message that the receiver of a transfer gets. */
export const transferMessage = (notice: TransferNotice): NewMessage => ({
  memberId: notice.memberId,
  reference: notice.transferId,
  kind: 'transferReceived',
  params: { ...moneyOf(notice), sender: notice.sender, note: notice.note },
});

/** The message that a member gets about the decision of his identity check. */
export function identityMessage({ memberId, checkId, state, level, reason }: IdentityNotice): NewMessage {
  const of = { memberId, reference: checkId };
  return state === 'APPROVED'
    ? { ...of, kind: 'identityApproved', params: { level: String(level) } }
    : { ...of, kind: 'identityRefused', params: { level: String(level), reason } };
}

/** The message that a member gets about a lottery whose result was corrected, or that was cancelled. */
export const lotteryMessage = (
  { memberId, currencyCode }: VendorPlayer,
  { kind, reference, amountMinor, params }: PlayerNotice,
): NewMessage => ({ memberId, reference, kind, params: { ...moneyOf({ amountMinor, currencyCode }), ...params } });
