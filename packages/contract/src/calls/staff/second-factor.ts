import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { clientId, instant, text } from '../../fields.ts';

/** The account's password once more, so that a session that somebody left open is not enough. */
const password = text(255);
/** What WebAuthn's browser calls take and give (`@simplewebauthn/browser`), as JSON. */
const webAuthnJson = z.record(z.string(), z.unknown());
const recoveryCodes = z.array(z.string());

export const staffSecondFactor = defineCall({
  summary: 'The second factors of the own staff account',
  method: 'GET',
  path: '/wps/staff/secondFactor',
  access: 'staff',
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

export const staffTotpStart = defineCall({
  summary: 'Begin to set up an authenticator app; it counts once a code of it was given',
  method: 'POST',
  path: '/wps/staff/secondFactor/totp/start',
  access: 'staff',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ password }),
  /** `uri` is for a QR code; `secret` (base32) to be typed by hand. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['in_incorrect_password'],
});

export const staffTotpFinish = defineCall({
  summary: 'Give the first code of the authenticator app: it counts from now on, in the place of one before it',
  method: 'POST',
  path: '/wps/staff/secondFactor/totp',
  access: 'staff',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ code: text(40) }),
  /** Told once, with the first second factor; empty when the account has recovery codes already. */
  answer: z.object({ recoveryCodes }),
  errors: ['second_factor_wrong', 'not_found'],
});

export const staffTotpRemove = defineCall({
  summary: 'Take the authenticator app away',
  method: 'POST',
  path: '/wps/staff/secondFactor/totp/remove',
  access: 'staff',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ password }),
  answer: z.object({}),
  errors: ['in_incorrect_password', 'not_found'],
});

export const staffPasskeyStart = defineCall({
  summary: 'Begin to add a passkey: what the browser is asked with',
  method: 'POST',
  path: '/wps/staff/secondFactor/passkeys/start',
  access: 'staff',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ password }),
  answer: z.object({ options: webAuthnJson }),
  errors: ['in_incorrect_password', 'limit_reached'],
});

export const staffPasskeyFinish = defineCall({
  summary: 'Add the passkey that the browser made',
  method: 'POST',
  path: '/wps/staff/secondFactor/passkeys',
  access: 'staff',
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ name: text(60).check(z.trim(), z.minLength(1, 'not_empty')), response: webAuthnJson }),
  answer: z.object({ recoveryCodes }),
  errors: ['second_factor_wrong', 'not_found'],
});

export const staffPasskeyRemove = defineCall({
  summary: 'Take a passkey away',
  method: 'POST',
  path: '/wps/staff/secondFactor/passkeys/:passkeyId/remove',
  access: 'staff',
  encrypted: true,
  perMinute: 10,
  params: z.strictObject({ passkeyId: clientId }),
  body: z.strictObject({ password }),
  answer: z.object({}),
  errors: ['in_incorrect_password', 'not_found'],
});

export const staffRecoveryCodes = defineCall({
  summary: 'New recovery codes; the old ones count no more',
  method: 'POST',
  path: '/wps/staff/secondFactor/recoveryCodes',
  access: 'staff',
  encrypted: true,
  perMinute: 10,
  body: z.strictObject({ password }),
  answer: z.object({ recoveryCodes }),
  errors: ['in_incorrect_password', 'second_factor_setup_required'],
});

export const staffSecondFactorGive = defineCall({
  summary: 'The second step of a sign-in by a code of the authenticator app, or by a recovery code, which counts once',
  method: 'POST',
  path: '/wps/staff/session/secondFactor',
  access: 'staff',
  beforeSecondFactor: true,
  encrypted: true,
  perMinute: 20,
  body: z.strictObject({ code: text(40) }),
  answer: z.object({ recoveryCodesLeft: z.int() }),
  errors: ['second_factor_wrong', 'second_factor_setup_required'],
});

export const staffPasskeyChallenge = defineCall({
  summary: 'The second step of a sign-in by a passkey: what the browser is asked with',
  method: 'POST',
  path: '/wps/staff/session/passkey/start',
  access: 'staff',
  beforeSecondFactor: true,
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({}),
  answer: z.object({ options: webAuthnJson }),
  errors: ['second_factor_setup_required'],
});

export const staffPasskeyGive = defineCall({
  summary: 'The second step of a sign-in by a passkey: what the browser answered',
  method: 'POST',
  path: '/wps/staff/session/passkey',
  access: 'staff',
  beforeSecondFactor: true,
  encrypted: false,
  perMinute: 20,
  body: z.strictObject({ response: webAuthnJson }),
  answer: z.object({}),
  errors: ['second_factor_wrong', 'second_factor_setup_required'],
});
