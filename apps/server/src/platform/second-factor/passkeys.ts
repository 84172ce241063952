import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { PasskeyRow } from './rows.ts';

export const maxPasskeys = 10;
/** How long a challenge can be answered. */
export const challengeMs = 5 * 60_000;
/** Transports that a browser may be given again. */
const transportNames = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transportsOf = (names: readonly string[] = []) => transportNames.filter((name) => names.includes(name));
/** COSE: EdDSA, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];
const hostOf = (origin: string): string => new URL(origin).hostname;
/** Garbage in the place of an authenticator's answer is a wrong answer. */
const orNull = <V>(checked: Promise<V>): Promise<V | null> => checked.catch(() => null);

/** What a browser is asked with to make a passkey (WebAuthn). Each belongs to the host that it is made at. */
export const newPasskeyOptions = (of: {
  issuer: string;
  origin: string;
  account: { id: string; name: string };
  known: readonly PasskeyRow[];
}) =>
  generateRegistrationOptions({
    rpName: of.issuer,
    rpID: hostOf(of.origin),
    userName: of.account.name,
    userID: new Uint8Array(Buffer.from(of.account.id)),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: of.known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });

/** The passkey that a browser made; null for what was not asked with this challenge, or is none. */
export async function madePasskey(of: {
  response: unknown;
  challenge: string;
  origin: string;
}): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'relyingParty' | 'signCount' | 'transports'> | null> {
  const verified = await orNull(
    verifyRegistrationResponse({
      response: of.response as RegistrationResponseJSON,
      expectedChallenge: of.challenge,
      expectedOrigin: of.origin,
      expectedRPID: hostOf(of.origin),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    relyingParty: hostOf(of.origin),
    signCount: BigInt(credential.counter),
    transports: transportsOf(credential.transports),
  };
}

/** What a browser is asked with for one of the passkeys; null where none belongs to this host. */
export async function passkeyQuestion(origin: string, known: readonly PasskeyRow[]) {
  const host = hostOf(origin);
  const here = known.filter(({ relyingParty }) => relyingParty === host);
  if (here.length === 0) return null;
  return generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    allowCredentials: here.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transportsOf(transports),
    })),
  });
}

/** Which of the passkeys answered; undefined for another. */
export const answeringPasskey = (response: unknown, known: readonly PasskeyRow[]): PasskeyRow | undefined =>
  known.find(({ credentialId }) => credentialId === (response as Partial<AuthenticationResponseJSON>).id);

/** The authenticator's new counter where the answer is right; null for a wrong one. */
export async function answeredCounter(of: {
  response: unknown;
  challenge: string;
  origin: string;
  passkey: PasskeyRow;
}): Promise<number | null> {
  const { passkey } = of;
  const verified = await orNull(
    verifyAuthenticationResponse({
      response: of.response as AuthenticationResponseJSON,
      expectedChallenge: of.challenge,
      expectedOrigin: of.origin,
      expectedRPID: passkey.relyingParty,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: Number(passkey.signCount),
        transports: transportsOf(passkey.transports),
      },
      requireUserVerification: true,
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
