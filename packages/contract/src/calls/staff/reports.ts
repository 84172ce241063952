import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, instant } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';

const permission = 'reports.read';

/** What revenue can be split by. */
export const revenueSplits = ['day', 'gameType', 'game', 'vendor', 'agent', 'currency'] as const;
export type RevenueSplit = (typeof revenueSplits)[number];

/** What payments can be split by: the day, the provider that the money came or went through, or nothing but the currency. */
export const paymentSplits = ['day', 'method', 'currency'] as const;
export type PaymentSplit = (typeof paymentSplits)[number];

/** Days of the brand's zone in which the instants lie; without them the last 30 days. */
const span = { from: z.optional(instant), to: z.optional(instant) };

export const staffRevenueReport = defineCall({
  summary: 'What members staked and won in up to 366 days, split by day, game, vendor, agent or currency',
  method: 'GET',
  path: '/wps/staff/reports/revenue',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['name', 'bets', 'players', 'stakes', 'wins', 'ggr', 'ngr'], {
    by: z._default(z.enum(revenueSplits), 'day'),
    ...span,
  }),
  answer: rowsOf(
    z.object({
      key: z.string(),
      /** The day, the game's or agent's name, or the code; empty for members without an agent. */
      name: z.string(),
      currency: z.string(),
      bets: z.int(),
      players: z.int(),
      stakes: amount,
      wins: amount,
      /** Stakes less wins. */
      ggr: amount,
      /** Rewards, rebates, promotions and converted bonuses; null where they belong to no row of the split. */
      bonusCost: z.nullable(amount),
      /** GGR less the bonus cost. */
      ngr: z.nullable(amount),
    }),
  ),
  errors: ['invalid_input'],
});

export const staffPaymentReport = defineCall({
  summary: 'What members paid in and were paid out in up to 366 days, by day, provider or currency',
  method: 'GET',
  path: '/wps/staff/reports/payments',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['name', 'deposits', 'deposited', 'withdrawals', 'withdrawn', 'net'], {
    by: z._default(z.enum(paymentSplits), 'day'),
    ...span,
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
