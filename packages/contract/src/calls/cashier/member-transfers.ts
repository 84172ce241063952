import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, pageNo, pageSize, sentAmount, text } from '../../fields.ts';

/** Whom money goes to: the agent above the account, or one directly below it. */
export const transferDirection = z.enum(['upline', 'downline']);
export type TransferDirection = z.output<typeof transferDirection>;

export const transferReceivers = defineCall({
  summary: 'Who may be sent money, by name, and within what limits; downlines are found by the beginning of a name',
  method: 'GET',
  path: '/wps/member/transfers/receivers',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ direction: transferDirection, search: z.optional(text(60)) }),
  answer: z.object({
    /** At most twenty. */
    list: z.array(
      z.object({
        receiverId: z.string(),
        nickname: z.string(),
        /** Empty for an account that is named by its mobile number. */
        username: z.string(),
        /** False: blocked. */
        canReceive: z.boolean(),
      }),
    ),
    /** What can be sent at once: cash that is not held by anything. */
    available: amount,
    minAmount: amount,
    maxAmount: amount,
    /** What is left of the brand's limits of a day. */
    dayAmountLeft: amount,
    dayCountLeft: z.int(),
    /** Nothing goes out until then, because a password or a contact was changed; null: nothing is held up. */
    heldUntil: z.nullable(instant),
  }),
  errors: ['operation_not_allowed'],
});

export const sendTransfer = defineCall({
  summary:
    'Send cash to the upline or a downline, with the payment password; the same requestId again answers the same',
  method: 'POST',
  path: '/wps/member/transfers',
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    requestId: clientId,
    receiverId: clientId,
    amount: sentAmount,
    note: z._default(text(200), ''),
    paymentPassword: text(255),
  }),
  answer: z.object({
    transferId: z.string(),
    sender: z.string(),
    receiver: z.string(),
    amount,
    note: z.string(),
    sumBalance: amount,
    createdAt: instant,
    replay: z.boolean(),
  }),
  errors: [
    'operation_not_allowed',
    'receiver_not_available',
    'money_on_hold',
    'limit_reached',
    'insufficient_funds',
    'account_blocked',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_not_set',
    'repeated_with_other_content',
  ],
});

export const memberTransfers = defineCall({
  summary: 'What the account sent to its upline and downlines and received from them, newest first',
  method: 'GET',
  path: '/wps/member/transfers',
  access: 'realAccount',
  encrypted: false,
  data: z.strictObject({ pageNo, pageSize }),
  answer: z.object({
    list: z.array(
      z.object({
        transferId: z.string(),
        side: z.enum(['sent', 'received']),
        otherIs: transferDirection,
        otherName: z.string(),
        amount,
        note: z.string(),
        createdAt: instant,
      }),
    ),
    total: z.int(),
    totalPages: z.int(),
  }),
  errors: [],
});
