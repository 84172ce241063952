import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, instant, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { roomHand } from '../../game/rooms.ts';
import { staffReason as reason } from '../accounts.ts';

const roomStatus = z.enum(['open', 'closing', 'closed']);
const gameCode = text(60);
const params = z.strictObject({ roomId: clientId });

const row = z.object({
  roomId: z.string(),
  gameCode: z.string(),
  stake: z.string(),
  number: z.int(),
  status: roomStatus,
  base: amount,
  seats: z.int(),
  players: z.int(),
  /** What lies on the table. */
  stacks: amount,
  hands: z.int(),
  rake: amount,
  isPlaying: z.boolean(),
  openedAt: instant,
});

export const staffRooms = defineCall({
  summary: 'Card rooms of all brands with who sits in them and what lies on their tables',
  method: 'GET',
  path: '/wps/staff/rooms',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  data: pageOf(['players', 'stacks', 'rake', 'openedAt'], {
    gameCode: z.optional(gameCode),
    status: z.optional(roomStatus),
  }),
  answer: rowsOf(row),
  errors: [],
});

export const staffRoom = defineCall({
  summary: 'A card room: its seats with members, stacks and rake paid, and its latest hands',
  method: 'GET',
  path: '/wps/staff/rooms/:roomId',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  params,
  answer: z.object({
    room: row,
    players: z.array(
      z.object({
        seat: z.int(),
        member: z.string(),
        status: z.string(),
        bought: amount,
        stack: amount,
        rake: amount,
        hands: z.int(),
        satAt: instant,
      }),
    ),
    hands: z.array(
      z.object({
        handId: z.string(),
        number: z.int(),
        status: z.enum(['playing', 'settled', 'void']),
        players: z.int(),
        rake: amount,
        beganAt: instant,
      }),
    ),
  }),
  errors: ['room_not_found'],
});

export const staffRoomOpen = defineCall({
  summary: 'Close a card room after its hand, paying everybody out, or open it again',
  method: 'PUT',
  path: '/wps/staff/rooms/:roomId/open',
  access: 'staff',
  permission: 'rooms.manage',
  forAllBrands: true,
  encrypted: false,
  params,
  body: z.strictObject({ isOpen: z.boolean(), reason }),
  answer: z.object({}),
  errors: ['room_not_found'],
});

export const staffRoomHand = defineCall({
  summary: 'A hand that is over, with all cards; the reading is noted',
  method: 'GET',
  path: '/wps/staff/rooms/hands/:handId',
  access: 'staff',
  permission: 'rooms.hands',
  forAllBrands: true,
  encrypted: false,
  params: z.strictObject({ handId: clientId }),
  answer: z.object({
    hand: roomHand,
    members: z.array(z.object({ seat: z.int(), member: z.string() })),
    /** As the game shows it to everybody after the end. */
    game: z.looseObject({}),
  }),
  errors: ['round_not_found'],
});

export const staffRoomRakes = defineCall({
  summary: 'The rake of every game and stake of the card rooms',
  method: 'GET',
  path: '/wps/staff/rooms/rakes',
  access: 'staff',
  permission: 'rooms.read',
  forAllBrands: true,
  encrypted: false,
  answer: z.object({
    rakes: z.array(
      z.object({
        gameCode: z.string(),
        stake: z.string(),
        /** In hundredths of a percent. */
        rake10k: z.int(),
        isOwn: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const staffRoomRakeSet = defineCall({
  summary: 'Set the rake of a game and stake from the next hand on, or (null) go back to the usual one',
  method: 'PUT',
  path: '/wps/staff/rooms/rakes',
  access: 'staff',
  permission: 'rooms.manage',
  forAllBrands: true,
  encrypted: false,
  body: z.strictObject({
    gameCode,
    stake: text(20),
    rake10k: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000))),
    reason,
  }),
  answer: z.object({}),
  errors: ['game_not_found'],
});
