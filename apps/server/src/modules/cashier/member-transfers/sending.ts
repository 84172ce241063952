import { parseAmount } from '@baize/money';
import { periodAt } from '@baize/periods';
import { sql } from 'kysely';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, type Result } from '../../../platform/result.ts';
import { bookTransfer, TransferTakenBack } from './booking.ts';
import type { TransferDependencies } from './dependencies.ts';
import { type SenderFacts, senderFacts } from './facts.ts';
import { factsOf, judge, type Order, pastOutcome, type SentTransfer } from './order.ts';

export interface TransferRequest {
  memberId: string;
  brand: RequestBrand;
  requestId: string;
  receiverId: string;
  /** Decimal text. */
  amount: string;
  note: string;
  paymentPassword: string;
}

type SendResult = Result<
  SentTransfer,
  | 'invalid_input'
  | 'operation_not_allowed'
  | 'receiver_not_available'
  | 'money_on_hold'
  | 'limit_reached'
  | 'insufficient_funds'
  | 'account_blocked'
  | 'payment_password_wrong'
  | 'payment_password_locked'
  | 'payment_password_not_set'
  | 'service_unavailable'
  | 'repeated_with_other_content'
>;

/**
 * Sends cash to the upline or a downline: both sides, with their rows, in one transaction, once for each request id. The brand's limits are
 * judged before the payment password is asked for, and again in the transaction.
 */
export function createSending(deps: TransferDependencies) {
  const { database, clock, ledger } = deps;

  const orderOf = async (request: TransferRequest, amountMinor: bigint): Promise<Order> => {
    const settings = await deps.brands.settingsOf(request.brand.id);
    return {
      memberId: request.memberId,
      brand: request.brand,
      receiverId: request.receiverId.toLowerCase(),
      requestId: request.requestId.toLowerCase(),
      note: request.note.trim(),
      amountMinor,
      rules: settings.memberTransfers,
      dayStart: periodAt('D', clock.now(), settings.timeZone).start,
      transferId: deps.newId(),
    };
  };

  /** The answer that needs no password: what was booked before, and what may not be; null: it may. */
  const answerAtOnce = async (order: Order): Promise<SendResult | null> => {
    const { rows } = await sql<{ facts: SenderFacts }>`select ${senderFacts(factsOf(order))} as facts`.execute(
      database,
    );
    const facts = rows[0]?.facts;
    if (!facts) throw new Error('the facts of a transfer gave no row');
    const balance = facts.earlier ? await ledger.balanceOf(order.memberId) : null;
    const past = pastOutcome(order, facts, balance?.cashMinor ?? 0n);
    if (past) return past;
    const judged = judge(order, facts);
    if ('refusal' in judged) return judged.refusal;
    const heldUntil = await deps.payments.coolingOffUntil(order.memberId);
    if (heldUntil === null) return null;
    const waitMs = heldUntil.getTime() - clock.now().getTime();
    return fail('money_on_hold', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) });
  };

  return async (request: TransferRequest): Promise<SendResult> => {
    const parsed = parseAmount(request.amount, request.brand.currency.exponent, 'positive');
    if (!parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
    const order = await orderOf(request, parsed.amountMinor);
    const early = await answerAtOnce(order);
    if (early) return early;
    const fault = await deps.payments.checkPaymentPassword(order.memberId, request.paymentPassword);
    if (fault) return fault;
    try {
      return await ledger.runTogether([order.memberId, order.receiverId], (run) =>
        bookTransfer(run, order, deps.notify),
      );
    } catch (error) {
      if (error instanceof TransferTakenBack) return error.answer;
      throw error;
    }
  };
}
