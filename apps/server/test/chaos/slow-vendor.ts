import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { elapsedMs, systemClock } from '../../src/platform/clock.ts';
import { type FaultPlayer, instantRound } from './acts.ts';
import { type Cluster, connectTo } from './cluster.ts';
import { median, quantile } from './figures.ts';
import { openProxy, type Pass } from './proxy.ts';
import { openScenario, type Scenario } from './scenario.ts';
import { type Send, sendTo } from './send.ts';
import { prepareServers } from './server-process.ts';

const delayed =
  (ms: number): Pass =>
  (connection, direction, bytes) => {
    setTimeout(() => connection.write(direction, bytes), ms);
  };
/** The first bytes of a request come; then one a second. */
const trickling: Pass = (connection, direction, bytes) => {
  if (direction === 'toClient') return connection.write(direction, bytes);
  connection.write(direction, bytes.subarray(0, 40));
  let sent = 40;
  const timer = setInterval(() => {
    if (sent >= bytes.length || connection.client.destroyed) return clearInterval(timer);
    connection.write(direction, bytes.subarray(sent, sent + 1));
    sent += 1;
  }, 1_000);
};

/** How a vendor's line may be bad. */
const habits: Record<string, Pass> = {
  'slow by 100 ms': delayed(100),
  'slow by 3.1 s': delayed(3_100),
  'slow by 30 s': delayed(30_000),
  'silent in the middle of a request': (connection, direction, bytes) =>
    connection.write(direction, direction === 'toServer' ? bytes.subarray(0, bytes.length / 2) : bytes),
  'never reads the answer': (connection, direction, bytes) => {
    if (direction === 'toServer') connection.write(direction, bytes);
  },
  'reset when the answer begins': (connection, direction, bytes) => {
    if (direction === 'toServer') return connection.write(direction, bytes);
    connection.client.resetAndDestroy();
    connection.server.resetAndDestroy();
  },
  'one byte a second': trickling,
  garbage: (connection, direction, bytes) =>
    connection.write(direction, direction === 'toServer' ? randomBytes(bytes.length) : bytes),
};

const slowLoopsEach = 2;
/** So many looks in a row see a transaction that somebody holds open; a stalled machine does not look. */
const looksInARow = 10;
const healthyLoops = 4;

/**
 * Healthy clients play, alone and beside vendors with bad lines, in turn. While a vendor is slow no transaction may stay open, and the
 * healthy ones must be as fast as before.
 */
export async function runSlowVendor(options: {
  cluster: Cluster;
  rounds: number;
  windowMs: number;
  port: number;
  name: string;
}) {
  const scenario = await openScenario({ cluster: options.cluster });
  const startServer = await prepareServers(options.name);
  const server = await startServer({ databaseUrl: scenario.cluster.url, port: options.port });
  const url = `http://127.0.0.1:${options.port}`;
  const p99 = { alone: [] as number[], beside: [] as number[] };
  let defaultMs = 0;
  let slowActs = 0;
  let openTransactions = 0;
  try {
    scenario.lead(url);
    await healthyWindow(scenario, 'warm', 500);
    for (let round = 0; round < options.rounds; round += 1) {
      p99.alone.push(quantile(await healthyWindow(scenario, `alone-${round}`, options.windowMs), 0.99));
      const slow = await startSlow(scenario, options.port, `slow-${round}`);
      const watching = watchTransactions(scenario.cluster.url, options.windowMs);
      const beside = await healthyWindow(scenario, `beside-${round}`, options.windowMs);
      p99.beside.push(quantile(beside, 0.99));
      defaultMs = Math.max(defaultMs, median(beside));
      openTransactions += await watching;
      slowActs += await slow.stop();
    }
    const verdict = await scenario.settle();
    expect(openTransactions).toBe(0);
    expect(await server.stop(), server.errors).toBe(0);
    return { p99, defaultMs, slowActs, openTransactions, verdict };
  } finally {
    if (server.isRunning()) await server.kill();
    await scenario.remove();
  }
}

async function askOnce(scenario: Scenario, send: Send, player: FaultPlayer, name: string): Promise<number> {
  const [act] = instantRound(player, name, 10n, 7n, () => 0);
  if (!act) throw new TypeError('a round has one act');
  await scenario.journal.intend(act);
  const begin = elapsedMs();
  const sent = await send(act);
  const tookMs = elapsedMs() - begin;
  scenario.journal.note(act.id, sent.outcome, sent.code);
  return tookMs;
}

/** Latencies of healthy clients in ms; each of theirs must be served. */
async function healthyWindow(scenario: Scenario, name: string, windowMs: number): Promise<number[]> {
  const took: number[] = [];
  const end = elapsedMs() + windowMs;
  const loop = async (number: number): Promise<void> => {
    const player = scenario.players[number];
    if (!player) throw new TypeError('there are too few players');
    for (let count = 0; elapsedMs() < end; count += 1) {
      took.push(await askOnce(scenario, scenario.send, player, `${name}-${number}-${count}`));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  await Promise.all(Array.from({ length: healthyLoops }, (_, number) => loop(number)));
  return took;
}

/** Every bad line at once, each with a few clients that play other players. */
async function startSlow(scenario: Scenario, port: number, name: string): Promise<{ stop(): Promise<number> }> {
  let acts = 0;
  let isOver = false;
  const proxies = await Promise.all(Object.values(habits).map((pass) => openProxy({ host: '127.0.0.1', port }, pass)));
  const ways = proxies.map((proxy) =>
    sendTo(`http://127.0.0.1:${proxy.port}`, scenario.access, () => systemClock.now().getTime()),
  );
  const others = scenario.players.slice(healthyLoops);
  const loop = async (way: Send, number: number): Promise<void> => {
    const player = others[number % others.length];
    if (!player) throw new TypeError('there are too few players');
    for (let count = 0; !isOver; count += 1) {
      acts += 1;
      await askOnce(scenario, way, player, `${name}-${number}-${count}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const loops = ways.flatMap((way, habit) =>
    Array.from({ length: slowLoopsEach }, (_, number) => loop(way, habit * slowLoopsEach + number)),
  );
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
      for (const way of ways) way.close();
      for (const proxy of proxies) await proxy.close();
      return acts;
    },
  };
}

/** How many transactions were seen to live on without work. */
async function watchTransactions(url: string, windowMs: number): Promise<number> {
  const client = await connectTo(url);
  const end = elapsedMs() + windowMs;
  const longLived = new Set<string>();
  let looks = new Map<string, number>();
  while (elapsedMs() < end) {
    const { rows } = await client.query<{ name: string }>(
      `select pid || ' ' || xact_start as name from pg_stat_activity where datname = current_database()
        and state like 'idle in transaction%'`,
    );
    looks = new Map(rows.map(({ name }) => [name, (looks.get(name) ?? 0) + 1]));
    for (const [name, count] of looks) if (count >= looksInARow) longLived.add(name);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await client.end();
  return longLived.size;
}
