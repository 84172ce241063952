import { drawOfRound } from '@baize/fairness';
import { expect } from 'vitest';
import { elapsedMs } from '../../src/platform/clock.ts';
import type { Cluster } from './cluster.ts';
import { median, quantile, seconds } from './figures.ts';
import { openScenario, until } from './scenario.ts';
import { prepareServers } from './server-process.ts';

const forms = ['one backend', 'the postmaster with all', 'stop -m immediate'] as const;
type Form = (typeof forms)[number];

const maxLifeMs = 900;
const maxAwayMs = 300;
/** Later than this is a failure. */
const healsWithinMs = 30_000;
/** A connection may be lent out once more before its end is heard of. */
const spareConnections = 2;

/** Kills PostgreSQL in three forms under load. One server lives through all of it, and must find its way back by itself. */
export async function runKilledDatabase(options: { kills: number; port: number; name: string }) {
  const scenario = await openScenario();
  const startServer = await prepareServers(options.name);
  const server = await startServer({ databaseUrl: scenario.cluster.url, port: options.port });
  const draw = drawOfRound({ serverSeed: scenario.seed, clientSeed: 'kills', nonce: 0 });
  const killedBy: Partial<Record<Form, number>> = {};
  const healedMs: number[] = [];
  try {
    scenario.lead(`http://127.0.0.1:${options.port}`);
    const load = scenario.startLoad();
    await until('the load runs', () => load.done > 100, healsWithinMs);
    const defaultConnections = await scenario.connections();
    for (let kill = 0; kill < options.kills; kill += 1) {
      const form = forms[kill % forms.length] ?? 'one backend';
      await pause(draw(maxLifeMs));
      await killBy(form, scenario.cluster, draw);
      killedBy[form] = (killedBy[form] ?? 0) + 1;
      const begin = elapsedMs();
      await until('the first act after a restart', () => load.lastDoneMs > begin, healsWithinMs);
      healedMs.push(elapsedMs() - begin);
    }
    await load.stop();
    const isAtRest = async () => (await scenario.connections()) <= defaultConnections + spareConnections;
    await until('connections are as many as before', isAtRest, healsWithinMs);
    const connections = await scenario.connections();
    const verdict = await scenario.settle();
    expect(server.isRunning()).toBe(true);
    expect(await server.stop(), server.errors).toBe(0);
    const figures = {
      kills: options.kills,
      'killed by': Object.entries(killedBy)
        .map(([form, count]) => `${form} ${count}`)
        .join(', '),
      'acts done': verdict.ok,
      'acts unknown to the client': verdict.wereUnknown,
      lost: verdict.lost.length,
      doubled: verdict.doubled.length,
      'otherwise wrong': verdict.wrong.length,
      'findings of the auditor': verdict.findings.length,
      'first act done after the restart (p50, max)': `${seconds(median(healedMs))}, ${seconds(quantile(healedMs, 1))}`,
      'restarts of the server': 0,
      'connections before and after': `${defaultConnections}, ${connections}`,
    };
    return { verdict, healedMs, killedBy, figures };
  } finally {
    if (server.isRunning()) await server.kill();
    await scenario.remove();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Returns when PostgreSQL was told to run again. */
async function killBy(form: Form, cluster: Cluster, draw: (below: number) => number): Promise<void> {
  if (form === 'one backend') {
    await cluster.killOneBackend();
    return;
  }
  await (form === 'stop -m immediate' ? cluster.stopImmediately() : cluster.killAll());
  await pause(draw(maxAwayMs));
  await cluster.ensureRunning();
}
