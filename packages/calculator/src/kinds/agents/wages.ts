import { dailyWageRate, hourlySalary as payHours, realTimeSalary as paySlots, shareOf, type Tier } from '@baize/agents';
import * as z from 'zod';
import { shown } from '../../frame/fields.ts';
import { defineKind } from '../../frame/kind.ts';
import { amount } from '../sports/amounts.ts';
import { risingTiers } from './dividends.ts';
import { percent, shownPercent, signedAmount } from './fields.ts';

const maxParts = 10_000;
const maxTiers = 100;
const count = z.int().min(0).max(10_000_000);

const tiers = z
  .array(z.strictObject({ turnoverAtLeast: amount, activeAtLeast: count, percent }))
  .max(maxTiers)
  .transform((list) =>
    list.map(
      (tier): Tier => ({
        amountAtLeastMinor: tier.turnoverAtLeast,
        activeAtLeast: tier.activeAtLeast,
        rate: tier.percent,
      }),
    ),
  );

/** A day's wage (rulebook 8.5). */
export const dailyWage = defineKind({
  name: 'dailyWage',
  schema: z.strictObject({ tiers, turnover: amount, active: count }),
  answer: ({ tiers: list, turnover, active }) => {
    const terms = { tiers: risingTiers(list), needsTeamLoss: false };
    const rate = dailyWageRate(terms, { turnoverMinor: turnover, active, teamLossMinor: 0n });
    return { percent: shownPercent(rate), wage: shown(shareOf(turnover, rate)) };
  },
});

/** Clock hours, each on its own (rulebook 8.6). */
export const hourlySalary = defineKind({
  name: 'hourlySalary',
  schema: z.strictObject({ percent, turnoverAtLeast: amount, hours: z.array(amount).max(maxParts) }),
  answer: ({ percent: rate, turnoverAtLeast, hours }) => {
    const pay = hours.map((turnover) => payHours({ rate, turnoverAtLeastMinor: turnoverAtLeast }, turnover));
    return { pay: pay.map(shown), total: shown(pay.reduce((sum, hour) => sum + hour, 0n)) };
  },
});

/** Slots of a day, paid from what the day comes to so far (rulebook 8.7). */
export const realTimeSalary = defineKind({
  name: 'realTimeSalary',
  schema: z.strictObject({ percent, slots: z.array(signedAmount).max(maxParts) }),
  answer: ({ percent: rate, slots }) => ({
    slots: paySlots(rate, slots).map((slot) => ({
      cumulative: shown(slot.cumulativeMinor),
      paidNow: shown(slot.paidNowMinor),
      paidTotal: shown(slot.paidTotalMinor),
      setOff: shown(slot.setOffMinor),
    })),
  }),
});
