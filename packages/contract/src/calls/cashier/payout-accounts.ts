import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, text } from '../../fields.ts';

const path = '/wps/cashier/payoutAccounts';
export const payoutAccountKind = z.enum(['bank', 'wallet']);
export type PayoutAccountKind = z.output<typeof payoutAccountKind>;
const paymentPassword = text(255).check(z.minLength(1, 'not_empty'));
const line = (maxLength: number) => text(maxLength).check(z.trim(), z.minLength(1, 'not_empty'));

export const payoutAccount = z.object({
  accountId: z.string(),
  kind: payoutAccountKind,
  institution: z.string(),
  /** All but the last signs are hidden. */
  numberMasked: z.string(),
  holder: z.string(),
  /** Money can be paid out to it from then on. */
  usableFrom: instant,
  isUsable: z.boolean(),
});

export const payoutAccounts = defineCall({
  summary: 'Accounts that the member’s money can be paid out to',
  method: 'GET',
  path,
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    list: z.array(payoutAccount),
    /** The name that the holder of every account must have; null: the first account’s holder becomes it. */
    realName: z.nullable(z.string()),
    maxAccounts: z.int(),
    /** Hours that a new account waits. */
    waitHours: z.int(),
  }),
  errors: [],
});

export const addPayoutAccount = defineCall({
  summary: 'Bind a bank account or an e-wallet in the member’s own name; it waits before money is paid out to it',
  method: 'PUT',
  path,
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    accountId: clientId,
    kind: payoutAccountKind,
    institution: line(80),
    number: line(60),
    holder: line(100),
    paymentPassword,
  }),
  answer: payoutAccount,
  errors: [
    'second_factor_required',
    'limit_reached',
    'repeated_with_other_content',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_not_set',
  ],
});

export const removePayoutAccount = defineCall({
  summary: 'Take an account off the list; a withdrawal to it that is under way goes on',
  method: 'POST',
  path: `${path}/:accountId/remove`,
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  params: z.strictObject({ accountId: clientId }),
  body: z.strictObject({ paymentPassword }),
  answer: z.object({}),
  errors: [
    'not_found',
    'second_factor_required',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_not_set',
  ],
});
