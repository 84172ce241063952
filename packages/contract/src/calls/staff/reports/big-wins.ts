import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, instant } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { reportSpan } from './span.ts';

export const staffBigWins = defineCall({
  summary: 'The highest payouts of up to 366 days, out of the hundred highest of each day',
  method: 'GET',
  path: '/wps/staff/reports/big-wins',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  data: pageOf(['payout', 'win', 'settledAt'], reportSpan),
  answer: rowsOf(
    z.object({
      roundId: z.string(),
      vendor: z.string(),
      game: z.string(),
      memberId: z.string(),
      member: z.string(),
      currency: z.string(),
      stake: amount,
      payout: amount,
      /** Payout less stake. */
      win: amount,
      settledAt: instant,
    }),
  ),
  errors: ['invalid_input'],
});
