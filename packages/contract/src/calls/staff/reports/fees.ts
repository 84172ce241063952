import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, instant, localDate, sentAmount } from '../../../fields.ts';
import { staffReason as reason } from '../accounts.ts';

/** A share in percent with up to two decimals, as "2.9". */
const percent = z.string().check(z.regex(/^(?:100(?:\.0{1,2})?|(?:0|[1-9]\d?)(?:\.\d{1,2})?)$/, 'field_format'));
const provider = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** Empty: every method of the provider without terms of its own. */
const method = z.string().check(z.regex(/^[A-Za-z0-9_-]{0,40}$/));
const vendor = z.string().check(z.regex(/^[A-Z0-9_]{1,40}$/));

const paymentTerms = {
  depositPercent: percent,
  /** Of each deposit, beside the share. */
  depositFixed: sentAmount,
  payoutPercent: percent,
  payoutFixed: sentAmount,
};

const feeStates = ['over', 'running', 'coming'] as const;

const written = {
  /** The first day on which the terms count, in the brand's zone. */
  from: localDate,
  state: z.enum(feeStates),
  staff: z.string(),
  writtenAt: instant,
};

export const staffFees = defineCall({
  summary:
    'What payment providers and vendors of games charge the brand: their terms with the day from which each counts',
  method: 'GET',
  path: '/wps/staff/fees',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  answer: z.object({
    today: localDate,
    /** What the examples are of. */
    exampleAmount: amount,
    payments: z.array(
      z.object({
        provider: z.string(),
        method: z.string(),
        ...paymentTerms,
        ...written,
        /** What one deposit and one payout of the example's amount cost. */
        depositExample: amount,
        payoutExample: amount,
      }),
    ),
    vendors: z.array(
      z.object({ vendor: z.string(), name: z.string(), ggrPercent: percent, ...written, example: amount }),
    ),
    /** Those that the brand pays through or has games of. */
    providers: z.array(z.object({ provider: z.string(), methods: z.array(z.string()) })),
    offers: z.array(z.object({ vendor: z.string(), name: z.string() })),
  }),
  errors: [],
});

const writing = {
  /** Today or later where terms count already: what was charged stays. */
  from: localDate,
  reason,
};

export const staffPaymentFeeSet = defineCall({
  summary: 'Write what a payment provider charges from a day on',
  method: 'PUT',
  path: '/wps/staff/fees/payments',
  access: 'staff',
  permission: 'fees.edit',
  encrypted: false,
  body: z.strictObject({ provider, method, ...paymentTerms, ...writing }),
  answer: z.object({}),
  errors: ['limit_reached'],
});

export const staffVendorFeeSet = defineCall({
  summary: 'Write which share of the GGR of its games a vendor charges from a day on',
  method: 'PUT',
  path: '/wps/staff/fees/vendors',
  access: 'staff',
  permission: 'fees.edit',
  encrypted: false,
  body: z.strictObject({ vendor, ggrPercent: percent, ...writing }),
  answer: z.object({}),
  errors: ['not_found', 'limit_reached'],
});

export const staffFeeRemove = defineCall({
  summary: 'Take back terms of a provider or vendor that count for no day before today',
  method: 'POST',
  path: '/wps/staff/fees/removals',
  access: 'staff',
  permission: 'fees.edit',
  encrypted: false,
  body: z.strictObject({
    kind: z.enum(['payment', 'vendor']),
    /** Of the provider or the vendor. */
    code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
    /** Of a payment provider's terms. */
    method: z._default(method, ''),
    from: localDate,
    reason,
  }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided'],
});
