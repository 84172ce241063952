import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, minorAmount, text } from '../../fields.ts';
import { handCards, roomView } from './rooms.ts';

export const roomsPlan = defineCall({
  summary: 'Decide in advance, or take that back: it is done at the own turn, unless the bet has changed under it',
  method: 'POST',
  path: '/rooms/v1/plan',
  access: 'gameSession',
  encrypted: false,
  perMinute: 240,
  body: z.strictObject({
    handId: clientId,
    /** The number of the decision: how many the seat took in this hand before. */
    turn: z.int().check(z.minimum(0), z.maximum(999)),
    /** Null: none any more. */
    plan: z.nullable(z.strictObject({ name: text(20), amount: z.nullable(minorAmount) })),
  }),
  answer: z.object({ room: roomView }),
  errors: ['round_not_found', 'round_closed', 'step_not_offered'],
});

export const roomsShow = defineCall({
  summary: 'Lay own cards of the last hand open that need not be shown, before the next one begins',
  method: 'POST',
  path: '/rooms/v1/show',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ handId: clientId, cards: handCards }),
  answer: z.object({ room: roomView }),
  errors: ['round_not_found', 'step_not_offered', 'decision_over'],
});

export const roomsPresence = defineCall({
  summary: 'Sit out from the next hand on, or come back: waiting for the big blind or posting what was missed',
  method: 'POST',
  path: '/rooms/v1/presence',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ roomId: clientId, wants: z.enum(['out', 'wait', 'post']) }),
  answer: z.object({ room: roomView }),
  errors: ['room_not_found', 'round_closed', 'step_not_offered'],
});

export const roomsWait = defineCall({
  summary:
    'Join the waiting list of a full room, or leave it; a seat that becomes free is kept for the first for 30 seconds',
  method: 'POST',
  path: '/rooms/v1/wait',
  access: 'gameSession',
  encrypted: false,
  body: z.strictObject({ roomId: clientId, isWaiting: z.boolean() }),
  answer: z.object({ room: roomView }),
  errors: ['room_not_found', 'room_closed', 'already_seated', 'seat_free'],
});
