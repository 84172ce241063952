import { createOddsFeed } from './feed.ts';
import { signedHeaders } from './signature.ts';

const { FEED_URL = 'http://localhost:3000/feeds/v1/odds', FEED_SECRET = '', MINUTE_MS = '10000' } = process.env;
if (FEED_SECRET === '') {
  console.error('FEED_SECRET is missing: the same as ODDS_FEED_SECRET of the server.');
  process.exit(1);
}
const feedCode = FEED_URL.slice(FEED_URL.lastIndexOf('/') + 1);
const everyMs = 1_000;
const timeoutMs = 5_000;

const feed = createOddsFeed({
  nowMs: () => Date.now(),
  draw: Math.random,
  minuteMs: Number(MINUTE_MS),
  // Above every number of an earlier run.
  firstSequence: Date.now(),
  send: async (message) => {
    const body = JSON.stringify(message);
    const headers = signedHeaders(FEED_SECRET, { feed: feedCode, body, nowMs: Date.now() });
    try {
      const answer = await fetch(FEED_URL, { method: 'POST', headers, body, signal: AbortSignal.timeout(timeoutMs) });
      if (!answer.ok) console.error(`${message.kind} ${message.sequence}: ${answer.status} ${await answer.text()}`);
      return answer.status;
    } catch (error) {
      console.error(`${message.kind} ${message.sequence}: ${String(error)}`);
      return 0;
    }
  },
});

console.log(`Sending matches and odds to ${FEED_URL}`);
for (;;) {
  await feed.tick();
  await new Promise((resolve) => setTimeout(resolve, everyMs));
}
