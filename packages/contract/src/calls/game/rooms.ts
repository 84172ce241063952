import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, localeCode, minorAmount, text } from '../../fields.ts';
import { realityCheck, realityCheckCall } from './reality-check.ts';

/** `playing`: a tournament that has begun. */
const status = z.enum(['open', 'playing', 'closing', 'closed']);
/** Cards from 0 to 51: thirteen ranks from ace to king, suit by suit (spades, hearts, clubs, diamonds). */
export const handCards = z.array(z.int().check(z.minimum(0), z.maximum(51))).check(z.maxLength(13));
/** A decision in advance: its name, and the amount that it holds for where it is for one alone. */
const plan = z.object({ name: z.string(), amount: z.nullable(minorAmount) });
export type RoomPlan = z.output<typeof plan>;
/** Blinds that went by: a big one is posted as a bet, a small one is dead. */
const owes = z.enum(['nothing', 'small', 'big', 'both']);

const roomParams = z.strictObject({ roomId: clientId });

/** A room as one player, or a spectator, may see it. Amounts are integer minor units. */
export const roomView = z.object({
  roomId: z.string(),
  gameCode: z.string(),
  stake: z.string(),
  number: z.int(),
  status,
  /** Grows with every change; an older view is not shown over a newer one. */
  version: z.int(),
  serverTime: instant,
  baseMinor: minorAmount,
  minEntryMinor: minorAmount,
  maxEntryMinor: minorAmount,
  seats: z.int(),
  /** In hundredths of a percent. */
  rake10k: z.int(),
  /** No hand begins before. */
  readyAt: instant,
  /** Binds the seed of the next hand. */
  nextSeedHash: z.string(),
  players: z.array(
    z.object({
      seat: z.int(),
      name: z.string(),
      stackMinor: minorAmount,
      isLeaving: z.boolean(),
      /** The clock took his last decision. */
      isAway: z.boolean(),
      /** Sits out: is not dealt in. */
      isOut: z.boolean(),
      /** Too few chips for a hand: until when he may buy new ones; null: he has enough. */
      rebuyUntil: z.nullable(instant),
    }),
  ),
  /** The own sitting; null for a spectator. */
  you: z.nullable(
    z.object({
      seat: z.int(),
      stayId: z.string(),
      stackMinor: minorAmount,
      /** Chips that come into the stack between hands. */
      addingMinor: minorAmount,
      status: z.enum(['seated', 'leaving']),
      /** Null: the game has no sitting out. */
      presence: z.nullable(
        z.object({
          isOut: z.boolean(),
          owes,
          /** Posts what it owes with the next hand; otherwise it waits for the big blind. */
          isPosting: z.boolean(),
          /** Until when the seat is kept for whoever sits out. */
          seatUntil: z.nullable(instant),
        }),
      ),
    }),
  ),
  /** Who waits for a seat. */
  queue: z.object({
    length: z.int(),
    /** Free seats that are kept for the first of them. */
    kept: z.int(),
    /** The own place, from 1 on; null: the player does not wait. */
    place: z.nullable(z.int()),
    /** A seat is kept for the player until then; null: none is. */
    keptUntil: z.nullable(instant),
  }),
  /** Null: chips are money. In a tournament they are none, and nor are the amounts of its hands. */
  tournament: z.nullable(
    z.object({
      /** What each player brings, with the fee in it. */
      entryMinor: minorAmount,
      feeMinor: minorAmount,
      /** What each player begins with. */
      chips: minorAmount,
      /** By place. */
      prizes: z.array(minorAmount),
      /** From 1 on; the next hand is played at it. */
      level: z.int(),
      bigBlind: minorAmount,
      nextBigBlind: z.nullable(minorAmount),
      nextLevelAt: z.nullable(instant),
      /** Who is out, or has won, the best place first. */
      finished: z.array(z.object({ name: z.string(), place: z.int(), prizeMinor: minorAmount })),
      mine: z.nullable(z.object({ place: z.int(), prizeMinor: minorAmount })),
    }),
  ),
  /** The hand that is played, or the last one. */
  hand: z.nullable(
    z.object({
      handId: z.string(),
      number: z.int(),
      button: z.int(),
      seedHash: z.string(),
      clientSeed: z.string(),
      /** Null: the hand is over. */
      phase: z.nullable(z.string()),
      /** Seats that it waits for. */
      waiting: z.array(z.int()),
      askedAt: instant,
      decisionMs: z.int(),
      /** With the time bank. */
      deadline: instant,
      mySeat: z.nullable(z.int()),
      /** What the player may decide in advance, and what he did. */
      plans: z.array(plan),
      plan: z.nullable(plan),
      /** Own cards of a hand that is over which may be laid open until `readyAt`. */
      canShow: z.array(z.int()),
      /** The number of the own next decision in the hand. */
      myTurn: z.int(),
      names: z.array(z.object({ seat: z.int(), name: z.string() })),
      /** As the game shows it; what the reader may not see is not in it. */
      game: z.looseObject({}),
    }),
  ),
});
export type RoomView = z.output<typeof roomView>;

export const roomsOpen = defineCall({
  summary: 'Exchange a launch token (one use, 60 s) for a session of the card rooms',
  method: 'POST',
  path: '/rooms/v1/session',
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
    realityCheck,
    balanceMinor: minorAmount,
    /** The room in which the player sits; null: in none. */
    roomId: z.nullable(z.string()),
  }),
  errors: ['launch_token_invalid', 'game_unavailable'],
});

export const roomsLobby = defineCall({
  summary: 'The rooms of the game, with stakes and seats',
  method: 'GET',
  path: '/rooms/v1/lobby',
  access: 'gameSession',
  encrypted: false,
  answer: z.object({
    rooms: z.array(
      z.object({
        roomId: z.string(),
        stake: z.string(),
        number: z.int(),
        status,
        baseMinor: minorAmount,
        minEntryMinor: minorAmount,
        maxEntryMinor: minorAmount,
        seats: z.int(),
        players: z.int(),
        /** Who waits for a seat, and how many free ones are kept for some of them. */
        waiting: z.int(),
        kept: z.int(),
      }),
    ),
    /** The room in which the player sits. */
    roomId: z.nullable(z.string()),
    balanceMinor: minorAmount,
  }),
  errors: ['game_not_found'],
});

const shown = z.object({ room: roomView, balanceMinor: minorAmount });

export const roomsView = defineCall({
  summary: 'A room as the player may see it: his own cards where he sits, none of others',
  method: 'GET',
  path: '/rooms/v1/room',
  access: 'gameSession',
  encrypted: false,
  data: roomParams,
  answer: shown,
  errors: ['room_not_found'],
});

export const roomsSit = defineCall({
  summary: 'Sit down with a buy-in; the same stayId again answers the same sitting',
  method: 'POST',
  path: '/rooms/v1/sit',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({
    stayId: clientId,
    roomId: clientId,
    /** Null: the first that is free. */
    seat: z.nullable(z.int().check(z.minimum(0), z.maximum(9))),
    amountMinor: minorAmount,
    /** Any text: mixed into the chance of the next hand. */
    entropy: text(64),
  }),
  answer: shown,
  errors: [
    'reality_check_due',
    'room_not_found',
    'room_closed',
    'seat_taken',
    'seat_kept',
    'already_seated',
    'buy_in_out_of_bounds',
    'repeated_with_other_content',
    'round_closed',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'account_blocked',
    'game_unavailable',
  ],
});

export const roomsTopUp = defineCall({
  summary: 'Add chips to the own stack; they come between hands, and the same topUpId again answers the same',
  method: 'POST',
  path: '/rooms/v1/top-up',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ topUpId: clientId, roomId: clientId, amountMinor: minorAmount }),
  answer: shown,
  errors: [
    'reality_check_due',
    'room_not_found',
    'room_closed',
    'buy_in_out_of_bounds',
    'repeated_with_other_content',
    'round_closed',
    'insufficient_funds',
    'limit_reached',
    'bonus_stake_limit',
    'account_blocked',
    'game_unavailable',
  ],
});

export const roomsAct = defineCall({
  summary: 'Take the own decision in a hand; the same again answers the same, and nobody decides for another seat',
  method: 'POST',
  path: '/rooms/v1/act',
  access: 'gameSession',
  encrypted: false,
  perMinute: 240,
  body: z.strictObject({
    handId: clientId,
    /** The number of the decision: how many the seat took in this hand before. */
    turn: z.int().check(z.minimum(0), z.maximum(999)),
    act: text(20),
    amount: z.nullable(minorAmount),
    /** Own cards that the act names, in their order. */
    cards: z.optional(handCards),
    /** Any text: mixed into the chance of the next hand. */
    entropy: text(64),
  }),
  answer: z.object({ room: roomView }),
  errors: ['round_not_found', 'round_closed', 'step_not_offered', 'decision_over', 'repeated_with_other_content'],
});

export const roomsRealityCheck = defineCall({
  ...realityCheckCall,
  path: '/rooms/v1/reality-check',
  body: z.strictObject({ acknowledge: z.boolean() }),
});

export const roomsLeave = defineCall({
  summary: 'Stand up: at once between hands, else after the hand; the stack is paid out',
  method: 'POST',
  path: '/rooms/v1/leave',
  access: 'gameSession',
  encrypted: false,
  body: roomParams,
  answer: shown,
  errors: ['room_not_found'],
});
