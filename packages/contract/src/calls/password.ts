import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, homeDialingCode, mailAddress, mobileNumber, text } from '../fields.ts';
import { botCheck } from './verification.ts';

const password = text(255).check(z.minLength(1, 'not_empty'));

export const changePassword = defineCall({
  summary:
    'Change the password; every other session and device token of the account ends, this one goes on under a new token',
  method: 'POST',
  path: '/wps/member/password',
  access: 'realAccount',
  beforePasswordChange: true,
  specified: true,
  encrypted: true,
  perMinute: 20,
  body: z.object({
    /** May be left out while memberInfo says passwordHeld. */
    oldPassword: z.optional(text(255)),
    newPassword: password,
    confirmNewPassword: password,
  }),
  answer: z.object({ token: z.string() }),
  errors: ['in_incorrect_password', 'password_unchanged'],
});

export const forgotPasswordByEmail = defineCall({
  summary: 'Mail a one-time link for a new password; answers alike whether or not such an account exists',
  method: 'POST',
  path: '/wps/member/password/email',
  access: 'anyone',
  specified: true,
  encrypted: false,
  form: true,
  perMinute: 10,
  body: z.object({
    username: text(255).check(z.minLength(1, 'not_empty')),
    email: mailAddress,
    botCheck,
  }),
  answer: z.object({}),
  errors: ['captcha_check_failed'],
});

export const resetPasswordByLink = defineCall({
  summary: 'Set a new password with the one-time link of the mail',
  method: 'POST',
  path: '/wps/member/password/email/reset',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ linkToken: text(100), newPassword: password, confirmNewPassword: password }),
  answer: z.object({}),
  errors: ['reset_link_invalid'],
});

export const resetPasswordByPhone = defineCall({
  summary: 'Set a new password with an SMS code; wrong for unknown numbers as for wrong codes',
  method: 'POST',
  path: '/wps/member/password/verification',
  access: 'anyone',
  specified: true,
  encrypted: true,
  perMinute: 20,
  body: z.object({
    newPassword: password,
    countryDialingCode: homeDialingCode,
    mobileNum: mobileNumber,
    verificationCode: z.optional(text(255)),
    firebaseChannel: z.optional(z.literal('sms')),
    firebaseIdToken: z.optional(text(8192)),
    formId: z.optional(clientId),
  }),
  answer: z.object({}),
  errors: ['operation_not_allowed'],
});
