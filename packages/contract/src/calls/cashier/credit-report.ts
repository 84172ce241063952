import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, instant } from '../../fields.ts';
import { transactionKinds } from '../../transaction-kinds.ts';
import { personalProfit } from '../money.ts';

export const creditReport = defineCall({
  summary: 'What came to the account and left it in a period of the brand’s calendar, between two balances',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCreditReport',
  access: 'realAccount',
  encrypted: false,
  perMinute: 60,
  data: personalProfit.data,
  answer: z.object({
    /** Local dates of the brand's time zone, both part of the period. */
    firstDate: z.iso.date(),
    lastDate: z.iso.date(),
    timeZone: z.string(),
    /** When it was made: of a running period all until then is in it. */
    madeAt: instant,
    openingBalance: amount,
    closingBalance: amount,
    /** Every kind, also those of which nothing moved. */
    kinds: z.array(
      z.object({
        kind: z.enum(transactionKinds),
        /** What came to the account, what left it, and the difference. */
        received: amount,
        paid: amount,
        net: amount,
        lines: z.int(),
      }),
    ),
    /** The closing balance less the opening one. */
    net: amount,
  }),
  errors: [],
});
