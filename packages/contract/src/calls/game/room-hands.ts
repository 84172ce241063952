import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, minorAmount, pageSize } from '../../fields.ts';
import { handCards } from './rooms.ts';

const signedAmount = z.string().check(z.regex(/^-?\d{1,18}$/, 'amount_format'));

/** A hand that is over with all that recomputes it. */
export const roomHand = z.object({
  handId: z.string(),
  gameCode: z.string(),
  number: z.int(),
  rulesVersion: z.string(),
  status: z.enum(['settled', 'void']),
  seedHash: z.string(),
  /** Null where it is not open to players yet: they would learn cards that others did not show. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  /** Mixed with the hash into the client seed, in this order. */
  entropies: z.array(z.object({ id: z.string(), entropy: z.string() })),
  setup: z.object({
    baseMinor: minorAmount,
    button: z.int(),
    seats: z.array(
      z.object({
        seat: z.int(),
        stackMinor: minorAmount,
        /** Blinds that the seat posts because they went by; left out: none. */
        owes: z.optional(z.enum(['nothing', 'small', 'big', 'both'])),
      }),
    ),
    rake10k: minorAmount,
    rakeCapMinor: z.nullable(minorAmount),
  }),
  names: z.array(z.object({ seat: z.int(), name: z.string() })),
  mySeat: z.nullable(z.int()),
  actions: z.array(
    z.object({
      seat: z.int(),
      act: z.string(),
      amount: z.nullable(minorAmount),
      cards: z.optional(handCards),
      by: z.enum(['player', 'clock']),
      at: instant,
    }),
  ),
  result: z.array(z.object({ seat: z.int(), netMinor: signedAmount, rakeMinor: minorAmount })),
  endedAt: instant,
});
export type RoomHand = z.output<typeof roomHand>;

export const roomsFigures = defineCall({
  summary: 'What the player did at this game: hands, what they brought, rake paid',
  method: 'GET',
  path: '/rooms/v1/figures',
  access: 'gameSession',
  encrypted: false,
  answer: z.object({
    hands: z.int(),
    won: z.int(),
    netMinor: signedAmount,
    rakeMinor: minorAmount,
    biggestMinor: minorAmount,
    /** Hands with chips put in by the own will before the flop, and with a raise there; null: the game has no flop. */
    voluntary: z.nullable(z.int()),
    raised: z.nullable(z.int()),
  }),
  errors: [],
});

export const roomsHands = defineCall({
  summary: 'Hands of the player at this game, newest first and page by page, each with its seeds and actions',
  method: 'GET',
  path: '/rooms/v1/hands',
  access: 'gameSession',
  encrypted: false,
  data: z.strictObject({
    pageSize,
    /** The page goes on after this hand; left out: from the latest. */
    before: z.optional(clientId),
  }),
  answer: z.object({
    list: z.array(
      z.extend(roomHand, {
        /** The end of the hand as the game showed it to the player; empty where it cannot be shown. */
        game: z.looseObject({}),
      }),
    ),
    /** There are older hands. */
    hasMore: z.boolean(),
  }),
  errors: [],
});
