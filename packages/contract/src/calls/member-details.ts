import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { instant, text } from '../fields.ts';
import { pageOf, rowsOf } from '../page.ts';

export const incomeSources = ['salary', 'business', 'savings', 'investments', 'pension', 'family', 'other'] as const;
export const incomeSource = z.enum(incomeSources);

/** A day as yyyy-MM-dd. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'reg_pattern_8'));
const none = z.literal('');

/** What a payment provider may ask about a payee; each is empty until it is told. */
const payeeDetails = {
  address: text(200),
  /** ISO 3166-1, as PH. */
  nationality: z.union([none, z.string().check(z.regex(/^[A-Z]{2}$/, 'field_choice'))]),
  occupation: text(80),
  incomeSource: z.union([none, incomeSource]),
};

export const details = z.object({
  /** Empty until it is told. */
  realName: z.string(),
  /** yyyy-MM-dd; empty until it is told. */
  birthday: z.string(),
  ...payeeDetails,
});
export type PayeeDetails = z.output<typeof details>;

/** Both are told once; afterwards only staff changes them. */
export const provedDetails = {
  realName: z.optional(text(255).check(z.trim(), z.minLength(1, 'not_empty'))),
  birthday: z.optional(day),
};

/** What a complete account has. */
export const detailItems = [
  'realName',
  'birthday',
  'payeeDetails',
  'mobile',
  'email',
  'password',
  'paymentPassword',
  'identityCheck',
] as const;

export const memberDetails = defineCall({
  summary: 'The account’s real name, birthday and payee details, and what is still missing to a complete account',
  method: 'GET',
  path: '/wps/member/details',
  access: 'realAccount',
  encrypted: false,
  answer: z.extend(details, {
    minimumAge: z.int(),
    /** In the order in which they are shown; the identity check only where the brand has one. */
    items: z.array(z.object({ name: z.enum(detailItems), isDone: z.boolean() })),
  }),
  errors: [],
});

export const setMemberDetails = defineCall({
  summary: 'Set payee details, and once the real name and the birthday; what is left out stays',
  method: 'PUT',
  path: '/wps/member/details',
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({
    ...provedDetails,
    address: z.optional(payeeDetails.address.check(z.trim())),
    nationality: z.optional(payeeDetails.nationality),
    occupation: z.optional(payeeDetails.occupation.check(z.trim())),
    incomeSource: z.optional(payeeDetails.incomeSource),
  }),
  answer: details,
  errors: [],
});

const signIn = z.object({
  id: z.string(),
  at: instant,
  /** As "192.0.•.•". */
  maskedAddress: z.string(),
  userAgent: z.string(),
  method: z.enum(['password', 'device', 'sms', 'social', 'trial', 'register']),
  outcome: z.enum(['success', 'wrongPassword', 'blocked']),
});
export type SignIn = z.output<typeof signIn>;

export const signInHistory = defineCall({
  summary: 'How somebody signed in to the account, or tried to, in the last 90 days; the latest first',
  method: 'GET',
  path: '/wps/member/signIns',
  access: 'realAccount',
  encrypted: false,
  data: pageOf(['at'], {}),
  answer: rowsOf(signIn),
  errors: [],
});
