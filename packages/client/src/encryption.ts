import { type PreparedRequest, sealedPayload } from '@baize/contract';
import { ApiFailure } from './failure.ts';
import type { EncryptionKey } from './server-facts.ts';

/**
 * Returns the body of an encrypted call: a compact JWE whose payload holds the fields, `ts` (server time in epoch milliseconds)
 * and `nonce` (128 random bits in hex), against replays. `sealedFor` names the call that alone may open it.
 * @throws {ApiFailure} `secure_connection_needed` where the browser offers no cryptography (plain http on a foreign host)
 */
export async function encryptBody(
  { body, sealedFor }: Pick<PreparedRequest, 'body' | 'sealedFor'>,
  key: EncryptionKey,
  serverNowMs: number,
): Promise<string> {
  if (crypto.subtle === undefined) throw new ApiFailure('secure_connection_needed');
  const { CompactEncrypt, importJWK } = await import('jose');
  const publicKey = await importJWK(key.jwk, key.alg);
  return await new CompactEncrypt(sealedPayload(body, Math.round(serverNowMs)))
    .setProtectedHeader({ alg: key.alg, enc: key.enc, kid: key.kid, call: sealedFor })
    .encrypt(publicKey);
}
