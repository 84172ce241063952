import type { WithdrawalActor, WithdrawalState } from '@baize/contract';

/** An amount that is set aside in the ledger under its reference. */
export interface OpenHold {
  reference: string;
  amountMinor: bigint;
}

export interface WithdrawalRow {
  memberId: string;
  id: string;
  brandId: string;
  requestId: string;
  accountId: string;
  currencyCode: string;
  amountMinor: bigint;
  feeMinor: bigint;
  /** Disbursed in all. */
  paidMinor: bigint;
  /** What the member says that he received. */
  receivedMinor: bigint | null;
  /** What went back to the balance after all. */
  releasedMinor: bigint;
  openHolds: readonly OpenHold[];
  state: WithdrawalState;
  step: number;
  reason: string;
  createdAt: Date;
  stateSince: Date;
  deadlineAt: Date | null;
  warnings: number;
  firstApprover: string | null;
  provider: string | null;
  /** Of the bank transfer that staff paid it with, or says that it did. */
  handReference: string | null;
  /** Who named that first, while a second person has to. */
  handFirstPayer: string | null;
  turnoverComplete: boolean;
  automatic: boolean;
}

export interface PayoutRow {
  memberId: string;
  id: string;
  withdrawalId: string;
  provider: string;
  amountMinor: bigint;
  holdReference: string;
  state: 'asked' | 'paid' | 'failed' | 'returned';
  providerReference: string;
  reason: string;
  askedAt: Date;
  asks: number;
  askAgainAt: Date;
  settledAt: Date | null;
}

export interface StepRow {
  from: WithdrawalState | null;
  to: WithdrawalState;
  actor: WithdrawalActor;
  actorId: string;
  reason: string;
  at: Date;
}

/** What is to arrive: the amount without its fee. */
export const netMinor = ({ amountMinor, feeMinor }: Pick<WithdrawalRow, 'amountMinor' | 'feeMinor'>): bigint =>
  amountMinor - feeMinor;

/** What should have arrived and, according to the member, did not yet. */
export const dueMinor = (row: WithdrawalRow): bigint => netMinor(row) - row.releasedMinor - (row.receivedMinor ?? 0n);

type Json<Row> = { [K in keyof Row]: Row[K] extends bigint ? string : Row[K] extends Date ? string : unknown };
const date = (value: unknown): Date | null => (value === null ? null : new Date(value as string));

/** Columns as JSON with amounts as text; `w` is the table. */
export const withdrawalJson = `json_build_object('memberId', w.member_id, 'id', w.id, 'brandId', w.brand_id, 'requestId', w.request_id,
  'accountId', w.account_id, 'currencyCode', w.currency_code, 'amountMinor', w.amount_minor::text, 'feeMinor', w.fee_minor::text,
  'paidMinor', w.paid_minor::text, 'receivedMinor', w.received_minor::text, 'releasedMinor', w.released_minor::text,
  'openHolds', w.open_holds, 'state', w.state, 'step', w.step, 'reason', w.reason, 'createdAt', w.created_at, 'stateSince', w.state_since,
  'deadlineAt', w.deadline_at, 'warnings', w.warnings, 'firstApprover', w.first_approver, 'provider', w.provider,
  'handReference', w.hand_reference, 'handFirstPayer', w.hand_first_payer, 'turnoverComplete', w.turnover_complete, 'automatic', w.automatic)`;

/** The same for a payment; `p` is the table. */
export const payoutJson = `json_build_object('memberId', p.member_id, 'id', p.id, 'withdrawalId', p.withdrawal_id, 'provider', p.provider,
  'amountMinor', p.amount_minor::text, 'holdReference', p.hold_reference, 'state', p.state, 'providerReference', p.provider_reference,
  'reason', p.reason, 'askedAt', p.asked_at, 'asks', p.asks, 'askAgainAt', p.ask_again_at, 'settledAt', p.settled_at)`;

export type WithdrawalJson = Json<WithdrawalRow>;
export type PayoutJson = Json<PayoutRow>;

export const withdrawalOf = (json: WithdrawalJson): WithdrawalRow => ({
  ...(json as unknown as WithdrawalRow),
  amountMinor: BigInt(json.amountMinor),
  feeMinor: BigInt(json.feeMinor),
  paidMinor: BigInt(json.paidMinor),
  receivedMinor: json.receivedMinor === null ? null : BigInt(json.receivedMinor as string),
  releasedMinor: BigInt(json.releasedMinor),
  openHolds: (json.openHolds as { reference: string; amountMinor: string }[]).map((hold) => ({
    reference: hold.reference,
    amountMinor: BigInt(hold.amountMinor),
  })),
  createdAt: new Date(json.createdAt),
  stateSince: new Date(json.stateSince),
  deadlineAt: date(json.deadlineAt),
});

export const payoutOf = (json: PayoutJson): PayoutRow => ({
  ...(json as unknown as PayoutRow),
  amountMinor: BigInt(json.amountMinor),
  askedAt: new Date(json.askedAt),
  askAgainAt: new Date(json.askAgainAt),
  settledAt: date(json.settledAt),
});

export const holdsJson = (holds: readonly OpenHold[]): string =>
  JSON.stringify(holds.map(({ reference, amountMinor }) => ({ reference, amountMinor: String(amountMinor) })));
