import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBets } from '../apps/server/src/modules/bets/index.ts';
import { openDatabase } from '../apps/server/src/platform/database/database.ts';
import type { Measurement } from './measurement.ts';
import { comeToRest, expectCleanBooks, measureLoad, measureRate, momentOf, ratioOf } from './money/measure.ts';
import { preparePgbench } from './money/pgbench.ts';
import { buildPrograms, startProgram } from './money/programs.ts';
import { seedBets } from './money/seed.ts';
import { type BenchServer, withServer } from './money/server.ts';
import { durationsMs, median, percentile, twoDigits } from './statistics.ts';

const port = 4855;
const downline = 10_000;
/** They play at the start and at the end; the others only have their seeded bets. */
const activePlayers = 1_000;
const wantedBets = 10_000_000;
const seededDays = 30;
const dayMs = 86_400_000;
/** Where the clock stands when the server opens. */
const beforeMs = (seededDays + 1) * dayMs;
/** A full audit of more takes longer than the measurement. */
const auditedBets = 1_000_000;
/** Many short ones: the speed of a rented machine changes within minutes. */
const runs = 5;
const durationMs = 3_000;
/** Each report over raw rows takes seconds and is followed by so many over rollups, so that both meet the same machine. */
const rollupsBesideRaw = 5;
const targets = { costPercent: 15, lastBetsP95Ms: 2, overRaw: 50 };

/** What ten million bets cost: the rate of the real path before and after, a member's last bets, a report over a downline. */
export async function measureGrowth(dataFolder: string): Promise<Measurement[]> {
  await buildPrograms();
  return withServer(dataFolder, { playerCount: downline, clockOffsetMs: -beforeMs }, (server) =>
    measureAt(server, dataFolder),
  );
}

async function measureAt(server: BenchServer, dataFolder: string): Promise<Measurement[]> {
  const total = Number(process.argv.find((name) => name.startsWith('--bets='))?.slice(7) ?? wantedBets);
  const active = { ...server, playersFile: path.join(dataFolder, 'active.json') };
  const players: object[] = JSON.parse(await readFile(server.playersFile, 'utf8'));
  await writeFile(active.playersFile, JSON.stringify(players.slice(0, activePlayers)));

  const pgbench = await preparePgbench(server.cluster);
  const atStart = await rateOf(active, pgbench, -beforeMs);
  await seedBets(server.owner, { bets: total, days: seededDays, vendorCode: 'HOT' });
  const seeded = total > auditedBets ? await momentOf(server) : undefined;
  const atEnd = await rateOf(active, pgbench, 0);
  const cost = twoDigits(100 * (1 - atEnd.rate / atStart.rate));
  const costBeside = twoDigits(100 * (1 - atEnd.overPgbench / atStart.overPgbench));
  await comeToRest(server);
  const lastBets = await lastBetsMs(server);
  const reports = await reportTimesMs(server);
  const books = await expectCleanBooks(server, seeded);
  return [
    {
      what: `cost of ${total} bets to the insert rate, %`,
      value: String(pgbench ? costBeside : cost),
      target: `<= ${targets.costPercent}`,
      holds: (pgbench ? costBeside : cost) <= targets.costPercent,
      baseline: `${atStart.rate}/s before, ${atEnd.rate}/s after (${cost} %); over pgbench ${atStart.overPgbench} before, ${atEnd.overPgbench} after`,
    },
    {
      what: `last 20 bets of a member at ${total} bets, p95 ms`,
      value: String(twoDigits(percentile(lastBets.first, 0.95))),
      target: `<= ${targets.lastBetsP95Ms}`,
      holds: percentile(lastBets.first, 0.95) <= targets.lastBetsP95Ms,
      baseline: `p50 ${twoDigits(median(lastBets.first))} ms`,
    },
    {
      what: 'the same once more, from memory, p95 ms',
      value: String(twoDigits(percentile(lastBets.again, 0.95))),
      target: 'reported',
      holds: true,
      baseline: `p50 ${twoDigits(median(lastBets.again))} ms`,
    },
    {
      what: `report of ${downline} members over ${seededDays} days: raw rows / rollups`,
      value: String(ratioOf(reports.rawMs, reports.rollupMs)),
      target: `>= ${targets.overRaw}`,
      holds: reports.rawMs / reports.rollupMs >= targets.overRaw,
      baseline: `${twoDigits(reports.rawMs)} ms over ${twoDigits(reports.rollupMs)} ms`,
    },
    { what: 'auditor', value: books, target: 'clean', holds: true },
  ];
}

async function rateOf(server: BenchServer, pgbench: Awaited<ReturnType<typeof preparePgbench>>, clockOffsetMs: number) {
  const walletServer = await startProgram('walletServer', { databaseUrl: server.url, port, clockOffsetMs });
  const client = await startProgram('loadClient', { hello: true });
  const rates: number[] = [];
  const transactions: number[] = [];
  const order = { ports: [port], connections: 64, durationMs, kind: { name: 'play', server: 'hot' } } as const;
  // Every player is met once before anything counts.
  await measureLoad({ server, client, servers: [] }, order);
  await pgbench?.comeBack();
  for (let run = 0; run < runs; run++) {
    if (pgbench) transactions.push(await pgbench.perSecond(durationMs / 1000));
    rates.push((await measureRate({ server, client, servers: [walletServer] }, order)).perSecond);
  }
  await client.stop();
  await walletServer.stop();
  const rate = Math.round(median(rates));
  return { rate, overPgbench: pgbench ? ratioOf(rate, median(transactions)) : Number.NaN };
}

/** As the member's own page asks for them: of members who were not asked about before, and of the same once more. */
async function lastBetsMs({ url, owner }: BenchServer): Promise<{ first: number[]; again: number[] }> {
  const { rows } = await owner.query<{ id: string }>('select id from members order by md5(id::text) limit 500');
  const database = openDatabase({
    connectionString: url,
    role: 'baize_app',
    maxConnections: 1,
    onIdleError: console.error,
  });
  const bets = createBets({ database });
  const page = { pageNo: 1, pageSize: 20 };
  const from = new Date(performance.timeOrigin - 7 * dayMs);
  for (const { id } of rows.slice(0, 50)) await bets.record({ memberId: id, from }, page);
  const passes: number[][] = [[], []];
  for (const pass of passes) {
    for (const { id } of rows.slice(50))
      pass.push(...(await durationsMs(1, () => bets.record({ memberId: id, from }, page))));
  }
  await database.destroy();
  const [first = [], again = []] = passes;
  return { first, again };
}

/** Bets, stakes and payouts of the whole downline. */
const reportOverRollups = `
  with downline as materialized (select a.id from members m join accounts a on a.member_id = m.id and a.kind = 'cash')
  select sum(d.bets), sum(d.staked_minor), sum(d.paid_minor)
  from account_days d join downline on downline.id = d.account_id
  where d.day between $1 and $2`;
const reportOverBets = `
  select count(*), sum(b.stake_minor), sum(b.payout_minor)
  from members m join bets b on b.member_id = m.id
  where b.placed_at >= to_timestamp($1::bigint * 86400) and b.placed_at < to_timestamp(($2::bigint + 1) * 86400)`;

async function reportTimesMs({ owner }: BenchServer) {
  const today = Math.floor(performance.timeOrigin / dayMs);
  const days = [today - seededDays, today - 1];
  await owner.query('set statement_timeout = 0');
  const timesMs = (text: string, times: number) => durationsMs(times, () => owner.query(text, days));
  await timesMs(reportOverRollups, 1);
  const raw: number[] = [];
  const rollups: number[] = [];
  for (let run = 0; run < runs; run++) {
    raw.push(...(await timesMs(reportOverBets, 1)));
    rollups.push(...(await timesMs(reportOverRollups, rollupsBesideRaw)));
  }
  return { rawMs: median(raw), rollupMs: median(rollups) };
}
