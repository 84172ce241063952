import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, homeDialingCode, instant, mobileNumber, text } from '../fields.ts';

/** Forms that a captcha or a proof of work is made for; it is good for that one alone. */
export const checkPurpose = z.enum(['login', 'register', 'sms', 'password']);
export type CheckPurpose = z.output<typeof checkPurpose>;

/** The solved proof of work, as base64 of the JSON `{challenge, solution}`. */
export const botCheck = z.optional(text(4096));

export const captcha = defineCall({
  summary: 'A captcha picture for one form: base64 of a PNG; the form’s picture before it counts no more',
  method: 'GET',
  path: '/wps/captcha',
  access: 'anyone',
  specified: true,
  encrypted: false,
  perMinute: 60,
  query: z.object({
    /** Without it the picture is the visitor's: his address and browser. */
    formId: z.optional(clientId),
    /** Without it the picture is good for any one form. */
    purpose: z.optional(checkPurpose),
  }),
  answer: z.string(),
  errors: [],
});

export const botChallenge = defineCall({
  summary: 'A proof-of-work challenge for one form, to be solved by the browser and sent once as botCheck',
  method: 'GET',
  path: '/wps/captcha/challenge',
  access: 'anyone',
  encrypted: false,
  perMinute: 120,
  query: z.strictObject({ purpose: checkPurpose }),
  answer: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      cost: z.int(),
      nonce: z.string(),
      salt: z.string(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      expiresAt: z.optional(z.number()),
    }),
    signature: z.string(),
  }),
  errors: [],
});

/** The number stands in `mobileNo` or in `mobileNum`: the specification has both. */
const smsRequest = {
  countryDialingCode: homeDialingCode,
  mobileNo: z.optional(mobileNumber),
  mobileNum: z.optional(mobileNumber),
  /** Without it the code is good for the visitor: his address and browser. */
  formId: z.optional(clientId),
  botCheck,
};
/** A code is on its way. */
export const codeSent = z.object({
  /** The button counts down 60 times as many seconds. */
  expiredMinutes: z.int(),
  serverTime: instant,
});

export const smsRegister = defineCall({
  summary: 'Send the code that a registration needs; answers alike whether or not the number has an account',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'anyone',
  specified: true,
  encrypted: false,
  perMinute: 20,
  body: z.object({
    ...smsRequest /** Tab of the form; without it whichever asks for a code. */,
    type: z.optional(z.enum(['register', 'registerMobile'])),
  }),
  answer: codeSent,
  errors: ['operation_not_allowed', 'captcha_check_failed', 'quota_exceeded', 'sms_not_sent'],
});

export const smsNoLogin = defineCall({
  summary: 'Send the code of an SMS login or of a forgotten password; answers alike for known and unknown numbers',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'anyone',
  specified: true,
  encrypted: false,
  perMinute: 20,
  body: z.object({
    ...smsRequest,
    /** Without it the code is good for either. */
    purpose: z.optional(z.enum(['login', 'password'])),
  }),
  answer: codeSent,
  errors: ['operation_not_allowed', 'captcha_check_failed', 'quota_exceeded', 'sms_not_sent'],
});
