import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, homeDialingCode, instant, mobileNumber, text } from '../fields.ts';
import { botCheck } from './verification.ts';

/** What a successful login or registration hands out. */
export const loginValue = z.object({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** The password is too old where the brand renews them, or is the one that the factory set: the change popup opens. */
  passwordExpired: z.boolean(),
});

/** Which page the login is made from: the agents' rejects others with error_not_agent. */
const loginPage = z._default(z.enum(['member', 'agent']), 'member');

const loginErrors = [
  'in_incorrect_password',
  'account_blocked',
  'member_no_enter',
  'error_not_agent',
  'second_factor_required',
] as const;

export const login = defineCall({
  summary: 'Log in with username (or mobile number) and password, or with a mobile number and an SMS code',
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  specified: true,
  encrypted: true,
  perMinute: 20,
  body: z.object({
    type: z._default(z.enum(['username', 'sms']), 'username'),
    username: z.optional(text(255)),
    password: z.optional(text(255)),
    countryDialingCode: homeDialingCode,
    mobileNum: z.optional(mobileNumber),
    verificationCode: z.optional(text(255)),
    /** Instead of the code, where a phone-auth service has checked it. */
    firebaseChannel: z.optional(z.literal('sms')),
    firebaseIdToken: z.optional(text(8192)),
    captcha: z.optional(text(255)),
    /** Names the form that asked for the captcha or the SMS code; both are good in that form alone. Without it they are the visitor's. */
    formId: z.optional(clientId),
    botCheck,
    loginPage,
    /** Remember me: a device token in an HttpOnly cookie, good for one loginDevice within 24 hours. */
    remember: z._default(z.boolean(), false),
  }),
  answer: loginValue,
  errors: [...loginErrors, 'operation_not_allowed', 'captcha_check_failed'],
});

export const loginFreePlay = defineCall({
  summary: 'Open a trial account with play money and log in to it',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'anyone',
  specified: true,
  encrypted: true,
  plainToo: true,
  perMinute: 10,
  body: z.object({
    os: z._default(text(40), 'web'),
    platform: z._default(z.literal('W'), 'W'),
    randomString: z.optional(text(4096)),
    version: z._default(z.literal(3), 3),
  }),
  answer: loginValue,
  errors: ['operation_not_allowed', 'quota_exceeded'],
});

export const loginDevice = defineCall({
  summary: 'Log in with the device token of a remembered login: a cookie of one use, that is renewed with the answer',
  method: 'POST',
  path: '/wps/session/login/device',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ loginPage }),
  answer: loginValue,
  errors: ['device_token_invalid', ...loginErrors],
});

export const forgetDevice = defineCall({
  summary: 'Give the device token of a remembered login up',
  method: 'DELETE',
  path: '/wps/session/login/device',
  access: 'anyone',
  encrypted: false,
  answer: z.object({}),
  errors: [],
});

export const socialStart = defineCall({
  summary: 'Where to send the browser for a social login (OpenID Connect with PKCE); good for ten minutes',
  method: 'POST',
  path: '/wps/session/login/social/start',
  access: 'anyone',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({
    provider: text(40),
    /** Kept by the page until the browser comes back: only this form can finish the login. */
    formId: clientId,
  }),
  answer: z.object({ authorizationUrl: z.string() }),
  errors: ['operation_not_allowed', 'social_login_failed'],
});

export const socialFinish = defineCall({
  summary: 'Finish a social login with what the provider added to the address /login',
  method: 'POST',
  path: '/wps/session/login/social',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    formId: clientId,
    state: text(255),
    code: text(2048),
    iss: z.optional(text(2048)),
  }),
  answer: loginValue,
  errors: [
    'operation_not_allowed',
    'social_login_failed',
    'registration_closed',
    'registration_refused',
    'quota_exceeded',
    ...loginErrors,
  ],
});

export const logout = defineCall({
  summary: 'End the session at once',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'signedIn',
  beforePasswordChange: true,
  whileClosed: true,
  specified: true,
  encrypted: false,
  answer: z.object({}),
  errors: [],
});

export const sessionList = defineCall({
  summary: 'The account’s living sessions, newest first',
  method: 'GET',
  path: '/wps/member/sessions',
  access: 'signedIn',
  encrypted: false,
  answer: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        /** The session that asks. */
        current: z.boolean(),
        createdAt: instant,
        lastSeenAt: instant,
        ip: z.string(),
        userAgent: z.string(),
      }),
    ),
  }),
  errors: [],
});

export const sessionEnd = defineCall({
  summary: 'End one of the account’s sessions at once',
  method: 'DELETE',
  path: '/wps/member/sessions/:sessionId',
  access: 'signedIn',
  encrypted: false,
  params: z.strictObject({ sessionId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});
