import { drawOfRound } from '@baize/fairness';
import { expect } from 'vitest';
import { elapsedMs } from '../../src/platform/clock.ts';
import { type CommitPoint, commitPoints, openCommitPointProxy } from './commit-points.ts';
import { median, quantile, seconds } from './figures.ts';
import { viaProxy } from './proxy.ts';
import { openScenario, until } from './scenario.ts';
import { prepareServers, prepareWholeProgram, type ServerProcess } from './server-process.ts';

type KillAt = CommitPoint | 'any moment' | 'inside the shutdown';

const maxLifeMs = 1_400;
const maxAwayMs = 150;
const patienceMs = 30_000;
const maxShutdownMs = 60;

/**
 * Kills the server (kill -9) again and again under load, at random moments and at every named point of a write, and starts it again. At the
 * end every act of the client's journal must stand in the books as the client knows it.
 */
export async function runKilledServer(options: {
  kills: number;
  port: number;
  name: string;
  program: 'server' | 'whole';
}) {
  const scenario = await openScenario();
  const proxy = await openCommitPointProxy({ host: '127.0.0.1', port: scenario.cluster.port });
  const isWhole = options.program === 'whole';
  const startServer = isWhole
    ? await prepareWholeProgram(options.name, scenario.cluster.dataFolder)
    : await prepareServers(options.name);
  const start = () => startServer({ databaseUrl: viaProxy(scenario.cluster.url, proxy), port: options.port });
  const draw = drawOfRound({ serverSeed: scenario.seed, clientSeed: 'kills', nonce: 0 });
  const points: KillAt[] = ['any moment', ...commitPoints, 'inside the shutdown', 'any moment'];
  const readyMs: number[] = [];
  const firstDoneMs: number[] = [];
  const killedAt: Partial<Record<KillAt, number>> = {};
  let server: ServerProcess | null = null;
  try {
    scenario.lead(`http://127.0.0.1:${options.port}`);
    server = await start();
    const load = scenario.startLoad({ kinds: isWhole ? 'rounds' : 'all' });
    await until('the load runs', () => load.done > 20, patienceMs);
    for (let kill = 0; kill < options.kills; kill += 1) {
      const point = points[kill % points.length] ?? 'any moment';
      await pause(draw(maxLifeMs));
      await killAt(point, server, proxy, draw);
      killedAt[point] = (killedAt[point] ?? 0) + 1;
      await pause(draw(maxAwayMs));
      const begin = elapsedMs();
      const doneBefore = load.done;
      server = await start();
      readyMs.push(server.readyMs);
      await until('the first act after a start', () => load.done > doneBefore, patienceMs);
      firstDoneMs.push(elapsedMs() - begin);
    }
    await load.stop();
    const verdict = await scenario.settle();
    expect(await server.stop(), server.errors).toBe(0);
    expect(verdict.ok).toBeGreaterThan(options.kills);
    return {
      killedAt,
      readyMs,
      verdict,
      figures: {
        kills: options.kills,
        'killed at': Object.entries(killedAt)
          .map(([point, count]) => `${point} ${count}`)
          .join(', '),
        'acts done': verdict.ok,
        'acts unknown to the client': verdict.wereUnknown,
        lost: verdict.lost.length,
        doubled: verdict.doubled.length,
        'otherwise wrong': verdict.wrong.length,
        'findings of the auditor': verdict.findings.length,
        'time to ready (p50, max)': `${seconds(median(readyMs))}, ${seconds(quantile(readyMs, 1))}`,
        'first act done after the start (p50, max)': `${seconds(median(firstDoneMs))}, ${seconds(quantile(firstDoneMs, 1))}`,
      },
    };
  } finally {
    if (server?.isRunning()) await server.kill();
    await proxy.close();
    await scenario.remove();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function killAt(
  point: KillAt,
  server: ServerProcess,
  proxy: Awaited<ReturnType<typeof openCommitPointProxy>>,
  draw: (below: number) => number,
): Promise<void> {
  if (point === 'any moment') return server.kill();
  if (point === 'inside the shutdown') {
    server.signal('SIGTERM');
    await pause(draw(maxShutdownMs));
    return server.kill();
  }
  let isSprung = false;
  proxy.trap(point, () => {
    isSprung = true;
  });
  await until(`a write ${point}`, () => isSprung, patienceMs);
  await server.kill();
}
