import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { createDrawFeed, readLine } from './feed.ts';

const { FEED_URL = 'http://localhost:3000/feeds/v1/draws', FEED_SECRET = '' } = process.env;
if (FEED_SECRET === '') {
  console.error('FEED_SECRET is missing: the same as DRAW_FEED_SECRET of the server.');
  process.exit(1);
}
const beatEveryMs = 10_000;

const feed = createDrawFeed({
  url: FEED_URL,
  secret: FEED_SECRET,
  nowMs: () => Date.now(),
  waitMs: async (ms) => void (await setTimeout(ms)),
  log: console.log,
});
const beats = setInterval(() => void feed.beat(), beatEveryMs);
for await (const line of createInterface({ input: process.stdin })) {
  const result = readLine(line);
  if (result === null) console.error(`not a result: ${line}`);
  else await feed.send(result);
}
clearInterval(beats);
