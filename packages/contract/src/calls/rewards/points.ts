import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, answerLanguage, clientId, instant, pageNo, pageSize, text } from '../../fields.ts';
import { goodsKinds, redeemStates } from '../../reward-kinds.ts';
import { movementName } from '../money.ts';
import { freeRounds, optionalRequestId, paymentPassword, points, typeRate } from './fields.ts';

const passwordErrors = ['payment_password_wrong', 'payment_password_locked', 'payment_password_not_set'] as const;

export const pointBalance = defineCall({
  summary: 'The account’s points, and what they are worth in cash',
  method: 'GET',
  path: '/wps/relay/MCS2_getPointBalance',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  answer: z.object({ points, cashValue: amount }),
  errors: [],
});

export const pointConfig = defineCall({
  summary: 'How points are earned and exchanged; they have no expiry',
  method: 'GET',
  path: '/wps/relay/getPointConfig',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  answer: z.object({
    enabled: z.boolean(),
    /** Weighted valid turnover that gives one point. */
    perTurnover: amount,
    weights: z.array(typeRate),
    pointsPerUnit: points,
    /** What so many points are worth. */
    unit: amount,
    minConvert: points,
    expiry: z.null(),
  }),
  errors: [],
});

export const pointReward = defineCall({
  summary: 'The goods of the points mall',
  method: 'GET',
  path: '/wps/relay/getPointReward',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  data: z.object({ language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        goodsId: z.string(),
        kind: z.enum(goodsKinds),
        name: z.string(),
        description: z.string(),
        pictureUrl: z.string(),
        points,
        stock: z.int(),
        /** What a piece pays out, of kind cash. */
        cash: z.nullable(amount),
        /** What a piece is, of kind freeRounds. */
        freeRounds: z.nullable(freeRounds),
      }),
    ),
  }),
  errors: [],
});

const maxQuantity = 100;

export const redeemPointReward = defineCall({
  summary: 'Order goods for points; the stock is taken at once, the payment password is asked for',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  access: 'realAccount',
  specified: true,
  encrypted: true,
  plainToo: true,
  perMinute: 30,
  body: z.object({
    requestId: optionalRequestId,
    goodsId: clientId,
    quantity: z._default(z.int().check(z.minimum(1), z.maximum(maxQuantity)), 1),
    /** Name, street, place and telephone; needed for goods. */
    address: z._default(text(300), ''),
    paymentPassword,
  }),
  answer: z.object({ orderId: z.string(), state: z.enum(redeemStates), points, replay: z.boolean() }),
  errors: [
    'not_found',
    'insufficient_points',
    'out_of_stock',
    'account_blocked',
    'repeated_with_other_content',
    ...passwordErrors,
  ],
});

export const redeemPointList = defineCall({
  summary: 'The account’s orders of the points mall, the newest first',
  method: 'GET',
  path: '/wps/relay/getRedeemPointList',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  data: z.object({ pageNo, pageSize, language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        orderId: z.string(),
        kind: z.enum(goodsKinds),
        name: z.string(),
        quantity: z.int(),
        points,
        state: z.enum(redeemStates),
        reason: z.string(),
        createdAt: instant,
        decidedAt: z.nullable(instant),
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});

export const pointDetails = defineCall({
  summary: 'Every movement of the account’s points, the newest first',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  data: z.object({ pageNo, pageSize }),
  answer: z.object({
    list: z.array(
      z.object({ id: z.string(), movement: movementName, points, balanceAfter: points, bookedAt: instant }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});

export const convertPoint = defineCall({
  summary: 'Exchange points for cash; the payment password is asked for',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_convertPoint',
  access: 'realAccount',
  specified: true,
  encrypted: true,
  plainToo: true,
  perMinute: 30,
  body: z.object({
    requestId: optionalRequestId,
    points: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    paymentPassword,
  }),
  answer: z.object({ points, amount, sumBalance: amount, replay: z.boolean() }),
  errors: [
    'insufficient_points',
    'limit_reached',
    'account_blocked',
    'repeated_with_other_content',
    'operation_not_allowed',
    ...passwordErrors,
  ],
});
