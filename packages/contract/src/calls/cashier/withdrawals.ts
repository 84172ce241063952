import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, pageNo, pageSize, sentAmount, text } from '../../fields.ts';
import { payoutAccountKind } from './payout-accounts.ts';

const path = '/wps/cashier/withdrawals';

export const withdrawalState = z.enum([
  'REQUESTED',
  'RISK_REVIEW',
  'APPROVED',
  'PAYING',
  'DISBURSED',
  'COMPLETED',
  'PARTIAL_REVIEW',
  'DISPUTED',
  'AUTO_RECEIVED',
  'FORCED_RECEIVED',
  'REJECTED',
  'CANCELLED',
]);
export type WithdrawalState = z.output<typeof withdrawalState>;
export const withdrawalActor = z.enum(['member', 'staff', 'system', 'provider']);
export type WithdrawalActor = z.output<typeof withdrawalActor>;

/** Why something cannot be asked for now. */
export const withdrawalBar = z.enum([
  'closed',
  'blocked',
  'paymentPassword',
  'account',
  'coolingOff',
  'pending',
  'perDay',
  'identityCheck',
  'turnover',
]);
export type WithdrawalBar = z.output<typeof withdrawalBar>;

export const withdrawalStep = z.object({
  from: z.nullable(withdrawalState),
  to: withdrawalState,
  actor: withdrawalActor,
  reason: z.string(),
  at: instant,
});

export const withdrawal = z.object({
  withdrawalId: z.string(),
  state: withdrawalState,
  stateSince: instant,
  /** When the program acts by itself, or the member may no longer. */
  deadlineAt: z.nullable(instant),
  /** Who acts next; null: nobody has to. */
  actsNext: z.nullable(withdrawalActor),
  /** What the member may do now. */
  may: z.array(z.enum(['cancel', 'confirm', 'appeal', 'concede'])),
  amount,
  fee: amount,
  /** Amount less fee. */
  arrives: amount,
  received: z.nullable(amount),
  /** What did not arrive according to the member, also while it is paid on. */
  remainder: z.nullable(amount),
  reason: z.string(),
  /** Of the bank transfer where the operator paid it by hand; empty otherwise. */
  bankReference: z.string(),
  kind: payoutAccountKind,
  institution: z.string(),
  numberMasked: z.string(),
  holder: z.string(),
  createdAt: instant,
  steps: z.array(withdrawalStep),
});
export type Withdrawal = z.output<typeof withdrawal>;

export const withdrawalTerms = defineCall({
  summary: 'What the member may withdraw now, under which limits and fee, and what turnover is missing',
  method: 'GET',
  path: `${path}/terms`,
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    min: amount,
    max: amount,
    /** Cash that may leave now: the balance without deposits whose turnover is missing. */
    available: amount,
    cash: amount,
    turnover: z.object({
      missing: amount,
      /** Deposits that must stay until their turnover is there. */
      held: amount,
    }),
    perDay: z.int(),
    leftToday: z.int(),
    freeLeftToday: z.int(),
    feePercent: z.string(),
    feeMin: amount,
    /** Minutes that a payout usually takes. */
    expectedMinutes: z.int(),
    confirmMinutes: z.int(),
    appealDays: z.int(),
    mayCancel: z.boolean(),
    bars: z.array(withdrawalBar),
    coolingOffUntil: z.nullable(instant),
    /** What takes longer than asked for is shown here. */
    openWithdrawalId: z.nullable(z.string()),
    requiredIdentityLevel: z.int(),
    /** A running bonus that ends with a withdrawal; null: nothing does. */
    bonusAtStake: z.nullable(amount),
  }),
  errors: [],
});

export const requestWithdrawal = defineCall({
  summary: 'Ask for a withdrawal to a bound account; the amount is set aside at once',
  method: 'PUT',
  path,
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    requestId: clientId,
    accountId: clientId,
    amount: sentAmount,
    paymentPassword: text(255).check(z.minLength(1, 'not_empty')),
    /** The member was shown what running bonus ends with it. */
    forfeitBonus: z.optional(z.boolean()),
  }),
  answer: withdrawal,
  errors: [
    'limit_reached',
    'insufficient_funds',
    'repeated_with_other_content',
    'account_blocked',
    'request_pending',
    'quota_exceeded',
    'turnover_missing',
    'second_factor_required',
    'payout_waits',
    'identity_check_required',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_not_set',
    'bonus_would_be_lost',
  ],
});

export const withdrawals = defineCall({
  summary: 'The member’s withdrawals, the newest first, each with its steps',
  method: 'GET',
  path,
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ pageNo, pageSize }),
  answer: z.object({ list: z.array(withdrawal), total: z.int(), totalPages: z.int() }),
  errors: [],
});

const params = z.strictObject({ withdrawalId: clientId });

export const cancelWithdrawal = defineCall({
  summary: 'Take a withdrawal back that is not paid yet, where the brand allows it',
  method: 'POST',
  path: `${path}/:withdrawalId/cancel`,
  access: 'realAccount',
  encrypted: false,
  params,
  body: z.strictObject({}),
  answer: withdrawal,
  errors: ['not_found', 'operation_not_allowed', 'already_decided'],
});

export const withdrawalProof = defineCall({
  summary: 'A picture that shows that a payout did not arrive: a PNG or JPEG of at most 5 MB as the body itself',
  method: 'PUT',
  path: `${path}/proof`,
  access: 'realAccount',
  encrypted: false,
  perMinute: 12,
  upload: { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 },
  answer: z.object({ proofId: z.string() }),
  errors: ['limit_reached'],
});

export const confirmWithdrawal = defineCall({
  summary:
    'Say whether a payout arrived: in full, in part, or not at all with pictures; also the appeal after it counted as received',
  method: 'POST',
  path: `${path}/:withdrawalId/confirm`,
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  params,
  body: z.strictObject({
    answer: z.enum(['received', 'partial', 'notReceived']),
    /** Of `partial`: what arrived, above nothing and below what was paid. */
    amount: z.optional(sentAmount),
    /** Of `notReceived`: one to three pictures. */
    proofIds: z._default(z.array(clientId).check(z.maxLength(3)), []),
    note: z._default(text(500), ''),
  }),
  answer: withdrawal,
  errors: ['not_found', 'already_decided'],
});
