import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, instant, sentAmount, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { roomHand } from '../../game/room-hands.ts';
import { staffReason as reason } from '../accounts.ts';

const roomStatus = z.enum(['open', 'playing', 'closing', 'closed']);
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
  /** What each player of a tournament brings, and the fee in it; null: a room for money. */
  tournament: z.nullable(z.object({ entry: amount, fee: amount })),
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
        /** Chips of a tournament that is played; null: the stack is money. */
        chips: z.nullable(z.int()),
        /** How the player of a tournament finished; the stack is his prize. */
        place: z.nullable(z.int()),
        rake: amount,
        hands: z.int(),
        satAt: instant,
      }),
    ),
    /** Who waits for a seat, the first one first. */
    waiting: z.array(z.object({ member: z.string(), joinedAt: instant, keptUntil: z.nullable(instant) })),
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
    /** Its amounts are chips that are no money. */
    inChips: z.boolean(),
    members: z.array(z.object({ seat: z.int(), member: z.string() })),
    /** As the game shows it to everybody after the end. */
    game: z.looseObject({}),
  }),
  errors: ['round_not_found'],
});

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** How tables of one stake are. */
const tableSettings = z.strictObject({
  /** Whether rooms open at this stake. */
  isOn: z.boolean(),
  /** In hundredths of a percent. */
  rake10k: whole(0, 1_000),
  /** The most that it takes, in bases; null: the game's own bound. */
  rakeCap: z.nullable(whole(1, 1_000)),
  base: sentAmount,
  seats: whole(2, 10),
  /** Buy-ins in bases. */
  minEntry: whole(1, 10_000),
  maxEntry: whole(1, 10_000),
  /** What a sitting may use beyond the time of its decisions. */
  timeBankSeconds: whole(0, 300),
  /** From the end of a hand to the next one. */
  pauseSeconds: whole(3, 60),
});

export const staffRoomSettings = defineCall({
  summary: 'Tables, buy-ins, clocks and rakes of the card rooms of the brand, by game and stake',
  method: 'GET',
  path: '/wps/staff/rooms/settings',
  access: 'staff',
  permission: 'rooms.read',
  encrypted: false,
  answer: z.object({
    stakes: z.array(
      z.object({
        gameCode: z.string(),
        stake: z.string(),
        /** The brand has decided about it. */
        isOwn: z.boolean(),
        settings: tableSettings,
        /** What holds without a decision. */
        usual: tableSettings,
        most: z.object({ seats: z.int() }),
        /** Everybody brings the smallest buy-in, and the rake on it as a fee. */
        isTournament: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const staffRoomSettingsSet = defineCall({
  summary:
    'Set tables and rake of one stake: the rake from the next hand on; a room with other stakes or seats closes after its hand',
  method: 'PUT',
  path: '/wps/staff/rooms/settings',
  access: 'staff',
  permission: 'rooms.manage',
  encrypted: false,
  body: z.strictObject({ gameCode, stake: text(20), settings: tableSettings, reason }),
  answer: z.object({}),
  errors: ['game_not_found'],
});
