import type { Payment } from './records.ts';

/** One callback as it is sent. */
export interface Message {
  messageId: string;
  /** What it tells of the payment, where that is not how it stands. */
  tells?: Partial<Pick<Payment, 'state' | 'paidMinor' | 'paidCurrency'>>;
  /** Sent so much after the one before. */
  isLate?: true;
  /** With a signature that is none. */
  isUnsigned?: true;
  /** With the timestamp of an hour ago. */
  isOld?: true;
}

/** What a fault changes; everything that it leaves out goes as it should. */
interface Script {
  /** The first starts: `refused` does nothing, `taken` takes the order; both answer 500. */
  start?: 'refused' | 'taken';
  /** The first reports: the payment is not found. */
  reports?: 'notFound' | 'notFoundForAWhile';
  /** What the payer really pays. */
  pays?: (payment: Payment) => Partial<Pick<Payment, 'paidMinor' | 'paidCurrency'>>;
  /** How much the payer takes back afterwards, in minor units. */
  reverses?: (paidMinor: bigint) => bigint;
  callbacks?: (messageId: () => string, payment: Payment) => Message[];
}

/** How many starts or reports a fault of a while spoils. */
export const whileCount = 3;
const otherCurrency = (currency: string) => (currency === 'USD' ? 'EUR' : 'USD');
const floodOf = 10;

/** Everything that a payment provider is known to do, by name. */
export const faults = {
  late: { callbacks: (id) => [{ messageId: id(), isLate: true }] },
  silent: { callbacks: () => [] },
  double: {
    callbacks: (id) => {
      const messageId = id();
      return [{ messageId }, { messageId }];
    },
  },
  flood: { callbacks: (id) => Array.from({ length: floodOf }, () => ({ messageId: id() })) },
  partial: { pays: ({ amountMinor }) => ({ paidMinor: String(BigInt(amountMinor) / 2n) }) },
  tooMuch: { pays: ({ amountMinor }) => ({ paidMinor: String(BigInt(amountMinor) * 2n) }) },
  wrongAmount: {
    callbacks: (id, { paidMinor }) => [{ messageId: id(), tells: { paidMinor: String(BigInt(paidMinor) - 1n) } }],
  },
  wrongCurrency: { pays: ({ currency }) => ({ paidCurrency: otherCurrency(currency) }) },
  wrongCurrencyTold: {
    callbacks: (id, { currency }) => [{ messageId: id(), tells: { paidCurrency: otherCurrency(currency) } }],
  },
  reversed: {
    reverses: (paidMinor) => paidMinor,
    callbacks: (id) => [{ messageId: id(), tells: { state: 'paid' } }, { messageId: id() }],
  },
  reversedInPart: {
    reverses: (paidMinor) => paidMinor / 4n,
    callbacks: (id) => [{ messageId: id(), tells: { state: 'paid' } }, { messageId: id() }],
  },
  reversedFirst: {
    reverses: (paidMinor) => paidMinor,
    callbacks: (id) => [{ messageId: id() }, { messageId: id(), tells: { state: 'paid' } }],
  },
  failedFirst: { callbacks: (id) => [{ messageId: id(), tells: { state: 'failed' } }, { messageId: id() }] },
  failedAfterPaid: { callbacks: (id) => [{ messageId: id() }, { messageId: id(), tells: { state: 'failed' } }] },
  forgets: { reports: 'notFound', callbacks: () => [] },
  forgetsForAWhile: { reports: 'notFoundForAWhile', callbacks: () => [] },
  errors: { start: 'refused' },
  takesButErrors: { start: 'taken' },
  unsigned: { callbacks: (id) => [{ messageId: id(), isUnsigned: true }] },
  replayed: { callbacks: (id) => [{ messageId: id(), isOld: true }] },
} as const satisfies Record<string, Script>;

export type FaultName = keyof typeof faults;

export const isFaultName = (name: string): name is FaultName => Object.hasOwn(faults, name);

export const scriptOf = (name: string | null): Script => (name !== null && isFaultName(name) ? faults[name] : {});
