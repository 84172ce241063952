import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { answerLanguage, instant, text } from '../fields.ts';
import { device } from './games.ts';

/** What a lottery pays by. */
export const prizeMode = z.enum(['Lott', 'ZY', 'Elott', 'SEA']);
export type PrizeMode = z.output<typeof prizeMode>;

/** A lottery on the menu, with the draw that is open. */
const lotteryGame = z.object({
  gameId: z.string(),
  /** Code of the vendor that draws it. */
  vendor: z.string(),
  /** The game's name. */
  remark: z.string(),
  gameMenuTag: z.string(),
  /** The draw that is open. */
  numero: z.string(),
  /** Seconds until the draw, at `serverTime`. */
  remainTime: z.int(),
  /** Seconds before the draw at which betting ends. */
  lockTime: z.int(),
  /** Weekdays with commas between: Monday 2 to Saturday 7, Sunday 1. */
  drawDayOfWeek: z.string(),
  winningTime: instant,
});
export type LotteryGame = z.output<typeof lotteryGame>;

/** A draw whose numbers are open. */
const openedDraw = z.object({
  gameId: z.string(),
  vendor: z.string(),
  numero: z.string(),
  /** The drawn digits, first prize first; screens show at most six of them. */
  openNumbers: z.string().check(z.regex(/^\d{1,40}$/)),
  winningTime: instant,
});
export type OpenedDraw = z.output<typeof openedDraw>;

const language = answerLanguage;
const count = (max: number) => z._default(z.int().check(z.minimum(1), z.maximum(max)), max);
const maxDraws = 100;
const mostPopular = 20;

const menus = z.object({
  menus: z.array(z.object({ tag: z.string(), gameMenus: z.array(lotteryGame) })),
  serverTime: instant,
});
const games = z.object({ games: z.array(lotteryGame), serverTime: instant });
const draws = z.object({ draws: z.array(openedDraw), serverTime: instant });

export const gameMenus = defineCall({
  summary: 'Lotteries by menu tag, with the draw that is open',
  method: 'GET',
  path: '/lgw/games/game_menus',
  access: 'anyone',
  specified: true,
  encrypted: false,
  query: z.object({ language }),
  answer: menus,
  errors: ['not_found'],
});

export const vnGameMenus = defineCall({
  summary: 'Vietnamese lotteries by menu tag, with the draw that is open',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'anyone',
  specified: true,
  encrypted: false,
  query: z.object({ language }),
  answer: menus,
  errors: ['not_found'],
});

export const vnRecentGames = defineCall({
  summary: 'Lotteries that the account opened, the latest first, at most 100',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  query: z.object({ language }),
  answer: games,
  errors: [],
});

export const popularLotteries = defineCall({
  summary: 'Lotteries that the brand marks as hot, in its order',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'anyone',
  specified: true,
  encrypted: false,
  data: z.object({ count: count(mostPopular), prizeMode: z.optional(prizeMode), device, language }),
  answer: games,
  errors: ['not_found'],
});

export const vnOpenedNumbers = defineCall({
  summary: 'Drawn numbers of the Vietnamese lotteries, or of one of them, the latest first',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'anyone',
  specified: true,
  encrypted: false,
  data: z.object({ gameId: z.optional(text(60)), count: count(maxDraws), language }),
  answer: draws,
  errors: ['not_found'],
});

export const openedNumbers = defineCall({
  summary: 'The last draw of every lottery, or of one, with its numbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object({ gameId: z.optional(text(60)), language }),
  answer: draws,
  errors: [],
});

export const recentDraws = defineCall({
  summary: 'The latest draws of every lottery with their numbers, by gameId, the latest first',
  method: 'GET',
  path: '/lgw/games/opened/recent',
  access: 'anyone',
  encrypted: false,
  data: z.strictObject({ prizeMode: z.optional(prizeMode), device, recentCount: count(maxDraws), language }),
  answer: z.record(z.string(), z.array(openedDraw)),
  errors: ['not_found'],
});
