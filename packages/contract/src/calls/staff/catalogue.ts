import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, gameType, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';

const permission = 'catalogue.edit';
const position = z.int().check(z.minimum(0), z.maximum(1_000_000));
/** What is left out stays as it is. */
const change = z.strictObject({
  isHot: z.optional(z.boolean()),
  position: z.optional(position),
  isInMaintenance: z.optional(z.boolean()),
  isEnabled: z.optional(z.boolean()),
});
const placed = { isHot: z.boolean(), position: z.int(), isInMaintenance: z.boolean(), isEnabled: z.boolean() };

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
