import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawOfRound } from '@baize/fairness';
import { expect } from 'vitest';
import { elapsedMs, systemClock } from '../../../src/platform/clock.ts';
import { judge } from '../checker.ts';
import { median, quantile, seconds } from '../figures.ts';
import { openScenario, until } from '../scenario.ts';
import { prepareWholeProgram, type ServerProcess, type StartServer } from '../server-process.ts';
import { openPair, type Pair } from './pair.ts';

/**
 * How a primary is lost, and how the site goes on: its process finds the new primary by the address, or is started anew; it waits for the next
 * standby, or goes on without one for a while. `afterStandby`: the standby was away before, for longer than any limit of a statement.
 */
const forms = [
  { loss: 'alone', process: 'lives on', nextStandby: 'is waited for' },
  { loss: 'afterStandby', process: 'starts anew', nextStandby: 'comes later' },
  { loss: 'alone', process: 'starts anew', nextStandby: 'comes later' },
  { loss: 'afterStandby', process: 'lives on', nextStandby: 'is waited for' },
] as const;
type Form = (typeof forms)[number];

const maxLifeMs = 2_500;
const standbyAwayMs = 12_000;
/** A machine that does much else takes long for everything. */
const patienceMs = 180_000;

/** Loses the primary with its disk again and again under load; each time a synchronous standby takes over. Nothing acknowledged may be lost. */
export async function runLostPrimaries(options: { rounds: number; port: number; name: string }) {
  const pair = await openPair({ isSynchronous: true });
  const scenario = await openScenario({ cluster: pair.cluster });
  const startServer = await prepareWholeProgram(options.name, pair.cluster.dataFolder);
  const start = () => startServer({ databaseUrl: pair.cluster.url, port: options.port });
  const draw = drawOfRound({ serverSeed: scenario.seed, clientSeed: 'losses', nonce: 0 });
  const firstDoneMs: number[] = [];
  let acknowledgedAlone = 0;
  let noticed = 0;
  let server: ServerProcess | null = null;
  try {
    scenario.lead(`http://127.0.0.1:${options.port}`);
    server = await start();
    const load = scenario.startLoad({ kinds: 'rounds' });
    await until('the load runs', () => load.done > 100, patienceMs);
    for (let round = 0; round < options.rounds; round += 1) {
      const form: Form = forms[round % forms.length] ?? forms[0];
      await pause(draw(maxLifeMs));
      if (form.loss === 'afterStandby') {
        acknowledgedAlone += await endStandby(pair, () => load.done);
        noticed += (await saysMissing(options.port)) ? 1 : 0;
      }
      const begin = elapsedMs();
      await pair.losePrimary();
      if (form.loss === 'afterStandby') await pair.standby?.start();
      if (form.process === 'starts anew') await server.kill();
      await pair.failOver();
      if (form.nextStandby === 'is waited for') await pair.addStandby();
      else await pair.demandStandby(false);
      if (form.process === 'starts anew') server = await start();
      const doneBefore = load.done;
      await until('the first act after a failover', () => load.done > doneBefore, patienceMs);
      firstDoneMs.push(elapsedMs() - begin);
      if (form.nextStandby === 'comes later') {
        await pair.addStandby();
        await pair.demandStandby(true);
        await untilDemanded(pair);
      }
    }
    await load.stop();
    const verdict = await scenario.settle();
    expect(await server.stop(), server.errors).toBe(0);
    return {
      verdict,
      acknowledgedAlone,
      wasNoticed: noticed === lossesAfterStandby(options.rounds),
      figures: {
        'primaries lost with their disk': options.rounds,
        'acts done': verdict.ok,
        'acts unknown to the client': verdict.wereUnknown,
        lost: verdict.lost.length,
        doubled: verdict.doubled.length,
        'findings of the auditor': verdict.findings.length,
        'acts acknowledged while the standby was away': acknowledgedAlone,
        'first act done after the loss (p50, max)': `${seconds(median(firstDoneMs))}, ${seconds(quantile(firstDoneMs, 1))}`,
      },
    };
  } finally {
    if (server?.isRunning()) await server.kill();
    await scenario.remove();
    await pair.remove();
  }
}

const untilDemanded = (pair: Pair) =>
  until(
    'commits wait for the standby',
    async () => {
      const rows = await pair.primary.ask(`select from pg_stat_replication where sync_state = 'quorum'`);
      return rows.length === 1;
    },
    patienceMs,
  );

const lossesAfterStandby = (rounds: number) =>
  Array.from({ length: rounds }, (_, round) => forms[round % forms.length]).filter(
    (form) => form?.loss === 'afterStandby',
  ).length;

/** Whether the process says in its figures and to its health's askers that the standby is missing. */
async function saysMissing(port: number): Promise<boolean> {
  const figures = await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text());
  const health = await fetch(`http://127.0.0.1:${port}/wps/system/health`).then((answer) => answer.text());
  return /^baize_replica_missing\{server="core"\} 1$/m.test(figures) && health.includes('"replica_missing"');
}

/** Ends the standby and waits; returns how many acts were acknowledged once it was gone. */
async function endStandby(pair: Pair, done: () => number): Promise<number> {
  await pair.standby?.stop();
  // What the standby took with its last breath may still be on its way to a client.
  await pause(500);
  const before = done();
  await pause(standbyAwayMs);
  return done() - before;
}

/** The same with a standby that nobody waits for, each time from the beginning: how much of what was acknowledged is lost. */
export async function runLostWithoutWaiting(options: { runs: number; port: number; name: string }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'lost-behind-'));
  const startServer = await prepareWholeProgram(options.name, folder);
  const runs: { done: number; lost: number; lostMs: number }[] = [];
  try {
    for (let run = 0; run < options.runs; run += 1) runs.push(await loseWithoutWaiting(startServer, options.port));
    return runs;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function loseWithoutWaiting(startServer: StartServer, port: number) {
  const pair = await openPair({ isSynchronous: false });
  const scenario = await openScenario({ cluster: pair.cluster });
  const server = await startServer({ databaseUrl: pair.cluster.url, port });
  try {
    scenario.lead(`http://127.0.0.1:${port}`);
    const load = scenario.startLoad({ kinds: 'rounds' });
    await until('the load runs', () => load.done > 500, patienceMs);
    const lostAtMs = systemClock.now().getTime();
    await pair.losePrimary();
    const stopped = load.stop();
    await pair.failOver();
    await stopped;
    const [kept] = await pair.primary.ask<{ at: Date }>('select pg_last_xact_replay_timestamp() as at');
    const verdict = await judge(scenario.journalFile, pair.cluster.url, scenario.players);
    return { done: verdict.ok, lost: verdict.lost.length, lostMs: Math.max(0, lostAtMs - (kept?.at.getTime() ?? 0)) };
  } finally {
    await server.kill();
    await scenario.remove();
    await pair.remove();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
