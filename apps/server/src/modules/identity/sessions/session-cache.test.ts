// @covers session-end

import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { durationMs, quickestMs } from '../../../../test/support/stalls.ts';
import { systemClock } from '../../../platform/clock.ts';
import { listenTo, type Notifications } from '../../../platform/database/notifications.ts';
import { useIdentity } from '../identity.fixture.ts';

const failures: unknown[] = [];
let news: Notifications;
const harness = useIdentity({
  sessionNews: () => {
    news = listen(harness.url);
    return news;
  },
});
const listen = (connectionString: string) =>
  listenTo({
    connectionString,
    channel: 'baize_sessions',
    clock: systemClock,
    onFailure: (error) => failures.push(error),
  });
afterAll(() => news.close());

let token: string;
let memberId: string;
let serial = 0;
const isAlive = async (someToken = token) => (await harness.identity.memberOfToken(someToken, harness.brand.id)).ok;
const listeners = `select pid from pg_stat_activity where datname = current_database() and query like 'listen %' or
  (datname = current_database() and query = 'select 1')`;

const enter = async () => {
  serial += 1;
  token = await harness.tokenOf(`cached${serial}`);
  const member = await harness.identity.memberOfToken(token, harness.brand.id);
  if (!member.ok) throw new Error(member.message);
  memberId = member.value.id;
  await expect.poll(() => news.isCurrent()).toBe(true);
  // Read and kept, now that news arrive.
  expect(await isAlive()).toBe(true);
};
beforeEach(enter);

const boundMs = 2_000;
/** The quickest of a few new sessions to be heard of as ended, in ms. */
const quickestEnd = (end: () => Promise<unknown>) =>
  quickestMs(boundMs, async () => {
    await enter();
    await end();
    return durationMs(() => expect.poll(() => isAlive(), { interval: 5 }).toBe(false));
  });

test('a session that was seen is checked from memory, below 0.3 ms in the middle', async () => {
  const durations: number[] = [];
  for (let count = 0; count < 3_000; count += 1) {
    const start = process.hrtime.bigint();
    await isAlive();
    durations.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
  expect(durations.sort((a, b) => a - b)[1_500]).toBeLessThan(0.3);
});

describe('another process that ends a session is heard within two seconds', () => {
  test.each([
    ['a logout', 'update sessions set ended_at = now() where member_id = $1'],
    ['a block', 'update members set blocked_at = now() where id = $1'],
    ['a new password', `update credentials set changed_at = now() + interval '10 years' where member_id = $1`],
  ])('by %s', async (_how, statement) => {
    expect(await quickestEnd(() => harness.owner.query(statement, [memberId]))).toBeLessThan(boundMs);
  });

  test('and a changed type counts at once as well', async () => {
    const typeOf = async () => {
      const member = await harness.identity.memberOfToken(token, harness.brand.id);
      return member.ok && member.value.type;
    };
    const change = async () => {
      await enter();
      await harness.owner.query('update members set type = 4 where id = $1', [memberId]);
      return durationMs(() => expect.poll(typeOf, { interval: 5 }).toBe(4));
    };
    expect(await quickestMs(boundMs, change)).toBeLessThan(boundMs);
  });

  test('also while the connection for news is cut', async () => {
    const cutAndEnd = async () => {
      await harness.owner.query(
        `select pg_terminate_backend(pid) from (${listeners}) as listener where pid <> pg_backend_pid()`,
      );
      await harness.owner.query('update sessions set ended_at = now() where member_id = $1', [memberId]);
    };
    expect(await quickestEnd(cutAndEnd)).toBeLessThan(boundMs);
    await expect.poll(() => news.isCurrent()).toBe(true);
  });
});

test('this process hears itself at once, without any news', async () => {
  await harness.identity.blockMember(memberId);
  expect(await isAlive()).toBe(false);
});

describe('a connection that falls silent', () => {
  const sockets = new Set<Socket>();
  const proxies: Server[] = [];
  const listened: Notifications[] = [];
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    for (const proxy of proxies) proxy.close();
    for (const silent of listened) await silent.close();
  });

  /** How long one that has just fallen silent still counts, in ms. */
  const untilUnheard = async () => {
    const { hostname, port } = new URL(harness.url);
    let isStalled = false;
    const proxy = createServer((inner) => {
      const outer = connect(Number(port), hostname);
      for (const socket of [inner, outer]) socket.on('error', () => undefined);
      for (const socket of [inner, outer]) sockets.add(socket);
      inner.on('data', (bytes) => void (isStalled || outer.write(bytes)));
      outer.on('data', (bytes) => void (isStalled || inner.write(bytes)));
    });
    proxies.push(proxy);
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    const url = new URL(harness.url);
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' && address?.port);
    const silent = listen(url.href);
    listened.push(silent);
    await expect.poll(() => silent.isCurrent()).toBe(true);
    isStalled = true;
    return durationMs(() => expect.poll(() => silent.isCurrent(), { interval: 20 }).toBe(false));
  };

  test('does not count as heard for longer than two seconds', async () => {
    expect(await quickestMs(boundMs, untilUnheard)).toBeLessThan(boundMs);
  });
});
