import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { reportSpan } from './span.ts';

export const staffGrowthReport = defineCall({
  summary: 'New members and first deposits of up to 366 days, by day',
  method: 'GET',
  path: '/wps/staff/reports/growth',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  data: pageOf(['name', 'registrations', 'firstDeposits', 'firstDeposited'], reportSpan),
  answer: rowsOf(
    z.object({
      key: z.string(),
      name: z.string(),
      currency: z.string(),
      /** Without trial accounts. */
      registrations: z.int(),
      /** Deposits before which the member had paid nothing in. */
      firstDeposits: z.int(),
      firstDeposited: amount,
    }),
  ),
  errors: ['invalid_input'],
});
