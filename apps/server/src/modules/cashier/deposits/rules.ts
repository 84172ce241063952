import type { DepositActor, DepositReason, DepositState } from '@baize/contract';
import type { ProviderReport } from '../providers/provider.ts';
import { isOpen, mayMove } from './states.ts';

/** What the rules look at. */
export interface DecidedOrder {
  state: DepositState;
  currency: string;
  amountMinor: bigint;
  paidMinor: bigint | null;
  expiresAt: Date;
}

/** A step of an order and the money that goes with it, in minor units. */
export interface Move {
  to: DepositState;
  actor: DepositActor;
  reason: DepositReason;
  paidMinor?: bigint;
  reversedMinor?: bigint;
}

/** `ask`: what was reported does not fit, so the provider is asked; `wait`: nothing is known that changes anything. */
export type DepositDecision = { kind: 'wait' } | { kind: 'ask' } | { kind: 'move'; move: Move };

const wait: DepositDecision = { kind: 'wait' };
const ask: DepositDecision = { kind: 'ask' };

/** How long after its end an order that nobody paid is given up, so that the report of a payment in the last second is still in time. */
export const graceMs = 60_000;

/**
 * What a report does to an order. `sent`: by a callback, whose word counts where it says what was expected; anything else is asked for, and
 * what the provider then answers is booked as it is. Unknown is never guessed.
 */
export function decideReport(
  order: DecidedOrder,
  report: ProviderReport,
  how: 'sent' | 'asked',
  now: Date,
): DepositDecision {
  switch (report.state) {
    case 'unknown':
      return wait;
    case 'pending':
      return expiry(order, 'expired', now);
    case 'notFound':
      return expiry(order, 'forgotten', now);
    case 'failed':
      return moved(order, { to: 'FAILED', actor: 'provider', reason: 'declined' });
    case 'paid':
      return payment(order, report, how);
    case 'reversed':
      return reversal(order, report, how);
  }
}

function moved(order: DecidedOrder, move: Move): DepositDecision {
  return mayMove(order.state, move.to, move.actor) ? { kind: 'move', move } : wait;
}

function expiry(order: DecidedOrder, reason: 'expired' | 'forgotten', now: Date): DepositDecision {
  const isOver = now.getTime() >= order.expiresAt.getTime() + graceMs;
  return isOpen(order.state) && isOver ? moved(order, { to: 'EXPIRED', actor: 'clock', reason }) : wait;
}

type Paid = Extract<ProviderReport, { state: 'paid' }>;
type Reversed = Extract<ProviderReport, { state: 'reversed' }>;

function payment(order: DecidedOrder, { amountMinor, currency }: Paid, how: 'sent' | 'asked'): DepositDecision {
  if (!mayMove(order.state, 'PAID', 'provider')) return wait;
  const isExpected = currency === order.currency && amountMinor === order.amountMinor;
  if (!isExpected && how === 'sent') return ask;
  // Money of another currency is in nobody's account: a person sends it back at the provider.
  if (currency !== order.currency) return moved(order, { to: 'FAILED', actor: 'provider', reason: 'wrongCurrency' });
  if (amountMinor <= 0n) return wait;
  const move = {
    to: 'PAID',
    actor: 'provider',
    reason: reasonOfPayment(order, amountMinor),
    paidMinor: amountMinor,
  } as const;
  return moved(order, move);
}

function reasonOfPayment(order: DecidedOrder, paidMinor: bigint): DepositReason {
  if (paidMinor < order.amountMinor) return 'paidInPart';
  if (paidMinor > order.amountMinor) return 'paidMore';
  return isOpen(order.state) ? 'paid' : 'paidLate';
}

/** What was never booked and goes back in whole is not booked at all. */
function reversal(order: DecidedOrder, report: Reversed, how: 'sent' | 'asked'): DepositDecision {
  if (!mayMove(order.state, 'REVERSED', 'provider')) return wait;
  const { amountMinor, currency, paidMinor: toldMinor = amountMinor } = report;
  const paidMinor = order.paidMinor ?? toldMinor;
  const isExpected = currency === order.currency && amountMinor === paidMinor;
  if (!isExpected && how === 'sent') return ask;
  if (currency !== order.currency || amountMinor <= 0n || amountMinor > paidMinor) return wait;
  const isWhole = amountMinor === paidMinor;
  const step = { to: 'REVERSED', actor: 'provider', reason: isWhole ? 'reversed' : 'reversedInPart' } as const;
  if (order.paidMinor !== null) return moved(order, { ...step, reversedMinor: amountMinor });
  return moved(order, isWhole ? step : { ...step, paidMinor, reversedMinor: amountMinor });
}
