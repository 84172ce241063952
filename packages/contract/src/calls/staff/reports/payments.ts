import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { reportSpan } from './span.ts';

/** What payments can be split by: the day, the provider that the money came or went through, or nothing but the currency. */
export const paymentSplits = ['day', 'method', 'currency'] as const;
export type PaymentSplit = (typeof paymentSplits)[number];

export const staffPaymentReport = defineCall({
  summary: 'What members paid in and were paid out in up to 366 days, by day, provider or currency',
  method: 'GET',
  path: '/wps/staff/reports/payments',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  data: pageOf(['name', 'deposits', 'deposited', 'withdrawals', 'withdrawn', 'net'], {
    by: z._default(z.enum(paymentSplits), 'day'),
    ...reportSpan,
  }),
  answer: rowsOf(
    z.object({
      key: z.string(),
      name: z.string(),
      currency: z.string(),
      deposits: z.int(),
      /** Less what was reversed. */
      deposited: amount,
      withdrawals: z.int(),
      /** Less what came back. */
      withdrawn: amount,
      /** Deposited less withdrawn. */
      net: amount,
    }),
  ),
  errors: ['invalid_input'],
});
