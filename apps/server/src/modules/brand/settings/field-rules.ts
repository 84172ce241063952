import { calls, type FieldRule } from '@baize/contract';
import * as z from 'zod/mini';
import { isPattern } from '../../../platform/patterns.ts';

/** Numbers of the catalogue messages reg_pattern_0..20 that the default rules speak with. */
const patternIds = {
  length: 0,
  letterFirstAlphanumeric: 1,
  digits: 2,
  mailbox: 5,
  date: 8,
  letterAndDigit: 11,
  mobile: 14,
} as const;

/** The longest value that the registration call carries. */
const maxFieldLength = 255;

const contractRule = calls.registerSettings.answer.shape.fields.def.valueType;
const rule = contractRule.check(
  z.refine((value) => isPattern(value.acceptedPattern), { path: ['acceptedPattern'], error: 'pattern_unsafe' }),
  z.refine((value) => value.minLength >= 0 && value.minLength <= value.maxLength && value.maxLength <= maxFieldLength, {
    path: ['maxLength'],
    error: 'length_range',
  }),
);

/** Of a field without which there is no account to log in to. */
const indispensable = rule.check(
  z.refine((value) => value.required, { path: ['required'], error: 'a member cannot be without it' }),
);

const optionalText = {
  enabled: false,
  required: false,
  acceptedPattern: '*',
  patternId: patternIds.length,
  minLength: 1,
  maxLength: maxFieldLength,
  type: 'text',
} as const satisfies FieldRule;

/** spec decision 18: letter first, letters and digits. */
const username = {
  enabled: true,
  required: true,
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  patternId: patternIds.letterFirstAlphanumeric,
  minLength: 2,
  maxLength: 15,
  type: 'text',
} as const satisfies FieldRule;

/** All that is trimmed at the ends of a text, also where `\\s` knows only the spaces of ASCII. */
const spaces = '\\s\\v\\p{Z}\ufeff';

/** spec decision 18: a letter and a digit. No space at either end, because login forms trim what is typed. */
const password = {
  enabled: true,
  required: true,
  acceptedPattern: `^(?:[^${spaces}][\\s\\S]*)?(?:\\p{L}[\\s\\S]*\\d|\\d[\\s\\S]*\\p{L})(?:[\\s\\S]*[^${spaces}])?$`,
  patternId: patternIds.letterAndDigit,
  minLength: 7,
  maxLength: 64,
  type: 'password',
} as const satisfies FieldRule;

const confirmPassword = {
  ...optionalText,
  enabled: true,
  required: true,
  type: 'password',
} as const satisfies FieldRule;

const email = {
  ...optionalText,
  acceptedPattern: `^[^${spaces}@]+@[^${spaces}@]+\\.[^${spaces}@.]+$`,
  patternId: patternIds.mailbox,
  minLength: 6,
  maxLength: 254,
  type: 'email',
} as const satisfies FieldRule;

/** Without the dialing code. Shown by username where a brand enables it; by mobile number always. */
const mobileNum = {
  ...optionalText,
  acceptedPattern: '^\\d+$',
  patternId: patternIds.mobile,
  minLength: 7,
  maxLength: 11,
  type: 'tel',
} as const satisfies FieldRule;

const birthday = {
  ...optionalText,
  acceptedPattern: '^\\d{4}-\\d{2}-\\d{2}$',
  patternId: patternIds.date,
  minLength: 10,
  maxLength: 10,
} as const satisfies FieldRule;

const paymentPassword = {
  ...optionalText,
  acceptedPattern: '^\\d+$',
  patternId: patternIds.digits,
  minLength: 6,
  maxLength: 6,
  type: 'password',
} as const satisfies FieldRule;

const contact = { ...optionalText, maxLength: 64 } as const satisfies FieldRule;

/** Rules of the registration form by field; a brand replaces a field's rule whole. */
export const registrationFields = z.strictObject({
  username: z._default(indispensable, username),
  password: z._default(indispensable, password),
  confirmPassword: z._default(indispensable, confirmPassword),
  payeeName: z._default(rule, { ...optionalText, maxLength: 100 }),
  email: z._default(rule, email),
  affiliateCode: z._default(rule, { ...optionalText, maxLength: 64 }),
  mobileNum: z._default(rule, mobileNum),
  birthday: z._default(rule, birthday),
  paymentPassword: z._default(rule, paymentPassword),
  qqNum: z._default(rule, contact),
  line: z._default(rule, contact),
  whatsapp: z._default(rule, contact),
  facebook: z._default(rule, contact),
  wechat: z._default(rule, contact),
  idNumber: z._default(rule, contact),
  recommenderId: z._default(rule, contact),
});
