import { type CompactJWEHeaderParameters, compactDecrypt, errors } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { fail, ok, type Result } from '../result.ts';
import type { KeyRing } from './key-ring.ts';
import type { UsedNonces } from './used-nonces.ts';

export type EncryptionFault = 'encrypted_body_unreadable' | 'encrypted_body_stale' | 'encrypted_body_replayed';

/** The call that a body was sent to. */
export interface SealedCall {
  /** As the body's protected header must name it. */
  name: string;
  /** Whether a body is opened that names no call. */
  takesUnnamed: boolean;
}

/**
 * Opens a compact JWE body for the call that it was made for and answers its JSON object without `ts` and `nonce`. The format stands in
 * docs/calls.md.
 */
export type OpenEncryptedBody = (
  jwe: string,
  call: SealedCall,
) => Promise<Result<Record<string, unknown>, EncryptionFault>>;

const windowMs = 60_000;
const stamps = z.object({ ts: z.int(), nonce: z.string().check(z.regex(/^[\w-]{16,64}$/)) });
const decryptOptions = {
  keyManagementAlgorithms: ['RSA-OAEP-256'],
  contentEncryptionAlgorithms: ['A128GCM'],
  maxDecompressedLength: 0,
};

export function createEncryptedBodies(deps: {
  keyRing: KeyRing;
  usedNonces: UsedNonces;
  clock: Clock;
  parseJson: (text: string) => unknown;
}): OpenEncryptedBody {
  /** The header is protected: whoever changes it gets a body that does not decrypt. */
  const keyFor = async ({ kid, call: named }: CompactJWEHeaderParameters, call: SealedCall) => {
    const isForCall = named === undefined ? call.takesUnnamed : named === call.name;
    if (!isForCall) throw new errors.JWEInvalid('made for another call');
    const key = typeof kid === 'string' ? await deps.keyRing.privateKey(kid) : null;
    if (!key) throw new errors.JWEInvalid('unknown key id');
    return key;
  };

  const decrypt = async (jwe: string, call: SealedCall): Promise<Record<string, unknown> | null> => {
    try {
      const { plaintext } = await compactDecrypt(
        jwe,
        (header: CompactJWEHeaderParameters) => keyFor(header, call),
        decryptOptions,
      );
      return deps.parseJson(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)) as Record<string, unknown>;
    } catch (error) {
      if (isFaultOfSender(error)) return null;
      throw error;
    }
  };

  return async (jwe, call) => {
    const payload = await decrypt(jwe, call);
    const stamped = stamps.safeParse(payload);
    if (!payload || !stamped.success) return fail('encrypted_body_unreadable');
    const { ts, nonce } = stamped.data;
    if (Math.abs(deps.clock.now().getTime() - ts) > windowMs) return fail('encrypted_body_stale');
    const isFirstUse = await deps.usedNonces.use(nonce, new Date(ts + 2 * windowMs));
    if (!isFirstUse) return fail('encrypted_body_replayed');
    const { ts: _ts, nonce: _nonce, ...fields } = payload;
    return ok(fields);
  };
}

/** Everything that the sender's bytes can cause; a lost database is not among it. */
const isFaultOfSender = (error: unknown): boolean =>
  error instanceof errors.JOSEError ||
  error instanceof SyntaxError ||
  (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA');
