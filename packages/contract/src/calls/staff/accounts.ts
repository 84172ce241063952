import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, text } from '../../fields.ts';
import { pageOf, rowsOf } from '../../page.ts';
import { openSessionFields } from './session.ts';

const permission = 'staff.manage';
const staffParams = z.strictObject({ staffId: clientId });
const roleIds = z.array(clientId).check(z.maxLength(20));
export const staffReason = text(500).check(z.trim(), z.minLength(3));
const reason = staffReason;
const roleName = z.object({ roleId: z.string(), name: z.string() });

export const staffAccounts = defineCall({
  summary: 'Staff accounts of the brand, and of all brands for who looks after all of them',
  method: 'GET',
  path: '/wps/staff/accounts',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(
    ['username', 'createdAt', 'lastSeenAt'],
    { search: z.optional(text(64)), state: z.optional(z.enum(['enabled', 'disabled'])) },
    'asc',
  ),
  answer: rowsOf(
    z.object({
      staffId: z.string(),
      username: z.string(),
      /** Masked; empty without one. */
      emailMasked: z.string(),
      roles: z.array(roleName),
      /** Null: the account looks after every brand. */
      brandName: z.nullable(z.string()),
      hasSecondFactor: z.boolean(),
      openSessions: z.int(),
      createdAt: instant,
      lastSeenAt: z.nullable(instant),
      disabledAt: z.nullable(instant),
    }),
  ),
  errors: [],
});

export const staffInvitations = defineCall({
  summary: 'Invitations that nobody has accepted yet',
  method: 'GET',
  path: '/wps/staff/invitations',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['createdAt', 'expiresAt'], {}),
  answer: rowsOf(
    z.object({
      invitationId: z.string(),
      emailMasked: z.string(),
      roles: z.array(roleName),
      brandName: z.nullable(z.string()),
      invitedBy: z.string(),
      createdAt: instant,
      expiresAt: instant,
    }),
  ),
  errors: [],
});

export const staffInvite = defineCall({
  summary: 'Invite somebody to the staff: a link that works once, for 48 hours, goes to the address by mail',
  method: 'PUT',
  path: '/wps/staff/invitations',
  access: 'staff',
  permission,
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({
    email: z.email('invalid_email').check(z.maxLength(254)),
    roleIds: roleIds.check(z.minLength(1, 'not_empty')),
    /** Only who looks after all brands himself may give that away. */
    forAllBrands: z._default(z.boolean(), false),
  }),
  answer: z.object({ invitationId: z.string(), expiresAt: instant }),
  errors: ['not_found', 'permission_not_held', 'limit_reached'],
});

export const staffInvitationRevoke = defineCall({
  summary: 'Take an invitation back',
  method: 'DELETE',
  path: '/wps/staff/invitations/:invitationId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ invitationId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});

const linkToken = text(100);

export const staffLinkInfo = defineCall({
  summary: 'What a link of a mail is for: an invitation, or a new password',
  method: 'POST',
  path: '/wps/staff/link',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ token: linkToken }),
  answer: z.object({
    kind: z.enum(['invitation', 'passwordReset']),
    /** Of an invitation: a suggestion, or empty. Of a reset: the account's. */
    username: z.string(),
    brandName: z.string(),
    roles: z.array(z.string()),
    expiresAt: instant,
  }),
  errors: ['invitation_invalid'],
});

export const staffLinkUse = defineCall({
  summary: 'Accept an invitation with a name and a password, or set the new password; the link counts once',
  method: 'POST',
  path: '/wps/staff/link/use',
  access: 'anyone',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({
    token: linkToken,
    /** Of an invitation; 3 to 32 letters, digits, dots, hyphens. */
    username: z.optional(text(64)),
    password: text(255),
  }),
  answer: z.object({ username: z.string() }),
  errors: ['invitation_invalid', 'username_taken', 'staff_address_refused'],
});

export const staffAccountRoles = defineCall({
  summary: 'Give a staff account its roles, all of them at once; nobody gives what he does not have',
  method: 'PUT',
  path: '/wps/staff/accounts/:staffId/roles',
  access: 'staff',
  permission,
  encrypted: false,
  params: staffParams,
  body: z.strictObject({ roleIds }),
  answer: z.object({}),
  errors: ['not_found', 'permission_not_held', 'last_administrator'],
});

export const staffAccountState = defineCall({
  summary: 'Disable a staff account, which ends its sessions, or enable it again',
  method: 'POST',
  path: '/wps/staff/accounts/:staffId/state',
  access: 'staff',
  permission,
  encrypted: false,
  params: staffParams,
  body: z.strictObject({ state: z.enum(['enabled', 'disabled']), reason }),
  answer: z.object({}),
  errors: ['not_found', 'permission_not_held', 'last_administrator'],
});

export const staffAccountPasswordReset = defineCall({
  summary: 'Take an account’s password away and end its sessions; a link to a new one goes to its address',
  method: 'POST',
  path: '/wps/staff/accounts/:staffId/passwordReset',
  access: 'staff',
  permission,
  encrypted: false,
  perMinute: 20,
  params: staffParams,
  body: z.strictObject({ reason }),
  answer: z.object({ expiresAt: instant }),
  errors: ['not_found', 'staff_without_mail', 'permission_not_held', 'last_administrator'],
});

export const staffAccountSecondFactorReset = defineCall({
  summary: 'Take all second factors of an account away and end its sessions, for somebody who lost his device',
  method: 'POST',
  path: '/wps/staff/accounts/:staffId/secondFactorReset',
  access: 'staff',
  permission,
  encrypted: false,
  params: staffParams,
  body: z.strictObject({ reason }),
  answer: z.object({}),
  errors: ['not_found', 'permission_not_held'],
});

export const staffAllSessions = defineCall({
  summary: 'Open sessions of all staff of the brand',
  method: 'GET',
  path: '/wps/staff/allSessions',
  access: 'staff',
  permission,
  encrypted: false,
  data: pageOf(['lastSeenAt', 'createdAt', 'username'], { search: z.optional(text(64)) }),
  answer: rowsOf(z.object({ ...openSessionFields, staffId: z.string(), username: z.string() })),
  errors: [],
});

export const staffAnySessionEnd = defineCall({
  summary: 'End a session of any staff of the brand',
  method: 'DELETE',
  path: '/wps/staff/allSessions/:sessionId',
  access: 'staff',
  permission,
  encrypted: false,
  params: z.strictObject({ sessionId: clientId }),
  answer: z.object({}),
  errors: ['not_found'],
});

const networks = z.array(
  z.object({
    /** As `203.0.113.0/24` or `2001:db8::/32`. */
    network: text(64),
    note: text(100),
  }),
);

export const staffNetworks = defineCall({
  summary: 'From where the brand’s staff may work; an empty list means from anywhere',
  method: 'GET',
  path: '/wps/staff/networks',
  access: 'staff',
  permission,
  encrypted: false,
  answer: z.object({ networks, ownAddress: z.string() }),
  errors: [],
});

export const staffNetworksSet = defineCall({
  summary: 'Replace that list; one that locks the caller out is refused',
  method: 'PUT',
  path: '/wps/staff/networks',
  access: 'staff',
  permission,
  encrypted: false,
  body: z.strictObject({ networks: networks.check(z.maxLength(200)), reason }),
  answer: z.object({}),
  errors: ['address_would_lock_out'],
});
