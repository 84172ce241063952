import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, gameType, instant, localDate } from '../../../fields.ts';

const figures = z.object({
  bets: z.int(),
  stakes: amount,
  wins: amount,
  /** Stakes less wins. */
  ggr: amount,
  /** Rewards, rebates, promotions and converted bonuses. */
  bonusCost: amount,
  /** GGR less the bonus cost. */
  ngr: amount,
  deposits: z.int(),
  /** Less what was reversed. */
  deposited: amount,
  withdrawals: z.int(),
  /** Less what came back. */
  withdrawn: amount,
  registrations: z.int(),
  firstDeposits: z.int(),
});

/** 24 hours from the first moment of the day. */
const hours = z.array(z.object({ bets: z.int(), stakes: amount, ggr: amount, deposited: amount }));

export const staffLive = defineCall({
  summary:
    'The day that runs, in the brand’s zone and currency: its figures, beside the same full hours of yesterday and of the day a week ago',
  method: 'GET',
  path: '/wps/staff/live',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  answer: z.object({
    at: instant,
    day: localDate,
    /** Hours of the day that are over; comparisons reach so far. */
    fullHours: z.int(),
    /** Members who were seen in the last five minutes. */
    online: z.int(),
    /** Members who bet today. */
    players: z.int(),
    /** Of the hour that runs. */
    betsPerMinute: z.number(),
    today: figures,
    until: z.object({ today: figures, yesterday: figures, lastWeek: figures }),
    gameTypes: z.array(
      z.object({
        gameType,
        bets: z.int(),
        stakes: amount,
        wins: amount,
        ggr: amount,
        ggrUntil: z.object({ today: amount, yesterday: amount, lastWeek: amount }),
      }),
    ),
    hours: z.object({ today: hours, yesterday: hours }),
  }),
  errors: [],
});
