import { currencyExponent, formatAmount } from '@baize/money';
import type {
  DepositNotice,
  PayoutAccountNotice,
  TransferNotice,
  WithdrawalNotice,
} from '../../modules/cashier/index.ts';
import type { IdentityNotice, SecondFactorNotice } from '../../modules/identity/index.ts';
import type { NewMessage } from '../../modules/messages/index.ts';
import type { RewardNotice } from '../../modules/rewards/index.ts';
import type { PlayerNotice, VendorPlayer } from '../../vendors/index.ts';

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
      return { ...of, kind: 'withdrawalForced', params: { ...money, reason } };
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

/** The message that a member gets when an account is added that he can be paid out to. */
export const payoutAccountMessage = (notice: PayoutAccountNotice): NewMessage => ({
  memberId: notice.memberId,
  reference: notice.accountId,
  kind: 'payoutAccountAdded',
  params: { account: notice.account, until: notice.usableFrom.toISOString() },
});

/** The message that a member gets about the decision of his identity check. */
export function identityMessage({ memberId, checkId, state, level, reason }: IdentityNotice): NewMessage {
  const of = { memberId, reference: checkId };
  return state === 'APPROVED'
    ? { ...of, kind: 'identityApproved', params: { level: String(level) } }
    : { ...of, kind: 'identityRefused', params: { level: String(level), reason } };
}

const kindOfFactor = {
  added: 'secondFactorAdded',
  removed: 'secondFactorRemoved',
  reset: 'secondFactorReset',
} as const;

/** The message that a member gets when his second factors change. */
export const secondFactorMessage = ({ memberId, change, reference }: SecondFactorNotice): NewMessage => ({
  memberId,
  reference,
  kind: kindOfFactor[change],
  params: {},
});

/** The message that a member gets about a lottery or a fight whose result was corrected, or a lottery that was cancelled. */
export function playerMessage({ memberId, currencyCode }: VendorPlayer, notice: PlayerNotice): NewMessage {
  const { reference, amountMinor } = notice;
  const money = moneyOf({ amountMinor, currencyCode });
  switch (notice.kind) {
    case 'fightRaised':
    case 'fightLowered':
      return { memberId, reference, kind: notice.kind, params: { ...money, ...notice.params } };
    case 'sitAndGoBegins':
      return { memberId, reference, kind: notice.kind, params: money };
    case 'sitAndGoPaid':
      return { memberId, reference, kind: notice.kind, params: { ...money, ...notice.params } };
    default:
      return { memberId, reference, kind: notice.kind, params: { ...money, ...notice.params } };
  }
}

/** The message that a member gets about a reward, a bonus, a level or an order. */
export function rewardMessage(notice: RewardNotice): NewMessage {
  const { memberId, reference, name = '', reason = '' } = notice;
  const of = { memberId, reference };
  const money = moneyOf({ amountMinor: notice.amountMinor ?? 0n, currencyCode: notice.currencyCode ?? '' });
  const until = notice.until?.toISOString() ?? '';
  switch (notice.kind) {
    case 'levelUp':
    case 'levelDown':
      return { ...of, kind: notice.kind, params: { level: name } };
    case 'levelWarning':
      return { ...of, kind: 'levelWarning', params: { ...money, level: name, until } };
    case 'rewardGiven':
      return { ...of, kind: 'rewardGiven', params: { name, until } };
    case 'bonusConverted':
    case 'bonusExpired':
      return { ...of, kind: notice.kind, params: { ...money, name } };
    case 'rebatePaid':
      return { ...of, kind: 'rebatePaid', params: money };
    case 'orderApproved':
    case 'promotionApproved':
    case 'raffleWon':
      return { ...of, kind: notice.kind, params: { name } };
    case 'orderRejected':
    case 'promotionRejected':
      return { ...of, kind: notice.kind, params: { name, reason } };
  }
}
