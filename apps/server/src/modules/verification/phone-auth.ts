import { createHash } from 'node:crypto';
import { phoneErrorKey } from '@baize/contract';
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { UsedNonces } from '../../platform/crypto/used-nonces.ts';

/** Where phone-auth services of the specification's kind publish their keys. */
const defaultKeysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const maxAgeMs = 10 * 60_000;
const timeoutMs = 5_000;

/**
 * Checks the ID token with which a phone-auth service says that it verified a number: its signature (RS256 alone), project, time and
 * number, and that it was not used here before. Returns null, or the catalogue key of what is wrong.
 */
export function createPhoneAuth(deps: { clock: Clock; usedNonces: UsedNonces; keysUrl?: string }) {
  let keys: JWTVerifyGetKey | null = null;
  const keySet = () => {
    keys ??= createRemoteJWKSet(new URL(deps.keysUrl ?? defaultKeysUrl), { timeoutDuration: timeoutMs });
    return keys;
  };

  return async (projectId: string, idToken: string, mobile: string): Promise<string | null> => {
    const now = deps.clock.now();
    try {
      const { payload } = await jwtVerify(idToken, keySet(), {
        algorithms: ['RS256'],
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        currentDate: now,
        requiredClaims: ['sub', 'exp', 'iat', 'auth_time', 'phone_number'],
      });
      if (payload.sub === '' || payload.phone_number !== mobile) return phoneErrorKey('invalid-verification-code');
      const age = now.getTime() - Number(payload.auth_time) * 1000;
      if (!(age <= maxAgeMs)) return phoneErrorKey('code-expired');
      // What was signed, without the signature: that one can be written in several ways.
      const signed = idToken.slice(0, idToken.lastIndexOf('.'));
      const nonce = createHash('sha256').update(signed).digest('base64url');
      const isFirst = await deps.usedNonces.use(`phone-${nonce}`, new Date(now.getTime() + 2 * 3_600_000));
      return isFirst ? null : phoneErrorKey('code-expired');
    } catch (error) {
      if (error instanceof errors.JWTExpired) return phoneErrorKey('code-expired');
      if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return phoneErrorKey('unknown');
      // The service's keys could not be read: neither the visitor's fault nor a reason to let him in.
      if (!(error instanceof errors.JOSEError) || error.code === 'ERR_JOSE_GENERIC') return phoneErrorKey('unknown');
      return phoneErrorKey('invalid-verification-code');
    }
  };
}
