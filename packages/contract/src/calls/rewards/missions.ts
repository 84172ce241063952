import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, answerLanguage, clientId, gameType, instant, localDate } from '../../fields.ts';
import { missionCounters, rewardPayouts } from '../../reward-kinds.ts';
import { periodCodes } from '../../reward-periods.ts';

export const missionSummary = defineCall({
  summary:
    'The missions of the running periods with how far the account is, and those of the periods before that can still be claimed',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  data: z.object({ language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        missionId: z.string(),
        name: z.string(),
        counter: z.enum(missionCounters),
        period: z.enum(periodCodes),
        /** First day of the period. */
        periodKey: z.string(),
        endsAt: instant,
        /** An amount, or a count. */
        target: z.string(),
        counted: z.string(),
        percent: z.int(),
        payout: z.enum(rewardPayouts),
        prize: amount,
        state: z.enum(['running', 'claimable', 'claimed']),
      }),
    ),
    claimable: z.int(),
  }),
  errors: [],
});

export const claimMission = defineCall({
  summary: 'Claim the prize of a mission, once in its period',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  access: 'realAccount',
  encrypted: false,
  perMinute: 60,
  body: z.strictObject({ missionId: clientId, periodKey: localDate }),
  answer: z.object({ sumBalance: amount, replay: z.boolean() }),
  errors: ['not_found', 'nothing_to_claim', 'account_blocked', 'bonus_running'],
});

export const missionLeaderboard = defineCall({
  summary: 'The leaderboards of the running periods: the first places, and the account’s own',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  perMinute: 60,
  data: z.object({ language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        leaderboardId: z.string(),
        name: z.string(),
        /** Of which games play counts; empty: of all. */
        gameTypes: z.array(gameType),
        period: z.enum(periodCodes),
        endsAt: instant,
        rows: z.array(
          z.object({ place: z.int(), name: z.string(), score: amount, prize: amount, isMine: z.boolean() }),
        ),
        mine: z.nullable(z.object({ place: z.int(), score: amount, prize: amount })),
        players: z.int(),
      }),
    ),
  }),
  errors: [],
});
