import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, instant, sentAmount, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { fishingLevel } from '../../game/fishing.ts';
import { staffReason as reason } from '../accounts.ts';

const roomStatus = z.enum(['open', 'idle', 'closed']);
const gameCode = text(60);
const params = z.strictObject({ roomId: clientId });

const row = z.object({
  roomId: z.string(),
  gameCode: z.string(),
  level: fishingLevel,
  number: z.int(),
  status: roomStatus,
  smallestBet: amount,
  largestBet: amount,
  seats: z.int(),
  players: z.int(),
  /** Booked in the last minute. */
  shotsAMinute: z.int(),
  /** Of the last 24 hours; paid with what was won out of the pool. */
  staked: amount,
  paid: amount,
  openedAt: instant,
});

export const staffFishingRooms = defineCall({
  summary: 'Fishing rooms of all brands: who is there, how much is fired, what it returned',
  method: 'GET',
  path: '/wps/staff/fishing',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['players', 'shotsAMinute', 'staked', 'openedAt'], {
    gameCode: z.optional(gameCode),
    level: z.optional(fishingLevel),
    status: z.optional(roomStatus),
  }),
  answer: rowsOf(row),
  errors: [],
});

export const staffFishingRoom = defineCall({
  summary: 'A fishing room: its seats with members, what stands in its pool, and its latest rounds',
  method: 'GET',
  path: '/wps/staff/fishing/:roomId',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  params,
  answer: z.object({
    room: row,
    /** What all shots together return by the rules, in percent: with the pool, and the pool's part of it. */
    theory: z.object({ all: z.string(), pool: z.string() }),
    /** As whoever fired here last can win it. */
    poolStands: amount,
    seats: z.array(z.object({ seat: z.int(), member: z.string(), bet: amount, seenAt: instant })),
    rounds: z.array(
      z.object({
        roundId: z.string(),
        member: z.string(),
        status: z.enum(['open', 'closing', 'closed']),
        shots: z.int(),
        staked: amount,
        paid: amount,
        openedAt: instant,
      }),
    ),
  }),
  errors: ['room_not_found'],
});

export const staffFishingRound = defineCall({
  summary: 'The batches of a round of fishing: shots, catches, stakes, prizes and the pool',
  method: 'GET',
  path: '/wps/staff/fishing/rounds/:roundId',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  params: z.strictObject({ roundId: clientId }),
  answer: z.object({
    roundId: z.string(),
    roomId: z.string(),
    member: z.string(),
    gameCode: z.string(),
    serverSeedHash: z.string(),
    /** Null while the round runs. */
    serverSeed: z.nullable(z.string()),
    clientSeed: z.string(),
    batches: z.array(
      z.object({
        batchId: z.string(),
        status: z.enum(['staking', 'settled', 'refused']),
        /** Why it was refused; empty: it was not. */
        refusal: z.string(),
        bet: amount,
        /** Those that were charged. */
        shots: z.int(),
        caught: z.array(z.object({ kind: z.string(), times: z.int() })),
        staked: amount,
        paid: amount,
        contributed: amount,
        poolWon: amount,
        firedAt: instant,
      }),
    ),
  }),
  errors: ['round_not_found'],
});

export const staffFishingRoomOpen = defineCall({
  summary: 'Close a fishing room after the running batch, ending its rounds, or open it again',
  method: 'PUT',
  path: '/wps/staff/fishing/:roomId/open',
  access: 'staff',
  permission: 'rooms.manage',
  forAllBrands: true,
  encrypted: false,
  params,
  body: z.strictObject({ isOpen: z.boolean(), reason }),
  answer: z.object({}),
  errors: ['room_not_found'],
});

/** How rooms of one level are. */
const levelSettings = z.strictObject({
  /** Whether anybody may sit down. */
  isOn: z.boolean(),
  /** The largest bet is ten times as much. */
  smallestBet: sentAmount,
  /** What a player must have to sit down, in smallest bets. */
  entrySteps: z.int().check(z.minimum(10), z.maximum(10_000)),
});

export const staffFishingSettings = defineCall({
  summary: 'Bets and entries of the fishing rooms of the brand, by water and level',
  method: 'GET',
  path: '/wps/staff/fishing/settings',
  access: 'staff',
  permission: 'rooms.read',
  encrypted: false,
  answer: z.object({
    levels: z.array(
      z.object({
        gameCode: z.string(),
        level: fishingLevel,
        /** The brand has decided about it. */
        isOwn: z.boolean(),
        settings: levelSettings,
        /** What holds without a decision. */
        usual: levelSettings,
      }),
    ),
  }),
  errors: [],
});

export const staffFishingSettingsSet = defineCall({
  summary: 'Set bets and entry of one level: rooms with other bets close after the running batch',
  method: 'PUT',
  path: '/wps/staff/fishing/settings',
  access: 'staff',
  permission: 'rooms.manage',
  encrypted: false,
  body: z.strictObject({ gameCode, level: fishingLevel, settings: levelSettings, reason }),
  answer: z.object({}),
  errors: ['game_not_found'],
});
