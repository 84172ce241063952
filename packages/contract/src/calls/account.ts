import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { instant, localeCode } from '../fields.ts';

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
    registeredAt: instant,
    /** The language that the account chose last; null before it did. */
    language: z.optional(z.nullable(localeCode)),
    /** Masked, as "+63 ••••••4567"; empty without one. */
    mobileMasked: z.optional(z.string()),
    /** Masked, as "a•••@example.com"; empty without one. */
    emailMasked: z.optional(z.string()),
    /** This session logged in with a password or a device token within 15 minutes: the change popup needs no old one. */
    passwordHeld: z.optional(z.boolean()),
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
  encrypted: false,
  answer: z.object({ icon: picture }),
  errors: [],
});

export const playerAvatar = defineCall({
  summary: 'The account’s picture, as the relay name calls it',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  access: 'signedIn',
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
  summary: 'Tell the server which language the account reads',
  method: 'POST',
  path: '/wps/member/language',
  access: 'signedIn',
  encrypted: false,
  body: z.strictObject({ language: localeCode }),
  answer: z.object({}),
  errors: [],
});
