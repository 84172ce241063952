import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, instant } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { staffReason as note } from '../accounts.ts';

export const pairStatuses = ['new', 'watched', 'cleared', 'confirmed'] as const;
export type PairStatus = (typeof pairStatuses)[number];
export const pairActs = ['watch', 'clear', 'confirm'] as const;
export type PairAct = (typeof pairActs)[number];
/** What two accounts share; a referral is one of the other's. */
export const playerLinks = ['device', 'payee', 'address', 'referral'] as const;
export type PlayerLink = (typeof playerLinks)[number];
export const collusionSigns = ['chipDumping', 'bigFolds', 'softPlay', ...playerLinks] as const;

/** One sign that two players play together. */
const signal = z.object({
  kind: z.enum(collusionSigns),
  /** Its part of the pair's score. */
  score: z.int(),
  /** Null: it is about the accounts. */
  gameCode: z.nullable(z.string()),
  /** Who gave to the other one; null: both alike. */
  from: z.nullable(z.enum(['first', 'second'])),
  /** What it follows from; their order is the kind's. */
  figures: z.array(z.number()),
});
export type CollusionSignal = z.output<typeof signal>;

const member = z.object({
  name: z.string(),
  /** Null: a member of another brand than the one that the staff works at. */
  memberId: z.nullable(z.string()),
});
const row = z.object({
  pairId: z.string(),
  first: member,
  second: member,
  status: z.enum(pairStatuses),
  /** 0 to 100. */
  score: z.int(),
  signs: z.array(z.enum(collusionSigns)),
  hands: z.int(),
  foundAt: instant,
  scoredAt: instant,
});
const params = z.strictObject({ pairId: clientId });

export const staffRoomPairs = defineCall({
  summary: 'Pairs of members who may play together at card rooms, with the signs of it and what staff decided',
  method: 'GET',
  path: '/wps/staff/rooms/pairs',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['score', 'hands', 'foundAt', 'scoredAt'], { status: z.optional(z.enum(pairStatuses)) }),
  answer: rowsOf(row),
  errors: [],
});

export const staffRoomPair = defineCall({
  summary:
    'A pair of members at card rooms: signs with their figures, the hands that they played together, and decisions',
  method: 'GET',
  path: '/wps/staff/rooms/pairs/:pairId',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  params,
  answer: z.object({
    pair: row,
    signals: z.array(signal),
    /** The latest ones that are over. */
    hands: z.array(
      z.object({
        handId: z.string(),
        gameCode: z.string(),
        number: z.int(),
        players: z.int(),
        /** What each of the two won or lost after rake. */
        /** Nets are chips of a tournament that are no money. */
        inChips: z.boolean(),
        firstNet: amount,
        secondNet: amount,
        endedAt: instant,
      }),
    ),
    verdicts: z.array(
      z.object({ status: z.enum(pairStatuses), staff: z.string(), note: z.string(), decidedAt: instant }),
    ),
    /** What staff may do now. */
    acts: z.array(z.enum(pairActs)),
  }),
  errors: ['not_found'],
});

export const staffRoomPairDecide = defineCall({
  summary: 'Watch, clear or confirm a pair of members at card rooms, with a note',
  method: 'PUT',
  path: '/wps/staff/rooms/pairs/:pairId/verdict',
  access: 'staff',
  permission: 'rooms.manage',
  forAllBrands: true,
  encrypted: false,
  params,
  body: z.strictObject({ act: z.enum(pairActs), note }),
  answer: z.object({}),
  errors: ['not_found', 'already_decided'],
});

export const staffRoomFigures = defineCall({
  summary: 'What a member did at card rooms, by game',
  method: 'GET',
  path: '/wps/staff/rooms/figures',
  access: 'staff',
  permission: 'rooms.read',
  encrypted: false,
  data: z.strictObject({ memberId: clientId }),
  answer: z.object({
    games: z.array(
      z.object({
        gameCode: z.string(),
        hands: z.int(),
        won: z.int(),
        net: amount,
        rake: amount,
        biggest: amount,
        /** Hands with chips put in by the own will before the flop, and with a raise there; null: the game has no flop. */
        voluntary: z.nullable(z.int()),
        raised: z.nullable(z.int()),
      }),
    ),
  }),
  errors: [],
});
