import * as z from 'zod/mini';
import { minorUnits } from './minor-units.ts';

const percent = z.string().check(z.regex(/^(100(\.0{1,4})?|\d{1,2}(\.\d{1,4})?)$/, 'amount_format'));
const day = z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/, 'field_format'));
/** Rebate points: at most the distance from the lowest prize group to the highest (rulebook 8.3). */
const points = z.string().check(z.regex(/^(7\.[0-7]\d{0,3}|7\.80{0,3}|[0-7]|[0-6]\.\d{1,4})$/, 'amount_format'));
const switchedOn = z._default(z.boolean(), true);
const maxDirect = 1_000_000;

/** Agents: what they may be paid and see (rulebook 8). */
export const agentSettings = {
  agents: z.prefault(
    z.strictObject({
      /** Which contracts there are; each has a page in the agent centre. */
      enableCt: switchedOn,
      salary: switchedOn,
      hourSalary: switchedOn,
      agentRealtimeSalary: switchedOn,
      revenueShare: switchedOn,
      positionTaking: switchedOn,
      /** The most that the operator gives; everybody below gets less of it. */
      maxDividendPercent: z._default(percent, '60'),
      maxDailyPercent: z._default(percent, '3'),
      maxHourPercent: z._default(percent, '1'),
      maxRealTimePercent: z._default(percent, '1'),
      maxRebatePercent: z._default(percent, '1.5'),
      /** The local day from which classic lotteries are paid by rebate points; empty: by turnover, as every game. */
      pointsFrom: z._default(day, ''),
      maxPoints: z._default(points, '7.8'),
      maxSharePercent: z._default(percent, '50'),
      maxPositionPercent: z._default(percent, '90'),
      /** Taken off a revenue share: of what the team lost or won, and of what it deposited. */
      providerFeePercent: z._default(percent, '10'),
      paymentFeePercent: z._default(percent, '1'),
      /** Valid turnover that makes a member active: in the dividend's half of a month, and in a day. */
      activeInPeriodMinor: z.prefault(minorUnits, '100000'),
      activeInDayMinor: z.prefault(minorUnits, '10000'),
      /** A pay above it waits for staff. */
      holdAboveMinor: z.prefault(minorUnits, '1000000'),
      /** How many accounts one agent has directly below him. */
      maxDirectMembers: z._default(z.int().check(z.minimum(1), z.maximum(maxDirect)), 5_000),
      /** Names of members below the agents of an agent are shown to him as al***e. */
      masksNames: switchedOn,
    }),
    {},
  ),
};
