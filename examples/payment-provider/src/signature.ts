import { createHmac, timingSafeEqual } from 'node:crypto';

export const timestampHeader = 'x-payment-timestamp';
export const signatureHeader = 'x-payment-signature';

/** How far the clocks of both sides may be apart. */
const windowMs = 5 * 60_000;

/** `about`: of a request its method and path, of a callback the word `callback`. */
export const signatureOf = (secret: string, timestamp: string, about: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${about}\n${body}`).digest('hex');

/** Whether a message was signed with the secret, and lately. */
export function isSigned(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  about: string,
  body: string,
): boolean {
  const timestamp = String(headers[timestampHeader] ?? '');
  const given = Buffer.from(String(headers[signatureHeader] ?? ''));
  const right = Buffer.from(signatureOf(secret, timestamp, about, body));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return Math.abs(Date.now() - Number(timestamp)) <= windowMs;
}
