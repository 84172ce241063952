import { generateKeyPairSync } from 'node:crypto';
import {
  largestSkewMs,
  readSignatureHeaders,
  type SignatureFields,
  type SignedParts,
  verifySignature,
} from '@baize/vendor-kit/http';
import type { Clock } from '../../../../platform/clock.ts';
import type { VendorProfile, VendorProfiles } from './profiles.ts';

export interface SignedRequest {
  method: string;
  /** As it was sent. */
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
  /** The client's address; that of a listed proxy's client behind it. */
  address: string;
}

/** Why a request is refused, for the operator's own log. */
export type Refusal = 'no_signature' | 'unknown_key' | 'wrong_signature' | 'wrong_time' | 'wrong_address';

export interface Refused {
  refusal: Refusal;
  /** As the request names it; it may be anybody's. */
  provider: string | null;
}

export interface AuthenticatedVendor {
  profile: VendorProfile;
  nonce: { vendorCode: string; nonce: string; expiresAt: Date };
}

/** A key that nobody has: checking against it costs the same as against a vendor's. */
const { publicKey: nobodysKey } = generateKeyPairSync('ed25519');

/**
 * Whether the raw bytes come from a vendor, from where and when they may. The vendor is not told which of it failed, and what is
 * checked does not depend on it. The nonce is still to be used.
 */
export function createAuthentication({ profiles, clock }: { profiles: VendorProfiles; clock: Clock }) {
  return async ({ method, path, headers, body, address }: SignedRequest): Promise<AuthenticatedVendor | Refused> => {
    const fields = readSignatureHeaders(headers);
    if (!fields) return { refusal: 'no_signature', provider: null };
    const profile = await profiles.of(fields.provider);
    const key = profile.keys.get(fields.keyId);
    const isSigned = verifySignature(partsOf(fields, { method, path, body }), key ?? nobodysKey);
    const stampMs = Number(fields.timestamp);
    const isTimely = Math.abs(clock.now().getTime() - stampMs) <= largestSkewMs;
    const checks: [isFine: boolean, refusal: Refusal][] = [
      [key !== undefined, 'unknown_key'],
      [isSigned, 'wrong_signature'],
      [isTimely, 'wrong_time'],
      [profile.mayCallFrom(address), 'wrong_address'],
    ];
    const failed = checks.find(([isFine]) => !isFine);
    if (failed) return { refusal: failed[1], provider: fields.provider };
    const expiresAt = new Date(stampMs + largestSkewMs);
    return { profile, nonce: { vendorCode: profile.vendorCode, nonce: fields.nonce, expiresAt } };
  };
}

const partsOf = (
  { timestamp, nonce, signature }: SignatureFields,
  request: Pick<SignedParts, 'method' | 'path' | 'body'>,
) => ({ ...request, timestamp, nonce, signature });
