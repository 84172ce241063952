import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, dialingCode, instant, localeCode, mailAddress, mobileNumber, text } from '../fields.ts';
import { memberTypes } from '../member-types.ts';
import { playBar } from './protection.ts';
import { botCheck, codeSent } from './verification.ts';

export const memberType = z.literal([...memberTypes]);

export const memberInfo = defineCall({
  summary: 'Who is logged in',
  method: 'GET',
  path: '/wps/member/info',
  access: 'signedIn',
  beforePasswordChange: true,
  specified: true,
  encrypted: false,
  answer: z.object({
    id: z.string(),
    /** The username; of a member who came in by mobile number that number. Others are shown `nickname`, which masks it. */
    account: z.string(),
    userName: z.string(),
    nickname: z.string(),
    type: memberType,
    toUpline: z.boolean(),
    clubLabel: z.object({ labelName: z.string(), rankLevel: z.int() }),
    memberLabel: z.array(z.string()),
    memberLabelColor: z.string(),
    customerId: z.string(),
    registeredAt: instant,
    /** The language that the account chose last; null before it did. */
    language: z.optional(z.nullable(localeCode)),
    /** Masked, as "+63 ••••••4567"; empty without one. */
    mobileMasked: z.optional(z.string()),
    /** Masked, as "a•••@example.com"; empty without one. */
    emailMasked: z.optional(z.string()),
    /** This session logged in with a password or a device token within 15 minutes: the change popup needs no old one. */
    passwordHeld: z.optional(z.boolean()),
    /** False for who comes in by SMS code or social login alone. */
    passwordSet: z.optional(z.boolean()),
    /** Nothing is paid out until then, because a number or an address was changed; null when nothing is held up. */
    coolingOffUntil: z.optional(z.nullable(instant)),
    /** A break or an exclusion that stands: no bets, deposits or launches until it ends. */
    playBar: z.optional(z.nullable(playBar)),
    /** The factory's password, an expired one or a forced change: the popup opens. */
    passwordChangeRequired: z.optional(z.boolean()),
  }),
  errors: [],
});

/** A data URL of a WebP of 256 x 256, empty without a picture. */
const picture = z.string();

export const memberIcon = defineCall({
  summary: 'The account’s picture',
  method: 'GET',
  path: '/wps/member/info/icon',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  answer: z.object({ icon: picture }),
  errors: [],
});

export const playerAvatar = defineCall({
  summary: 'The account’s picture, as the relay name calls it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'signedIn',
  specified: true,
  encrypted: false,
  answer: z.object({ avatar: picture }),
  errors: [],
});

export const uploadIcon = defineCall({
  summary: 'Set the account’s picture: a PNG or JPEG of at most 5 MB as the body itself',
  method: 'PUT',
  path: '/wps/member/info/icon',
  access: 'realAccount',
  encrypted: false,
  upload: { contentTypes: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024 },
  perMinute: 10,
  answer: z.object({ icon: picture }),
  errors: [],
});

export const removeIcon = defineCall({
  summary: 'Take the account’s picture away',
  method: 'DELETE',
  path: '/wps/member/info/icon',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({}),
  errors: [],
});

export const updateLanguage = defineCall({
  summary: 'Set which language the account reads',
  method: 'POST',
  path: '/wps/member/language',
  access: 'signedIn',
  encrypted: false,
  body: z.strictObject({ language: localeCode }),
  answer: z.object({}),
  errors: [],
});

export const contactKind = z.enum(['mobile', 'email']);
export type ContactKind = z.output<typeof contactKind>;

/** The new number or address, as far as its kind wants it. */
const contact = {
  kind: contactKind,
  countryDialingCode: z.optional(dialingCode),
  mobileNum: z.optional(mobileNumber),
  email: z.optional(mailAddress),
  /** Names the form: a code is good in its own alone. */
  formId: clientId,
};

export const contactCode = defineCall({
  summary: 'Send a code to the new number or address, or to the one that the account has (in place of its password)',
  method: 'POST',
  path: '/wps/member/contact/code',
  access: 'realAccount',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ ...contact, side: z.enum(['old', 'new']), botCheck }),
  answer: codeSent,
  errors: ['operation_not_allowed', 'captcha_check_failed', 'quota_exceeded', 'sms_not_sent'],
});

export const changeContact = defineCall({
  summary:
    'Change the mobile number or the e-mail address: its own code proves the new one, the password or a code to the old one the person; nothing is paid out for a while after it',
  method: 'PUT',
  path: '/wps/member/contact',
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    ...contact,
    /** Of the new one. */
    verificationCode: z.optional(text(255)),
    firebaseChannel: z.optional(z.literal('sms')),
    firebaseIdToken: z.optional(text(8192)),
    /** One of these two. */
    password: z.optional(text(255)),
    oldCode: z.optional(text(255)),
  }),
  answer: z.object({ masked: z.string(), coolingOffUntil: instant }),
  errors: ['in_incorrect_password', 'mobile_taken', 'quota_exceeded'],
});

export const revertContact = defineCall({
  summary: 'Undo a change of number or address with the link that went to the old one; ends every session',
  method: 'POST',
  path: '/wps/member/contact/revert',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ linkToken: text(100) }),
  answer: z.object({
    kind: contactKind,
    /** The password counts no more: a new one comes by e-mail or by a code to the number. */
    passwordRemoved: z.boolean(),
  }),
  errors: ['revert_link_invalid', 'mobile_taken'],
});

export const socialLinks = defineCall({
  summary: 'Social logins that the brand offers, and which of them the account is linked with',
  method: 'GET',
  path: '/wps/member/social',
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    list: z.array(z.object({ provider: z.string(), name: z.string(), linkedAt: z.nullable(instant) })),
  }),
  errors: [],
});

export const socialLinkStart = defineCall({
  summary: 'Where to send the browser to link a social account; the password proves the person. A link is for good',
  method: 'POST',
  path: '/wps/member/social/start',
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({
    provider: text(40),
    formId: clientId,
    /** May be left out while memberInfo says passwordHeld, and by an account without a password. */
    password: z.optional(text(255)),
  }),
  answer: z.object({ authorizationUrl: z.string() }),
  errors: ['operation_not_allowed', 'in_incorrect_password', 'social_login_failed', 'social_taken'],
});

export const socialLinkFinish = defineCall({
  summary: 'Link the social account with what the provider added to the address /login',
  method: 'POST',
  path: '/wps/member/social',
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ formId: clientId, state: text(255), code: text(2048), iss: z.optional(text(2048)) }),
  answer: z.object({ provider: z.string(), linkedAt: instant }),
  errors: ['operation_not_allowed', 'social_login_failed', 'social_taken'],
});
