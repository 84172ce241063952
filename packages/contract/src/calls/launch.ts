import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, answerLanguage, gameType, instant, text } from '../fields.ts';
import { game } from './games.ts';
import { prizeMode } from './lotteries.ts';

/** A path of this site; where the game's own way back leads. */
const backUrl = z.optional(z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])[^\s\\]*$/, 'field_format')));
const screen = {
  language: answerLanguage,
  device: z._default(z.enum(['desktop', 'mobile', 'WEB']), 'desktop'),
  theme: z._default(z.enum(['light', 'dark']), 'dark'),
  backUrl,
};

export const launched = z.object({
  /**
   * Where the game opens. `frame`: `url` in a sandboxed frame of the game page; `window`: `url` in a new window; `lottery`: `url` is a path of this site's
   * lottery screen; `fbsports`: `url` is the path of its screen; `games`: no game, but a popup of `games`. `frame` and `window` hold a launch token; so does `lottery` where this program sells the tickets.
   */
  target: z.enum(['frame', 'window', 'lottery', 'fbsports', 'games']),
  url: z.string(),
  game,
  /** Sub-games; empty unless `target` is `games`. */
  games: z.array(game),
  /** The launch token in `url` is good once, until then; null without one. */
  expiresAt: z.nullable(instant),
  serverTime: instant,
  /** A round of this game waits to be played to its end: the game opens with it. */
  openRound: z.nullable(z.object({ roundId: z.string(), openedAt: instant })),
  /** What the launch moved to a vendor that keeps a wallet of its own; null for all others. */
  transfer: z.nullable(
    z.object({ transferId: z.string(), amount, state: z.enum(['none', 'done', 'pending', 'failed']) }),
  ),
});

const failures = [
  'game_not_found',
  'game_unavailable',
  'account_blocked',
  'play_barred',
  'vendor_not_found',
  'vendor_not_answering',
] as const;

/** A game that cannot be started now: `game_unavailable`, with other popular games in the failure's `value.games`. */
export const launchGame = defineCall({
  summary: 'Start a game: where it opens, with a one-use launch token in the URL',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object({
    /** The lottery lobby's launch names none: it means the lottery vendor that has the game. */
    vendor: z.optional(text(40)),
    gameCode: text(60),
    gameType: z.optional(gameType),
    ...screen,
    /** The lottery lobby's launch. */
    lottoArea: z.optional(z.literal('VN')),
    launchMode: z.optional(z.literal('LOTT')),
    prizeMode: z.optional(prizeMode),
    view: z.optional(z.enum(['betting', 'lobby'])),
  }),
  answer: launched,
  errors: failures,
});

export const launchFb = defineCall({
  summary: 'Start the sports vendor FB on its own screen; only where the brand has it',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object(screen),
  answer: launched,
  errors: failures,
});
