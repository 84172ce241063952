import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text } from '../fields.ts';

/** What a successful login or registration hands out. */
const loginValue = z.object({ token: z.string(), firstTimeLogin: z.boolean(), passwordExpired: z.boolean() });

export const register = defineCall({
  summary: 'Register by username',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    username: text(255),
    password: text(255),
    confirmPassword: text(255),
    payeeName: z.optional(text(255)),
    email: z.optional(text(255)),
    referralCode: z.optional(text(64)),
    affiliateCode: z.optional(text(64)),
    domain: z.optional(text(255)),
    registerUrl: z.optional(text(2048)),
    registerMethod: z._default(z.literal('WEB'), 'WEB'),
    login: z._default(z.literal(true), true),
    agreedToTerms: z.literal(true, 'not_empty'),
  }),
  answer: loginValue,
  errors: ['registration_closed', 'username_taken'],
});

export const login = defineCall({
  summary: 'Log in with username and password',
  method: 'POST',
  path: '/wps/session/login',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    type: z._default(z.literal('username'), 'username'),
    username: text(255).check(z.minLength(1, 'not_empty')),
    password: text(255).check(z.minLength(1, 'not_empty')),
  }),
  answer: loginValue,
  errors: ['in_incorrect_password', 'account_blocked'],
});

export const logout = defineCall({
  summary: 'End the session at once',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'signedIn',
  encrypted: false,
  answer: z.object({}),
  errors: [],
});

/** 0 member, 1, 2, 41, 42 agent kinds, 4 trial. */
export const memberType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);
export type MemberType = z.output<typeof memberType>;

export const memberInfo = defineCall({
  summary: 'Who is logged in',
  method: 'GET',
  path: '/wps/member/info',
  access: 'signedIn',
  encrypted: false,
  answer: z.object({
    id: z.string(),
    account: z.string(),
    userName: z.string(),
    nickname: z.string(),
    type: memberType,
    toUpline: z.boolean(),
    clubLabel: z.object({ labelName: z.string(), rankLevel: z.int() }),
    memberLabel: z.array(z.string()),
    memberLabelColor: z.string(),
    customerId: z.string(),
    registeredAt: z.iso.datetime(),
  }),
  errors: [],
});
