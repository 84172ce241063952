import type { TransferDirection } from '@baize/contract';
import { largestAmountMinor } from '@baize/money';
import { type Failure, fail, ok, type Result } from '../../../platform/result.ts';
import {
  balanceOf,
  isBarredFromPayout,
  limitOfDeposit,
  type RunTogether,
  receiveFromMember,
  sendToMember,
  sourceOfMemberTransfers,
} from '../../ledger/index.ts';
import type { TransferDependencies } from './dependencies.ts';
import { receivedSince, type SenderFacts, senderFacts, type TransferRow, transferStatement } from './facts.ts';
import { factsOf, judge, type Order, pastOutcome, type SentTransfer } from './order.ts';
import { type Refusal, wageringOf } from './rules.ts';

type BookingResult =
  | Result<SentTransfer, 'insufficient_funds' | 'account_blocked' | 'repeated_with_other_content'>
  | Refusal;

/** Takes the whole transaction back, and is the answer. */
export class TransferTakenBack extends Error {
  readonly answer: Failure<'receiver_not_available'>;

  constructor(answer: Failure<'receiver_not_available'>) {
    super('a transfer was taken back');
    this.answer = answer;
  }
}

/** Both sides within one transaction. Throws TransferTakenBack when the receiver cannot have it. */
export async function bookTransfer(
  run: RunTogether,
  order: Order,
  notify: TransferDependencies['notify'],
): Promise<BookingResult> {
  const sent = await send(run, order);
  if (sent.ok && !sent.value.replay) await receive(run, order, sent.value, notify);
  return sent;
}

function send(run: RunTogether, order: Order): Promise<BookingResult> {
  const { memberId, receiverId, amountMinor, transferId, note } = order;
  const reference = `sent/${memberId}/${order.requestId}`;
  return run<SenderFacts, BookingResult>({
    memberId,
    references: [{ source: sourceOfMemberTransfers, reference }],
    facts: () => senderFacts(factsOf(order)),
    decide: ({ wallet, facts }, now) => {
      if (!wallet) throw new TypeError(`there is no member ${memberId}`);
      const past = pastOutcome(order, facts, balanceOf(wallet).cashMinor);
      if (past) return { answer: past };
      if (isBarredFromPayout(wallet)) return { answer: fail('account_blocked') };
      const judged = judge(order, facts);
      if ('refusal' in judged) return { answer: judged.refusal };
      const { sender, receiver, direction } = judged;
      const shown = { transferId, direction, sender: sender.nickname, receiver: receiver.nickname, amountMinor, note };
      return {
        acts: [sendToMember({ reference, memberId, otherMemberId: receiverId, transferId, amountMinor })],
        lockedAccount: 'cash',
        statements: [transferStatement(rowOf(order, 'sent', direction, now))],
        booked: ({ balance }) => ({
          answer: ok({ ...shown, balanceMinor: balance.cashMinor, createdAt: now, replay: false }),
        }),
        insufficient: fail('insufficient_funds'),
      };
    },
  });
}

const dayMs = 86_400_000;

/** The receiver's own limit of a day's deposits holds for what others send him too. */
async function receive(
  run: RunTogether,
  order: Order,
  sent: SentTransfer,
  notify: TransferDependencies['notify'],
): Promise<void> {
  const { memberId: senderId, receiverId, amountMinor, transferId } = order;
  const { createdAt, direction } = sent;
  const reference = `received/${senderId}/${order.requestId}`;
  const dayOfLimits = new Date(Math.floor(createdAt.getTime() / dayMs) * dayMs);
  const refused = fail('receiver_not_available');
  const { sender, note } = sent;
  const currencyCode = order.brand.currency.code;
  const notice = { memberId: receiverId, transferId, sender, amountMinor, currencyCode, note };
  const answer = await run<string, Result<null, 'receiver_not_available'>>({
    memberId: receiverId,
    references: [{ source: sourceOfMemberTransfers, reference }],
    facts: () => receivedSince(receiverId, dayOfLimits),
    decide: ({ wallet, facts: receivedMinor }) => {
      if (!wallet) throw new TypeError(`there is no member ${receiverId}`);
      const isOver = limitOfDeposit(wallet, BigInt(receivedMinor) + amountMinor, createdAt) !== null;
      const isFull = balanceOf(wallet).cashMinor + amountMinor > largestAmountMinor;
      if (wallet.isBlocked || isOver || isFull) return { answer: refused };
      const row = rowOf(order, 'received', direction, createdAt);
      return {
        acts: [
          receiveFromMember({ reference, memberId: receiverId, otherMemberId: senderId, transferId, amountMinor }),
        ],
        lockedAccount: 'cash',
        statements: [transferStatement(row), ...notify(notice)],
        booked: () => ({ answer: ok(null) }),
        insufficient: refused,
      };
    },
  });
  if (!answer.ok) throw new TransferTakenBack(answer);
}

const opposite: Record<TransferDirection, TransferDirection> = { upline: 'downline', downline: 'upline' };

/** `direction` is what the receiver is to the sender. */
function rowOf(order: Order, side: TransferRow['side'], direction: TransferDirection, createdAt: Date): TransferRow {
  const { memberId, receiverId, brand, amountMinor } = order;
  const isSent = side === 'sent';
  return {
    side,
    createdAt,
    memberId: isSent ? memberId : receiverId,
    otherMemberId: isSent ? receiverId : memberId,
    otherIs: isSent ? direction : opposite[direction],
    requestId: isSent ? order.requestId : null,
    transferId: order.transferId,
    brandId: brand.id,
    amountMinor,
    currencyCode: brand.currency.code,
    wageringMinor: wageringOf(amountMinor),
    note: order.note,
  };
}
