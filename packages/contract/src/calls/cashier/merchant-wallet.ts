import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { amount, answerLanguage, clientId, sentAmount } from '../../fields.ts';

export const merchantWallet = defineCall({
  summary: 'The vendors’ wallets: who shares the site’s wallet, and what stands in those that keep their own',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  data: z.object({
    /** True: vendors that play from the site's wallet; false: those with a wallet of their own; without it both. */
    isSingle: z.optional(z.boolean()),
    language: answerLanguage,
  }),
  answer: z.object({
    list: z.array(
      z.object({
        accountTypeId: z.int(),
        accountTypeName: z.string(),
        vassalage: z.string(),
        isSingle: z.boolean(),
        /** What stands in the vendor's own wallet; null for a single wallet, and for a vendor that did not answer. */
        balance: z.nullable(amount),
        state: z.enum(['ready', 'notAnswering', 'maintenance']),
        /** Transfers whose end is not known yet; they are looked after. */
        pending: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const walletTransfer = defineCall({
  summary: 'Move cash to a vendor’s own wallet (`in`) or back (`out`); the same requestId again answers the same',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'realAccount',
  specified: true,
  encrypted: false,
  perMinute: 120,
  body: z.object({
    requestId: clientId,
    accountTypeId: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    direction: z.enum(['in', 'out']),
    /** Without it: everything. */
    amount: z.optional(sentAmount),
  }),
  answer: z.object({
    transferId: z.string(),
    /** `pending`: the vendor did not answer; it is asked until the end is known, and the balance follows by itself. */
    state: z.enum(['done', 'pending', 'failed']),
    amount,
    sumBalance: amount,
    replay: z.boolean(),
  }),
  errors: [
    'vendor_not_found',
    'vendor_not_answering',
    'transfer_refused',
    'insufficient_funds',
    'account_blocked',
    'play_barred',
    'repeated_with_other_content',
  ],
});
