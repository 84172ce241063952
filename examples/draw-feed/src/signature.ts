import { createHmac } from 'node:crypto';

/** The headers under which a message is believed: its time, and the HMAC of time, feed and body. */
export function signedHeaders(secret: string, { feed, body, nowMs }: { feed: string; body: string; nowMs: number }) {
  const timestamp = String(nowMs);
  const signature = createHmac('sha256', secret).update(`${timestamp}\n${feed}\n`).update(body).digest('hex');
  return { 'x-feed-timestamp': timestamp, 'x-feed-signature': signature };
}
