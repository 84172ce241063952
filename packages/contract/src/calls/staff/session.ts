import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, secondFactorMethod, text } from '../../fields.ts';
import { staffPermission } from '../../permissions.ts';

export const staffLogin = defineCall({
  summary: 'Staff signs in to the console',
  method: 'POST',
  path: '/wps/staff/session',
  access: 'anyone',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ username: text(255), password: text(255) }),
  answer: z.object({
    token: z.string(),
    expiresAt: instant,
    /** Empty: the account has no second factor. Else one of them has to follow before the session may do anything. */
    secondFactors: z.array(secondFactorMethod),
  }),
  errors: ['in_incorrect_password', 'staff_address_refused'],
});

export const staffLogout = defineCall({
  summary: 'End the staff session at once',
  method: 'DELETE',
  path: '/wps/staff/session',
  access: 'staff',
  beforeSecondFactor: true,
  encrypted: false,
  answer: z.object({}),
  errors: [],
});

export const staffInfo = defineCall({
  summary: 'Who is signed in to the console, and what he may do',
  method: 'GET',
  path: '/wps/staff/session',
  access: 'staff',
  beforeSecondFactor: true,
  encrypted: false,
  answer: z.object({
    id: z.string(),
    username: z.string(),
    /** Names of the account's roles, for people to read. */
    roles: z.array(z.string()),
    /** Of all its roles together. Some of them need a second factor (`staffPermissions`). */
    permissions: z.array(staffPermission),
    /** Of its roles of all brands alone: what calls for the whole installation ask for. */
    permissionsEverywhere: z.array(staffPermission),
    /** True: the account looks after every brand. */
    forAllBrands: z.boolean(),
    brandName: z.string(),
    /** The brand's currency, in which amounts are shown and sent. */
    currency: z.object({ code: z.string(), exponent: z.int(), symbol: z.string() }),
    timeZone: z.string(),
    /** `isSetUp`: the account has one. `isVerified`: it was given in this session. */
    secondFactor: z.object({ isSetUp: z.boolean(), isVerified: z.boolean(), methods: z.array(secondFactorMethod) }),
    /** Whole years: all that the brand's pages name, and what is enforced; more than one is a fault of the settings. */
    ages: z.object({ shown: z.array(z.int()), enforced: z.int() }),
  }),
  errors: [],
});

const openSession = {
  sessionId: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  ip: z.string(),
  userAgent: z.string(),
  isSecondFactorVerified: z.boolean(),
};

export const staffSessions = defineCall({
  summary: 'The open sessions of the own staff account, the latest first',
  method: 'GET',
  path: '/wps/staff/sessions',
  access: 'staff',
  encrypted: false,
  answer: z.object({ rows: z.array(z.object({ ...openSession, isOwn: z.boolean() })) }),
  errors: [],
});

export const staffSessionEnd = defineCall({
  summary: 'End one of the own sessions',
  method: 'DELETE',
  path: '/wps/staff/sessions/:sessionId',
  access: 'staff',
  encrypted: false,
  params: z.strictObject({ sessionId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});

export const staffPasswordChange = defineCall({
  summary: 'Change the own password; all other sessions of the account end',
  method: 'PUT',
  path: '/wps/staff/password',
  access: 'staff',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ password: text(255), newPassword: text(255) }),
  answer: z.object({}),
  errors: ['in_incorrect_password', 'password_unchanged'],
});

/** Shared with the list of everybody's sessions. */
export const openSessionFields = openSession;
