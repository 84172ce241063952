import type pg from 'pg';
import { expect } from 'vitest';
import { type FaultPlayer, faultGame, faultVendor } from './acts.ts';
import type { Cluster } from './cluster.ts';
import { connectTo } from './cluster.ts';
import { openMoneyServer } from './money-server.ts';
import { openScenario, until } from './scenario.ts';
import { prepareServers, type ServerProcess } from './server-process.ts';

const sweepEveryMs = 30;
const stakeMinor = 40n;
const longAgo = "interval '3 days'";

/**
 * Two servers over one database sweep the same abandoned bets and rounds at the same time; one of them is stopped for a while in the middle
 * (as by a long pause of its machine) and goes on, and one is killed. Each effect must stand in the books once.
 */
export async function runTwoWorkers(options: {
  cluster: Cluster;
  waves: number;
  perWave: number;
  stoppedMs: number;
  kills: boolean;
  ports: readonly [number, number];
  name: string;
}) {
  const scenario = await openScenario({ cluster: options.cluster });
  const { url } = scenario.cluster;
  const startServer = await prepareServers(options.name);
  const start = (port: number) => startServer({ databaseUrl: url, port, sweepEveryMs });
  const owner = await connectTo(url);
  const server = openMoneyServer({ databaseUrl: url });
  const workers: ServerProcess[] = [];
  try {
    for (const port of options.ports) workers.push(await start(port));
    const outputs: string[] = [];
    for (let wave = 0; wave < options.waves; wave += 1) {
      await abandon(server, scenario.players, wave, options.perWave);
      const [first, second] = workers;
      if (!first || !second) throw new Error('there are two workers');
      // Aged in one statement: both see all of it at the same moment.
      await owner.query(`update rounds set opened_at = opened_at - ${longAgo} where closed_at is null`);
      first.signal('SIGSTOP');
      if (options.kills && wave % 2 === 1) {
        second.signal('SIGKILL');
        outputs.push(second.output);
        workers[1] = await start(options.ports[1]);
      }
      await pause(options.stoppedMs);
      first.signal('SIGCONT');
      await until('all is swept', async () => (await leftOpen(owner)) === 0, 40_000);
    }
    await pause(4 * sweepEveryMs);
    outputs.push(...workers.map(({ output }) => output));
    const half = (options.waves * options.perWave) / 2;
    const effects = {
      holds: await countOf(owner, "journal where movement = 'betHold'"),
      released: await countOf(owner, "journal where movement = 'betRelease'"),
      closedRounds: await countOf(owner, "bets where line = 0 and status <> 'cancelled'"),
    };
    expect(effects).toEqual({ holds: half, released: half, closedRounds: half });
    for (const worker of workers) expect(await worker.stop(), worker.errors).toBe(0);
    return { ...effects, releasedByWorkers: outputs.map(releasedOf) };
  } finally {
    for (const worker of workers) {
      worker.signal('SIGCONT');
      if (worker.isRunning()) await worker.kill();
    }
    await server.close();
    await owner.end();
    await scenario.remove();
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Bets that are held and never confirmed, and rounds that were paid and never ended, in turn. */
async function abandon(
  server: ReturnType<typeof openMoneyServer>,
  players: readonly FaultPlayer[],
  wave: number,
  count: number,
): Promise<void> {
  const wallet = server.gateway.walletFor(faultVendor);
  const abandonOne = async (number: number): Promise<void> => {
    const player = players[number % players.length];
    if (!player) throw new TypeError('there are no players');
    const { playerRef, session } = player;
    const id = `abandoned-${wave}-${number}`;
    const common = { gameCode: faultGame, playerRef };
    if (number % 2 === 0) {
      const bet = { ...common, session, betId: id, amountMinor: stakeMinor, legs: [1], pricePolicy: 'any' as const };
      expect((await wallet.makeBet(bet)).code).toBe('OK');
      return;
    }
    const round = { ...common, roundId: id };
    const paid = { txId: `${id}-c`, amountMinor: 10n, kind: 'win', refTxIds: [`${id}-d`], roundEnd: false } as const;
    expect((await wallet.debit({ ...round, session, txId: `${id}-d`, amountMinor: stakeMinor })).code).toBe('OK');
    expect((await wallet.credit({ ...round, ...paid })).code).toBe('OK');
  };
  await Promise.all(Array.from({ length: count }, (_, number) => abandonOne(number)));
}

const leftOpen = (owner: pg.Client) => countOf(owner, "rounds where status = 'held' or closed_at is null");

async function countOf(owner: pg.Client, from: string): Promise<number> {
  const { rows } = await owner.query(`select count(*)::int as count from ${from}`);
  return rows[0].count;
}

/** How many bets a worker says that it gave back. */
const releasedOf = (output: string): number =>
  [...output.matchAll(/^swept (\d+)/gm)].reduce((sum, match) => sum + Number(match[1]), 0);
