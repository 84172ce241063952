import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { playBar, protection, protectionHistory } from '../protection.ts';
import { staffReason as reason } from './accounts.ts';

const memberParams = z.strictObject({ memberId: clientId });

export const staffMemberProtection = defineCall({
  summary: 'A member’s own limits, reminder, break or exclusion, and the latest hundred changes of them',
  method: 'GET',
  path: '/wps/staff/members/:memberId/protection',
  access: 'staff',
  permission: 'members.read',
  encrypted: false,
  params: memberParams,
  answer: z.object({ standing: protection.answer, history: protectionHistory.answer }),
  errors: ['not_found'],
});

/** Months and more: breaks of days are the member's own affair. */
const exclusionLength = z.enum(['6m', '1y', '2y', '5y', 'forever']);

export const staffMemberExclude = defineCall({
  summary: 'Exclude a member from play, with every account of the same verified contact; nobody can end it early',
  method: 'POST',
  path: '/wps/staff/members/:memberId/exclusion',
  access: 'staff',
  permission: 'members.protect',
  encrypted: false,
  params: memberParams,
  body: z.strictObject({ length: exclusionLength, reason }),
  answer: playBar,
  errors: ['not_found'],
});

/** Signs of harm that staff can read (rulebook 9.1; the rules stand in the answer). */
export const riskSigns = ['chasing', 'nightPlay', 'risingDeposits', 'cancelledWithdrawals'] as const;
export const riskSign = z.enum(riskSigns);

export const staffProtectionSigns = defineCall({
  summary: 'Members to speak to: who shows signs of harmful play in the last 7 days, the most signs first',
  method: 'GET',
  path: '/wps/staff/protection/signs',
  access: 'staff',
  permission: 'members.protect',
  encrypted: false,
  data: pageOf(['score'], { sign: z.optional(riskSign) }),
  answer: z.extend(
    rowsOf(
      z.object({
        memberId: z.string(),
        username: z.string(),
        score: z.int(),
        /** Each sign with its figure, and the smallest that makes it one. */
        signs: z.array(z.object({ sign: riskSign, figure: z.int(), from: z.int() })),
        bar: z.nullable(playBar),
      }),
    ),
    { countedSince: instant },
  ),
  errors: [],
});
