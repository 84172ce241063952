import { createHash, createHmac } from 'node:crypto';
import type { Calls, CallValue, CheckPurpose } from '@baize/contract';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { UsedNonces } from '../../platform/crypto/used-nonces.ts';

/** Iterations of one try; a browser needs about 256 tries, half a second. */
const cost = 1_000;
const lifeMs = 10 * 60_000;

const payloadForm = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(cost),
      nonce: z.string().check(z.maxLength(200)),
      salt: z.string().check(z.maxLength(200)),
      keyLength: z.literal(32),
      keyPrefix: z.literal('00'),
      data: z.object({ purpose: z.string(), expiresAtMs: z.int() }),
    }),
    signature: z.string().check(z.maxLength(200)),
  }),
  solution: z.object({ counter: z.int().check(z.minimum(0)), derivedKey: z.string().check(z.maxLength(200)) }),
});

/** A proof of work of our own, in the place of an outside human verification: a challenge is good for one form, once. */
export function createBotChecks(deps: { clock: Clock; usedNonces: UsedNonces; secret: string }) {
  const hmacSignatureSecret = createHmac('sha256', deps.secret).update('baize proof of work').digest('hex');

  const challenge = async (purpose: CheckPurpose): Promise<CallValue<Calls['botChallenge']>> => {
    const expiresAtMs = deps.clock.now().getTime() + lifeMs;
    const made = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      deriveKey,
      hmacSignatureSecret,
      data: { purpose, expiresAtMs },
    });
    if (!made.signature) throw new Error('the challenge was not signed');
    return { parameters: { ...made.parameters }, signature: made.signature };
  };

  /** `botCheck`: base64 of the JSON `{challenge, solution}`. Wrong, late, used, or for another form: false. */
  const verify = async (purpose: CheckPurpose, botCheck: string | undefined): Promise<boolean> => {
    const payload = payloadForm.safeParse(jsonOf(botCheck ?? ''));
    if (!payload.success) return false;
    const { data } = payload.data.challenge.parameters;
    if (data.purpose !== purpose || data.expiresAtMs <= deps.clock.now().getTime()) return false;
    const { challenge, solution } = payload.data as unknown as { challenge: Challenge; solution: Payload['solution'] };
    const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret }).catch(() => null);
    if (!result?.verified) return false;
    const nonce = createHash('sha256').update(challenge.parameters.nonce).digest('base64url');
    return deps.usedNonces.use(`work-${nonce}`, new Date(data.expiresAtMs));
  };

  return { challenge, verify };
}

function jsonOf(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
