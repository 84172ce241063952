import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, gameType, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';

const permission = 'catalogue.edit';
const position = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** What is left out stays as it is. */
const change = z.strictObject({
  isHot: z.optional(z.boolean()),
  position: z.optional(position),
  isInMaintenance: z.optional(z.boolean()),
  /** When the maintenance ends by itself; null: when somebody ends it. */
  maintenanceEndsAt: z.optional(z.nullable(instant)),
  isEnabled: z.optional(z.boolean()),
});
const placed = {
  isHot: z.boolean(),
  position: z.int(),
  isInMaintenance: z.boolean(),
  maintenanceEndsAt: z.nullable(instant),
  isEnabled: z.boolean(),
};

export const staffGames = defineCall({
  summary: 'Games that the brand offers, with their place in the lobby',
  method: 'GET',
  path: '/wps/staff/catalogue/games',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(
    ['position', 'name', 'gameCode', 'vendorCode'],
    {
      search: z.optional(text(64)),
      vendorCode: z.optional(text(40)),
      gameType: z.optional(gameType),
      isHot: z.optional(z.boolean()),
      isInMaintenance: z.optional(z.boolean()),
      isEnabled: z.optional(z.boolean()),
    },
    'asc',
  ),
  answer: rowsOf(
    z.object({
      gameId: z.string(),
      vendorCode: z.string(),
      gameCode: z.string(),
      gameType,
      /** In TY, the base set. */
      name: z.string(),
      minBet: amount,
      ...placed,
    }),
  ),
  errors: [],
});

export const staffGameEdit = defineCall({
  summary: 'A game’s place in the brand’s lobby: order, hot, maintenance, offered or not',
  method: 'POST',
  path: '/wps/staff/catalogue/games/:gameId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ gameId: clientId }),
  body: change,
  answer: z.object({}),
  errors: ['game_not_found'],
});

export const staffGameMove = defineCall({
  summary: 'Put a game before or behind another one in the brand’s order',
  method: 'POST',
  path: '/wps/staff/catalogue/games/:gameId/place',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ gameId: clientId }),
  body: z.strictObject({ side: z.enum(['before', 'behind']), otherId: clientId }),
  answer: z.object({}),
  errors: ['game_not_found'],
});

export const staffGameReturns = defineCall({
  summary:
    'What games paid back of their stakes at the brand, in cash, against their theoretical return and its 99% band; those with the largest stakes',
  method: 'GET',
  path: '/wps/staff/catalogue/returns',
  access: 'staff',
  permission,
  encrypted: false,
  data: z.strictObject({ days: z._default(z.int().check(z.minimum(1), z.maximum(31)), 7) }),
  answer: z.object({
    rows: z.array(
      z.object({
        gameId: z.string(),
        vendorCode: z.string(),
        gameCode: z.string(),
        name: z.string(),
        bets: z.int(),
        staked: amount,
        paid: amount,
        /** Shares of the stakes in percent. */
        paidPercent: z.string(),
        /** Null: the vendor tells none. */
        expectedPercent: z.nullable(z.string()),
        /** Where what was paid lies in 99 of 100 cases; null without an expected return, or with too few bets. */
        band: z.nullable(z.object({ low: z.string(), high: z.string() })),
        /** So many bets like those so far show a return that is off by one point; null without an expected return, or with hardly a bet. */
        betsForPoint: z.nullable(z.int()),
        isOutside: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

const gameList = { contentTypes: ['text/csv'], maxBytes: 5 * 1024 * 1024 } as const;

export const staffGamesImport = defineCall({
  summary:
    'Read a vendor’s list of games in, CSV or JSON: `check` says what would change, `write` does it and puts new games on sale at the brand',
  method: 'PUT',
  path: '/wps/staff/catalogue/import/:vendorCode/:mode',
  access: 'staff',
  permission,
  forAllBrands: true,
  encrypted: false,
  perMinute: 20,
  params: z.strictObject({ vendorCode: text(40), mode: z.enum(['check', 'write']) }),
  upload: gameList,
  answer: z.object({
    added: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    /** Games that come on sale at the brand. */
    onSale: z.int(),
    /** The first games that differ. */
    rows: z.array(
      z.object({
        gameCode: z.string(),
        name: z.string(),
        what: z.enum(['added', 'changed']),
        /** Names of the columns that differ. */
        fields: z.array(z.string()),
      }),
    ),
    /** What is wrong with the file as a whole, in a sentence’s end; null: nothing. */
    problem: z.nullable(z.string()),
    /** What is wrong in its rows; nothing is written then. */
    faults: z.array(
      z.object({ row: z.int(), line: z.nullable(z.int()), field: z.string(), needs: z.string(), found: z.string() }),
    ),
    faultCount: z.int(),
  }),
  errors: ['vendor_not_found'],
});

export const staffBrandVendors = defineCall({
  summary: 'Vendors that the brand offers, by game type, with their place in the lobby',
  method: 'GET',
  path: '/wps/staff/catalogue/vendors',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(
    ['position', 'vendorCode', 'name'],
    { search: z.optional(text(40)), gameType: z.optional(gameType) },
    'asc',
  ),
  answer: rowsOf(z.object({ vendorCode: z.string(), name: z.string(), gameType, ...placed })),
  errors: [],
});

export const staffBrandVendorEdit = defineCall({
  summary: 'A vendor’s place in a game type of the brand’s lobby: order, hot, maintenance, offered or not',
  method: 'POST',
  path: '/wps/staff/catalogue/vendors/:vendorCode/:gameType',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ vendorCode: text(40), gameType }),
  body: change,
  answer: z.object({}),
  errors: ['vendor_not_found'],
});
