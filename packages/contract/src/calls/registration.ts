import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, text } from '../fields.ts';
import { loginValue } from './session.ts';
import { botCheck } from './verification.ts';

const value = z.optional(text(255));

/** What both ways of registering carry; which fields are wanted, the brand's rules say (`registrationForm` in registration.ts). */
const common = {
  payeeName: value,
  email: value,
  qqNum: value,
  recommenderId: value,
  captcha: value,
  verificationCode: value,
  affiliateCode: z.optional(text(64)),
  paymentPassword: value,
  line: value,
  whatsapp: value,
  facebook: value,
  wechat: value,
  idNumber: value,
  /** yyyy-MM-dd */
  birthday: value,
  referralCode: z.optional(text(64)),
  domain: value,
  countryDialingCode: z.optional(text(8)),
  mobileNum: value,
  firebaseChannel: z.optional(z.literal('sms')),
  firebaseIdToken: z.optional(text(8192)),
  /** Names the form that asked for the captcha and the SMS code; without it they are good for the visitor. */
  formId: z.optional(clientId),
  botCheck,
  registerUrl: z.optional(text(2048)),
  registerMethod: z._default(z.literal('WEB'), 'WEB'),
  login: z._default(z.literal(true), true),
  /** The specified client sends a registration only while the box is ticked, and says nothing of it. */
  agreedToTerms: z._default(z.literal(true, 'not_empty'), true),
};

export const register = defineCall({
  summary: 'Register by username',
  method: 'PUT',
  path: '/wps/member/register',
  access: 'anyone',
  specified: true,
  encrypted: true,
  perMinute: 20,
  body: z.object({ username: text(255), password: text(255), confirmPassword: text(255), ...common }),
  answer: loginValue,
  errors: [
    'registration_closed',
    'registration_refused',
    'username_taken',
    'mobile_taken',
    'invitation_code_error',
    'captcha_check_failed',
    'quota_exceeded',
  ],
});

export const registerMobile = defineCall({
  summary: 'Register by mobile number; the password may be left out where the brand asks for none',
  method: 'PUT',
  path: '/wps/member/register/mobile',
  access: 'anyone',
  specified: true,
  encrypted: true,
  perMinute: 20,
  body: z.object({ username: value, password: value, confirmPassword: value, ...common }),
  answer: loginValue,
  errors: [
    'registration_closed',
    'registration_refused',
    'username_taken',
    'mobile_taken',
    'invitation_code_error',
    'captcha_check_failed',
    'quota_exceeded',
  ],
});

export const affiliateCheck = defineCall({
  summary: 'Whether an affiliate code is good, and the link’s domain the brand’s, before a registration is sent',
  method: 'GET',
  path: '/wps/agent/affiliate',
  access: 'anyone',
  specified: true,
  encrypted: false,
  perMinute: 30,
  query: z.object({ code: text(64).check(z.minLength(1, 'not_empty')), domain: z.optional(text(255)) }),
  answer: z.object({ code: z.string(), domain: z.string() }),
  errors: ['invitation_code_error', 'domain_check_failed'],
});
