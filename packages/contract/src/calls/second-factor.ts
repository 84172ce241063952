import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { clientId, instant, text } from '../fields.ts';
import { loginValue } from './session.ts';

const path = '/wps/member/secondFactor';
/** The login password once more, so that a session that somebody left open is not enough. */
const password = text(255);
/** What WebAuthn's browser calls take and give, as JSON. */
const webAuthnJson = z.record(z.string(), z.unknown());
/** A code of the authenticator app or a recovery code, or what the browser answered for a passkey. */
const proof = { code: z.optional(text(40)), response: z.optional(webAuthnJson) };
const recoveryCodes = z.array(z.string());

export const memberSecondFactor = defineCall({
  summary: 'The second factors of the account',
  method: 'GET',
  path,
  access: 'realAccount',
  encrypted: false,
  answer: z.object({
    totp: z.nullable(z.object({ addedAt: instant, lastUsedAt: z.nullable(instant) })),
    passkeys: z.array(
      z.object({ passkeyId: z.string(), name: z.string(), addedAt: instant, lastUsedAt: z.nullable(instant) }),
    ),
    recoveryCodesLeft: z.int(),
  }),
  errors: [],
});

export const startSecondFactor = defineCall({
  summary:
    'Begin to set up an authenticator app or a passkey with the login password; who has a second factor gives it first',
  method: 'POST',
  path,
  access: 'realAccount',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ kind: z.enum(['totp', 'passkey']), password }),
  /** Of an app: `uri` for a QR code, `secret` (base32) to be typed by hand. Of a passkey: what the browser is asked with. */
  answer: z.object({
    totp: z.nullable(z.object({ secret: z.string(), uri: z.string() })),
    passkey: z.nullable(webAuthnJson),
  }),
  errors: ['in_incorrect_password', 'second_factor_required', 'operation_not_allowed', 'limit_reached'],
});

export const finishSecondFactor = defineCall({
  summary:
    'Give the first code of the app, or the passkey that the browser made: it counts from now on, and other sessions end',
  method: 'PUT',
  path,
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  /** `name` is the passkey’s. */
  body: z.strictObject({ ...proof, name: z._default(text(60).check(z.trim()), '') }),
  /** Shown once, with the first second factor; empty when the account has recovery codes already. */
  answer: z.object({ recoveryCodes }),
  errors: ['second_factor_wrong', 'not_found'],
});

export const removeSecondFactor = defineCall({
  summary: 'Take the authenticator app, or a passkey, away: with the login password and a second factor',
  method: 'POST',
  path: `${path}/remove`,
  access: 'realAccount',
  encrypted: true,
  perMinute: 10,
  /** Without `passkeyId` the app. */
  body: z.strictObject({ ...proof, password, passkeyId: z.optional(clientId) }),
  answer: z.object({}),
  errors: ['in_incorrect_password', 'second_factor_wrong', 'not_found'],
});

export const renewRecoveryCodes = defineCall({
  summary: 'New recovery codes, with the login password and a second factor; the old ones count no more',
  method: 'POST',
  path: `${path}/recoveryCodes`,
  access: 'realAccount',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ ...proof, password }),
  answer: z.object({ recoveryCodes }),
  errors: ['in_incorrect_password', 'second_factor_wrong', 'not_found'],
});

export const giveSecondFactor = defineCall({
  summary:
    'Give the second factor in the session: for ten minutes it opens what asks for it. Without an answer the failure says what is asked',
  method: 'POST',
  path: `${path}/given`,
  access: 'realAccount',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject(proof),
  answer: z.object({}),
  errors: ['second_factor_wrong', 'second_factor_required', 'not_found'],
});

export const loginSecondFactor = defineCall({
  summary:
    'The second step of a login that was answered second_factor_required, within five minutes. Without an answer the failure says what is asked',
  method: 'POST',
  path: '/wps/session/login/secondFactor',
  access: 'anyone',
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ ...proof, ticket: text(100) }),
  answer: loginValue,
  errors: [
    'second_factor_wrong',
    'in_incorrect_password',
    'account_blocked',
    'member_no_enter',
    'error_not_agent',
    'second_factor_required',
  ],
});
