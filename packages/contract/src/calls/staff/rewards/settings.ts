import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { clientId, gameType, instant, sentAmount, text } from '../../../fields.ts';
import { missionCounters, rewardPayouts } from '../../../reward-kinds.ts';
import { periodCodes } from '../../../reward-periods.ts';
import { percentText } from '../../rewards/fields.ts';
import { staffReason as reason } from '../accounts.ts';
import { byGameType, byLocale } from './parts.ts';

const limits = { levels: 20, name: 60, missions: 50, leaderboards: 20, prizes: 100, tiers: 10, games: 500, days: 365 };
const name = text(limits.name).check(z.trim(), z.minLength(1, 'not_empty'));
/** A name in the languages that it was written in; TY stands for the others. */
export const localNames = byLocale(name);
export type LocalNames = z.output<typeof localNames>;
export const rates = byGameType(percentText);
const days = z.int().check(z.minimum(1), z.maximum(limits.days));
const wholePoints = z.int().check(z.minimum(1), z.maximum(1_000_000_000));

const vipLevel = z.strictObject({
  name,
  turnover: sentAmount,
  deposit: sentAmount,
  keepTurnover: sentAmount,
  upgradeBonus: sentAmount,
  weeklyBonus: sentAmount,
  monthlyBonus: sentAmount,
  birthdayBonus: sentAmount,
  rebates: rates,
});

/** What a brand says of its rewards, one document a kind. Amounts are decimal text in the brand's currency. */
export const rewardSettings = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('vip'),
    enabled: z.boolean(),
    /** From the lowest to the highest; the first asks for nothing. */
    levels: z.array(vipLevel).check(z.minLength(1), z.maxLength(limits.levels)),
    /** How long a bonus of a level can be claimed. */
    claimDays: days,
  }),
  z.strictObject({
    kind: z.literal('points'),
    enabled: z.boolean(),
    perTurnover: sentAmount,
    weights: rates,
    /** So many points are worth one unit of the currency. */
    pointsPerUnit: wholePoints,
    minConvert: wholePoints,
  }),
  z.strictObject({
    kind: z.literal('rebate'),
    enabled: z.boolean(),
    period: z.enum(periodCodes),
    minimum: sentAmount,
  }),
  z.strictObject({
    kind: z.literal('wagering'),
    weights: rates,
    /** Games that count nothing, as VENDOR/code. */
    excludedGames: z.array(text(80)).check(z.maxLength(limits.games)),
  }),
  z.strictObject({
    kind: z.literal('missions'),
    missions: z
      .array(
        z.strictObject({
          missionId: clientId,
          names: localNames,
          counter: z.enum(missionCounters),
          period: z.enum(periodCodes),
          /** An amount, or a whole count. */
          target: sentAmount,
          payout: z.enum(rewardPayouts),
          prize: sentAmount,
        }),
      )
      .check(z.maxLength(limits.missions)),
    leaderboards: z
      .array(
        z.strictObject({
          leaderboardId: clientId,
          names: localNames,
          period: z.enum(periodCodes),
          /** Whose turnover counts; none: all. */
          gameTypes: z.array(gameType),
          prizes: z.array(sentAmount).check(z.minLength(1), z.maxLength(limits.prizes)),
        }),
      )
      .check(z.maxLength(limits.leaderboards)),
  }),
  z.strictObject({
    kind: z.literal('referral'),
    enabled: z.boolean(),
    endsAt: z.nullable(instant),
    minDeposit: sentAmount,
    minTurnover: sentAmount,
    tiers: z
      .array(z.strictObject({ fromFriends: z.int().check(z.minimum(1), z.maximum(10_000)), reward: sentAmount }))
      .check(z.maxLength(limits.tiers)),
  }),
]);
export type RewardSettings = z.output<typeof rewardSettings>;
export const rewardSettingKinds = ['vip', 'points', 'rebate', 'wagering', 'missions', 'referral'] as const;
export type RewardSettingKind = (typeof rewardSettingKinds)[number];

const path = '/wps/staff/rewards/settings';

export const staffRewardSettings = defineCall({
  summary: 'What the brand says of one kind of reward, in its newest version',
  method: 'GET',
  path,
  access: 'staff',
  permission: 'rewards.read',
  encrypted: false,
  data: z.strictObject({ kind: z.enum(rewardSettingKinds) }),
  answer: z.object({
    content: rewardSettings,
    /** 0: nobody has changed it yet. */
    version: z.int(),
    changedAt: z.nullable(instant),
    changedBy: z.string(),
  }),
  errors: [],
});

export const staffRewardSettingsSet = defineCall({
  summary: 'Write a new version of one kind of reward; older versions are kept',
  method: 'PUT',
  path,
  access: 'staff',
  permission: 'rewards.edit',
  encrypted: false,
  body: z.strictObject({
    content: rewardSettings,
    /** The version that was edited: a newer one is not written over. */
    version: z.int().check(z.minimum(0)),
    reason,
  }),
  answer: z.object({ version: z.int() }),
  errors: ['already_decided'],
});
