import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, localDate, sentAmount, text } from '../../fields.ts';
import { resultSource } from '../game/lotto.ts';
import { staffReason as reason } from './accounts.ts';

const gameId = text(60);
const day = localDate;

export const staffLotteries = defineCall({
  summary: 'The lotteries with where the brand’s results come from, and how many issues wait for a result',
  method: 'GET',
  path: '/wps/staff/lotteries',
  access: 'staff',
  permission: 'lotteries.read',
  encrypted: false,
  answer: z.object({
    rows: z.array(
      z.object({
        gameId: z.string(),
        name: z.string(),
        tag: z.string(),
        source: resultSource,
        bets: z.array(z.string()),
        waiting: z.int(),
      }),
    ),
    /** The feed of results: when its last message came and what was last wrong with one; null: none is set up. */
    feed: z.nullable(
      z.object({ lastMessageAt: z.nullable(z.string()), fault: z.string(), faultAt: z.nullable(z.string()) }),
    ),
  }),
  errors: [],
});

export const staffLotterySource = defineCall({
  summary: 'Say where the results of a lottery come from; issues that the brand has sold tickets of stay as they are',
  method: 'PUT',
  path: '/wps/staff/lotteries/:gameId/source',
  access: 'staff',
  permission: 'lotteries.rules',
  encrypted: false,
  params: z.strictObject({ gameId }),
  body: z.strictObject({ source: resultSource, reason }),
  answer: z.object({}),
  errors: ['not_found'],
});

export const staffLotteryClosures = defineCall({
  summary: 'Days on which the brand’s lotteries take no bets',
  method: 'GET',
  path: '/wps/staff/lotteries/closures',
  access: 'staff',
  permission: 'lotteries.read',
  encrypted: false,
  answer: z.object({
    rows: z.array(
      z.object({
        closureId: z.string(),
        gameId: z.nullable(z.string()),
        fromDay: z.string(),
        toDay: z.string(),
        reason: z.string(),
        madeBy: z.string(),
        madeAt: instant,
      }),
    ),
  }),
  errors: [],
});

export const staffLotteryClosureAdd = defineCall({
  summary: 'Close a lottery, or all of them, for some days on which no ticket is sold yet',
  method: 'POST',
  path: '/wps/staff/lotteries/closures',
  access: 'staff',
  permission: 'lotteries.rules',
  encrypted: false,
  body: z.strictObject({ closureId: clientId, gameId: z.optional(gameId), fromDay: day, toDay: day, reason }),
  /** `sold`: tickets are sold for these days, nothing is closed. */
  answer: z.object({ state: z.enum(['closed', 'sold']) }),
  errors: ['not_found'],
});

export const staffLotteryClosureRemove = defineCall({
  summary: 'Open the days of a closure again',
  method: 'DELETE',
  path: '/wps/staff/lotteries/closures/:closureId',
  access: 'staff',
  permission: 'lotteries.rules',
  encrypted: false,
  params: z.strictObject({ closureId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});

const limit = {
  /** The most that a line may cost. */
  line: z.nullable(sentAmount),
  /** The most that a member may stake on one number of an issue. */
  memberNumber: z.nullable(sentAmount),
  /** From this liability of a number on it pays `lowerPercent` of the usual return. */
  lowerFrom: z.nullable(sentAmount),
  lowerPercent: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
  /** No ticket may bring a number’s liability beyond it. */
  closeAt: z.nullable(sentAmount),
};

export const staffLotteryLimits = defineCall({
  summary: 'The brand’s limits; the one that is most about a bet counts',
  method: 'GET',
  path: '/wps/staff/lotteries/limits',
  access: 'staff',
  permission: 'lotteries.read',
  encrypted: false,
  answer: z.object({
    rows: z.array(z.object({ gameId: z.nullable(z.string()), bet: z.nullable(z.string()), ...limit })),
  }),
  errors: [],
});

export const staffLotteryLimitSet = defineCall({
  summary: 'Set the limits of a bet, of a lottery, or of all; without any they are removed',
  method: 'PUT',
  path: '/wps/staff/lotteries/limits',
  access: 'staff',
  permission: 'lotteries.rules',
  encrypted: false,
  body: z.strictObject({ gameId: z.optional(gameId), bet: z.optional(text(40)), ...limit, reason }),
  answer: z.object({}),
  errors: ['not_found'],
});
