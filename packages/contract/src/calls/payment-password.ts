import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, instant, text } from '../fields.ts';
import { contactKind } from './account.ts';
import { botCheck, codeSent } from './verification.ts';

const path = '/wps/member/paymentPassword';
const newPassword = {
  newPaymentPassword: text(255).check(z.minLength(1, 'not_empty')),
  confirmPaymentPassword: text(255).check(z.minLength(1, 'not_empty')),
};

export const paymentPasswordStatus = defineCall({
  summary: 'Whether a payment password is set or locked, and where a code to set it anew can go',
  method: 'GET',
  path,
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    isSet: z.boolean(),
    /** After five wrong tries; null while it is not locked. */
    lockedUntil: z.nullable(instant),
    resetBy: z.array(z.object({ kind: contactKind, masked: z.string() })),
  }),
  errors: [],
});

export const setPaymentPassword = defineCall({
  summary: 'Set the payment password with the login password, or change it with the one that counts now',
  method: 'PUT',
  path,
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    ...newPassword,
    /** Of the login: for the first payment password. */
    password: z.optional(text(255)),
    /** For every later one. */
    oldPaymentPassword: z.optional(text(255)),
  }),
  answer: z.object({}),
  errors: ['in_incorrect_password', 'payment_password_wrong', 'payment_password_locked', 'payment_password_not_set'],
});

export const paymentPasswordCode = defineCall({
  summary: 'Send a code with which a forgotten payment password is set anew, to the number or address of the account',
  method: 'POST',
  path: `${path}/code`,
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ kind: contactKind, formId: clientId, botCheck }),
  answer: z.extend(codeSent, { sentTo: z.string() }),
  errors: ['operation_not_allowed', 'captcha_check_failed', 'quota_exceeded', 'sms_not_sent'],
});

export const resetPaymentPassword = defineCall({
  summary: 'Set a forgotten payment password anew with a code; nothing is paid out for a while after it',
  method: 'POST',
  path: `${path}/reset`,
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ ...newPassword, kind: contactKind, formId: clientId, verificationCode: text(255) }),
  answer: z.object({ coolingOffUntil: instant }),
  errors: ['operation_not_allowed'],
});
