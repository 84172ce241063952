import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect as connectPort } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { io } from 'socket.io-client';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { openPool } from '../../apps/server/src/platform/database/database.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../../apps/server/src/platform/postgres/embedded.ts';
import { connectBetweenByRedis } from '../../apps/server/src/platform/sockets/between-by-redis.ts';
import { gameChannel } from '../../apps/server/src/platform/sockets/game-channel.fixture.ts';
import { createSockets, type SocketOptions } from '../../apps/server/src/platform/sockets/sockets.ts';
import { repositoryFolder } from '../../e2e/support/server.ts';
import { atTheEnd } from '../endings.ts';
import type { Measurement } from '../measurement.ts';
import { median, percentile, twoDigits } from '../statistics.ts';

const redisPort = 4871;
/** A step of a table, and the whole view of one. */
const texts = { '400 B': 'x'.repeat(400), '20 kB': 'x'.repeat(20_000) };
const paced = { count: 300, everyMs: 10 };
const burst = 300;
/** What has not come by then is lost. */
const patienceMs = 10_000;
const targetMs = 50;

type Carrier = Pick<SocketOptions, 'pool' | 'between'>;

/** Messages to a socket of another process: how late they arrive, and how many a second, by PostgreSQL and by Redis. */
export async function measureSocketNews(dataFolder: string): Promise<Measurement[]> {
  const cluster = await openEmbeddedPostgres({ dataFolder });
  const stop = atTheEnd(() => cluster.stop());
  const url = cluster.urlOf('postgres');
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('create database news');
  await owner.end();
  await migrate(cluster.urlOf('news'), path.join(repositoryFolder, 'apps', 'server', 'migrations'));
  const openCarrier = async (): Promise<Carrier> => {
    const connectionString = cluster.urlOf('news');
    return { pool: openPool({ connectionString, role: 'baize_app', maxConnections: 3, onIdleError: () => undefined }) };
  };
  const rows = await measureCarrier('PostgreSQL', openCarrier);
  await stop();
  return [...rows, ...(await measureRedis())];
}

async function measureRedis(): Promise<Measurement[]> {
  const redis = spawn('redis-server', ['--port', `${redisPort}`, '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  const isThere = await Promise.race([once(redis, 'error').then(() => false), untilOpen().then(() => true)]);
  if (!isThere)
    return [{ what: 'news by Redis', value: 'redis-server is not installed', target: 'reported', holds: true }];
  const stop = atTheEnd(async () => redis.kill());
  const url = `redis://127.0.0.1:${redisPort}`;
  const rows = await measureCarrier('Redis', async () => ({
    pool: null,
    between: await connectBetweenByRedis(url, 'bench'),
  }));
  await stop();
  return rows;
}

async function untilOpen(): Promise<void> {
  for (;;) {
    const probe = connectPort(redisPort, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      probe.once('connect', () => resolve(true));
      probe.once('error', () => resolve(false));
    });
    probe.destroy();
    if (isOpen) return;
    await setTimeout(20);
  }
}

async function openProcess(carrier: Carrier) {
  const sockets = createSockets({
    ...{ clock: systemClock, trustedProxies: [], requestsPerMinute: 10_000, onFailure: () => undefined },
    ...carrier,
  });
  const game = sockets.open<typeof gameChannel, string>(gameChannel, {
    admit: async ({ room }) => ({ ok: true, who: room, rooms: [room] }),
    on: { bet: async () => undefined },
  });
  const http = createServer();
  sockets.attach(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  await sockets.ready();
  const close = async () => {
    await sockets.close();
    http.close();
    await carrier.pool?.end();
  };
  return { game, port: (http.address() as AddressInfo).port, close };
}

async function measureCarrier(name: string, openCarrier: () => Promise<Carrier>): Promise<Measurement[]> {
  const [near, far] = [await openProcess(await openCarrier()), await openProcess(await openCarrier())];
  const socket = io(`http://127.0.0.1:${far.port}/game`, {
    path: '/ws',
    transports: ['websocket'],
    auth: { room: 'a' },
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  let heard: () => void = () => undefined;
  socket.on('result', () => heard());
  const rows: Measurement[] = [];
  for (const [size, text] of Object.entries(texts)) {
    const delays: number[] = [];
    for (let index = 0; index < paced.count; index += 1) {
      const saidMs = performance.now();
      const arrival = new Promise<void>((resolve) => {
        heard = resolve;
      });
      near.game.send('a', 'result', { text });
      await arrival;
      delays.push(performance.now() - saidMs);
      await setTimeout(paced.everyMs);
    }
    let left = burst;
    const beganMs = performance.now();
    const arrived = new Promise<void>((resolve) => {
      heard = () => {
        left -= 1;
        if (left === 0) resolve();
      };
    });
    for (let index = 0; index < burst; index += 1) near.game.send('a', 'result', { text });
    await Promise.race([arrived, setTimeout(patienceMs, undefined, { ref: false })]);
    const come = burst - left;
    const perSecond = Math.round((come / (performance.now() - beganMs)) * 1_000);
    rows.push({
      what: `a message of ${size} to another process by ${name}, p99`,
      value: `${twoDigits(percentile(delays, 0.99))} ms`,
      target: `${targetMs} ms`,
      holds: percentile(delays, 0.99) <= targetMs,
      baseline: `p50 ${twoDigits(median(delays))} ms; ${perSecond}/s when ${burst} are said at once, ${come} arrive`,
    });
  }
  socket.disconnect();
  await near.close();
  await far.close();
  return rows;
}
