import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, clientId, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { transferDirection } from '../cashier/member-transfers.ts';
import { payoutAccountKind } from '../cashier/payout-accounts.ts';

export const staffTransfers = defineCall({
  summary: 'Money that members of the brand sent to each other, with both sides',
  method: 'GET',
  path: '/wps/staff/transfers',
  access: 'staff',
  permission: 'transfers.read',
  encrypted: false,
  data: pageOf(['createdAt', 'amount'], {
    /** The beginning of the sender’s or the receiver’s name, or a transfer’s id. */
    search: z.optional(text(60)),
    /** What the receiver is to the sender. */
    receiverIs: z.optional(transferDirection),
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  answer: rowsOf(
    z.object({
      transferId: z.string(),
      senderId: z.string(),
      senderName: z.string(),
      receiverId: z.string(),
      receiverName: z.string(),
      receiverIs: transferDirection,
      amount,
      note: z.string(),
      createdAt: instant,
    }),
  ),
  errors: [],
});

export const staffPayoutAccounts = defineCall({
  summary: 'Where a member’s money can be paid out to, what he removed with it, and who else has the same account',
  method: 'GET',
  path: '/wps/staff/members/:memberId/payoutAccounts',
  access: 'staff',
  permission: 'withdrawals.read',
  encrypted: false,
  params: z.strictObject({ memberId: clientId }),
  answer: z.object({
    list: z.array(
      z.object({
        accountId: z.string(),
        kind: payoutAccountKind,
        institution: z.string(),
        number: z.string(),
        holder: z.string(),
        createdAt: instant,
        usableFrom: instant,
        removedAt: z.nullable(instant),
        /** Other members of the brand who have or had it. */
        sharedWith: z.array(z.object({ memberId: z.string(), memberName: z.string() })),
      }),
    ),
  }),
  errors: ['not_found'],
});
