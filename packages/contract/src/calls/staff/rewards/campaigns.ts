import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, gameType, instant, sentAmount, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { promotionBadges, promotionTypes } from '../../../promotion-kinds.ts';
import { campaignApprovals, campaignPayouts, campaignTriggers } from '../../../reward-kinds.ts';
import { messagingApps } from '../../rewards/campaigns.ts';
import { percentText } from '../../rewards/fields.ts';
import { staffReason as reason } from '../accounts.ts';
import { byLocale } from './parts.ts';
import { rates } from './settings.ts';

const limits = { title: 120, summary: 300, content: 10_000, code: 40, days: 365, perMember: 1_000 };
const count = (max: number) => z.int().check(z.minimum(0), z.maximum(max));

export const campaignStates = ['draft', 'live', 'ended'] as const;

/** All that a campaign is; each edit is a version of its own. */
export const campaignContent = z.strictObject({
  type: z.enum(promotionTypes),
  badges: z.array(z.enum(promotionBadges)).check(z.maxLength(promotionBadges.length)),
  pictureUrl: text(500).check(z.regex(/^(https:\/\/|\/(?![/\\])).*|^$/, 'field_format')),
  texts: byLocale(
    z.strictObject({
      title: text(limits.title).check(z.trim(), z.minLength(1, 'not_empty')),
      summary: text(limits.summary),
      content: text(limits.content),
    }),
  ),
  startsAt: instant,
  endsAt: z.nullable(instant),
  trigger: z.enum(campaignTriggers),
  /** Which deposit counts, from 1; 0: any. */
  depositNumber: count(limits.perMember),
  minAmount: sentAmount,
  /** Days with a sign-in, of the trigger `loginDays`. */
  days: count(limits.days),
  /** What the trigger `code` asks for; '' otherwise. */
  code: text(limits.code),
  minLevel: count(100),
  approval: z.enum(campaignApprovals),
  payout: z.enum(campaignPayouts),
  /** Goods of the mall, or the raffle, that `payout` says; null otherwise. */
  goodsId: z._default(z.nullable(clientId), null),
  raffleId: z._default(z.nullable(clientId), null),
  reward: sentAmount,
  rewardPercent: percentText,
  maxReward: sentAmount,
  wageringMultiple: percentText,
  wageringBase: z.enum(['B', 'D+B']),
  wageringDays: z.int().check(z.minimum(1), z.maximum(limits.days)),
  maxStake: z.nullable(sentAmount),
  /** Weights in percent by game type; a type that is missing has the brand's own. */
  weights: rates,
  period: z.enum(['once', 'D', 'W', 'H', 'M']),
  perMember: z.int().check(z.minimum(1), z.maximum(limits.perMember)),
  /** Of members who share a device, or a payout account, one has it. */
  onePerDevice: z._default(z.boolean(), false),
  onePerPayee: z._default(z.boolean(), false),
  /** What all rewards together may cost; null: no bound. */
  budget: z.nullable(sentAmount),
  claimDays: z.int().check(z.minimum(1), z.maximum(limits.days)),
  needsComment: z.boolean(),
  needsImages: z.boolean(),
  messagingApp: z.nullable(z.enum(messagingApps)),
});
export type CampaignContent = z.output<typeof campaignContent>;

export const staffCampaigns = defineCall({
  summary: 'Campaigns of the brand with what they have cost',
  method: 'GET',
  path: '/wps/staff/rewards/campaigns',
  access: 'staff',
  permission: 'rewards.read',
  encrypted: false,
  data: pageOf(['changedAt'], { state: z._default(z.enum([...campaignStates, 'all']), 'all') }),
  answer: rowsOf(
    z.object({
      campaignId: z.string(),
      state: z.enum(campaignStates),
      version: z.int(),
      content: campaignContent,
      changedAt: instant,
      changedBy: z.string(),
      members: z.int(),
      /** Given in all, in money; points count nothing. */
      given: amount,
    }),
  ),
  errors: [],
});

const params = z.strictObject({ campaignId: clientId });

export const staffCampaignWrite = defineCall({
  summary: 'Write a campaign; a later version binds who joins from then on, never who has joined',
  method: 'PUT',
  path: '/wps/staff/rewards/campaigns/:campaignId',
  access: 'staff',
  permission: 'rewards.edit',
  encrypted: false,
  params,
  body: z.strictObject({ content: campaignContent, version: z.int().check(z.minimum(0)), reason }),
  answer: z.object({ version: z.int() }),
  errors: ['already_decided', 'not_found'],
});

export const staffCampaignState = defineCall({
  summary: 'Let a campaign begin, or end it for good',
  method: 'POST',
  path: '/wps/staff/rewards/campaigns/:campaignId/state',
  access: 'staff',
  permission: 'rewards.edit',
  encrypted: false,
  params,
  body: z.strictObject({ to: z.enum(['live', 'ended']), reason }),
  answer: z.object({ state: z.enum(campaignStates) }),
  errors: ['already_decided', 'not_found'],
});

export const staffCampaignTry = defineCall({
  summary:
    'What an offer is worth to a player and costs the operator, by the games’ exact odds and by last month’s deposits',
  method: 'POST',
  path: '/wps/staff/rewards/campaigns/try',
  access: 'staff',
  permission: 'rewards.read',
  encrypted: false,
  body: z.strictObject({ content: campaignContent, deposit: sentAmount }),
  answer: z.object({
    bonus: amount,
    required: amount,
    /** By game type: the mean edge of its games, and what wagering the whole on them leaves of the bonus. */
    lines: z.array(z.object({ gameType, edgePercent: z.string(), expectedCost: amount, worth: amount })),
    /** Deposits of the last 30 days that it would have applied to, and what it would have given. */
    lastMonth: z.object({ count: z.int(), given: amount }),
  }),
  errors: [],
});

const applicationStates = ['applying', 'approved', 'rejected'] as const;
const application = z.object({
  entryId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  campaignId: z.string(),
  title: z.string(),
  state: z.enum(applicationStates),
  comment: z.string(),
  messagingNumber: z.string(),
  proofIds: z.array(z.string()),
  reward: amount,
  /** The most that staff may approve. */
  largestReward: amount,
  payout: z.enum(campaignPayouts),
  reason: z.string(),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
});

export const staffPromotionApplications = defineCall({
  summary: 'Applications for rewards of campaigns; those that wait come first',
  method: 'GET',
  path: '/wps/staff/rewards/applications',
  access: 'staff',
  permission: 'rewards.decide',
  encrypted: false,
  data: pageOf(
    ['appliedAt'],
    { state: z._default(z.enum([...applicationStates, 'all']), 'applying'), search: z.optional(text(40)) },
    'asc',
  ),
  answer: rowsOf(application),
  errors: [],
});

const entryParams = z.strictObject({ entryId: clientId });

export const staffPromotionDecide = defineCall({
  summary:
    'Approve an application, with another reward where it must be; or refuse it with a reason that the member reads',
  method: 'POST',
  path: '/wps/staff/rewards/applications/:entryId',
  access: 'staff',
  permission: 'rewards.decide',
  encrypted: false,
  params: entryParams,
  body: z.strictObject({
    to: z.enum(['approved', 'rejected']),
    /** Left out: what the campaign says. Above `largestReward` of the application: `reward_above_maximum`. */
    reward: z.optional(sentAmount),
    reason,
  }),
  answer: z.object({ state: z.enum(applicationStates) }),
  errors: ['not_found', 'already_decided', 'limit_reached'],
});

export const staffPromotionProof = defineCall({
  summary: 'A picture of an application',
  method: 'GET',
  path: '/wps/staff/rewards/applications/:entryId/proofs/:proofId',
  access: 'staff',
  permission: 'rewards.decide',
  encrypted: false,
  params: z.extend(entryParams, { proofId: clientId }),
  answer: z.object({ image: z.string() }),
  errors: ['not_found'],
});
