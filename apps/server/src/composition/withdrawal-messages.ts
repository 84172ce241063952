import { currencyExponent, formatAmount } from '@baize/money';
import type { WithdrawalNotice } from '../modules/cashier/index.ts';
import type { NewMessage } from '../modules/messages/index.ts';

/** The message that a member gets about a step of his withdrawal. */
export function withdrawalMessage(notice: WithdrawalNotice): NewMessage {
  const { memberId, reference, currencyCode: currency, reason } = notice;
  const of = { memberId, reference };
  const money = { amount: formatAmount(notice.amountMinor, currencyExponent(currency) ?? 0), currency };
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
