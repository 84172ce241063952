import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { elapsedMs, systemClock } from '../../src/platform/clock.ts';
import type { FaultAct } from './acts.ts';
import { judge, type Verdict } from './checker.ts';
import { type Cluster, connectTo, openCluster } from './cluster.ts';
import { type ClientJournal, openJournal } from './journal.ts';
import { type Load, type LoadOptions, retryUnknown, startLoad } from './load.ts';
import { type Seeded, seedData } from './seeding.ts';
import { type Send, sendTo } from './send.ts';

/** What every fault run plays on: a PostgreSQL of its own, players, a client's journal, and the way to the server. */
export interface Scenario extends Seeded {
  cluster: Cluster;
  journalFile: string;
  journal: ClientJournal;
  seed: string;
  /** Sends to the server that `lead` named last. */
  send: Send;
  lead(url: string): void;
  startLoad(options?: Pick<LoadOptions, 'kinds' | 'prefix' | 'pauseMs'> & { loops?: number }): Load;
  /** After healing: asks again what nobody knows, then lets the checker look; throws when something is lost, doubled or wrong. */
  settle(): Promise<Verdict & { retried: number }>;
  /** The same without the retries: what is unknown must be whole or absent. */
  judge(): Promise<Verdict>;
  connections(): Promise<number>;
  remove(): Promise<void>;
}

const playerCount = 6;
const defaultLoops = 12;

export async function openScenario(
  options: { settings?: readonly string[]; cluster?: Cluster; journalFolder?: string } = {},
): Promise<Scenario> {
  const cluster = options.cluster ?? (await openCluster(options));
  const seeded = await seedData(cluster.url, playerCount);
  const journalFile = path.join(options.journalFolder ?? cluster.dataFolder, 'client-journal.jsonl');
  const journal = openJournal(journalFile);
  const seed = randomBytes(16).toString('hex');
  console.log(`seed ${seed}`);
  const loads: Load[] = [];
  let way: ReturnType<typeof sendTo> | null = null;
  const send: Send = (act: FaultAct) => {
    if (!way) throw new Error('no server was named');
    return way(act);
  };
  return {
    ...seeded,
    cluster,
    journalFile,
    journal,
    seed,
    send,
    lead: (url) => {
      way?.close();
      way = sendTo(url, seeded.access, () => systemClock.now().getTime());
    },
    startLoad: (more = {}) => {
      const load = startLoad({ players: seeded.players, journal, send, seed, loops: defaultLoops, ...more });
      loads.push(load);
      return load;
    },
    judge: async () => expectRight(await judge(journalFile, cluster.url, seeded.players)),
    settle: async () => {
      expectRight(await judge(journalFile, cluster.url, seeded.players));
      const retried = await retryUnknown(journalFile, journal, send);
      const verdict = expectRight(await judge(journalFile, cluster.url, seeded.players));
      if (verdict.unknown > 0) throw new Error(`${verdict.unknown} acts are unknown after their retries`);
      return { ...verdict, retried };
    },
    connections: () => connectionsOf(cluster.url),
    remove: async () => {
      await Promise.all(loads.map((load) => load.stop()));
      way?.close();
      journal.close();
      await cluster.remove();
      rmSync(cluster.dataFolder, { recursive: true, force: true });
    },
  };
}

/** Throws what is wrong, if anything is. */
function expectRight(verdict: Verdict): Verdict {
  const { lost, doubled, wrong, findings } = verdict;
  const told = Object.entries({ lost, doubled, wrong, findings }).filter(([, sentences]) => sentences.length > 0);
  if (told.length > 0)
    throw new Error(told.map(([name, list]) => `${name}:\n${list.slice(0, 20).join('\n')}`).join('\n'));
  return verdict;
}

/** Connections of the program, without the asker's own. */
async function connectionsOf(url: string): Promise<number> {
  const client = await connectTo(url);
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
  return rows[0].count;
}

/** Resolves with the time it took until the condition held; throws when it takes too long. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, timeoutMs: number): Promise<number> {
  const begin = elapsedMs();
  while (!(await holds())) {
    if (elapsedMs() - begin > timeoutMs) throw new Error(`${what}: not within ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return elapsedMs() - begin;
}
