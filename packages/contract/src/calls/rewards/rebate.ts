import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, gameType, instant } from '../../fields.ts';
import { periodCodes } from '../../reward-periods.ts';
import { percentText } from './fields.ts';

const line = z.object({ gameType, turnover: amount, percent: percentText, amount });

export const rebateSummary = defineCall({
  summary: 'The rebate that has grown in the running period by game type, and what was paid of it before',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    enabled: z.boolean(),
    period: z.enum(periodCodes),
    periodEndsAt: instant,
    minimum: amount,
    lines: z.array(line),
    total: amount,
    isClaimable: z.boolean(),
    /** The newest first. */
    history: z.array(
      z.object({
        claimId: z.string(),
        claimedAt: instant,
        amount,
        how: z.enum(['member', 'automatic']),
        lines: z.array(line),
      }),
    ),
  }),
  errors: [],
});

export const claimRebate = defineCall({
  summary: 'Claim the rebate that has grown so far; the sum goes to the balance and begins at nothing again',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  access: 'realAccount',
  encrypted: false,
  perMinute: 30,
  body: z.strictObject({ requestId: clientId }),
  answer: z.object({ amount, sumBalance: amount, replay: z.boolean() }),
  errors: ['nothing_to_claim', 'account_blocked', 'operation_not_allowed'],
});
