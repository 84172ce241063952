import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, answerLanguage, gameType, instant, pageNo, pageSize, text } from '../fields.ts';

export const volatility = z.enum(['low', 'mediumLow', 'medium', 'mediumHigh', 'high']);

export const game = z.object({
  nodeId: z.string(),
  vassalage: z.string(),
  /** The vendor's name as a player reads it, in the asked language. */
  accountTypeName: z.string(),
  gameType,
  gameClassify: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  minBet: amount,
  minLineNum: z.int(),
  /** 'VASSALAGE': opens a list of sub-games (`vassGameTypes` with this nodeId) instead of a game. Else ''. */
  isGame: z.enum(['', 'VASSALAGE']),
  /** Of a lottery: the way of betting that its screen opens with. Else ''. */
  defaultPlayType: z.string(),
  isHot: z.int(),
  /** Listed, and cannot be started now. */
  maintenance: z.boolean(),
  /** Return to player in percent ("96.21"); null where the vendor does not tell. */
  rtp: z.nullable(z.string()),
  volatility: z.nullable(volatility),
  coverUrl: z.string(),
  wideCoverUrl: z.string(),
});
export type Game = z.output<typeof game>;

export const clientType = z._default(z.literal(3), 3);
export const device = z._default(text(40), 'html5-desktop');
const vassalage = z.optional(text(40));
/** What the specification sends along; the host name already tells the brand, and the header the session. */
const sentAlong = z.optional(text(100));

export const vendorMenu = defineCall({
  summary: 'Vendors by game type',
  method: 'GET',
  path: '/wps/relay/GCSGAME_newGameVendor',
  access: 'anyone',
  specified: true,
  encrypted: false,
  revalidated: true,
  data: z.object({ platform: device, language: answerLanguage, flush: z._default(z.boolean(), false) }),
  answer: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          gameType,
          /** Key of the category's name. */
          title: z.string(),
          /** Every class of the lane's games, with the vendors that have some of it. */
          gameClassify: z.array(z.object({ code: z.string(), vassalage: z.array(z.string()) })),
          cards: z.array(
            z.object({
              vassalage: z.string(),
              displayName: z.string(),
              gameType,
              accountTypeId: z.int(),
              isHot: z.int(),
              /** Path or https address of the vendor's picture in this category; empty without one. */
              iconUrl: z.string(),
              /** False: the vendor keeps a wallet of its own (`merchantWallet`). */
              isSingle: z.boolean(),
              maintenance: z.boolean(),
              gameClassify: z.array(z.string()),
              /** How many games of this type can be listed. */
              gameCount: z.int(),
            }),
          ),
        }),
      ),
    }),
  }),
  errors: ['not_found'],
});

export const gameList = defineCall({
  summary:
    'Games of a type and vendor, or of all, paged; with `gameName` the best matches first, typos and accents forgiven',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'anyone',
  specified: true,
  encrypted: false,
  revalidated: true,
  data: z.object({
    clientType,
    platform: device,
    channel: sentAlong,
    merchant: sentAlong,
    /** Without it all types: what the search over everything asks for. */
    gameType: z.optional(gameType),
    vassalage,
    gameClassify: z.optional(text(40)),
    /** With `vassalage`: one game alone. */
    gameCode: z.optional(text(100)),
    gameName: z.optional(text(100)),
    /** Games that can be played from this stake or less. */
    minBet: z.optional(z.enum(['0.01', '0.05', '0.1', '0.5', '0.75'])),
    /** Games with so many lines or more. */
    minLineNum: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
    language: answerLanguage,
    pageNo,
    pageSize,
  }),
  answer: z.object({ games: z.array(game), total: z.int(), totalPages: z.int() }),
  errors: ['not_found', 'vendor_not_found'],
});

export const hotGames = defineCall({
  summary: 'Games that the brand marks as hot',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'anyone',
  specified: true,
  encrypted: false,
  revalidated: true,
  data: z.object({
    merchantCode: sentAlong,
    isPlatform: z._default(z.literal(2), 2),
    /** Of one type alone; without it all. */
    gameType: z.optional(gameType),
    vassalage,
    platform: z._default(text(40), 'flash,html5-desktop'),
    language: answerLanguage,
  }),
  answer: z.object({ list: z.array(game), footer: z.object({ total: z.int() }) }),
  errors: ['not_found', 'vendor_not_found'],
});

export const lobbyRows = defineCall({
  summary:
    'Rows above a lobby: games that are new at the brand, and those that most of its members started in the last hours',
  method: 'GET',
  path: '/wps/relay/GCSGAME_lobbyRows',
  access: 'anyone',
  encrypted: false,
  revalidated: true,
  data: z.strictObject({
    /** Of one type alone; without it all. */
    gameType: z.optional(gameType),
    language: answerLanguage,
  }),
  answer: z.object({
    /** The newest first; without those that the brand opened with. */
    newGames: z.array(game),
    /** The game of most members first; a game of a single member is not among them. */
    popular: z.array(game),
  }),
  errors: ['not_found'],
});

export const recentGames = defineCall({
  summary: 'Games that the account started, the latest first',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object({
    clientType,
    gameType: z.optional(gameType),
    vassalage,
    language: answerLanguage,
    pageNo,
    pageSize,
  }),
  answer: z.object({
    list: z.array(
      z.extend(game, {
        playedAt: instant,
        /** A round waits to be played to its end: "continue playing". */
        hasOpenRound: z.boolean(),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});

export const favoriteGamesList = defineCall({
  summary: 'The account’s favourite games, the newest first',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object({
    clientType,
    platform: z._default(text(40), 'flash'),
    token: sentAlong,
    gameType,
    vassalage,
    language: answerLanguage,
    pageNo,
    pageSize,
  }),
  answer: z.object({ content: z.array(game), total: z.int(), totalPages: z.int() }),
  errors: [],
});

export const favoriteGames = defineCall({
  summary: 'The ids of all favourite games of the account',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object({ gameType: z.optional(gameType) }),
  answer: z.object({ nodeIds: z.array(z.string()) }),
  errors: [],
});

const favorite = z.strictObject({ nodeId: z.uuid(), vendor: text(40), gameType });
const favoriteChanged = z.object({ nodeId: z.string(), isFavorite: z.boolean() });

export const addFavoriteGame = defineCall({
  summary: 'Make a game a favourite; again is harmless',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGame',
  access: 'signedIn',
  encrypted: false,
  body: favorite,
  answer: favoriteChanged,
  errors: ['game_not_found', 'favorites_full'],
});

export const removeFavoriteGame = defineCall({
  summary: 'Take a game off the favourites, also one that is no longer offered; again is harmless',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGame',
  access: 'signedIn',
  encrypted: false,
  body: favorite,
  answer: favoriteChanged,
  errors: [],
});

export const vassGameTypes = defineCall({
  summary: 'What a vendor has, by game type; with `nodeId` of a VASSALAGE entry its sub-games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object({
    vassalage: text(40),
    gameType: z.optional(gameType),
    nodeId: z.optional(z.uuid()),
    platform: device,
    language: answerLanguage,
  }),
  answer: z.object({
    list: z.array(
      z.object({
        gameType,
        gameClassify: z.array(z.string()),
        gameCount: z.int(),
        /** Sub-games of `nodeId`; empty without it. */
        games: z.array(game),
      }),
    ),
  }),
  errors: ['vendor_not_found', 'game_not_found'],
});

export const roomList = defineCall({
  summary: 'Rooms of a player-versus-player vendor as they are now',
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  data: z.object({ vassalage: text(40), gameCode: z.optional(text(60)), language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        roomId: z.string(),
        roomName: z.string(),
        gameCode: z.string(),
        minBet: amount,
        maxBet: amount,
        seats: z.int(),
        players: z.int(),
        state: z.enum(['open', 'full', 'closed']),
      }),
    ),
    serverTime: instant,
  }),
  errors: ['vendor_not_found', 'vendor_not_answering'],
});
