import { randomBytes, randomUUID } from 'node:crypto';
import type { SendMessage } from './callbacks.ts';
import { type Message, scriptOf, whileCount } from './faults.ts';
import type { Journal } from './journal.ts';
import { type Payment, type Told, toldOfPayment } from './records.ts';

export type Order = Pick<
  Payment,
  'id' | 'amountMinor' | 'feeMinor' | 'currency' | 'exponent' | 'method' | 'returnUrl' | 'expiresAt'
>;
/** What a payer does on the page. */
export type Deed = 'pay' | 'part' | 'fail';

const referenceBytes = 6;

/** Payments: taken once by the order's id, paid once by the payer, told by report and by callback, as the fault of the order says. */
export function createPayments(journal: Journal, send: SendMessage, faultOf: (id: string) => string | null) {
  const counts = new Map<string, number>();
  /** True for the first times that something is asked about an id. */
  const isWithinWhile = (what: string): boolean => {
    const count = (counts.get(what) ?? 0) + 1;
    counts.set(what, count);
    return count <= whileCount;
  };

  const start = (order: Order): Payment | null => {
    const known = journal.payment(order.id);
    const fault = known?.fault ?? faultOf(order.id);
    const script = scriptOf(fault);
    const spoilt = script.start && isWithinWhile(`start ${order.id}`);
    if (spoilt && script.start === 'refused') return null;
    const reference = `P${randomBytes(referenceBytes).toString('hex').toUpperCase()}`;
    const payment: Payment = known ?? {
      ...order,
      reference,
      fault,
      state: 'waiting',
      paidMinor: '0',
      paidCurrency: order.currency,
      reversedMinor: '0',
    };
    if (!known) journal.keepPayment(payment);
    return spoilt ? null : payment;
  };

  const report = (id: string): Told | null => {
    const payment = journal.payment(id);
    if (!payment) return null;
    const { reports } = scriptOf(payment.fault);
    if (reports === 'notFound') return null;
    if (reports === 'notFoundForAWhile' && payment.state !== 'waiting' && isWithinWhile(`report ${id}`)) return null;
    return toldOfPayment(payment);
  };

  const notify = async (messages: readonly Message[], payment: Payment): Promise<void> => {
    for (const { tells, ...message } of messages)
      await send(message, 'deposit', toldOfPayment({ ...payment, ...tells }));
  };

  /** Returns the payment as it stands afterwards; a payment that has ended stays as it is. */
  const act = (payment: Payment, deed: Deed): Payment => {
    if (payment.state !== 'waiting') return payment;
    const script = scriptOf(payment.fault);
    if (script.reports === 'notFound') return payment;
    const callbacks = script.callbacks ?? ((id: () => string) => [{ messageId: id() }]);
    const paidMinor = deed === 'part' ? String(BigInt(payment.amountMinor) / 2n) : payment.amountMinor;
    const paid: Payment =
      deed === 'fail'
        ? { ...payment, state: 'failed' }
        : { ...payment, state: 'paid', paidMinor, ...script.pays?.(payment) };
    const reversedMinor = deed === 'fail' ? 0n : (script.reverses?.(BigInt(paid.paidMinor)) ?? 0n);
    const ended: Payment =
      reversedMinor > 0n ? { ...paid, state: 'reversed', reversedMinor: String(reversedMinor) } : paid;
    journal.keepPayment(ended);
    void notify(callbacks(randomUUID, ended), ended);
    return ended;
  };

  /** The payer takes a paid amount back, in whole. */
  const reverse = (payment: Payment): Payment => {
    if (payment.state !== 'paid') return payment;
    const ended: Payment = { ...payment, state: 'reversed', reversedMinor: payment.paidMinor };
    journal.keepPayment(ended);
    void notify([{ messageId: randomUUID() }], ended);
    return ended;
  };

  return { start, report, act, reverse };
}
export type Payments = ReturnType<typeof createPayments>;
