import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount } from '../../../fields.ts';

/** Who brought a member: an agent, another member, or nobody. */
export const memberSources = ['agent', 'friend', 'none'] as const;
export type MemberSource = (typeof memberSources)[number];

const sums = {
  members: z.int(),
  /** Of them, those who ever deposited. */
  depositors: z.int(),
  /** Less what was reversed. */
  deposited: amount,
  /** GGR less the bonus cost, of all months until now. */
  ngr: amount,
  /** Lifetime value so far: the NGR by member. */
  ngrPerMember: amount,
};

export const staffCohorts = defineCall({
  summary:
    'Members by the month in which they signed up: how many played, what they deposited and the NGR in each month since',
  method: 'GET',
  path: '/wps/staff/reports/cohorts',
  access: 'staff',
  permission: 'reports.read',
  encrypted: false,
  data: z.strictObject({
    /** Months in which they signed up, the running one among them. */
    months: z._default(z.int().check(z.minimum(1), z.maximum(24)), 12),
    source: z.optional(z.enum(memberSources)),
  }),
  answer: z.object({
    currency: z.string(),
    cohorts: z.array(
      z.object({
        /** As 2026-11. */
        month: z.string(),
        ...sums,
        /** The month of the registration and each month since. */
        since: z.array(z.object({ players: z.int(), deposited: amount, ngr: amount })),
      }),
    ),
    sources: z.array(z.object({ source: z.enum(memberSources), ...sums })),
  }),
  errors: [],
});
