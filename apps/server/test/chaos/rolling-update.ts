import { expect } from 'vitest';
import { elapsedMs, systemClock } from '../../src/platform/clock.ts';
import type { FaultAct } from './acts.ts';
import type { Cluster } from './cluster.ts';
import { quantile, seconds } from './figures.ts';
import { startLoad } from './load.ts';
import { openScenario, until } from './scenario.ts';
import { type Send, sendTo } from './send.ts';
import { prepareWholeProgram, type ServerProcess } from './server-process.ts';

const patienceMs = 60_000;
const comeAgain = 'HTTP 503';
const askEveryMs = 100;
/** Longer than the balancer takes to hear that a process ends. */
const drainSeconds = 3;
const loops = 6;

/**
 * Three processes of the whole product behind a balancer that asks each whether it is ready; under load one after the other is stopped
 * and started again, as an update does it. Every client must have an answer, and the books must be whole.
 */
export async function runRollingUpdates(options: {
  cluster: Cluster;
  updates: number;
  ports: readonly number[];
  name: string;
}) {
  const scenario = await openScenario({ cluster: options.cluster });
  const { dataFolder, url: databaseUrl } = scenario.cluster;
  const startServer = await prepareWholeProgram(options.name, dataFolder, { DRAIN_SECONDS: `${drainSeconds}` });
  const start = (port: number) => startServer({ databaseUrl, port });
  const servers = new Map<number, ServerProcess>();
  const balancer = openBalancer(options.ports, (url) =>
    sendTo(url, scenario.access, () => systemClock.now().getTime()),
  );
  const untilAllReady = () => until('all are ready', () => balancer.readyCount() === options.ports.length, patienceMs);
  const endedMs: number[] = [];
  try {
    // The first brings the database up to date and makes the installation's keys.
    for (const port of options.ports) servers.set(port, await start(port));
    await untilAllReady();
    const { players, journal, seed } = scenario;
    const load = startLoad({ players, journal, seed, loops, send: balancer.send, kinds: 'rounds' });
    await until('the load runs', () => load.done > 20, patienceMs);
    for (let update = 0; update < options.updates; update += 1) {
      for (const port of options.ports) {
        const begin = elapsedMs();
        expect(await servers.get(port)?.stop(), servers.get(port)?.errors).toBe(0);
        endedMs.push(elapsedMs() - begin);
        const doneBefore = load.done;
        await until('the others go on', () => load.done > doneBefore, patienceMs);
        servers.set(port, await start(port));
        await untilAllReady();
      }
    }
    await load.stop();
    // A process that has too much to do asks its clients to come again; that is an answer.
    const { [comeAgain]: askedAgain = 0, ...codes } = load.codes;
    const unanswered = Object.entries(codes).filter(([code]) => /^no answer|^not connected|^HTTP 5/.test(code));
    scenario.lead(`http://127.0.0.1:${options.ports[0]}`);
    const verdict = await scenario.settle();
    return {
      unanswered,
      askedAgain,
      verdict,
      figures: {
        'updates of three processes': options.updates,
        'acts done': verdict.ok,
        'acts that were asked to come again': askedAgain,
        'acts unknown to the client': verdict.wereUnknown,
        lost: verdict.lost.length,
        doubled: verdict.doubled.length,
        'a process ended within (max)': seconds(quantile(endedMs, 1)),
      },
    };
  } finally {
    balancer.close();
    for (const server of servers.values()) if (server.isRunning()) await server.kill();
    await scenario.remove();
  }
}

/** Sends to those that said last that they are ready, in turn; never a second time. */
function openBalancer(ports: readonly number[], wayTo: (url: string) => Send & { close(): void }) {
  const ways = ports.map((port) => {
    const url = `http://127.0.0.1:${port}`;
    return { url, send: wayTo(url), isReady: false };
  });
  let turn = 0;
  const timers = ways.map((way) =>
    setInterval(async () => {
      way.isReady = await fetch(`${way.url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    }, askEveryMs),
  );
  const send: Send = async (act: FaultAct) => {
    const ready = ways.filter(({ isReady }) => isReady);
    turn += 1;
    const way = ready[turn % ready.length];
    if (way) return way.send(act);
    return { outcome: 'refused', code: 'not connected', status: null, retryAfterSeconds: null, isReplay: false };
  };
  return {
    send,
    readyCount: () => ways.filter(({ isReady }) => isReady).length,
    close: () => {
      for (const timer of timers) clearInterval(timer);
      for (const way of ways) way.send.close();
    },
  };
}
