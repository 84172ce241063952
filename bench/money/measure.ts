import { audit, reportLines } from '@baize/testkit/auditor';
import { median, twoDigits } from '../statistics.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import { type Meter, meterDifference, readMeter } from './machine.ts';
import type { Program } from './programs.ts';
import type { BenchServer } from './server.ts';
import { findWrk, runWrk, type WrkResult } from './wrk.ts';

/** One run of the load client with what it cost; amounts of the meter are for one bet. */
export interface Run extends LoadResult {
  perSecond: number;
  perBet: Meter;
  deadlocks: number;
}

export const warmUpMs = 2_000;

interface Place {
  server: BenchServer;
  client: Program;
  servers: readonly Program[];
}
type Order = Omit<LoadOrder, 'playersFile' | 'warmUpMs' | 'ratePerSecond'> & Partial<LoadOrder>;

/** Whole bets as fast as the answers come, by the lightest client that is here; it is the same one on both sides of a ratio. */
export async function measureRate(at: Place, order: Order & { isNaive?: boolean }): Promise<Run> {
  const program = findWrk();
  const { kind } = order;
  if (program === null || kind.name !== 'play') return measureLoad(at, order);
  const { server, servers } = at;
  const load = (durationMs: number) =>
    runWrks(program, { ...order, durationMs, kind, playersFile: server.playersFile });
  await load(warmUpMs);
  const of = { owner: server.owner, postmasterPid: server.postmasterPid, nodePids: servers.map(({ pid }) => pid) };
  const bookedBefore = await bookedBets(server, order.isNaive);
  const before = await readMeter(of);
  const results = await load(order.durationMs);
  const spent = meterDifference(before, await readMeter(of));
  const requests = results.reduce((sum, result) => sum + result.requests, 0);
  const bets = (await bookedBets(server, order.isNaive)) - bookedBefore;
  // What was under way at the ends may be booked without being told.
  if (bets < requests || bets > requests + 2 * order.connections) {
    throw new Error(`${requests} bets were answered and ${bets} booked`);
  }
  const perSecond = results.reduce((sum, result) => sum + result.perSecond, 0);
  return {
    bets: requests,
    allBets: bets,
    failures: 0,
    firstFailure: null,
    seconds: requests / perSecond,
    p50Ms: Math.max(...results.map(({ p50Ms }) => p50Ms)),
    p99Ms: Math.max(...results.map(({ p99Ms }) => p99Ms)),
    perSecond,
    perBet: shareOf(spent, bets),
    deadlocks: spent.deadlocks,
  };
}

/** One client for each port; without `mixPorts` each has players of its own. */
const runWrks = (
  program: string,
  order: Order & { kind: { server: 'hot' | 'spread' }; playersFile: string },
): Promise<WrkResult[]> =>
  Promise.all(
    order.ports.map((port, first) =>
      runWrk(program, {
        port,
        server: order.kind.server,
        playersFile: order.playersFile,
        connections: order.connections / order.ports.length,
        durationMs: order.durationMs,
        ...(!order.mixPorts && { share: { first, of: order.ports.length } }),
      }),
    ),
  );

async function bookedBets({ owner }: BenchServer, isNaive = false): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(
    isNaive
      ? 'select count(*) from naive.bets'
      : 'select (select coalesce(sum(day_bets), 0) from accounts) + (select coalesce(sum(bets), 0) from account_days) as count',
  );
  return Number(rows[0]?.count);
}

const shareOf = (spent: Meter, bets: number): Meter =>
  Object.fromEntries(Object.entries(spent).map(([name, value]) => [name, value / bets])) as unknown as Meter;

/** Runs the load client against servers and reads the meter around it. The warm-up's bets count in the cost, too. */
export async function measureLoad(at: Place, order: Order): Promise<Run> {
  const { owner, postmasterPid, playersFile } = at.server;
  const of = { owner, postmasterPid, nodePids: at.servers.map(({ pid }) => pid) };
  const before = await readMeter(of);
  const result = await at.client.ask<LoadResult & { allBets: number }>({
    playersFile,
    warmUpMs,
    ratePerSecond: null,
    ...order,
  });
  const spent = meterDifference(before, await readMeter(of));
  if (result.failures > 0) throw new Error(`${result.failures} bets failed, the first: ${result.firstFailure}`);
  return {
    ...result,
    perSecond: result.bets / result.seconds,
    perBet: shareOf(spent, result.allBets),
    deadlocks: spent.deadlocks,
  };
}

export const medianOf = (runs: readonly Run[], figure: (run: Run) => number): number => median(runs.map(figure));
export const perSecondOf = (runs: readonly Run[]): number => Math.round(medianOf(runs, ({ perSecond }) => perSecond));
export const ratioOf = (a: number, b: number): number => twoDigits(a / b);

/**
 * What runs as fast as it can writes in seconds what 4,000 bets a second write in minutes, and autovacuum looks through all of it just
 * afterwards; the latency that is asked for is that of a server at its own pace. No checkpoint: the first page of each kind after one costs
 * all who come later more, pgbench most.
 */
export async function comeToRest({ owner }: BenchServer): Promise<void> {
  await owner.query('vacuum analyze');
}

/** The auditor over everything that was booked, or since a moment (`momentOf`). Throws when it finds anything. */
export async function expectCleanBooks({ url }: BenchServer, since?: string): Promise<string> {
  const report = await audit(url, { since });
  if (report.findings.length > 0) throw new Error(reportLines(report).join('\n'));
  const { operations, transfers, bets } = report;
  return `${since === undefined ? `${bets} bets` : `${operations} acts since`}, ${transfers} transfers, 0 findings`;
}

/** What is booked from now on is since this moment. */
export async function momentOf({ owner }: BenchServer): Promise<string> {
  const { rows } = await owner.query<{ next: string }>('select pg_snapshot_xmin(pg_current_snapshot())::text as next');
  return rows[0]?.next ?? '';
}
