import type { Calls, CallValue } from '@baize/contract';
import { ApiFailure } from './failure.ts';

export type EncryptionKey = CallValue<Calls['whitelabel']>['encryption'];

const NONCE_BYTES = 16;

function freshNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The body of an encrypted call: a compact JWE whose payload holds the fields, `ts` (server time in epoch milliseconds)
 * and `nonce` (128 random bits in hex), against replays.
 * @throws {ApiFailure} `secure_connection_needed` where the browser offers no cryptography (plain http on a foreign host)
 */
export async function encryptBody(
  fields: Readonly<Record<string, unknown>>,
  key: EncryptionKey,
  serverNowMs: number,
): Promise<string> {
  if (crypto.subtle === undefined) throw new ApiFailure('secure_connection_needed');
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK(key.jwk, key.alg);
  const payload = JSON.stringify({ ...fields, ts: Math.round(serverNowMs), nonce: freshNonce() });
  return await new CompactEncrypt(new TextEncoder().encode(payload))
    .setProtectedHeader({ alg: key.alg, enc: key.enc, kid: key.kid })
    .encrypt(publicKey);
}
