import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, localeCode, minorAmount, pageSize, text } from '../../fields.ts';
import { realityCheck, realityCheckCall } from './reality-check.ts';

export const fishingLevel = z.enum(['novice', 'regular', 'expert']);
export const fishingWeapon = z.enum(['cannon', 'net', 'storm']);
const fishId = z.string().check(z.regex(/^\d{1,9}\.\d{1,3}$/, 'text_format'));
const roomParams = z.strictObject({ roomId: clientId });

/** `winsPool`: with the pool of the level. */
const caught = z.array(z.object({ index: z.int(), times: z.int(), winsPool: z.exactOptional(z.literal(true)) }));
/** What a shot won out of the pool, beside its prizes. */
const poolMinor = z.exactOptional(minorAmount);
const seat = z.object({ seat: z.int(), name: z.string(), betMinor: minorAmount });

/** What one shot did. */
export const shotResult = z.object({
  weapon: fishingWeapon,
  /** Those that its net held when it was drawn, by their ids in the room. */
  fish: z.array(z.string()),
  /** Of each its kind. */
  kinds: z.array(z.string()),
  /** Null: nobody was there any more, and nothing was charged. */
  nonce: z.nullable(z.int()),
  caught,
  paidMinor: minorAmount,
  poolMinor,
});
export type ShotResult = z.output<typeof shotResult>;

/** A room as one of its players sees it. */
export const fishingRoom = z.object({
  roomId: z.string(),
  level: fishingLevel,
  number: z.int(),
  /** Says with the time which fish swims where. */
  seed: z.string(),
  openedAt: instant,
  serverTime: instant,
  /** The own one. */
  seat: z.int(),
  seats: z.array(seat),
  betsMinor: z.array(minorAmount),
  /** What stands in the pool of the level. */
  poolMinor: minorAmount,
  /** Fish of now that are caught. */
  gone: z.array(z.string()),
  /** Binds the seed of the running round; null: none runs. */
  seedHash: z.nullable(z.string()),
  nextSeedHash: z.string(),
});
export type FishingRoom = z.output<typeof fishingRoom>;

/** What somebody's shots did, for everybody in the room. */
export const fishingVolley = z.object({
  seat: z.int(),
  betMinor: minorAmount,
  shots: z.array(z.pick(shotResult, { weapon: true, fish: true, caught: true, paidMinor: true, poolMinor: true })),
});
export type FishingVolley = z.output<typeof fishingVolley>;

const shown = z.object({ room: fishingRoom, balanceMinor: minorAmount });

export const fishingOpen = defineCall({
  summary: 'Exchange a launch token (one use, 60 s) for a session of a fishing game',
  method: 'POST',
  path: '/fishing/v1/session',
  access: 'anyone',
  framed: true,
  whileClosed: true,
  encrypted: false,
  body: z.strictObject({ launchToken: text(200) }),
  answer: z.object({
    session: z.string(),
    gameCode: z.string(),
    locale: localeCode,
    currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
    balanceMinor: minorAmount,
    levels: z.array(
      z.object({
        level: fishingLevel,
        betsMinor: z.array(minorAmount),
        /** What a player must have to sit down. */
        entryMinor: minorAmount,
        /** What stands in its pool. */
        poolMinor: minorAmount,
      }),
    ),
    /** The least time between two shots, in milliseconds. */
    shotMs: z.int(),
    realityCheck,
    /** The level in whose room the player has a seat; null: in none. */
    level: z.nullable(fishingLevel),
  }),
  errors: ['launch_token_invalid', 'game_unavailable'],
});

export const fishingSit = defineCall({
  summary: 'Take a free seat of a level; whoever has one there keeps it, and one in another level is left',
  method: 'POST',
  path: '/fishing/v1/sit',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ level: fishingLevel }),
  answer: shown,
  errors: ['game_unavailable', 'insufficient_funds'],
});

export const fishingView = defineCall({
  summary: 'The room in which the player sits: who else, which fish are caught; keeps the seat',
  method: 'GET',
  path: '/fishing/v1/room',
  access: 'gameSession',
  encrypted: false,
  data: roomParams,
  answer: shown,
  errors: ['room_not_found'],
});

export const fishingFire = defineCall({
  summary: 'The shots of about a second; the same batchId again answers the same batch',
  method: 'POST',
  path: '/fishing/v1/fire',
  access: 'gameSession',
  encrypted: false,
  perMinute: 240,
  body: z.strictObject({
    batchId: clientId,
    roomId: clientId,
    betMinor: minorAmount,
    shots: z
      .array(
        z.strictObject({
          weapon: fishingWeapon,
          fish: z.array(fishId).check(z.minLength(1), z.maxLength(6)),
        }),
      )
      .check(z.minLength(1), z.maxLength(12)),
    /** Any text: mixed into the chance of a round that begins with this batch. */
    entropy: text(64),
  }),
  answer: z.object({
    batchId: z.string(),
    results: z.array(shotResult),
    stakeMinor: minorAmount,
    payoutMinor: minorAmount,
    balanceMinor: minorAmount,
    /** What stands in the pool of the level. */
    poolMinor: minorAmount,
    seedHash: z.nullable(z.string()),
    nextSeedHash: z.string(),
  }),
  errors: [
    'room_not_found',
    'bet_not_offered',
    'round_too_soon',
    'reality_check_due',
    'repeated_with_other_content',
    'round_closed',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'account_blocked',
    'game_unavailable',
  ],
});

export const fishingLeave = defineCall({
  summary: 'Give the seat back; the running round ends',
  method: 'POST',
  path: '/fishing/v1/leave',
  access: 'gameSession',
  encrypted: false,
  body: roomParams,
  answer: z.object({ balanceMinor: minorAmount }),
  errors: [],
});

export const fishingRealityCheck = defineCall({
  ...realityCheckCall,
  path: '/fishing/v1/reality-check',
  body: z.strictObject({ acknowledge: z.boolean() }),
});

export const fishingBalance = defineCall({
  summary: 'The balance shown in the game',
  method: 'GET',
  path: '/fishing/v1/balance',
  access: 'gameSession',
  encrypted: false,
  answer: z.object({ balanceMinor: minorAmount }),
  errors: [],
});

/** A round of up to a minute with all that recomputes its shots. */
export const fishingRound = z.object({
  roundId: z.string(),
  gameCode: z.string(),
  rulesVersion: z.string(),
  status: z.enum(['open', 'closed']),
  serverSeedHash: z.string(),
  /** Null while the round runs. */
  serverSeed: z.nullable(z.string()),
  clientSeed: z.string(),
  /** Mixed with the hash into the client seed. */
  entropy: z.array(z.object({ id: z.string(), entropy: z.string() })),
  stakeMinor: minorAmount,
  payoutMinor: minorAmount,
  /** The smallest bet of its room: a bet of so many of them wins the pool so many times of ten with a boss. */
  stepMinor: minorAmount,
  openedAt: instant,
  shots: z.array(
    z.object({
      betMinor: minorAmount,
      nonce: z.int(),
      kinds: z.array(z.string()),
      caught,
      paidMinor: minorAmount,
      poolMinor,
    }),
  ),
});
export type FishingRound = z.output<typeof fishingRound>;

export const fishingRounds = defineCall({
  summary: 'The player’s latest rounds with every shot, and the seeds of those that are over',
  method: 'GET',
  path: '/fishing/v1/rounds',
  access: 'gameSession',
  encrypted: false,
  data: z.strictObject({ pageSize }),
  answer: z.object({ list: z.array(fishingRound) }),
  errors: [],
});
