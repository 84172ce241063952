import type { Measurement } from './measurement.ts';
import {
  comeToRest,
  expectCleanBooks,
  measureLoad,
  measureRate,
  medianOf,
  perSecondOf,
  type Run,
  ratioOf,
} from './money/measure.ts';
import { preparePgbench } from './money/pgbench.ts';
import { buildPrograms, type Program, startProgram } from './money/programs.ts';
import { type BenchServer, withServer } from './money/server.ts';
import type { NaiveKind } from './naive-wallet/server.ts';
import { median } from './statistics.ts';

const ports = { wallet: 4850, second: 4851, naive: 4852, preparedNaive: 4853, fullNaive: 4854 };
const playerCount = 1_000;
const connections = 64;
/** `--quick` only shows that all of it runs. */
const isQuick = process.argv.includes('--quick');
/** Many short ones: the speed of a rented machine changes within minutes, and a ratio is of neighbours. */
const runs = isQuick ? 1 : 5;
const durationMs = isQuick ? 2_000 : 3_000;
const pacedDurationMs = isQuick ? 2_000 : 8_000;
const firstMeetingMs = isQuick ? 2_000 : 6_000;
const pacedPerSecond = 4_000;
const preparedRequests = 12_000;
const targets = { overPgbench: 3, overNaive: 8, hotOverSpread: 0.9, p50Ms: 2, p99Ms: 10, twoOverOne: 1 };

const caseNames = [
  'spread',
  'hot',
  'naive',
  'naiveHot',
  'preparedNaive',
  'fullNaive',
  'paced',
  'two',
  'twoMixed',
  'many',
  'steps',
  'signed',
] as const;
type CaseName = (typeof caseNames)[number];

/**
 * Bets over HTTP with session, idempotency, double entry, limits and bet record, beside pgbench and a naive wallet on the same PostgreSQL;
 * all cases take turns in each of five runs.
 */
export async function measureMoney(dataFolder: string): Promise<Measurement[]> {
  await buildPrograms();
  return withServer(dataFolder, { playerCount }, measureAt);
}

async function measureAt(server: BenchServer): Promise<Measurement[]> {
  const start = (name: 'walletServer' | 'naiveServer', port: number, order: { kind?: NaiveKind } = {}) =>
    startProgram(name, { databaseUrl: server.url, port, ...order });
  const wallet = await start('walletServer', ports.wallet);
  const second = await start('walletServer', ports.second);
  const naive = await start('naiveServer', ports.naive);
  const preparedNaive = await start('naiveServer', ports.preparedNaive, { kind: 'prepared' });
  const fullNaive = await start('naiveServer', ports.fullNaive, { kind: 'full' });
  const client = await startProgram('loadClient', { hello: true });
  const pgbench = await preparePgbench(server.cluster);
  const transactions: number[] = [];
  const results = Object.fromEntries(caseNames.map((name) => [name, [] as Run[]])) as Record<CaseName, Run[]>;

  const measure = async (
    name: CaseName,
    servers: readonly Program[],
    order: Partial<Parameters<typeof measureRate>[1]> = {},
  ) => {
    const defaults = { ports: [ports.wallet], connections, durationMs, kind: { name: 'play', server: 'hot' } } as const;
    const load = order.ratePerSecond === undefined ? measureRate : measureLoad;
    results[name].push(await load({ server, client, servers }, { ...defaults, ...order }));
  };
  const both = { ports: [ports.wallet, ports.second] };
  const spread = { kind: { name: 'play', server: 'spread' } } as const;

  // Every player, session and program is met once before anything counts.
  for (const port of [ports.wallet, ports.second]) {
    for (const kind of [spread.kind, { name: 'play', server: 'hot' } as const]) {
      await measureLoad(
        { server, client, servers: [] },
        { ports: [port], connections, durationMs: firstMeetingMs, kind },
      );
    }
  }
  for (const port of [ports.naive, ports.preparedNaive, ports.fullNaive]) {
    await measureLoad(
      { server, client, servers: [] },
      { ports: [port], connections, durationMs: firstMeetingMs, ...spread },
    );
  }
  for (let run = 0; run < runs; run++) {
    if (pgbench) transactions.push(await pgbench.perSecond(durationMs / 1000));
    await measure('naive', [naive], { ports: [ports.naive], isNaive: true, ...spread });
    await measure('naiveHot', [naive], { ports: [ports.naive], isNaive: true });
    await measure('preparedNaive', [preparedNaive], { ports: [ports.preparedNaive], isNaive: true, ...spread });
    await measure('fullNaive', [fullNaive], { ports: [ports.fullNaive], isNaive: true, ...spread });
    await measure('spread', [wallet], spread);
    await measure('hot', [wallet]);
    await comeToRest(server);
    await measure('paced', [wallet], { ratePerSecond: pacedPerSecond, durationMs: pacedDurationMs });
    await measure('many', [wallet], { connections: 512 });
    await measure('steps', [wallet], { kind: { name: 'steps', server: 'hot' } });
    await measure('signed', [wallet], {
      kind: { name: 'signed', key: server.keyAt(ports.wallet) },
      prepared: preparedRequests,
    });
    await measure('two', [wallet, second], both);
    await measure('twoMixed', [wallet, second], { ...both, mixPorts: true });
  }
  for (const program of [client, wallet, second, naive, preparedNaive, fullNaive]) await program.stop();
  const books = await expectCleanBooks(server);
  return table(results, transactions, books);
}

function table(results: Record<CaseName, Run[]>, transactions: readonly number[], books: string): Measurement[] {
  const rate = Object.fromEntries(caseNames.map((name) => [name, perSecondOf(results[name])])) as Record<
    CaseName,
    number
  >;
  const tps = transactions.length > 0 ? Math.round(median(transactions)) : null;
  const paced = {
    p50Ms: medianOf(results.paced, ({ p50Ms }) => p50Ms),
    p99Ms: medianOf(results.paced, ({ p99Ms }) => p99Ms),
  };
  const deadlocks = [...results.two, ...results.twoMixed].reduce((sum, run) => sum + run.deadlocks, 0);
  const row = (what: string, value: number, target: number, baseline: string, isCeiling = false): Measurement => ({
    what,
    value: String(value),
    target: `${isCeiling ? '<=' : '>='} ${target}`,
    holds: isCeiling ? value <= target : value >= target,
    baseline,
  });
  const reported = (what: string, name: CaseName): Measurement => ({
    what: `${what}, bets/s`,
    value: String(rate[name]),
    target: 'reported',
    holds: true,
    baseline: `p50 ${medianOf(results[name], ({ p50Ms }) => p50Ms)} ms, p99 ${medianOf(results[name], ({ p99Ms }) => p99Ms)} ms; ${costOf(results[name])}`,
  });
  const overPgbench =
    tps === null
      ? {
          what: 'bets over HTTP / pgbench TPC-B',
          value: 'pgbench is missing here',
          target: `>= ${targets.overPgbench}`,
          holds: false,
        }
      : row(
          'bets over HTTP / pgbench TPC-B',
          ratioOf(rate.spread, tps),
          targets.overPgbench,
          `${rate.spread}/s over ${tps}/s`,
        );
  return [
    overPgbench,
    row(
      'bets over HTTP / naive wallet that does as much for a bet',
      ratioOf(rate.spread, rate.fullNaive),
      targets.overNaive,
      `${rate.spread}/s over ${rate.fullNaive}/s`,
    ),
    row(
      'bets over HTTP / lean naive wallet',
      ratioOf(rate.spread, rate.naive),
      targets.overNaive,
      `${rate.spread}/s over ${rate.naive}/s`,
    ),
    row(
      'one hot server account / spread over 16',
      ratioOf(rate.hot, rate.spread),
      targets.hotOverSpread,
      `${rate.hot}/s over ${rate.spread}/s`,
    ),
    row(`p50 at ${pacedPerSecond} bets/s, ms`, paced.p50Ms, targets.p50Ms, `${rate.paced}/s done`, true),
    row(`p99 at ${pacedPerSecond} bets/s, ms`, paced.p99Ms, targets.p99Ms, `${rate.paced}/s done`, true),
    row(
      'two processes / one, each player at one of them',
      ratioOf(rate.two, rate.hot),
      targets.twoOverOne,
      `${rate.two}/s over ${rate.hot}/s`,
    ),
    row('deadlocks with two processes', deadlocks, 0, 'pg_stat_database', true),
    reported('spread server accounts', 'spread'),
    reported('one hot server account', 'hot'),
    reported('naive wallet that does as much for a bet', 'fullNaive'),
    reported('lean naive wallet', 'naive'),
    reported('lean naive wallet, one hot server account', 'naiveHot'),
    reported('lean naive wallet with prepared statements', 'preparedNaive'),
    reported('two processes, players at any of them', 'twoMixed'),
    reported('512 connections', 'many'),
    reported('two calls a bet: debit, then credit', 'steps'),
    reported('signed HTTP /wallet/v1/play', 'signed'),
    { what: 'auditor', value: books, target: 'clean', holds: true },
  ];
}

function costOf(of: readonly Run[]): string {
  const figure = (name: 'nodeCpuUs' | 'postgresCpuUs' | 'walBytes' | 'diskBytes') =>
    Math.round(medianOf(of, ({ perBet }) => perBet[name]));
  const cpu = `Node ${figure('nodeCpuUs')} µs, PostgreSQL ${figure('postgresCpuUs')} µs`;
  return `a bet: ${cpu}, WAL ${figure('walBytes')} B, disk ${figure('diskBytes')} B`;
}
