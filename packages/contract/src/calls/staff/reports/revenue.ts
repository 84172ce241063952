import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { reportSpan } from './span.ts';

/** What revenue can be split by. */
export const revenueSplits = ['day', 'gameType', 'game', 'vendor', 'agent', 'currency'] as const;
export type RevenueSplit = (typeof revenueSplits)[number];

export const staffRevenueReport = defineCall({
  summary: 'What members staked and won in up to 366 days, split by day, game, vendor, agent or currency',
  method: 'GET',
  path: '/wps/staff/reports/revenue',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  data: pageOf(['name', 'bets', 'players', 'stakes', 'wins', 'ggr', 'ngr'], {
    by: z._default(z.enum(revenueSplits), 'day'),
    ...reportSpan,
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
