import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, answerLanguage, clientId, instant, pageNo, pageSize, sentAmount, text } from '../../fields.ts';

export const depositKind = z.enum(['redirect', 'qr', 'transfer']);
export const depositState = z.enum(['CREATED', 'PENDING', 'PAID', 'EXPIRED', 'FAILED', 'REVERSED']);
export type DepositState = z.output<typeof depositState>;
/** Why an order is where it is. */
export const depositReason = z.enum([
  'asked',
  'started',
  'refused',
  'paid',
  'paidInPart',
  'paidMore',
  'paidLate',
  'declined',
  'wrongCurrency',
  'expired',
  'forgotten',
  'reversed',
  'reversedInPart',
  'matched',
]);
export type DepositReason = z.output<typeof depositReason>;
export const depositActor = z.enum(['member', 'provider', 'clock', 'staff']);
export type DepositActor = z.output<typeof depositActor>;
export const depositDevice = z.enum(['phone', 'desktop']);

export const depositMethods = defineCall({
  summary: 'The ways in which the member can pay in on this device, with their limits, fees and usual time',
  method: 'GET',
  path: '/wps/v2/deposits/methods',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ device: depositDevice, language: answerLanguage }),
  answer: z.object({
    currency: z.string(),
    currencySymbol: z.string(),
    /** What the member may still pay in today by his own limit, open orders counted; null: he has none. */
    leftToday: z.nullable(amount),
    list: z.array(
      z.object({
        methodCode: z.string(),
        kind: depositKind,
        name: z.string(),
        min: amount,
        max: amount,
        /** What the provider takes beside the amount: so much, and so many hundredths of a percent of it. */
        feeFixed: amount,
        feeBasisPoints: z.int(),
        expectedMinutes: z.int(),
        chips: z.array(amount),
      }),
    ),
  }),
  errors: [],
});

/** An order as its member sees it. */
export const depositOrderShown = z.object({
  orderId: z.string(),
  methodCode: z.string(),
  methodName: z.string(),
  kind: depositKind,
  state: depositState,
  reason: depositReason,
  /** Who acts next; null: nobody, it has ended. */
  nextActor: z.nullable(z.enum(['provider', 'member'])),
  amount,
  fee: amount,
  /** What arrived; null: nothing so far. */
  paid: z.nullable(amount),
  reversed: z.nullable(amount),
  createdAt: instant,
  expiresAt: instant,
  changedAt: instant,
  expectedMinutes: z.int(),
  serverTime: instant,
  /** How to pay; null before the provider has answered and after the end. */
  instructions: z.nullable(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('redirect'), payUrl: z.string() }),
      z.object({ kind: z.literal('qr'), payload: z.string(), payUrl: z.nullable(z.string()) }),
      z.object({
        kind: z.literal('transfer'),
        institution: z.string(),
        number: z.string(),
        holder: z.string(),
        reference: z.string(),
        /** A code for a bank’s app that says the same; null where the account has none. */
        payload: z.nullable(z.string()),
      }),
    ]),
  ),
  /** Pictures of the transfer that the member has shown. */
  proofs: z.int(),
  steps: z.array(z.object({ state: depositState, actor: depositActor, reason: depositReason, at: instant })),
});

export const createDeposit = defineCall({
  summary: 'Order a deposit by one of the methods; the same requestId again answers the same order',
  method: 'POST',
  path: '/wps/v2/deposits',
  access: 'realAccount',
  encrypted: false,
  perMinute: 30,
  body: z.strictObject({
    requestId: clientId,
    methodCode: text(40),
    amount: sentAmount,
    /** A campaign that the deposit takes with it. */
    promotionId: z.optional(clientId),
    device: depositDevice,
    language: answerLanguage,
  }),
  answer: depositOrderShown,
  errors: [
    'limit_reached',
    'repeated_with_other_content',
    'account_blocked',
    'play_barred',
    'deposit_method_unavailable',
    'not_eligible',
  ],
});

const orderParams = z.strictObject({ orderId: clientId });

export const depositOrder = defineCall({
  summary: 'One of the member’s deposit orders, with every step that it took',
  method: 'GET',
  path: '/wps/v2/deposits/:orderId',
  access: 'realAccount',
  encrypted: false,
  params: orderParams,
  data: z.strictObject({ language: answerLanguage }),
  answer: depositOrderShown,
  errors: ['not_found'],
});

export const depositProof = defineCall({
  summary:
    'A picture of a transfer that waits to be found: a PNG or JPEG of at most 5 MB as the body itself; three at most',
  method: 'PUT',
  path: '/wps/v2/deposits/:orderId/proof',
  access: 'realAccount',
  encrypted: false,
  perMinute: 12,
  params: orderParams,
  upload: { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 },
  answer: z.object({ proofs: z.int() }),
  errors: ['not_found', 'limit_reached'],
});

export const depositHistory = defineCall({
  summary: 'The member’s deposit orders, newest first',
  method: 'GET',
  path: '/wps/v2/deposits',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ pageNo, pageSize, language: answerLanguage }),
  answer: z.object({
    list: z.array(
      z.object({
        orderId: z.string(),
        methodName: z.string(),
        state: depositState,
        reason: depositReason,
        amount,
        paid: z.nullable(amount),
        createdAt: instant,
      }),
    ),
    total: z.int(),
  }),
  errors: [],
});
