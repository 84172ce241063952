import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, answerLanguage, clientId, instant, text } from '../../fields.ts';
import { campaignApprovals, campaignPayouts, campaignTriggers } from '../../reward-kinds.ts';
import { activityStatuses } from '../front.ts';
import { percentText, typeRate } from './fields.ts';

/** Messaging apps that a reward is sent by, as the specification's missing-ID texts name them. */
export const messagingApps = ['zalo', 'line'] as const;

/** The rules of a campaign as data. */
export const campaignRules = z.object({
  trigger: z.enum(campaignTriggers),
  /** Which deposit counts, from 1; 0: any. */
  depositNumber: z.int(),
  /** Deposit, turnover or loss from which it counts; "0.00": any. */
  minAmount: amount,
  days: z.int(),
  minLevel: z.int(),
  approval: z.enum(campaignApprovals),
  payout: z.enum(campaignPayouts),
  /** Name of the goods or the raffle; '' of money and points. */
  prizeName: z.string(),
  /** A fixed reward; or a share of what was deposited, turned over or lost, up to `maxReward`. */
  reward: amount,
  rewardPercent: percentText,
  maxReward: amount,
  wageringMultiple: percentText,
  wageringBase: z.enum(['B', 'D+B']),
  wageringDays: z.int(),
  maxStake: z.nullable(amount),
  weights: z.array(typeRate),
  perMember: z.int(),
  /** Somebody who shares a device, or a payout account, with a member who has it is left out. */
  onePerDevice: z.boolean(),
  onePerPayee: z.boolean(),
  period: z.enum(['once', 'D', 'W', 'H', 'M']),
  needsComment: z.boolean(),
  needsImages: z.boolean(),
  messagingApp: z.nullable(z.enum(messagingApps)),
});
export type CampaignRules = z.output<typeof campaignRules>;

export const promotionStates = defineCall({
  summary: 'How each running campaign stands for the account, with its rules as data',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPromotionStates',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        promotionId: z.string(),
        title: z.string(),
        status: z.enum(activityStatuses),
        /** Why an application was refused, as staff wrote it. */
        reason: z.string(),
        rules: campaignRules,
        /** Where the member stands with what it counts: amount or days; null: it counts nothing. */
        counted: z.nullable(z.string()),
        rewardId: z.nullable(z.string()),
        endsAt: z.nullable(instant),
      }),
    ),
  }),
  errors: [],
});

export const joinPromotion = defineCall({
  summary: 'Join a campaign; one that is set going by a code needs it',
  method: 'POST',
  path: '/wps/relay/MCSFE_joinPromotion',
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ promotionId: clientId, code: z._default(text(40), '') }),
  answer: z.object({ status: z.enum(activityStatuses) }),
  errors: ['not_found', 'not_eligible', 'bonuses_blocked', 'offer_shared', 'limit_reached', 'already_decided'],
});

export const promotionProof = defineCall({
  summary: 'Add a picture (png or jpg, up to 5 MB, at most 3) to the application that will be sent next',
  method: 'PUT',
  path: '/wps/relay/MCSFE_addPromotionProof',
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  upload: { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 5_242_880 },
  answer: z.object({ proofs: z.int() }),
  errors: ['limit_reached'],
});

export const applyForPromotion = defineCall({
  summary:
    'Apply for a campaign’s reward with a comment, pictures and the number of a messaging app, as it asks for them',
  method: 'POST',
  path: '/wps/relay/MCSFE_applyForPromotion',
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({
    promotionId: clientId,
    comment: z._default(text(140), ''),
    messagingNumber: z._default(text(40), ''),
  }),
  answer: z.object({ status: z.enum(activityStatuses) }),
  errors: [
    'not_found',
    'not_eligible',
    'bonuses_blocked',
    'offer_shared',
    'limit_reached',
    'already_decided',
    'messaging_id_missing',
  ],
});
