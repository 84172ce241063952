import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, gameType, instant, localeCode, text } from '../fields.ts';
import { periodCodes } from '../reward-periods.ts';

const period = z._default(z.enum(periodCodes), 'D');
const size = (max: number) => z._default(z.int().check(z.minimum(1), z.maximum(max)), 10);

export const rankList = defineCall({
  summary: 'Ranking: accounts by what their rounds paid in a period, names masked, play of trial accounts left out',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'anyone',
  specified: true,
  encrypted: false,
  data: z.object({ period, size: size(50) }),
  answer: z.object({
    period: z.enum(periodCodes),
    from: instant,
    to: instant,
    list: z.array(z.object({ rank: z.int(), account: z.string(), rounds: z.int(), won: amount })),
    serverTime: instant,
  }),
  errors: ['not_found'],
});

export const win = z.object({
  account: z.string(),
  vassalage: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  gameType,
  coverUrl: z.string(),
  stake: amount,
  payout: amount,
  /** Payout over stake with two decimals, rounded down; empty where nothing was staked. */
  multiplier: z.string(),
  settledAt: instant,
});
export type Win = z.output<typeof win>;

export const jackpot = defineCall({
  summary:
    'What stands in the linked jackpots that members of this brand can win, together and for each game that has some; null while it has none',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getJackpot',
  access: 'anyone',
  encrypted: false,
  answer: z.object({
    pool: z.nullable(
      z.object({ amount, games: z.array(z.object({ vendor: z.string(), gameCode: z.string(), amount })) }),
    ),
    serverTime: instant,
  }),
  errors: ['not_found'],
});

export const winnerBoard = defineCall({
  summary: 'Winner board: the latest wins or the biggest of a period, names masked, play of trial accounts left out',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getWinnerBoard',
  access: 'anyone',
  encrypted: false,
  data: z.strictObject({
    kind: z.enum(['latest', 'biggest']),
    period,
    size: size(50),
    language: localeCode,
    /** With `gameCode`: of this game alone, at most ten of those among the brand's biggest of a day, or what it has among the brand's latest. */
    vassalage: z.optional(text(40)),
    gameCode: z.optional(text(100)),
  }),
  answer: z.object({ list: z.array(win), serverTime: instant }),
  errors: ['not_found'],
});
