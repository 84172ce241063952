import type { LocaleCode } from '@baize/contract';

/** How a member pays: at the provider's page, by scanning a code, or by a transfer to an account of the operator. */
export type DepositFlow = 'redirect' | 'qr' | 'bankDetails';

/** A way to pay that a provider offers. Screens, routing and rules ask these fields, never a provider's name. */
export interface ProviderMethod {
  /** `card`, `vietqr`, `bank-transfer` …; unique within its provider. */
  code: string;
  /** Null: no deposits by this method. */
  deposit: DepositFlow | null;
  /** Whether it pays out to a bound account of this kind; null: no payouts. */
  payout: 'bank' | 'ewallet' | null;
  /** ISO codes of currencies; empty: every currency. */
  currencies: readonly string[];
}

/**
 * What came of a request to a provider. `refused` is the provider's definite no: nothing will happen. `unknown` is everything else, a
 * time-out and a status that nobody knows among them: it may have happened, so it is asked about and never guessed.
 */
export type Attempt<Value> =
  | { outcome: 'done'; value: Value }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'unknown'; reason: string };

interface Order {
  /** The operator's permanent id of the order: the same again is the same order at the provider. */
  orderId: string;
  method: string;
  amountMinor: bigint;
  currencyCode: string;
  currencyExponent: number;
  /** Where the provider sends its callbacks. */
  callbackUrl: string;
}

export interface DepositOrder extends Order {
  /** Where the provider's page leads back to. */
  returnUrl: string;
  language: LocaleCode;
  expiresAt: Date;
}

export interface PayoutOrder extends Order {
  payee: { kind: 'bank' | 'ewallet'; institution: string; accountNumber: string; holderName: string };
}

/** How the member goes on. `providerReference` is the provider's own id of the order. */
export type OpenedDeposit = { providerReference: string } & (
  | { flow: 'redirect'; url: string }
  /** `payload`: the text of the code. */
  | { flow: 'qr'; payload: string }
  | {
      flow: 'bankDetails';
      institution: string;
      accountNumber: string;
      holderName: string;
      /** What the member writes on the transfer. */
      transferReference: string;
    }
);

/** `reversed`: paid first, taken back later. `returned`: a payout that came back after it was paid. */
export type ProviderOrderState = 'pending' | 'paid' | 'failed' | 'reversed' | 'returned' | 'unknown';

/** What a provider says about one order, by a callback, an answer or a statement. */
export interface ProviderFact {
  kind: 'deposit' | 'payout';
  orderId: string;
  providerReference: string;
  state: ProviderOrderState;
  /** What was really moved; may differ from what was ordered. */
  amountMinor: bigint;
  currencyCode: string;
  /** The provider's word for a failure; '' otherwise. */
  reason: string;
  at: Date;
}

/** A callback as it came. Nothing of it is believed before the provider's adapter verified it. */
export interface ProviderCallback {
  method: string;
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  rawBody: Uint8Array;
}

/** One delivery may hold several facts; `eventId` is the provider's own key of each, so that a repeat is harmless. */
export type ReadCallback =
  | { outcome: 'verified'; events: readonly { eventId: string; fact: ProviderFact }[] }
  | { outcome: 'refused'; reason: 'signature' | 'stale' | 'format' };

/** A line of a provider's own report of a day. */
export interface ReportLine {
  kind: 'deposit' | 'payout' | 'reversal' | 'return';
  orderId: string;
  providerReference: string;
  amountMinor: bigint;
  currencyCode: string;
  at: Date;
}

/** A payment provider behind its adapter: one folder below `payment-providers/`, one line in its index. */
export interface PaymentProvider {
  readonly code: string;
  readonly methods: readonly ProviderMethod[];
  openDeposit(order: DepositOrder): Promise<Attempt<OpenedDeposit>>;
  /** What the provider knows of a deposit order; null: it does not know the order. */
  findDeposit(orderId: string): Promise<Attempt<ProviderFact | null>>;
  /** Pays out once for an order's id. */
  payOut(order: PayoutOrder): Promise<Attempt<ProviderFact>>;
  /** What the provider knows of a payout order; null: it does not know the order. */
  findPayout(orderId: string): Promise<Attempt<ProviderFact | null>>;
  /** Verifies a callback and puts it into facts. There is no provider without verification. */
  readCallback(callback: ProviderCallback): Promise<ReadCallback>;
  /** All that moved between two moments, `from` included, `to` not; null: the provider has no report. */
  report(from: Date, to: Date): Promise<Attempt<readonly ReportLine[]> | null>;
}
