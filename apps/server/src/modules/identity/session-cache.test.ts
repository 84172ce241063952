import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { listenTo, type Notifications } from '../../platform/database/notifications.ts';
import { useIdentity } from './identity.fixture.ts';

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

beforeEach(async () => {
  serial += 1;
  token = await harness.tokenOf(`cached${serial}`);
  const member = await harness.identity.memberOfToken(token, harness.brand.id);
  if (!member.ok) throw new Error(member.message);
  memberId = member.value.id;
  await expect.poll(() => news.isCurrent(), { timeout: 10_000 }).toBe(true);
  // Read and kept, now that news arrive.
  expect(await isAlive()).toBe(true);
});

/** Time until the token is dead, in ms. */
const untilDead = async () => {
  const start = performance.now();
  await expect.poll(() => isAlive(), { timeout: 5_000, interval: 5 }).toBe(false);
  return performance.now() - start;
};

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
    await harness.owner.query(statement, [memberId]);
    expect(await untilDead()).toBeLessThan(2_000);
  });

  test('and a changed type counts at once as well', async () => {
    await harness.owner.query('update members set type = 4 where id = $1', [memberId]);
    const typeOf = async () => {
      const member = await harness.identity.memberOfToken(token, harness.brand.id);
      return member.ok && member.value.type;
    };
    await expect.poll(typeOf, { timeout: 2_000, interval: 5 }).toBe(4);
  });

  test('also while the connection for news is cut', async () => {
    await harness.owner.query(
      `select pg_terminate_backend(pid) from (${listeners}) as listener where pid <> pg_backend_pid()`,
    );
    await harness.owner.query('update sessions set ended_at = now() where member_id = $1', [memberId]);
    expect(await untilDead()).toBeLessThan(2_000);
    await expect.poll(() => news.isCurrent(), { timeout: 10_000 }).toBe(true);
  });
});

test('this process hears itself at once, without any news', async () => {
  await harness.identity.blockMember(memberId);
  expect(await isAlive()).toBe(false);
});

describe('a connection that falls silent', () => {
  let proxy: Server | undefined;
  const sockets = new Set<Socket>();
  let silent: Notifications | undefined;
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    proxy?.close();
    await silent?.close();
  });

  test('does not count as heard for longer than two seconds', async () => {
    const { hostname, port } = new URL(harness.url);
    let isStalled = false;
    proxy = createServer((inner) => {
      const outer = connect(Number(port), hostname);
      for (const socket of [inner, outer]) socket.on('error', () => undefined);
      for (const socket of [inner, outer]) sockets.add(socket);
      inner.on('data', (bytes) => void (isStalled || outer.write(bytes)));
      outer.on('data', (bytes) => void (isStalled || inner.write(bytes)));
    });
    await new Promise<void>((resolve) => proxy?.listen(0, '127.0.0.1', resolve));
    const address = proxy.address();
    const url = new URL(harness.url);
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' && address?.port);
    silent = listen(url.href);
    await expect.poll(() => silent?.isCurrent(), { timeout: 10_000 }).toBe(true);
    isStalled = true;
    const start = performance.now();
    await expect.poll(() => silent?.isCurrent(), { timeout: 5_000, interval: 20 }).toBe(false);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
