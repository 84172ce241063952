import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, sentAmount, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { payoutAccountKind } from '../cashier/payout-accounts.ts';
import { withdrawalState, withdrawalStep } from '../cashier/withdrawals.ts';
import { staffReason as reason } from './accounts.ts';

const params = z.strictObject({ withdrawalId: clientId });

const row = z.object({
  withdrawalId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  state: withdrawalState,
  stateSince: instant,
  amount,
  fee: amount,
  currency: z.string(),
  kind: payoutAccountKind,
  institution: z.string(),
  holder: z.string(),
  provider: z.string(),
  reason: z.string(),
  createdAt: instant,
  deadlineAt: z.nullable(instant),
  /** One of two has approved it. */
  needsSecondApproval: z.boolean(),
  automatic: z.boolean(),
});

export const staffWithdrawals = defineCall({
  summary: 'Withdrawals of the brand by state; those that wait for a person come first',
  method: 'GET',
  path: '/wps/staff/withdrawals',
  access: 'staff',
  permission: 'withdrawals.read',
  encrypted: false,
  data: pageOf(
    ['createdAt', 'amount', 'stateSince'],
    {
      state: z._default(z.enum(['waiting', 'paying', 'disbursed', 'ended', 'all']), 'waiting'),
      search: z.optional(text(40)),
    },
    'asc',
  ),
  answer: rowsOf(row),
  errors: [],
});

export const staffDisputes = defineCall({
  summary: 'Payouts that members say did not arrive, or not whole; and those that wait for the member’s answer',
  method: 'GET',
  path: '/wps/staff/disputes',
  access: 'staff',
  permission: 'withdrawals.read',
  encrypted: false,
  data: pageOf(
    ['stateSince', 'amount'],
    { state: z._default(z.enum(['open', 'unconfirmed', 'decided']), 'open'), search: z.optional(text(40)) },
    'asc',
  ),
  answer: rowsOf(z.extend(row, { received: z.nullable(amount), remainder: z.nullable(amount), proofs: z.int() })),
  errors: [],
});

const countAndAmount = z.object({ count: z.int(), amount });

export const staffWithdrawal = defineCall({
  summary: 'A withdrawal with what speaks for and against it, its payments and its steps',
  method: 'GET',
  path: '/wps/staff/withdrawals/:withdrawalId',
  access: 'staff',
  permission: 'withdrawals.read',
  encrypted: false,
  params,
  answer: z.object({
    withdrawal: row,
    account: z.object({ kind: payoutAccountKind, institution: z.string(), number: z.string(), holder: z.string() }),
    received: z.nullable(amount),
    remainder: z.nullable(amount),
    /** What is set aside and was not paid yet. */
    toPay: amount,
    risk: z.object({
      turnoverMissing: amount,
      isFirst: z.boolean(),
      deposits: countAndAmount,
      withdrawals: countAndAmount,
      /** What was withdrawn of what was deposited, this one with it, in percent; null: nothing was deposited. */
      ratioPercent: z.nullable(z.int()),
      accountAgeHours: z.int(),
      /** Cases of risk rules about the member that are not closed. */
      openCases: z.int(),
      /** Other members of the brand by what they share with this one. */
      sharedPayees: z.array(z.string()),
      sharedDevices: z.array(z.string()),
      sharedAddresses: z.array(z.string()),
    }),
    payouts: z.array(
      z.object({
        payoutId: z.string(),
        provider: z.string(),
        amount,
        state: z.enum(['asked', 'paid', 'failed', 'returned']),
        providerReference: z.string(),
        reason: z.string(),
        askedAt: instant,
        settledAt: z.nullable(instant),
      }),
    ),
    steps: z.array(z.extend(withdrawalStep, { actorName: z.string() })),
    proofIds: z.array(z.string()),
    /** Who can pay it: the providers, and the operator’s own bank account. */
    providers: z.array(z.string()),
    /** Who said first that it was paid by hand, while a second person has to; null: nobody. */
    handFirstPayer: z.nullable(z.string()),
  }),
  errors: ['not_found'],
});

export const staffWithdrawalDecide = defineCall({
  summary:
    'Approve a withdrawal, above an amount as the first or second of two; or refuse it with a reason that the member reads',
  method: 'POST',
  path: '/wps/staff/withdrawals/:withdrawalId',
  access: 'staff',
  permission: 'withdrawals.decide',
  encrypted: false,
  params,
  body: z.strictObject({
    to: z.enum(['approve', 'refuse']),
    reason,
    /** Which provider pays; without it the brand’s routes decide. */
    provider: z.optional(text(40)),
  }),
  /** `waitsForSecond`: another person must approve it too. */
  answer: z.object({ state: withdrawalState, waitsForSecond: z.boolean() }),
  errors: ['not_found', 'already_decided', 'permission_not_held'],
});

export const staffWithdrawalPaid = defineCall({
  summary:
    'An approved withdrawal was paid by hand, from the operator’s bank account; above an amount as the first or second of two, who name the same reference',
  method: 'POST',
  path: '/wps/staff/withdrawals/:withdrawalId/paid',
  access: 'staff',
  permission: 'withdrawals.payByHand',
  encrypted: false,
  params,
  body: z.strictObject({
    /** Of the transfer, as the bank’s statement has it; the member reads it too. */
    reference: text(60).check(z.trim(), z.minLength(1, 'not_empty')),
    reason,
  }),
  answer: z.object({ state: withdrawalState, waitsForSecond: z.boolean() }),
  errors: ['not_found', 'already_decided', 'permission_not_held'],
});

export const staffWithdrawalsDecide = defineCall({
  summary: 'Approve or refuse several withdrawals at once; each is decided by itself',
  method: 'POST',
  path: '/wps/staff/withdrawals',
  access: 'staff',
  permission: 'withdrawals.decide',
  encrypted: false,
  body: z.strictObject({
    withdrawalIds: z.array(clientId).check(z.minLength(1, 'not_empty'), z.maxLength(50)),
    to: z.enum(['approve', 'refuse']),
    reason,
  }),
  answer: z.object({
    results: z.array(z.object({ withdrawalId: z.string(), done: z.boolean(), message: z.string() })),
  }),
  errors: [],
});

export const staffDisputeDecide = defineCall({
  summary:
    'Pay again what did not arrive, above an amount as the first or second of two; force the receipt (nothing is refunded); or open again what counted as received',
  method: 'POST',
  path: '/wps/staff/disputes/:withdrawalId',
  access: 'staff',
  permission: 'disputes.decide',
  encrypted: false,
  params,
  body: z.strictObject({ to: z.enum(['payAgain', 'forceReceipt', 'reopen']), reason }),
  /** `waitsForSecond`: another person must agree that it is paid again. */
  answer: z.object({ state: withdrawalState, waitsForSecond: z.boolean() }),
  errors: ['not_found', 'already_decided', 'permission_not_held'],
});

export const staffDisputeAsk = defineCall({
  summary: 'Ask the provider again what became of a withdrawal’s payments',
  method: 'POST',
  path: '/wps/staff/disputes/:withdrawalId/ask',
  access: 'staff',
  permission: 'disputes.decide',
  encrypted: false,
  perMinute: 20,
  params,
  body: z.strictObject({}),
  answer: z.object({ reports: z.array(z.object({ payoutId: z.string(), provider: z.string(), report: z.string() })) }),
  errors: ['not_found'],
});

export const staffWithdrawalProof = defineCall({
  summary: 'A picture of a dispute as a data URL of a WebP',
  method: 'GET',
  path: '/wps/staff/disputes/proofs/:proofId',
  access: 'staff',
  permission: 'withdrawals.read',
  encrypted: false,
  params: z.strictObject({ proofId: clientId }),
  answer: z.object({ image: z.string() }),
  errors: ['not_found'],
});

/** Amounts of null: no cap on purpose. */
export const withdrawalRules = z.strictObject({
  enabled: z.boolean(),
  maxAmount: z.nullable(sentAmount),
  maxPerMemberPerDay: z.nullable(sentAmount),
  maxPerBrandPerDay: z.nullable(sentAmount),
  firstWithdrawal: z.boolean(),
  minAccountAgeHours: z.int().check(z.minimum(0), z.maximum(87_600)),
  /** Withdrawn of deposited, in percent, at most; null: whatever it is. */
  maxRatioPercent: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  sharedPayee: z.boolean(),
  sharedDevice: z.boolean(),
  sharedAddress: z.boolean(),
});
export type WithdrawalRules = z.output<typeof withdrawalRules>;

export const staffWithdrawalRules = defineCall({
  summary: 'What is approved without a person',
  method: 'GET',
  path: '/wps/staff/withdrawalRules',
  access: 'staff',
  permission: 'withdrawals.read',
  encrypted: false,
  answer: z.object({ rules: withdrawalRules, changedAt: z.nullable(instant) }),
  errors: [],
});

export const staffWithdrawalRulesSet = defineCall({
  summary: 'Change what is approved without a person',
  method: 'PUT',
  path: '/wps/staff/withdrawalRules',
  access: 'staff',
  permission: 'withdrawals.rules',
  encrypted: false,
  body: z.strictObject({ rules: withdrawalRules, reason }),
  answer: z.object({}),
  errors: [],
});

export const staffWithdrawalRulesTry = defineCall({
  summary:
    'What these rules would have approved of the last 30 days’ withdrawals, and what people decided then; changes nothing',
  method: 'POST',
  path: '/wps/staff/withdrawalRules/try',
  access: 'staff',
  permission: 'withdrawals.rules',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ rules: withdrawalRules }),
  answer: z.object({
    asked: countAndAmount,
    approved: countAndAmount,
    /** Approved by the rules, and refused by a person then. */
    approvedButRefused: countAndAmount,
    /** How many each rule held up. */
    heldUpBy: z.array(z.object({ rule: z.string(), count: z.int() })),
  }),
  errors: [],
});
