import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { currencyExponent, shownAmount } from '@baize/money';
import { type DepositMethod, nameOf } from './methods.ts';
import type { DepositOrder, DepositStep } from './schema.ts';
import { isOpen, nextActor } from './states.ts';

type Shown = CallValue<Calls['depositOrder']>;
type Listed = CallValue<Calls['depositHistory']>['list'][number];

export interface Reader {
  methods: readonly DepositMethod[];
  language: LocaleCode;
}

const amountOf = ({ currency }: DepositOrder) => {
  const exponent = currencyExponent(currency) ?? 0;
  return {
    shown: (minor: bigint) => shownAmount(minor, exponent),
    orNull: (minor: bigint | null) => (minor === null ? null : shownAmount(minor, exponent)),
  };
};

/** An order as a line of the member's history. */
export function listedOrder(order: DepositOrder, reader: Reader): Listed {
  const { orderId, state, reason, createdAt } = order;
  const { shown, orNull } = amountOf(order);
  return {
    ...{ orderId, state, reason, methodName: methodOf(order, reader).name },
    amount: shown(order.amountMinor),
    paid: orNull(order.paidMinor),
    createdAt: createdAt.toISOString(),
  };
}

/** An order as its member sees it. */
export function shownOrder(
  order: DepositOrder,
  steps: readonly DepositStep[],
  proofs: number,
  reader: Reader,
  now: Date,
): Shown {
  const { orderId, methodCode, kind, state, reason, createdAt, expiresAt, changedAt } = order;
  const { shown, orNull } = amountOf(order);
  const { name, expectedMinutes } = methodOf(order, reader);
  return {
    ...{ orderId, methodCode, methodName: name, kind, state, reason, nextActor: nextActor[state], expectedMinutes },
    amount: shown(order.amountMinor),
    fee: shown(order.feeMinor),
    paid: orNull(order.paidMinor),
    reversed: orNull(order.reversedMinor),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    changedAt: changedAt.toISOString(),
    serverTime: now.toISOString(),
    instructions: isOpen(state) ? instructionsOf(order) : null,
    proofs,
    steps: steps.map(({ toState, actor, at, reason: why }) => ({
      state: toState,
      actor,
      reason: why,
      at: at.toISOString(),
    })),
  };
}

function instructionsOf({ instructions: start }: DepositOrder): Shown['instructions'] {
  if (!start) return null;
  if (start.kind === 'redirect') return { kind: 'redirect', payUrl: start.payUrl };
  if (start.kind === 'qr') return { kind: 'qr', payload: start.payload, payUrl: start.payUrl ?? null };
  return { kind: 'transfer', ...start.details };
}

/** A method that the brand no longer has is called by its code. */
function methodOf({ methodCode }: DepositOrder, { methods, language }: Reader) {
  const method = methods.find(({ code }) => code === methodCode);
  return { name: method ? nameOf(method, language) : methodCode, expectedMinutes: method?.expectedMinutes ?? 0 };
}
