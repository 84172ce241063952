import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { depositActor, depositKind, depositReason, depositState } from '../cashier/deposits.ts';
import { staffReason as reason } from './accounts.ts';

const orderParams = z.strictObject({ orderId: clientId });
const orderRow = z.object({
  orderId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  methodCode: z.string(),
  /** As the brand calls it in its own language. */
  methodName: z.string(),
  provider: z.string(),
  kind: depositKind,
  state: depositState,
  reason: depositReason,
  amount,
  paid: z.nullable(amount),
  providerReference: z.string(),
  createdAt: instant,
  changedAt: instant,
});

export const staffDeposits = defineCall({
  summary: 'Deposit orders of the brand’s members',
  method: 'GET',
  path: '/wps/staff/deposits',
  access: 'staff',
  permission: 'deposits.read',
  encrypted: false,
  data: pageOf(['createdAt', 'amount'], {
    state: z.optional(depositState),
    provider: z.optional(text(40)),
    /** A member’s name, an order’s id or the provider’s reference. */
    search: z.optional(text(60)),
  }),
  answer: rowsOf(orderRow),
  errors: [],
});

export const staffDeposit = defineCall({
  summary: 'One deposit order with every step that it took',
  method: 'GET',
  path: '/wps/staff/deposits/:orderId',
  access: 'staff',
  permission: 'deposits.read',
  encrypted: false,
  params: orderParams,
  answer: z.object({
    order: z.extend(orderRow, {
      fee: amount,
      reversed: z.nullable(amount),
      /** Of what was reversed: what the member had spent already. */
      owed: z.nullable(amount),
      expiresAt: instant,
    }),
    steps: z.array(z.object({ state: depositState, actor: depositActor, reason: depositReason, at: instant })),
    /** Pictures of the transfer that the member showed. */
    proofs: z.array(z.object({ proofNo: z.int(), addedAt: instant })),
    canMatch: z.boolean(),
  }),
  errors: ['not_found'],
});

export const staffDepositProof = defineCall({
  summary: 'A picture that the member showed of his transfer, as a data URL of a WebP',
  method: 'GET',
  path: '/wps/staff/deposits/:orderId/proofs/:proofNo',
  access: 'staff',
  permission: 'deposits.read',
  encrypted: false,
  params: z.strictObject({ orderId: clientId, proofNo: z.enum(['1', '2', '3']) }),
  answer: z.object({ image: z.string() }),
  errors: ['not_found'],
});

export const staffDepositMatch = defineCall({
  summary: 'Say which line of a bank statement paid a deposit; what arrived is booked',
  method: 'POST',
  path: '/wps/staff/deposits/:orderId/match',
  access: 'staff',
  permission: 'deposits.handle',
  encrypted: false,
  params: orderParams,
  body: z.strictObject({ lineId: clientId, reason }),
  answer: z.object({ state: depositState }),
  errors: ['not_found', 'already_decided'],
});

const maxStatementBytes = 2 * 1024 * 1024;

export const staffStatementImport = defineCall({
  summary:
    'Read a bank statement in: a CSV file with the columns date, amount, payer and description; a line that is known is left out',
  method: 'PUT',
  path: '/wps/staff/bank-statements',
  access: 'staff',
  permission: 'deposits.handle',
  encrypted: false,
  perMinute: 20,
  upload: { contentTypes: ['text/csv'], maxBytes: maxStatementBytes },
  answer: z.object({
    /** Money that came in; what went out is left out. */
    lines: z.int(),
    known: z.int(),
    matched: z.int(),
    open: z.int(),
  }),
  errors: [],
});

export const staffStatementLines = defineCall({
  summary: 'Lines of the bank statements that were read in',
  method: 'GET',
  path: '/wps/staff/bank-statements',
  access: 'staff',
  permission: 'deposits.read',
  encrypted: false,
  data: pageOf(['bookedOn', 'amount'], {
    state: z._default(z.enum(['open', 'matched']), 'open'),
    search: z.optional(text(60)),
  }),
  answer: rowsOf(
    z.object({
      lineId: z.string(),
      /** A date, as 2026-11-25. */
      bookedOn: z.string(),
      amount,
      currency: z.string(),
      payer: z.string(),
      words: z.string(),
      matchedOrderId: z.nullable(z.string()),
      matchedBy: z.string(),
      importedAt: instant,
    }),
  ),
  errors: [],
});

export const staffPaymentProviders = defineCall({
  summary: 'What each payment provider holds for the operator: by the ledger, by its own report, and the difference',
  method: 'GET',
  path: '/wps/staff/payment-providers',
  access: 'staff',
  permission: 'deposits.read',
  forAllBrands: true,
  encrypted: false,
  answer: z.object({
    rows: z.array(
      z.object({
        provider: z.string(),
        currency: z.string(),
        /** Deposits less what was reversed and paid out, by the ledger. */
        ledger: amount,
        /** `noReport`: the provider has none of its own. */
        state: z.enum(['equal', 'different', 'notAnswering', 'noReport']),
        report: z.nullable(
          z.object({ deposited: amount, reversed: amount, paidOut: amount, net: amount, asOf: instant }),
        ),
        /** The report less the ledger. */
        difference: z.nullable(amount),
      }),
    ),
  }),
  errors: [],
});
