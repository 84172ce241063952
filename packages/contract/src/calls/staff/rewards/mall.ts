import * as z from 'zod/mini';
import { defineCall } from '../../../call.ts';
import { amount, clientId, instant, sentAmount, text } from '../../../fields.ts';
import { pageOf, rowsOf } from '../../../page.ts';
import { goodsKinds, redeemStates } from '../../../reward-kinds.ts';
import { staffReason as reason } from '../accounts.ts';
import { byLocale } from './parts.ts';
import { localNames } from './settings.ts';

const maxPoints = 1_000_000_000;
const maxStock = 1_000_000;
const maxRounds = 1_000;
/** Served by this site or over https. */
const pictureUrl = text(500).check(z.regex(/^(https:\/\/|\/(?![/\\])).*|^$/, 'field_format'));
const goods = z.strictObject({
  kind: z.enum(goodsKinds),
  names: localNames,
  descriptions: z.partial(byLocale(text(300))),
  pictureUrl,
  points: z.int().check(z.minimum(1), z.maximum(maxPoints)),
  stock: z.int().check(z.minimum(0), z.maximum(maxStock)),
  /** What a piece of kind cash pays out; null for goods. */
  cash: z.nullable(sentAmount),
  /** What a piece of kind freeRounds is: rounds of a game, each played at this bet. Null and 0 for the others. */
  gameCode: z._default(z.nullable(text(60)), null),
  rounds: z._default(z.int().check(z.minimum(0), z.maximum(maxRounds)), 0),
  bet: z._default(z.nullable(sentAmount), null),
  isOffered: z.boolean(),
  position: z.int().check(z.minimum(0), z.maximum(10_000)),
});
export type MallGoods = z.output<typeof goods>;

export const staffGoods = defineCall({
  summary: 'Goods of the points mall',
  method: 'GET',
  path: '/wps/staff/rewards/goods',
  access: 'staff',
  permission: 'rewards.read',
  encrypted: false,
  data: pageOf(['position', 'points', 'stock'], { offered: z._default(z.enum(['yes', 'no', 'all']), 'all') }, 'asc'),
  answer: z.extend(rowsOf(z.extend(goods, { goodsId: z.string(), version: z.int(), ordered: z.int() })), {
    /** Games whose rounds may be given for free, with the bets that they are played at. */
    freeRoundGames: z.array(z.object({ gameCode: z.string(), bets: z.array(amount) })),
  }),
  errors: [],
});

export const staffGoodsWrite = defineCall({
  summary: 'Add goods to the points mall, or change them',
  method: 'PUT',
  path: '/wps/staff/rewards/goods/:goodsId',
  access: 'staff',
  permission: 'rewards.edit',
  encrypted: false,
  /** Made by the client for new goods, so that a repeat adds nothing. */
  params: z.strictObject({ goodsId: clientId }),
  body: z.strictObject({
    goods,
    /** The version that was edited; 0 for new goods. */
    version: z.int().check(z.minimum(0)),
    reason,
  }),
  answer: z.object({ version: z.int() }),
  errors: ['already_decided', 'not_found'],
});

const order = z.object({
  orderId: z.string(),
  memberId: z.string(),
  memberName: z.string(),
  kind: z.enum(goodsKinds),
  name: z.string(),
  quantity: z.int(),
  points: z.int(),
  state: z.enum(redeemStates),
  reason: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
});

export const staffOrders = defineCall({
  summary: 'Orders of the points mall; those that wait come first',
  method: 'GET',
  path: '/wps/staff/rewards/orders',
  access: 'staff',
  permission: 'rewards.read',
  encrypted: false,
  data: pageOf(
    ['createdAt', 'points'],
    { state: z._default(z.enum([...redeemStates, 'all']), 'processing'), search: z.optional(text(40)) },
    'asc',
  ),
  answer: rowsOf(order),
  errors: [],
});

const params = z.strictObject({ orderId: clientId });

export const staffOrder = defineCall({
  summary: 'An order with the address that it goes to',
  method: 'GET',
  path: '/wps/staff/rewards/orders/:orderId',
  access: 'staff',
  permission: 'rewards.decide',
  encrypted: false,
  params,
  answer: z.object({ order, address: z.string() }),
  errors: ['not_found'],
});

export const staffOrderDecide = defineCall({
  summary: 'Approve an order that goes out, or refuse it: then points and stock come back',
  method: 'POST',
  path: '/wps/staff/rewards/orders/:orderId',
  access: 'staff',
  permission: 'rewards.decide',
  encrypted: false,
  params,
  body: z.strictObject({ to: z.enum(['approved', 'rejected']), reason }),
  answer: z.object({ state: z.enum(redeemStates) }),
  errors: ['not_found', 'already_decided'],
});
