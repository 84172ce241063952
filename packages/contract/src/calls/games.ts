import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, gameType, localeCode, pageNo, pageSize, text } from '../fields.ts';

export const game = z.object({
  nodeId: z.string(),
  vassalage: z.string(),
  gameType,
  gameClassify: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  minBet: amount,
  minLineNum: z.int(),
  isGame: z.string(),
  isHot: z.int(),
  coverUrl: z.string(),
  wideCoverUrl: z.string(),
});
export type Game = z.output<typeof game>;

const device = z._default(text(40), 'html5-desktop');

export const vendorMenu = defineCall({
  summary: 'Vendors by game type',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'anyone',
  encrypted: false,
  data: z.strictObject({ platform: device, language: localeCode }),
  answer: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          gameType,
          cards: z.array(
            z.object({
              vassalage: z.string(),
              displayName: z.string(),
              isHot: z.int(),
              gameClassify: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
  }),
  errors: ['not_found'],
});

export const gameList = defineCall({
  summary: 'Games of a type and vendor, paged',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
  encrypted: false,
  data: z.strictObject({
    clientType: z._default(z.literal(3), 3),
    platform: device,
    gameType,
    vassalage: z.optional(text(40)),
    gameClassify: z.optional(text(40)),
    gameName: z.optional(text(100)),
    minBet: z.optional(z.enum(['0.01', '0.05', '0.1', '0.5', '0.75'])),
    language: localeCode,
    pageNo,
    pageSize,
  }),
  answer: z.object({ games: z.array(game), total: z.int(), totalPages: z.int() }),
  errors: ['not_found'],
});

export const hotGames = defineCall({
  summary: 'Games that the brand marks as hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'anyone',
  encrypted: false,
  data: z.strictObject({
    isPlatform: z._default(z.literal(2), 2),
    vassalage: z.optional(text(40)),
    platform: device,
    language: localeCode,
  }),
  answer: z.object({ list: z.array(game), footer: z.object({ total: z.int() }) }),
  errors: ['not_found'],
});

export const launchGame = defineCall({
  summary: 'Start a game: a one-use launch token in the URL of the game frame',
  method: 'GET',
  path: '/wps/game/launchGame',
  access: 'signedIn',
  encrypted: false,
  data: z.strictObject({
    vendor: text(40),
    gameCode: text(60),
    language: localeCode,
    device: z._default(z.enum(['desktop', 'mobile']), 'desktop'),
    theme: z._default(z.enum(['light', 'dark']), 'dark'),
  }),
  answer: z.object({ url: z.string(), game }),
  errors: ['game_not_found', 'game_unavailable', 'account_blocked'],
});
