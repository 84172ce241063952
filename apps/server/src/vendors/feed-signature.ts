import { createHmac, timingSafeEqual } from 'node:crypto';

export const feedTimestampHeader = 'x-feed-timestamp';
export const feedSignatureHeader = 'x-feed-signature';

/** How far the clocks of both sides may be apart. */
const windowMs = 30_000;

const signatureOf = (secret: string, timestamp: string, feed: string, body: Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${feed}\n`).update(body).digest('hex');

/** Whether a message of a feed was signed with its secret, and lately. */
export function isSignedMessage(
  secret: string,
  { timestamp, signature }: { timestamp: string; signature: string },
  { feed, body, now }: { feed: string; body: Buffer; now: Date },
): boolean {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(secret, timestamp, feed, body));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  return /^\d{1,15}$/.test(timestamp) && Math.abs(now.getTime() - Number(timestamp)) <= windowMs;
}
