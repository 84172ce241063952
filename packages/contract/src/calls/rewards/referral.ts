import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, instant } from '../../fields.ts';

export const referralSummary = defineCall({
  summary:
    'What inviting friends brings while the REFERRAL promotion runs: conditions, friends by masked names, earnings',
  method: 'GET',
  path: '/wps/relay/MCSFE_getReferral',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    enabled: z.boolean(),
    endsAt: z.nullable(instant),
    minDeposit: amount,
    minTurnover: amount,
    /** Reward for each friend by how many there are. */
    tiers: z.array(z.object({ fromFriends: z.int(), reward: amount })),
    friends: z.array(
      z.object({
        name: z.string(),
        joinedAt: instant,
        deposit: amount,
        turnover: amount,
        /** `sameDevice`, `samePayee`: he does not count, and why. */
        state: z.enum(['waiting', 'counted', 'sameDevice', 'samePayee']),
        reward: amount,
      }),
    ),
    counted: z.int(),
    earned: amount,
  }),
  errors: [],
});
