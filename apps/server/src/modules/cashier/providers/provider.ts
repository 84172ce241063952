/** A payment provider: an adapter is a folder in `providers/`. Money is booked by the cashier alone. */
export interface PaymentProvider {
  /** Label of its account in the ledger. */
  code: string;
  /** Throws UnknownOutcomeError when nobody knows whether it took; the same order again is the same payment. */
  startDeposit(order: ProviderOrder): Promise<DepositStart>;
  /** Asks again. */
  depositReport(order: ProviderOrder): Promise<ProviderReport>;
  /** The same id again is the same payout for ever. Throws UnknownOutcomeError when nobody knows whether it took. */
  startPayout(order: PayoutOrder): Promise<ProviderReport>;
  payoutReport(order: PayoutOrder): Promise<ProviderReport>;
  /** Null: not signed by the provider. */
  readCallback(raw: RawCallback): Callback | null;
  /** Its own report, for the float; absent where it has none. */
  totals?(): Promise<ProviderTotals>;
}

export interface ProviderOrder {
  orderId: string;
  brandId: string;
  /** The method of the brand that the member chose. */
  methodCode: string;
  amountMinor: bigint;
  /** What the provider takes from the payer beside the amount. */
  feeMinor: bigint;
  currency: string;
  exponent: number;
  /** How the member pays: a redirect to a page of the provider, a QR code to scan, or details to transfer to. */
  kind: 'redirect' | 'qr' | 'transfer';
  /** Where the provider's page sends the member back to. */
  returnUrl: string;
  expiresAt: Date;
  /** What the provider itself called the payment, once it said so. */
  providerReference: string | null;
}

export type DepositStart =
  | { kind: 'redirect'; providerReference: string; payUrl: string }
  /** `payUrl`: a page that does the same as scanning, where the provider has one. */
  | { kind: 'qr'; providerReference: string; payload: string; payUrl?: string | undefined }
  | { kind: 'transfer'; providerReference: string; details: TransferDetails };

/** Where the member transfers to, and under which words. */
export interface TransferDetails {
  institution: string;
  number: string;
  holder: string;
  reference: string;
  /** A code for a bank's app that says the same; null where the account has none. */
  payload: string | null;
}

/** "pending" and "unknown" are asked again, never guessed. */
export type ProviderReport =
  | { state: 'pending' }
  | { state: 'unknown' }
  | { state: 'notFound' }
  | { state: 'paid'; amountMinor: bigint; currency: string; providerReference: string }
  /** `paidMinor`: what had been paid before; without it the same. */
  | {
      state: 'reversed';
      amountMinor: bigint;
      currency: string;
      providerReference: string;
      paidMinor?: bigint | undefined;
    }
  | { state: 'failed'; reason: string };

export interface PayoutOrder {
  payoutId: string;
  amountMinor: bigint;
  currency: string;
  exponent: number;
  account: PayoutAccountDetails;
}

export interface PayoutAccountDetails {
  kind: 'bank' | 'wallet';
  institution: string;
  number: string;
  holder: string;
}

export interface RawCallback {
  body: Buffer;
  headers: Record<string, string | undefined>;
}

/** What a signed callback is about; a report that it carries counts like one that was asked for. */
export interface Callback {
  subject: 'deposit' | 'payout';
  /** Of the order or the payout. */
  id: string;
  /** Unique for this message, so that a repeat is known. */
  messageId: string;
  report: ProviderReport;
}

/** What the provider says that it holds for the operator: paid in, reversed, paid out, by currency. */
export interface ProviderTotals {
  asOf: Date;
  currencies: readonly {
    currency: string;
    depositedMinor: bigint;
    reversedMinor: bigint;
    paidOutMinor: bigint;
  }[];
}

/** Nobody knows whether the provider took what it was asked. */
export class UnknownOutcomeError extends Error {}

/** The provider surely did not take it, and will not. */
export class ProviderRefusedError extends Error {}
