import { createHmac, timingSafeEqual } from 'node:crypto';

export const timestampHeader = 'x-payment-timestamp';
export const signatureHeader = 'x-payment-signature';

/** How far the clocks of both sides may be apart. */
const windowMs = 5 * 60_000;

/** `about`: of a request its method and path, of a callback the word `callback`. */
export const signatureOf = (secret: string, timestamp: string, about: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${about}\n`).update(body).digest('hex');

/** Whether a callback was signed with the secret, and lately. */
export function isSignedCallback(
  secret: string,
  headers: Record<string, string | undefined>,
  body: Buffer,
  now: Date,
): boolean {
  const timestamp = headers[timestampHeader] ?? '';
  const given = Buffer.from(headers[signatureHeader] ?? '');
  const right = Buffer.from(signatureOf(secret, timestamp, 'callback', body));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return /^\d{1,15}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) <= windowMs;
}
